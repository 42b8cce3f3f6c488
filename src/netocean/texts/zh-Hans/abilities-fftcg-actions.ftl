### Final Fantasy TCG: how actions are written: damage, cards, values.

## Helpers, used by the messages below

ability-fftcg--make =
    { $mood ->
        [may] 使
       *[do] { "" }
    }
ability-fftcg--damage =
    { $amount-form ->
        [number] { $amount }点伤害
        [that] 同样数值的伤害
       *[value] 等同于{ $amount }的伤害
    }
ability-fftcg--points =
    { $amount-form ->
        [number] { $amount }点
       *[value] 点数等同于{ $amount }的
    }
ability-fftcg--plus =
    { $amount-form ->
        [number] +{ $amount }
       *[value] 增加{ $amount }
    }
ability-fftcg--minus =
    { $amount-form ->
        [number] -{ $amount }
       *[value] 减少{ $amount }
    }
ability-fftcg--source =
    { $things2-form ->
        [none] { "" }
       *[var] 由{ $things2 }
    }
ability-fftcg--hand-cards =
    { $filter-form ->
        [none] { ability-fftcg--cards }手牌
       *[some] { $amount }张手牌中的{ $filter }
    }
ability-fftcg--deck-of =
    { $things-form ->
        [group] 卡组
       *[var] 持有者卡组
    }

## Actions: damage

ability-fftcg-action-damage = { ability-fftcg--source }对{ $things }造成{ ability-fftcg--damage }
ability-fftcg-action-damage-each = 对{ $things-many }分别造成{ ability-fftcg--damage }
    .spread = yes
ability-fftcg-action-damage-unreduced = { ability-fftcg--source }对{ $things }造成{ ability-fftcg--damage }（该伤害不能被减少）
ability-fftcg-action-divide-damage = 将{ ability-fftcg--damage }任意分配给{ $things }
ability-fftcg-action-damage-player =
    对{ $who ->
        [opponent] 对手
        [actor] 自己
       *[me] 己方
    }造成{ ability-fftcg--points }伤害
ability-fftcg-action-damage-player-no-ex = 在不触发EX爆发的情况下，{ ability-fftcg-action-damage-player }
ability-fftcg-action-heal = 移除{ $things }所受的所有伤害

## Actions: cards from zone to zone

ability-fftcg-action-break = 将{ $things }破坏
ability-fftcg-action-put = 将{ $things }置入损毁区
ability-fftcg-action-return = 将{ $things }返回持有者手牌
ability-fftcg-action-add = 将{ $things }加入手牌
ability-fftcg-action-remove = 将{ $things }移出游戏
ability-fftcg-action-play =
    使{ $things }{ $state-form ->
        [none] { "" }
       *[some] 以{ $state }状态
    }{ $who ->
        [opponent] 在对手场上
       *[me] { "" }
    }上场
ability-fftcg-action-play-mine =
    使{ $things }{ $state-form ->
        [none] { "" }
       *[some] 以{ $state }状态
    }在己方场上上场
ability-fftcg-action-play-quietly =
    在不触发其自动技能的情况下，使{ $things }{ $state-form ->
        [none] { "" }
       *[some] 以{ $state }状态
    }上场
ability-fftcg-action-top = 将{ $things }放到{ ability-fftcg--deck-of }最上面
ability-fftcg-action-under = 将{ $things }放到{ ability-fftcg--deck-of }最上面的{ $amount }张卡之下
ability-fftcg-action-bottom = 将{ $things }放到{ ability-fftcg--deck-of }最下面
ability-fftcg-action-top-or-bottom = 将{ $things }放到{ ability-fftcg--deck-of }最上面或最下面
ability-fftcg-action-bottom-shuffled = 将{ $things }洗切后放到{ ability-fftcg--deck-of }最下面
ability-fftcg-action-shuffle-in = 将{ $things }洗入{ ability-fftcg--deck-of }
ability-fftcg-action-damage-zone = 将{ $things }放入持有者的伤害区
ability-fftcg-action-discard = 将{ $things }丢弃
    .off = yes
ability-fftcg-action-draw = { ability-fftcg--does }抽{ ability-fftcg--cards }卡
ability-fftcg-action-discard-cards = { ability-fftcg--does }丢弃{ ability-fftcg--hand-cards }
    .off = yes
ability-fftcg-action-discard-random = { ability-fftcg--does }随机丢弃{ ability-fftcg--cards }手牌
ability-fftcg-action-discard-hand = { ability-fftcg--does }丢弃所有手牌
ability-fftcg-action-mill =
    { $who ->
        [opponent] 对手将其卡组{ ability-fftcg--top-cards }
       *[me] 将{ ability-fftcg--whose }卡组{ ability-fftcg--top-cards }
    }置入损毁区
ability-fftcg-action-reveal = 将{ $things }公开
ability-fftcg-action-reveal-hand = { ability-fftcg--does }公开所有手牌
ability-fftcg-action-look = 查看{ $things }
ability-fftcg-action-shuffle = { ability-fftcg--does }洗切卡组
ability-fftcg-action-turn-down = 将{ $things }翻为反面朝上
ability-fftcg-action-turn-up = 将{ $things }翻为正面朝上

## Actions: status, counters, crystals

ability-fftcg-action-dull = 将{ $things }横置
ability-fftcg-action-activate = 将{ $things }转为行动
ability-fftcg-action-freeze = 将{ $things }冻结
ability-fftcg--counters =
    { $amount-form ->
        [number] { $amount }个{ $counter }指示物
        [none] 所有{ $counter }指示物
       *[value] 与{ $amount }相同数量的{ $counter }指示物
    }
ability-fftcg-action-place = 在{ $things }上放置{ ability-fftcg--counters }
ability-fftcg-action-take = 从{ $things }上移除{ ability-fftcg--counters }
ability-fftcg--kind-counters =
    { $amount-form ->
        [number] { $amount }个{ $var }指示物
       *[value] 与{ $amount }相同数量的{ $var }指示物
    }
ability-fftcg-action-place-kind = 在{ $things }上放置{ ability-fftcg--kind-counters }
ability-fftcg-action-take-kind = 从{ $things }上移除{ ability-fftcg--kind-counters }
ability-fftcg--crystals =
    { $amount-form ->
        [number]
            { $amount ->
                [1] 《水晶》
                [2] 《水晶》《水晶》
                [3] 《水晶》《水晶》《水晶》
               *[other] { $amount }个《水晶》
            }
       *[value] 与{ $amount }相同数量的《水晶》
    }
ability-fftcg-action-gain-crystals = { ability-fftcg--does }获得{ ability-fftcg--crystals }
ability-fftcg-action-pay = 支付{ $cp }
ability-fftcg-action-pay-crystals = 支付{ ability-fftcg--crystals }

## Actions: values and texts of cards

ability-fftcg-action-gain-power = { ability-fftcg--make }{ $things }力量值{ ability-fftcg--plus }
    .also = 力量值{ ability-fftcg--plus }
ability-fftcg-action-lose-power = { ability-fftcg--make }{ $things }力量值{ ability-fftcg--minus }
    .also = 力量值{ ability-fftcg--minus }
ability-fftcg-action-set-power = { ability-fftcg--make }{ $things-of }力量值变为{ $amount }
ability-fftcg-action-double-power = { ability-fftcg--make }{ $things-of }力量值变为2倍
ability-fftcg-action-halve-power = { ability-fftcg--make }{ $things-of }力量值变为一半
ability-fftcg-action-grant = { ability-fftcg--make }{ $things }获得{ $keyword }
    .also = 获得{ $keyword }
ability-fftcg-action-take-away = { ability-fftcg--make }{ $things }失去{ $keyword }
ability-fftcg-action-gain = { ability-fftcg--make }{ $things }获得{ $ability }
    .also = 获得{ $ability }
ability-fftcg-action-apply =
    { $things-form ->
        [filter] 对于每张{ $things-many }，{ $ability-text }
       *[var] { $ability-text }
    }
    .front = yes
ability-fftcg-action-later = { $ability-text }
    .front = yes
ability-fftcg-action-lose-abilities = { ability-fftcg--make }{ $things }失去所有技能
    .also = 失去所有技能
ability-fftcg-action-become-forward =
    { ability-fftcg--make }{ $things }变为{ $amount-form ->
        [none] { "" }
        [number] 力量值{ $amount }的
       *[value] 力量值等同于{ $amount }的
    }前锋
    .also =
        变为{ $amount-form ->
            [none] { "" }
            [number] 力量值{ $amount }的
           *[value] 力量值等同于{ $amount }的
        }前锋
ability-fftcg-action-gain-job = { ability-fftcg--make }{ $things }获得职业“{ $job }”
ability-fftcg-action-set-job = { ability-fftcg--make }{ $things-of }职业变为“{ $job }”
ability-fftcg-action-lose-jobs = { ability-fftcg--make }{ $things }失去所有职业
ability-fftcg-action-gain-jobs-of = { ability-fftcg--make }{ $things }获得{ $things2-of }所有职业
ability-fftcg-action-lose-categories = { ability-fftcg--make }{ $things }失去所有类别
ability-fftcg-action-gain-abilities-of = { ability-fftcg--make }{ $things }获得{ $things2-of }{ $object }
ability-fftcg-action-gain-name = { ability-fftcg--make }{ $things }获得卡牌名“{ $name }”
ability-fftcg-action-set-element = { ability-fftcg--make }{ $things-of }属性变为{ $element }
ability-fftcg-action-set-named-element = { ability-fftcg--make }{ $things-of }属性变为{ $var }
ability-fftcg-action-gain-element = { ability-fftcg--make }{ $things }获得{ $element }属性
    .also = 获得{ $element }属性
ability-fftcg-action-gain-named = { ability-fftcg--make }{ $things }获得{ $var }
ability-fftcg-action-all-elements = { ability-fftcg--make }{ $things }获得所有属性
ability-fftcg-action-gain-coloured-of = { ability-fftcg--make }{ $things }获得{ $things2-of }光与暗以外的所有属性
ability-fftcg-action-set-cost = { ability-fftcg--make }{ $things-of }费用变为{ $amount }
ability-fftcg-action-control =
    { $who ->
        [opponent] 对手获得
        [you] 己方获得
       *[me] 获得
    }{ $things-of }控制权
ability-fftcg-action-cannot = { ability-fftcg--make }{ $things }{ $ban }
    .also = { $ban }
ability-fftcg-action-cannot-be-blocked-by = { ability-fftcg--make }{ $things }不能被{ $filter }防御
    .also = 不能被{ $filter }防御
ability-fftcg-action-cannot-be-chosen-by = { ability-fftcg--make }{ $things }不能被{ ability-fftcg--holder }的{ $filter }指定
    .also = 不能被{ ability-fftcg--holder }的{ $filter }指定
ability-fftcg-action-cannot-block = { ability-fftcg--make }{ $things }不能防御{ $filter }
    .also = 不能防御{ $filter }
ability-fftcg-action-cannot-gain = { ability-fftcg--make }{ $things }不能获得{ $keyword }
    .also = 不能获得{ $keyword }
ability-fftcg-action-must = { ability-fftcg--make }{ $things }若可能则必须{ $duty }
    .also = 若可能则必须{ $duty }
ability-fftcg-action-must-block = { ability-fftcg--make }{ $things }若可能则必须防御{ $things2 }
ability-fftcg-action-must-be-chosen = 对手的召唤兽或技能若能指定{ $things }，必须指定
ability-fftcg--often =
    { $amount-form ->
        [number] { $amount }次
       *[value] 与{ $amount }相同的次数
    }
ability-fftcg-action-attacks = { ability-fftcg--make }{ $things }在同一回合中可以攻击{ ability-fftcg--often }
    .also = 在同一回合中可以攻击{ ability-fftcg--often }
ability-fftcg-action-attack-again = { ability-fftcg--make }{ $things }可以再攻击1次
    .also = 可以再攻击1次
ability-fftcg--any-party =
    可以与任意属性的{ $filter-form ->
        [some] { $filter }
       *[none] 前锋
    }组队
ability-fftcg-action-any-party = { ability-fftcg--make }{ $things }{ ability-fftcg--any-party }
    .also = { ability-fftcg--any-party }
ability-fftcg-action-end-attack = 使{ $things }退出攻击
