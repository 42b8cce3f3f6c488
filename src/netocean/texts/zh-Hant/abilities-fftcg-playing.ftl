### Final Fantasy TCG: how actions are written that say what players may do, replacements, and costs.

## Actions: what players may do

ability-fftcg-action-forbid =
    { $filter-form ->
        [some]
            { $player-ban-word ->
                [block] { ability-fftcg--whose }控制的{ $filter }不能防禦
                [attack] { ability-fftcg--whose }控制的{ $filter }不能攻擊
                [use-abilities] { ability-fftcg--whose }不能使用{ $filter }的技能
                [use-specials] { ability-fftcg--whose }不能使用{ $filter }的特殊能力
                [search] { ability-fftcg--whose }不能檢索{ $filter }
                [play-by-effect] { ability-fftcg--whose }不能以召喚獸或技能使{ $filter }上場
                [use-ex] { ability-fftcg--whose }不能使用{ $filter }的EX爆發
               *[cast] { ability-fftcg--whose }不能使用{ $filter }
            }
       *[none]
            { $player-ban-word ->
                [block] { ability-fftcg--whose }控制的前鋒不能防禦
                [attack] { ability-fftcg--whose }控制的前鋒不能攻擊
               *[cast] { ability-fftcg--whose }不能{ $player-ban }
            }
    }
    .off = yes
ability-fftcg--to-cast =
    { $things-form ->
        [filter] { $things-many }
       *[var] { $things }
    }
ability-fftcg--cost-of = 使用{ ability-fftcg--to-cast }的費用
ability-fftcg-action-cheaper = { ability-fftcg--cost-of }減少{ $amount }
    .off = yes
ability-fftcg-action-dearer = { ability-fftcg--cost-of }增加{ $amount }
    .off = yes
ability-fftcg-action-cheaper-but-one = { ability-fftcg--cost-of }減少{ $amount }（不會少於1）
    .off = yes
ability-fftcg-action-cheaper-to = { ability-fftcg--cost-of }減少{ $amount }（不會少於{ $amount2 }）
    .off = yes
ability-fftcg-action-cast-cost = { ability-fftcg--cost-of }變為{ $amount }
    .off = yes
ability-fftcg--abilities =
    { $object-form ->
        [none] 技能
       *[some] { $object }
    }
ability-fftcg-action-cheaper-abilities = 使用{ $things-of }{ ability-fftcg--abilities }的費用減少{ $amount }
ability-fftcg-action-dearer-abilities = 使用{ $things-of }{ ability-fftcg--abilities }的費用增加{ $amount }
ability-fftcg-action-extra-cost = 使用{ $things }時須追加支付{ $cp }
    .off = yes
ability-fftcg-action-extra-cost-by = 使用{ $things }時還須{ $ability-costs }
    .off = yes
ability-fftcg-action-attack-cost = 若不支付{ $cp }，{ $things }不能攻擊
ability-fftcg-action-block-cost = 若不支付{ $cp }，{ $things }不能防禦
ability-fftcg-action-cheaper-if =
    使用{ $things }時，可以{ $ability-costs-form ->
        [none] 使費用減少{ $amount }
       *[some] { $ability-costs }，使費用減少{ $amount }
    }
    .off = yes
ability-fftcg-action-cost-instead = 可以支付{ $cp }，代替使用{ $things-of }費用
    .off = yes
ability-fftcg-action-cast-free-if = 可以{ $ability-costs }，代替支付使用{ $things-of }費用
    .off = yes
ability-fftcg-action-free-special-if = 可以{ $ability-costs }，代替支付{ $things-of }特殊能力的費用
ability-fftcg-action-cannot-cast = 不能使用{ $things }
    .off = yes
ability-fftcg-action-cannot-be-played =
    { $things }不能{ $place-form ->
        [none] { "" }
       *[some] 從{ $place }
    }{ $how }上場
    .off = yes
ability-fftcg-action-may-control-several = 己方可以控制2張以上{ $element }屬性的角色
ability-fftcg-action-enter-dull = { $things }以休止狀態上場
ability-fftcg-action-no-triggers = { $filter }上場時，不觸發自動技能
ability-fftcg-action-max-attacks = { ability-fftcg--whose }每回合最多攻擊{ $amount }次
ability-fftcg-action-hasty-abilities =
    { $things-of }{ $object-form ->
        [none] 起動技能
       *[some] { $object }
    }可以視為具有加速來使用
ability-fftcg-action-no-ex-from =
    因{ $things-of }傷害翻開的{ $filter-form ->
        [some] { $filter }
       *[none] 卡牌
    }不能使用EX爆發
    .off = yes
ability-fftcg-action-same-name-by = 可以丟棄{ $filter }，代替{ $things-of }《S》
    .off = yes
ability-fftcg-action-crystal-for-same-name = 可以支付《水晶》，代替{ $things-of }《S》
ability-fftcg-action-only-cast = 只能{ $how }使用{ $things }
    .off = yes
ability-fftcg-action-only-pay = { $things-of }費用只能以{ $element }屬性的水晶點數支付
    .off = yes
ability-fftcg-action-only-pay-with = { $things-of }費用只能以{ $filter }產生的水晶點數支付
    .off = yes
ability-fftcg-action-any-pay = { $things-of }費用可以用任意屬性的水晶點數支付
    .off = yes
ability-fftcg-action-any-pay-priming = { $things-of }啟動融合費用可以用任意屬性的水晶點數支付
ability-fftcg-action-any-pay-warp = { $things-of }躍遷費用可以用任意屬性的水晶點數支付
    .off = yes
ability-fftcg-action-produce = { $things }可以產生{ $element }屬性的水晶點數
ability-fftcg-action-produce-any = { $things }可以產生任意屬性的水晶點數{ $filter-form ->
        [some] （用於支付{ $filter }的費用）
       *[none] { "" }
    }
    .off = yes
ability-fftcg-action-produce-elements-of = { $things }可以產生{ $things2 }所具有屬性的水晶點數
ability-fftcg--cp-produced =
    { $amount }點{ $element-form ->
        [none] 任意屬性
       *[some] { $element }屬性
    }的水晶點數
ability-fftcg-action-discard-for-cp = 可以丟棄{ $things }，產生{ ability-fftcg--cp-produced }
    .off = yes
ability-fftcg-action-put-for-cp = 可以將{ $things }置入損毀區，產生{ ability-fftcg--cp-produced }
ability-fftcg-action-back-attack = { $things }獲得背後攻擊
    .also = 獲得背後攻擊
ability-fftcg-action-may-cast =
    可以{ $place-word ->
        [none] { "" }
        [anywhere] { "" }
       *[break] 從己方{ $place }
    }使用{ $things }
    .off = yes
ability-fftcg-action-cast = 將{ $things }使用
    .off = yes
ability-fftcg-action-cast-free = 將{ $things }不支付費用使用
    .off = yes
ability-fftcg-action-cast-cheaper = 將{ $things }以減少{ $amount }的費用使用
    .off = yes
ability-fftcg-action-cast-cheaper-but-one = 將{ $things }以減少{ $amount }的費用使用（不會少於1）
    .off = yes
ability-fftcg-action-may-cast-free = 可以不支付費用使用{ $things }
    .off = yes
ability-fftcg-action-remove-after-use = { $things }使用後不置入損毀區，而是移出遊戲
ability-fftcg-action-return-after-use = { $things }使用後不置入損毀區，而是返回持有者手牌
ability-fftcg-action-max-hand = { ability-fftcg--whose }手牌上限變為{ $amount }張
ability-fftcg-action-extra-triggers = { $filter }的自動技能多觸發1次

## Actions: other

ability-fftcg-action-cancel = 將{ $things }取消
ability-fftcg-action-use-ability-of = 不支付費用使用{ $things-of }1個{ $object }
ability-fftcg-action-reuse-special = 不支付費用使用本回合使用過的1個特殊能力（與本能力同名的除外）
ability-fftcg-action-skip = { ability-fftcg--whose }下個回合跳過{ $phase }
ability-fftcg-action-retarget =
    { $filter-form ->
        [some] 從{ $filter }中
       *[none] { "" }
    }為{ $things }重新指定目標
ability-fftcg-action-retarget-to = 若可能，使{ $things }改為指定{ $things2 }
ability-fftcg-action-extra-turn = { ability-fftcg--does }在本回合之後再進行1個回合
ability-fftcg-action-extra-attack-phase = 本階段之後再進行1次攻擊階段
ability-fftcg-action-win =
    { $who ->
        [opponent] 對手
       *[me] 己方
    }獲得勝利
ability-fftcg-action-lose =
    { $who ->
        [opponent] 對手
       *[me] 己方
    }輸掉遊戲
ability-fftcg-action-join-attack = 使{ $things }加入攻擊
ability-fftcg-action-use-ex = 使用{ $things-of }EX爆發
ability-fftcg-action-again = 將以上處理再進行1次

## Actions: in replacements

ability-fftcg-action-becomes = 使該傷害變為{ $amount }
ability-fftcg-action-reduce = 使該傷害減少{ $amount }
ability-fftcg-action-increase = 使該傷害增加{ $amount }
ability-fftcg-action-double = 使該傷害變為2倍
ability-fftcg-action-redirect = 將該傷害給予{ $things }
ability-fftcg-action-nothing = 什麼都不發生
ability-fftcg-action-unreduced = 使該傷害不能被減少
ability-fftcg-action-replace = { $ability-text }
    .front = yes
ability-fftcg-action-not-reduced = { $things }造成的傷害不能被減少

## Costs

ability-fftcg-cost-cp = { $cp }
    .sign = yes
ability-fftcg-cost-crystals = { ability-fftcg--crystals }
    .sign = yes
ability-fftcg-cost-dull = 《休止》
    .sign = yes
ability-fftcg-cost-same-name = 《S》
    .sign = yes
ability-fftcg-cost-put-self = 將{ $card }置入損毀區
ability-fftcg-cost-remove-self = 將{ $card }移出遊戲
ability-fftcg-cost-return-self = 將{ $card }返回持有者手牌
ability-fftcg-cost-discard-self = 丟棄{ $card }
ability-fftcg-cost-bottom-self = 將{ $card }放到持有者卡組最下面
ability-fftcg-cost-put = 將{ $amount }張{ $filter }置入損毀區
ability-fftcg-cost-discard = 丟棄{ ability-fftcg--hand-cards }
    .off = yes
ability-fftcg-cost-discard-different =
    丟棄{ $amount }張{ $aspect }各不相同的{ $filter-form ->
        [some] { $filter }
       *[none] 卡牌
    }
    .off = yes
ability-fftcg-cost-only-with = 只以{ $filter }產生的水晶點數支付
    .off = yes
ability-fftcg-cost-only-cp = 只以{ $cp }的水晶點數支付
    .off = yes
ability-fftcg-cost-dull-others = 將{ $amount }張{ $filter }橫置
ability-fftcg-cost-return = 將{ $amount }張{ $filter }返回持有者手牌
ability-fftcg-cost-remove = 將{ ability-fftcg--my-place }{ $amount }張{ $filter }移出遊戲
ability-fftcg-cost-remove-different = 將{ ability-fftcg--my-place }{ $amount }張{ $aspect }各不相同的{ $filter }移出遊戲
ability-fftcg--my-place =
    { $place-word ->
        [field] 場上的
       *[break] 己方{ $place }中的
    }
ability-fftcg-cost-bottom = 將{ ability-fftcg--my-place }{ $amount }張{ $filter }放到卡組最下面
ability-fftcg-cost-take =
    從{ $filter-form ->
        [some] { $filter-any }
       *[none] { $card }
    }上移除{ ability-fftcg--counters }
ability-fftcg-cost-mill = 將己方卡組{ ability-fftcg--top-cards }置入損毀區
ability-fftcg-cost-remove-top = 將己方卡組{ ability-fftcg--top-cards }移出遊戲
ability-fftcg-cost-damage-self = 己方受到{ $amount }點傷害
ability-fftcg-cost-reveal = 公開手牌中的{ $amount }張{ $filter }
    .off = yes
ability-fftcg-cost-freeze-self = 將{ $card }凍結
ability-fftcg-cost-discard-any =
    丟棄任意張數的{ $filter-form ->
        [some] { $filter }
       *[none] 手牌
    }
    .off = yes
