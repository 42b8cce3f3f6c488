### Final Fantasy TCG: how actions are written: damage, cards, values.

## Helpers, used by the messages below

ability-fftcg--make =
    { $mood ->
        [may] 使
       *[do] { "" }
    }
ability-fftcg--damage =
    { $amount-form ->
        [number] { $amount }點傷害
        [that] 同樣數值的傷害
       *[value] 等同於{ $amount }的傷害
    }
ability-fftcg--points =
    { $amount-form ->
        [number] { $amount }點
       *[value] 點數等同於{ $amount }的
    }
ability-fftcg--plus =
    { $amount-form ->
        [number] +{ $amount }
       *[value] 增加{ $amount }
    }
ability-fftcg--minus =
    { $amount-form ->
        [number] -{ $amount }
       *[value] 減少{ $amount }
    }
ability-fftcg--source =
    { $things2-form ->
        [none] { "" }
       *[var] 由{ $things2 }
    }
ability-fftcg--hand-cards =
    { $filter-form ->
        [none] { ability-fftcg--cards }手牌
       *[some] { $amount }張手牌中的{ $filter }
    }
ability-fftcg--deck-of =
    { $things-form ->
        [group] 卡組
       *[var] 持有者卡組
    }

## Actions: damage

ability-fftcg-action-damage = { ability-fftcg--source }對{ $things }造成{ ability-fftcg--damage }
ability-fftcg-action-damage-each = 對{ $things-many }分別造成{ ability-fftcg--damage }
    .spread = yes
ability-fftcg-action-damage-unreduced = { ability-fftcg--source }對{ $things }造成{ ability-fftcg--damage }（該傷害不能被減少）
ability-fftcg-action-divide-damage = 將{ ability-fftcg--damage }任意分配給{ $things }
ability-fftcg-action-damage-player =
    對{ $who ->
        [opponent] 對手
        [actor] 自己
       *[me] 己方
    }造成{ ability-fftcg--points }傷害
ability-fftcg-action-damage-player-no-ex = 在不觸發EX爆發的情況下，{ ability-fftcg-action-damage-player }
ability-fftcg-action-heal = 移除{ $things }所受的所有傷害

## Actions: cards from zone to zone

ability-fftcg-action-break = 將{ $things }破壞
ability-fftcg-action-put = 將{ $things }置入損毀區
ability-fftcg-action-return = 將{ $things }返回持有者手牌
ability-fftcg-action-add = 將{ $things }加入手牌
ability-fftcg-action-remove = 將{ $things }移出遊戲
ability-fftcg-action-play =
    使{ $things }{ $state-form ->
        [none] { "" }
       *[some] 以{ $state }狀態
    }{ $who ->
        [opponent] 在對手場上
       *[me] { "" }
    }上場
ability-fftcg-action-play-mine =
    使{ $things }{ $state-form ->
        [none] { "" }
       *[some] 以{ $state }狀態
    }在己方場上上場
ability-fftcg-action-play-quietly =
    在不觸發其自動技能的情況下，使{ $things }{ $state-form ->
        [none] { "" }
       *[some] 以{ $state }狀態
    }上場
ability-fftcg-action-top = 將{ $things }放到{ ability-fftcg--deck-of }最上面
ability-fftcg-action-under = 將{ $things }放到{ ability-fftcg--deck-of }最上面的{ $amount }張卡之下
ability-fftcg-action-bottom = 將{ $things }放到{ ability-fftcg--deck-of }最下面
ability-fftcg-action-top-or-bottom = 將{ $things }放到{ ability-fftcg--deck-of }最上面或最下面
ability-fftcg-action-bottom-shuffled = 將{ $things }洗切後放到{ ability-fftcg--deck-of }最下面
ability-fftcg-action-shuffle-in = 將{ $things }洗入{ ability-fftcg--deck-of }
ability-fftcg-action-damage-zone = 將{ $things }放入持有者的傷害區
ability-fftcg-action-discard = 將{ $things }丟棄
    .off = yes
ability-fftcg-action-draw = { ability-fftcg--does }抽{ ability-fftcg--cards }卡
ability-fftcg-action-discard-cards = { ability-fftcg--does }丟棄{ ability-fftcg--hand-cards }
    .off = yes
ability-fftcg-action-discard-random = { ability-fftcg--does }隨機丟棄{ ability-fftcg--cards }手牌
ability-fftcg-action-discard-hand = { ability-fftcg--does }丟棄所有手牌
ability-fftcg-action-mill =
    { $who ->
        [opponent] 對手將其卡組{ ability-fftcg--top-cards }
       *[me] 將{ ability-fftcg--whose }卡組{ ability-fftcg--top-cards }
    }置入損毀區
ability-fftcg-action-reveal = 將{ $things }公開
ability-fftcg-action-reveal-hand = { ability-fftcg--does }公開所有手牌
ability-fftcg-action-look = 查看{ $things }
ability-fftcg-action-shuffle = { ability-fftcg--does }洗切卡組
ability-fftcg-action-turn-down = 將{ $things }翻為反面朝上
ability-fftcg-action-turn-up = 將{ $things }翻為正面朝上

## Actions: status, counters, crystals

ability-fftcg-action-dull = 將{ $things }橫置
ability-fftcg-action-activate = 將{ $things }轉為行動
ability-fftcg-action-freeze = 將{ $things }凍結
ability-fftcg--counters =
    { $amount-form ->
        [number] { $amount }個{ $counter }指示物
        [none] 所有{ $counter }指示物
       *[value] 與{ $amount }相同數量的{ $counter }指示物
    }
ability-fftcg-action-place = 在{ $things }上放置{ ability-fftcg--counters }
ability-fftcg-action-take = 從{ $things }上移除{ ability-fftcg--counters }
ability-fftcg--kind-counters =
    { $amount-form ->
        [number] { $amount }個{ $var }指示物
       *[value] 與{ $amount }相同數量的{ $var }指示物
    }
ability-fftcg-action-place-kind = 在{ $things }上放置{ ability-fftcg--kind-counters }
ability-fftcg-action-take-kind = 從{ $things }上移除{ ability-fftcg--kind-counters }
ability-fftcg--crystals =
    { $amount-form ->
        [number]
            { $amount ->
                [1] 《水晶》
                [2] 《水晶》《水晶》
                [3] 《水晶》《水晶》《水晶》
               *[other] { $amount }個《水晶》
            }
       *[value] 與{ $amount }相同數量的《水晶》
    }
ability-fftcg-action-gain-crystals = { ability-fftcg--does }獲得{ ability-fftcg--crystals }
ability-fftcg-action-pay = 支付{ $cp }
ability-fftcg-action-pay-crystals = 支付{ ability-fftcg--crystals }

## Actions: values and texts of cards

ability-fftcg-action-gain-power = { ability-fftcg--make }{ $things }力量值{ ability-fftcg--plus }
    .also = 力量值{ ability-fftcg--plus }
ability-fftcg-action-lose-power = { ability-fftcg--make }{ $things }力量值{ ability-fftcg--minus }
    .also = 力量值{ ability-fftcg--minus }
ability-fftcg-action-set-power = { ability-fftcg--make }{ $things-of }力量值變為{ $amount }
ability-fftcg-action-double-power = { ability-fftcg--make }{ $things-of }力量值變為2倍
ability-fftcg-action-halve-power = { ability-fftcg--make }{ $things-of }力量值變為一半
ability-fftcg-action-grant = { ability-fftcg--make }{ $things }獲得{ $keyword }
    .also = 獲得{ $keyword }
ability-fftcg-action-take-away = { ability-fftcg--make }{ $things }失去{ $keyword }
ability-fftcg-action-gain = { ability-fftcg--make }{ $things }獲得{ $ability }
    .also = 獲得{ $ability }
ability-fftcg-action-apply =
    { $things-form ->
        [filter] 對於每張{ $things-many }，{ $ability-text }
       *[var] { $ability-text }
    }
    .front = yes
ability-fftcg-action-later = { $ability-text }
    .front = yes
ability-fftcg-action-lose-abilities = { ability-fftcg--make }{ $things }失去所有技能
    .also = 失去所有技能
ability-fftcg-action-become-forward =
    { ability-fftcg--make }{ $things }變為{ $amount-form ->
        [none] { "" }
        [number] 力量值{ $amount }的
       *[value] 力量值等同於{ $amount }的
    }前鋒
    .also =
        變為{ $amount-form ->
            [none] { "" }
            [number] 力量值{ $amount }的
           *[value] 力量值等同於{ $amount }的
        }前鋒
ability-fftcg-action-gain-job = { ability-fftcg--make }{ $things }獲得職業「{ $job }」
ability-fftcg-action-set-job = { ability-fftcg--make }{ $things-of }職業變為「{ $job }」
ability-fftcg-action-lose-jobs = { ability-fftcg--make }{ $things }失去所有職業
ability-fftcg-action-gain-jobs-of = { ability-fftcg--make }{ $things }獲得{ $things2-of }所有職業
ability-fftcg-action-lose-categories = { ability-fftcg--make }{ $things }失去所有類別
ability-fftcg-action-gain-abilities-of = { ability-fftcg--make }{ $things }獲得{ $things2-of }{ $object }
ability-fftcg-action-gain-name = { ability-fftcg--make }{ $things }獲得卡牌名「{ $name }」
ability-fftcg-action-set-element = { ability-fftcg--make }{ $things-of }屬性變為{ $element }
ability-fftcg-action-set-named-element = { ability-fftcg--make }{ $things-of }屬性變為{ $var }
ability-fftcg-action-gain-element = { ability-fftcg--make }{ $things }獲得{ $element }屬性
    .also = 獲得{ $element }屬性
ability-fftcg-action-gain-named = { ability-fftcg--make }{ $things }獲得{ $var }
ability-fftcg-action-all-elements = { ability-fftcg--make }{ $things }獲得所有屬性
ability-fftcg-action-gain-coloured-of = { ability-fftcg--make }{ $things }獲得{ $things2-of }光與暗以外的所有屬性
ability-fftcg-action-set-cost = { ability-fftcg--make }{ $things-of }費用變為{ $amount }
ability-fftcg-action-control =
    { $who ->
        [opponent] 對手獲得
        [you] 己方獲得
       *[me] 獲得
    }{ $things-of }控制權
ability-fftcg-action-cannot = { ability-fftcg--make }{ $things }{ $ban }
    .also = { $ban }
ability-fftcg-action-cannot-be-blocked-by = { ability-fftcg--make }{ $things }不能被{ $filter }防禦
    .also = 不能被{ $filter }防禦
ability-fftcg-action-cannot-be-chosen-by = { ability-fftcg--make }{ $things }不能被{ ability-fftcg--holder }的{ $filter }指定
    .also = 不能被{ ability-fftcg--holder }的{ $filter }指定
ability-fftcg-action-cannot-block = { ability-fftcg--make }{ $things }不能防禦{ $filter }
    .also = 不能防禦{ $filter }
ability-fftcg-action-cannot-gain = { ability-fftcg--make }{ $things }不能獲得{ $keyword }
    .also = 不能獲得{ $keyword }
ability-fftcg-action-must = { ability-fftcg--make }{ $things }若可能則必須{ $duty }
    .also = 若可能則必須{ $duty }
ability-fftcg-action-must-block = { ability-fftcg--make }{ $things }若可能則必須防禦{ $things2 }
ability-fftcg-action-must-be-chosen = 對手的召喚獸或技能若能指定{ $things }，必須指定
ability-fftcg--often =
    { $amount-form ->
        [number] { $amount }次
       *[value] 與{ $amount }相同的次數
    }
ability-fftcg-action-attacks = { ability-fftcg--make }{ $things }在同一回合中可以攻擊{ ability-fftcg--often }
    .also = 在同一回合中可以攻擊{ ability-fftcg--often }
ability-fftcg-action-attack-again = { ability-fftcg--make }{ $things }可以再攻擊1次
    .also = 可以再攻擊1次
ability-fftcg--any-party =
    可以與任意屬性的{ $filter-form ->
        [some] { $filter }
       *[none] 前鋒
    }組隊
ability-fftcg-action-any-party = { ability-fftcg--make }{ $things }{ ability-fftcg--any-party }
    .also = { ability-fftcg--any-party }
ability-fftcg-action-end-attack = 使{ $things }退出攻擊
