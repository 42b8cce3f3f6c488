### Digital Monster Card Game α: how the nodes of its abilities are written.

## Frame

ability-alpha-frame-any-card = { $cards }
ability-alpha-frame-all-cards = 所有{ $cards }
ability-alpha-frame-modifiers-after = { $first }{ $second }
ability-alpha-frame-modifiers = { $first }{ $second }
ability-alpha-frame-card = 卡
ability-alpha-frame-chosen =
    { $style ->
        [mark] { $noun }{ $mark }
        [noun]
            { $role ->
                [choose] 所选的{ $noun }
               *[it]
                    { $number ->
                        [many] 这些{ $noun }
                       *[one] 该{ $noun }
                    }
            }
       *[it]
            { $number ->
                [many] 这些卡
               *[one] 该卡
            }
    }
ability-alpha-frame-choose =
    { $by ->
        [opponent] 由对手从{ $zone }选择
       *[me] 从{ $zone }选择
    }{ $up-to ->
        [yes] 最多{ $count }张
       *[no] { $count }张
    }{ $cards }{ $several ->
        [yes] { $mark }
       *[no] { "" }
    }

## Helpers, used by the messages below

ability-alpha--whose =
    { $who ->
        [opponent] 对方
        [owner] 其持有者
       *[me] 己方
    }
ability-alpha--make =
    { $mood ->
        [may] 使
       *[do] { "" }
    }
ability-alpha--cards =
    { $amount-form ->
        [number] { $amount }张
        [that] 同样张数的
       *[value] 张数等于{ $amount }的
    }
ability-alpha--top-cards =
    { $amount-form ->
        [number] 最上面的{ $amount }张卡
        [that] 最上面同样张数的卡
       *[value] 最上面的卡（张数等于{ $amount }）
    }
ability-alpha--plus =
    { $amount-form ->
        [number] +{ $amount }
       *[value] 增加{ $amount }
    }
ability-alpha--minus =
    { $amount-form ->
        [number] -{ $amount }
       *[value] 减少{ $amount }
    }
ability-alpha--filtered =
    { $filter-form ->
        [some] { $amount }张{ $filter }
       *[none] { ability-alpha--cards }卡
    }
ability-alpha--doer =
    { $things-form ->
        [none] { $card }
       *[some] { $things-subject }
    }
ability-alpha--measure =
    { $sign ->
        [equal] { $values }
        [unequal] { $values }以外
        [less] 小于{ $values }
        [at-most] { $values }以下
        [more] 大于{ $values }
       *[at-least] { $values }以上
    }

## Actions: numbers

ability-alpha-action-set-attack =
    { ability-alpha--make }{ $things }改用{ $letter }技能{ $amount-form ->
        [none] { "" }
       *[number] ，保持{ $letter }技能期间攻击力{ ability-alpha--plus }
    }
ability-alpha-action-add-attack = { ability-alpha--make }{ $things }的攻击力{ ability-alpha--plus }
ability-alpha-action-subtract-attack = { ability-alpha--make }{ $things }的攻击力{ ability-alpha--minus }
ability-alpha-action-multiply-attack = { ability-alpha--make }{ $things }的攻击力变为{ $amount }倍
ability-alpha-action-zero-attack = { ability-alpha--make }{ $things }的攻击力变为0
ability-alpha-action-add-power = { ability-alpha--make }{ $things }的攻击力加上其{ $letter }技能的数值
ability-alpha-action-halve-attack = { ability-alpha--make }{ $things }的攻击力减半
ability-alpha-action-set-power = { ability-alpha--make }{ $things }的攻击力（加减之前）变为{ $amount }
ability-alpha-action-add-hp = { ability-alpha--make }{ $things }的生命值{ ability-alpha--plus }
ability-alpha-action-subtract-hp = { ability-alpha--make }{ $things }的生命值{ ability-alpha--minus }
ability-alpha-action-set-hp = { ability-alpha--make }{ $things }的生命值（加减之前）变为{ $amount }
ability-alpha-action-add-speed = { ability-alpha--make }{ $things }的速度值{ ability-alpha--plus }
ability-alpha-action-subtract-speed = { ability-alpha--make }{ $things }的速度值{ ability-alpha--minus }
ability-alpha-action-set-speed = { ability-alpha--make }{ $things }的速度值（加减之前）变为{ $amount }
ability-alpha-action-add-cost = { ability-alpha--make }{ $things }的费用{ ability-alpha--plus }
ability-alpha-action-subtract-cost = { ability-alpha--make }{ $things }的费用{ ability-alpha--minus }
ability-alpha-action-swap-speed = 互换{ $things }与{ $things2 }的速度值

## Actions: what cards are, may and must

ability-alpha-action-become-type = { ability-alpha--make }{ $things }的战斗类型变为{ $letter }
ability-alpha-action-add-field = { ability-alpha--make }{ $things }也拥有{ $family }标志
ability-alpha-action-add-name = { ability-alpha--make }{ $things }也视为“{ $name }”
ability-alpha-action-add-attribute = { ability-alpha--make }{ $things }也是{ $attribute }
ability-alpha-action-cannot = { ability-alpha--make }{ $things }不能{ $deed }
ability-alpha-action-must = { ability-alpha--make }{ $things }可能的话必须{ $deed }
ability-alpha-action-block-any-speed = { ability-alpha--make }{ $things }可以无视攻击者的速度值进行阻挡
ability-alpha-action-blocked-from = { ability-alpha--make }{ $things }只能被速度值{ $amount }以上的数码宝贝阻挡
ability-alpha-action-set-damage = { ability-alpha--make }{ $things }未被阻挡的攻击造成{ $amount }点失分
ability-alpha-action-support-without = { ability-alpha--make }{ $things }可以无视{ $part }进行支援
ability-alpha-action-not-destroyed = { ability-alpha--make }{ $things }不会被破坏
ability-alpha-action-blank = { ability-alpha--make }{ $things }的特殊能力无效
ability-alpha-action-immune =
    { ability-alpha--make }{ $things }不受{ $owner-word ->
        [opponent] 对方
       *[all] 任何
    }{ $use }影响
ability-alpha-action-immune-from = { ability-alpha--make }{ $things }不受{ $filter }影响
ability-alpha-action-ignore-condition = { ability-alpha--make }己方的{ $filter }无视进化条件进化
ability-alpha-action-copy = 使{ $card }获得{ $things }的常驻与触发能力
ability-alpha-action-abilities-in-support = { ability-alpha--make }{ $things }在支援时也能使用特殊能力

## Actions: what players may, and what they lose

ability-alpha-action-raise-limit = { ability-alpha--make }{ ability-alpha--whose }的{ $bound }{ ability-alpha--plus }
ability-alpha-action-lower-limit = { ability-alpha--make }{ ability-alpha--whose }的{ $bound }{ ability-alpha--minus }
ability-alpha-action-multiply-loss = { ability-alpha--make }{ ability-alpha--whose }失去的点数变为{ $amount }倍
ability-alpha-action-halve-loss = { ability-alpha--make }{ ability-alpha--whose }失去的点数减半
ability-alpha-action-set-loss = { ability-alpha--make }{ ability-alpha--whose }每次失去的点数变为{ $amount }
ability-alpha-action-keep-points = { ability-alpha--make }{ ability-alpha--whose }不会失去点数
ability-alpha-action-forbid =
    { $mood ->
        [may] 禁止{ ability-alpha--whose }使用{ $use }
       *[do] { ability-alpha--whose }不能使用{ $use }
    }
ability-alpha-action-forbid-evolution =
    { $mood ->
        [may] 禁止{ ability-alpha--whose }进化为{ $filter }
       *[do] { ability-alpha--whose }不能进化为{ $filter }
    }

## Actions: the course of battle

ability-alpha-action-tie-battle = { ability-alpha--make }战斗成为平手
ability-alpha-action-win-battle = { ability-alpha--make }{ ability-alpha--whose }赢得战斗
ability-alpha-action-end-battle = { ability-alpha--make }战斗不分结果地结束
ability-alpha-action-both-damaged = { ability-alpha--make }战斗中的双方数码宝贝都受到等于对手攻击力的伤害
ability-alpha-action-redirect = 将攻击转向{ $things }
ability-alpha-action-redirect-to-player = 将攻击转向玩家
ability-alpha-action-extra-opportunity = { ability-alpha--make }{ $things }本回合再获得一次行动机会
ability-alpha-action-turn-upright = 将{ $things }竖置
ability-alpha-action-turn-sideways = 将{ $things }横置

## Actions: points

ability-alpha-action-gain-points = { ability-alpha--make }{ ability-alpha--whose }点数{ ability-alpha--plus }
ability-alpha-action-lose-points = { ability-alpha--make }{ ability-alpha--whose }点数{ ability-alpha--minus }
ability-alpha-action-swap-points = 与对方互换点数
ability-alpha-action-equalise-points = 将点数较多一方的点数降到与另一方相同

## Actions: cards

ability-alpha-action-mill = 将{ ability-alpha--whose }网络之海{ ability-alpha--top-cards }弃至暗区
ability-alpha-action-draw =
    { $who ->
        [opponent] 让对方抽{ ability-alpha--cards }卡
        [owner] 让其持有者抽{ ability-alpha--cards }卡
       *[me] 抽{ ability-alpha--cards }卡
    }
ability-alpha-action-discard-hand =
    { $who ->
        [opponent] 让对方选择{ ability-alpha--cards }手牌弃置
        [owner] 让其持有者选择{ ability-alpha--cards }手牌弃置
       *[me] 弃置己方{ ability-alpha--cards }手牌
    }
ability-alpha-action-discard-all = 弃置{ ability-alpha--whose }所有手牌
ability-alpha-action-discard-random = 随机弃置{ ability-alpha--whose }{ ability-alpha--cards }手牌
ability-alpha-action-shuffle = 将{ ability-alpha--whose }网络之海洗牌
ability-alpha-action-shuffle-hand = 将{ ability-alpha--whose }手牌洗回网络之海
ability-alpha-action-renew = 重新洗切{ ability-alpha--whose }卡组
ability-alpha-action-look =
    查看{ $zone }{ $amount-form ->
        [none] { "" }
       *[number] { ability-alpha--top-cards }
    }
ability-alpha-action-reveal = 将{ $things }展示给对方
ability-alpha-action-to-hand =
    { $things-form ->
        [var] 将{ $things }加入手牌
       *[self] 将{ $things }收回手牌
    }
ability-alpha-action-to-net-ocean = 将{ $things }放到网络之海的{ $end }
ability-alpha-action-discard = 将{ $things }弃至暗区
ability-alpha-action-destroy = 破坏{ $things }
ability-alpha-action-remove = 将{ $things }从游戏中除外
ability-alpha-action-place = 将{ $var }正面放到场上
ability-alpha-action-evolve = 满足进化条件，使{ $things }进化为{ $var }
ability-alpha-action-evolve-free = 无视进化条件，使{ $things }进化为{ $var }
ability-alpha-action-exchange = 将{ $things }弃至暗区，并将{ $var }放到其区域
ability-alpha-action-negate = 使{ $things }无效

## Costs

ability-alpha-cost-discard-hand = 弃置手牌中的{ ability-alpha--filtered }
ability-alpha-cost-discard-all = 弃置己方所有手牌
ability-alpha-cost-mill = 将己方网络之海{ ability-alpha--top-cards }弃至暗区
ability-alpha-cost-lose-points = 己方点数{ ability-alpha--minus }
ability-alpha-cost-turn-this = 将此卡横置
ability-alpha-cost-send-this = 将此卡弃至暗区
ability-alpha-cost-turn = 将己方场上其他1张{ $filter-any }横置
ability-alpha-cost-send = 将己方场上其他1张{ $filter-any }弃至暗区
ability-alpha-cost-reveal = 展示手牌中的1张{ $filter-any }
ability-alpha-cost-remove = 将己方暗区的{ ability-alpha--filtered }从游戏中除外

## Conditions and amounts

ability-alpha-condition-evolved-this-turn = { ability-alpha--doer }在本回合进化过
    .not = { ability-alpha--doer }在本回合没有进化过
ability-alpha-condition-evolved-from = { ability-alpha--doer }在本回合由{ $filter }进化而来
    .not = { ability-alpha--doer }在本回合不是由{ $filter }进化而来
ability-alpha-condition-has-on-sheet = { ability-alpha--whose }场上有{ $filter }
    .not = { ability-alpha--whose }场上没有{ $filter }
ability-alpha-condition-first-player = { ability-alpha--whose }是先攻
    .not = { ability-alpha--whose }是后攻
ability-alpha-condition-alpha-battle = 这是阿尔法战斗
    .not = 这不是阿尔法战斗
ability-alpha-condition-used-command = { ability-alpha--whose }在本次战斗中使用过指令卡
    .not = { ability-alpha--whose }在本次战斗中没有使用过指令卡
ability-alpha-amount-that = 相同数值
ability-alpha-amount-power = { $things }的{ $letter }技能的数值
ability-alpha-amount-level = { $things }的等级
ability-alpha-amount-speed = { $things }的速度值
ability-alpha-amount-hp = { $things }的生命值
ability-alpha-amount-cost = { $things }的费用
ability-alpha-amount-count = { $things-many }的张数
    .each = 每有1张{ $things-one }
ability-alpha-amount-count-in = { $zone }中{ $things-many }的张数
    .each = { $zone }中每有1张{ $things-one }
ability-alpha-amount-times = { $amount2 }的{ $amount }倍
    .each = yes

## Events

ability-alpha-event-turn-starts = 回合开始时
ability-alpha-event-step-begins = { ability-alpha--whose }{ $step }开始时
ability-alpha-event-step-ends = { ability-alpha--whose }{ $step }结束时
ability-alpha-event-opened = { ability-alpha--doer }翻开时
ability-alpha-event-burst = { ability-alpha--whose }进行爆裂处理时
ability-alpha-event-evolved =
    { $things-form ->
        [none] 进化为{ $card }时
       *[some] { $things-subject }进化后
    }
ability-alpha-event-evolved-from =
    { $things-form ->
        [none] 由{ $card }进化时
       *[some] 由{ $things-subject }进化时
    }
ability-alpha-event-evolution-failed = { ability-alpha--doer }的进化失败时
ability-alpha-event-opportunity = 轮到{ ability-alpha--doer }行动时
ability-alpha-event-attacks = { ability-alpha--doer }攻击时
ability-alpha-event-attacked = { ability-alpha--doer }被攻击时
ability-alpha-event-player-attacked = { ability-alpha--whose }玩家被攻击时
ability-alpha-event-blocks = { ability-alpha--doer }阻挡时
ability-alpha-event-blocked = { ability-alpha--doer }被阻挡时
ability-alpha-event-not-blocked = { ability-alpha--doer }的攻击未被阻挡时
ability-alpha-event-supports = { ability-alpha--doer }进行支援时
ability-alpha-event-supported = { ability-alpha--doer }得到支援时
ability-alpha-event-start-of-battle =
    { $things-form ->
        [none] 战斗开始时
       *[some] { $things-subject }的战斗开始时
    }
ability-alpha-event-skill = { $card }使用{ $letter }技能时
ability-alpha-event-win = { ability-alpha--doer }战斗胜利时
ability-alpha-event-loss = { ability-alpha--doer }战斗失败时
ability-alpha-event-draw = { ability-alpha--doer }的战斗平手时
ability-alpha-event-end-of-battle =
    { $things-form ->
        [none] 战斗结束时
       *[some] { $things-subject }的战斗结束时
    }
ability-alpha-event-attack-over = { ability-alpha--doer }的攻击结束后
ability-alpha-event-destroyed = { ability-alpha--doer }被破坏时
ability-alpha-event-points-lost = { ability-alpha--whose }失去点数时
ability-alpha-event-points-gained = { ability-alpha--whose }获得点数时
ability-alpha-event-leaves-play = { ability-alpha--doer }未被破坏而离场时
ability-alpha-event-leaves-slot = { $card }离开配置区时
ability-alpha-event-negated = { $card }被无效时
ability-alpha-event-renewed = { ability-alpha--whose }重新洗切卡组时
ability-alpha-event-end-of-turn = 回合结束时

## Durations

ability-alpha-duration-end-of-battle = 直到战斗结束
ability-alpha-duration-end-of-turn = 直到本回合结束
ability-alpha-duration-turns =
    { $amount ->
        [1] 本回合中
        [2] 直到下回合结束
       *[other] { $amount }回合内（包括本回合）
    }
ability-alpha-duration-stays = 此卡在场期间
ability-alpha-duration-on-box = 只要该区域有数码宝贝

## Keywords

ability-alpha-keyword-copies = 卡组中最多可放入{ $amount }张此卡。
ability-alpha-keyword-stands-for-partner = 此卡可代替进化所需的搭档。
ability-alpha-keyword-fixed = 此卡的进化条件不能无视。
ability-alpha-keyword-placed-free = 盖放此卡时不计算其费用。
ability-alpha-keyword-no-adding = 同名卡的常驻能力不叠加。

## Properties

ability-alpha-property-points = { ability-alpha--whose }点数
ability-alpha-property-level =
    { $form ->
        [subject] { ability-alpha--whose }战斗中的数码宝贝
       *[value] { ability-alpha--whose }战斗中的数码宝贝的等级
    }
ability-alpha-property-attack = { ability-alpha--whose }战斗中的数码宝贝所用的技能
ability-alpha-property-power = { ability-alpha--whose }战斗中的数码宝贝的攻击力
ability-alpha-property-active = { ability-alpha--whose }战斗中的数码宝贝
ability-alpha-property-type = { ability-alpha--whose }战斗中的数码宝贝的战斗类型
ability-alpha-property-speed = { ability-alpha--whose }战斗中的数码宝贝的速度值
ability-alpha-property-hp = { ability-alpha--whose }战斗中的数码宝贝的生命值
ability-alpha-property-cost = { ability-alpha--whose }战斗中的数码宝贝的费用
ability-alpha-property-supporters = { ability-alpha--whose }支援的数码宝贝数量
    .each = 每有1只{ ability-alpha--whose }支援的数码宝贝
ability-alpha-property-hand =
    { $form ->
        [count] { ability-alpha--whose }手牌张数
       *[place] { ability-alpha--whose }手牌
    }
    .each = { ability-alpha--whose }每有1张手牌
ability-alpha-property-net-ocean =
    { $form ->
        [count] { ability-alpha--whose }网络之海的张数
       *[place] { ability-alpha--whose }网络之海
    }
    .each = { ability-alpha--whose }网络之海每有1张卡
ability-alpha-property-dark-area =
    { $form ->
        [count] { ability-alpha--whose }暗区的张数
       *[place] { ability-alpha--whose }暗区
    }
    .each = { ability-alpha--whose }暗区每有1张卡
ability-alpha-property-removed =
    { $form ->
        [count] { ability-alpha--whose }从游戏中除外的卡的张数
       *[place] { ability-alpha--whose }从游戏中除外的卡
    }
    .each = { ability-alpha--whose }每有1张从游戏中除外的卡
ability-alpha-property-slots =
    { $form ->
        [count] { ability-alpha--whose }配置区的张数
       *[place] { ability-alpha--whose }配置区
    }
    .each = { ability-alpha--whose }配置区每有1张卡
ability-alpha-property-boxes =
    { $form ->
        [count] { ability-alpha--whose }场上的数码宝贝数量
       *[place] { ability-alpha--whose }数码宝贝区
    }
    .each = { ability-alpha--whose }场上每有1只数码宝贝

## Fields of a filter

ability-alpha-field-name =
    .before = 名称为{ $values }的
    .not-before = 名称不是{ $values }的
    .is = 名称为{ $values }
    .is-not = 名称不是{ $values }
ability-alpha-field-contains =
    .before = 名称含{ $values }的
    .not-before = 名称不含{ $values }的
    .is = 名称含{ $values }
    .is-not = 名称不含{ $values }
ability-alpha-field-number =
    .before = 编号为{ $values }的
    .not-before = 编号不是{ $values }的
    .is = 编号为{ $values }
    .is-not = 编号不是{ $values }
ability-alpha-field-level =
    .before = { $values }的
    .not-before = 非{ $values }的
    .is = 是{ $values }
    .is-not = 不是{ $values }
ability-alpha-field-up-to =
    .before = { $values }以下的
    .not-before = 高于{ $values }的
    .is = 是{ $values }以下
    .is-not = 高于{ $values }
ability-alpha-field-from =
    .before = { $values }以上的
    .not-before = 低于{ $values }的
    .is = 是{ $values }以上
    .is-not = 低于{ $values }
ability-alpha-field-type =
    .before = 战斗类型{ $values }的
    .not-before = 战斗类型不是{ $values }的
    .is = 战斗类型是{ $values }
    .is-not = 战斗类型不是{ $values }
ability-alpha-field-field =
    .before = { $values }
    .not-before = 没有{ $values }标志的
    .is = 有{ $values }标志
    .is-not = 没有{ $values }标志
ability-alpha-field-attribute =
    .before = { $values }的
    .not-before = 非{ $values }的
    .is = 是{ $values }
    .is-not = 不是{ $values }
ability-alpha-field-species =
    .before = 种族为{ $values }的
    .not-before = 种族不是{ $values }的
    .is = 种族为{ $values }
    .is-not = 种族不是{ $values }
ability-alpha-field-kind =
    .noun = { $values }
    .not-noun = 非{ $values }卡
    .is = 是{ $values }
    .is-not = 不是{ $values }
ability-alpha-field-class =
    .noun = { $values }
    .not-noun = 非{ $values }卡
    .is = 是{ $values }
    .is-not = 不是{ $values }
ability-alpha-field-owner =
    .first =
        { $values-word ->
            [opponent] 对方
            [owner] 其持有者的
           *[me] 己方
        }
    .not-first =
        { $values-word ->
            [opponent] 不属于对方的
            [owner] 不属于其持有者的
           *[me] 不属于己方的
        }
    .is =
        { $values-word ->
            [opponent] 属于对方
            [owner] 属于其持有者
           *[me] 属于己方
        }
    .is-not =
        { $values-word ->
            [opponent] 不属于对方
            [owner] 不属于其持有者
           *[me] 不属于己方
        }
ability-alpha-field-role =
    .before = { $values }的
    .not-before = 并非{ $values }的
    .is = 正在{ $values }
    .is-not = 并非正在{ $values }
ability-alpha-field-upright =
    .before = 竖置的
    .not-before = 横置的
    .is = 是竖置状态
    .is-not = 是横置状态
ability-alpha-field-plain =
    .before = 没有特殊能力的
    .not-before = 有特殊能力的
    .is = 没有特殊能力
    .is-not = 有特殊能力
ability-alpha-field-evolved =
    .front = 本回合进化过的
    .not-front = 本回合没有进化过的
    .is = 在本回合进化过
    .is-not = 在本回合没有进化过
ability-alpha-field-another =
    .first = { $card }以外的
    .not-first = 作为{ $card }的
    .is = 不是{ $card }
    .is-not = 是{ $card }
ability-alpha-field-speed =
    .before = 速度值{ ability-alpha--measure }的
    .is = 速度值为{ ability-alpha--measure }
    .is-not = 速度值为{ ability-alpha--measure }
ability-alpha-field-cost =
    .before = 费用{ ability-alpha--measure }的
    .is = 费用为{ ability-alpha--measure }
    .is-not = 费用为{ ability-alpha--measure }
ability-alpha-field-hp =
    .before = 生命值{ ability-alpha--measure }的
    .is = 生命值为{ ability-alpha--measure }
    .is-not = 生命值为{ ability-alpha--measure }

## Words

ability-alpha-word-who-me = 己方
ability-alpha-word-who-opponent = 对方
ability-alpha-word-who-owner = 其持有者
ability-alpha-word-things-me = 己方战斗中的数码宝贝
ability-alpha-word-things-opponent = 对方战斗中的数码宝贝
ability-alpha-word-things-self = 此卡
ability-alpha-word-things-it = 该卡
ability-alpha-word-things-other = 另一只数码宝贝
ability-alpha-word-things-last-command = 最后使用的指令卡
ability-alpha-word-letter-a = A
ability-alpha-word-letter-b = B
ability-alpha-word-letter-c = C
ability-alpha-word-level-i = 等级I
ability-alpha-word-level-ii = 等级II
ability-alpha-word-level-iii = 等级III
ability-alpha-word-level-iv = 等级IV
ability-alpha-word-level-perfect = 完全体
ability-alpha-word-level-ultimate = 究极体
ability-alpha-word-timing-battle = 指令时机
ability-alpha-word-step-reset = 重置步骤
ability-alpha-word-step-surplus = 处理多余卡步骤
ability-alpha-word-step-fill = 补满手牌步骤
ability-alpha-word-step-placing = 盖放步骤
ability-alpha-word-step-turning-up = 翻开盖卡步骤
ability-alpha-word-step-cost-check = 检查费用步骤
ability-alpha-word-step-evolution-check = 确认进化条件步骤
ability-alpha-word-step-line-up = 数码宝贝排序步骤
ability-alpha-word-attribute-vaccine = 疫苗种
ability-alpha-word-attribute-data = 数据种
ability-alpha-word-attribute-virus = 病毒种
ability-alpha-word-attribute-free = 自由种
ability-alpha-word-attribute-variable = 可变种
ability-alpha-word-family-nsp = 自然灵魂
ability-alpha-word-family-ds = 深海救星
ability-alpha-word-family-nso = 恶梦军团
ability-alpha-word-family-wg = 风之守卫
ability-alpha-word-family-me = 钢铁帝国
ability-alpha-word-family-uk = 未知
ability-alpha-word-family-da = 黑暗领域
ability-alpha-word-family-vb = 病毒克星
ability-alpha-word-family-dr = 龙之咆哮
ability-alpha-word-family-jt = 丛林军团
ability-alpha-word-kind-digimon = 数码宝贝
ability-alpha-word-kind-option = 选项卡
ability-alpha-word-kind-command = 指令卡
ability-alpha-word-class-field = 场地
ability-alpha-word-class-ordinary = 普通选项卡
ability-alpha-word-role-attacker = 攻击
ability-alpha-word-role-blocker = 阻挡
ability-alpha-word-role-target = 被攻击
ability-alpha-word-role-supporter = 支援
ability-alpha-word-deed-attack = 攻击
ability-alpha-word-deed-alpha-attack = 进行阿尔法攻击
ability-alpha-word-deed-block = 阻挡
ability-alpha-word-deed-support = 支援
ability-alpha-word-deed-be-attacked = 被攻击
ability-alpha-word-deed-be-blocked = 被阻挡
ability-alpha-word-part-type = 战斗类型
ability-alpha-word-part-field = 场地
ability-alpha-word-use-options = 选项卡
ability-alpha-word-use-abilities = 特殊能力
ability-alpha-word-use-commands = 指令卡
ability-alpha-word-use-renewal = 重新洗切卡组
ability-alpha-word-owner-opponent = 对方
ability-alpha-word-owner-all = 所有
ability-alpha-word-bound-costs = 总费用上限
ability-alpha-word-bound-placing = 盖放费用上限
ability-alpha-word-bound-digimon = 可盖放的数码宝贝卡张数
ability-alpha-word-bound-options = 可盖放的选项卡张数
ability-alpha-word-bound-hand = 手牌上限
ability-alpha-word-end-top = 最上面
ability-alpha-word-end-bottom = 最下面
ability-alpha-word-span-battle = 场战斗
ability-alpha-word-span-turn = 回合
ability-alpha-word-span-game = 场游戏
