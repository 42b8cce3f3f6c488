### Final Fantasy TCG: how amounts and groups of cards are written.

## Amounts

ability-fftcg-amount-count = { ability-fftcg--in-place }{ $things-many }的张数
    .each = { ability-fftcg--in-place }{ $things-many }每有1张
    .compare =
        { $sign ->
            [none] 没有{ ability-fftcg--in-place }{ $things-many }
            [some] 有{ ability-fftcg--in-place }{ $things-many }
           *[other] { ability-fftcg--in-place }{ $things-many }{ ability-fftcg--quantity }
        }
ability-fftcg--in-place =
    { $place-word ->
        [none] { "" }
        [field] 场上的
        [stack] 堆叠区中的
        [anywhere] 任何区域中的
        [removed] 移出游戏的{ ability-fftcg--holder-or-own }
       *[other] { ability-fftcg--holder-or-own }{ $place }中的
    }
ability-fftcg--holder-or-own =
    { $whose ->
        [opponent] 对手
        [actor] 自己
        [any] 双方
       *[me] 己方
    }
ability-fftcg-amount-kinds = { $things }中{ $aspect }的种类数
    .each = { $things }中每有1种{ $aspect }
    .compare =
        { $things }中的{ $aspect }{ $sign ->
            [none] 有0种
            [some] 有1种以上
            [equal] 有{ $right }种
            [unequal] 不是{ $right }种
            [less] 不足{ $right }种
            [at-most] 有{ $right }种以下
            [more] 多于{ $right }种
           *[at-least] 有{ $right }种以上
        }
ability-fftcg-amount-most-alike = { $things }中{ $aspect }相同的最多张数
    .compare = { $aspect }相同的{ $things }{ ability-fftcg--quantity }
ability-fftcg-amount-power = { $things-of }力量值
ability-fftcg-amount-cost =
    { $things-form ->
        [filter] { $things-of }费用合计
       *[other] { $things-of }费用
    }
ability-fftcg-amount-highest = { $things }中最高的{ $aspect }
ability-fftcg-amount-lowest = { $things }中最低的{ $aspect }
ability-fftcg-amount-damage-on = { $things }所受的伤害
ability-fftcg-amount-counters = { $things }上的{ $counter }指示物个数
    .each = { $things }上每有1个{ $counter }指示物
    .compare = { $things }上的{ $counter }指示物{ ability-fftcg--pieces }
ability-fftcg--pieces =
    { $sign ->
        [none] 有0个
        [some] 有1个以上
        [equal] 正好有{ $right }个
        [unequal] 不是{ $right }个
        [less] 不足{ $right }个
        [at-most] 有{ $right }个以下
        [more] 多于{ $right }个
       *[at-least] 有{ $right }个以上
    }
ability-fftcg-amount-any-counters = { $things }上的指示物个数
    .each = { $things }上每有1个指示物
    .compare = { $things }上的指示物{ ability-fftcg--pieces }
ability-fftcg-amount-kind-counters = { $things }上{ $var }指示物的个数
    .each = { $things }上每有1个{ $var }指示物
    .compare = { $things }上的{ $var }指示物{ ability-fftcg--pieces }
ability-fftcg-amount-counter-kind = 所宣言种类的
    .let = { ability-fftcg--names }宣言{ $things }上的1种指示物
    .again = 所宣言种类的
ability-fftcg-amount-that = 该数值
ability-fftcg-amount-x = X
    .plain = yes
ability-fftcg-amount-times = （{ $amount2 }×{ $amount }）
    .each = yes
ability-fftcg-amount-plus = { $amount }与{ $amount2 }之和
ability-fftcg-amount-minus = { $amount }减去{ $amount2 }
ability-fftcg-amount-divided = { $amount }除以{ $amount2 }（小数舍去）
ability-fftcg-amount-half-up = { $amount }的一半（小数进位）
ability-fftcg-amount-half-down = { $amount }的一半（小数舍去）
ability-fftcg-amount-least = { $amount }与{ $amount2 }中较小者
ability-fftcg-amount-this-turn = 本回合{ ability-fftcg--happened }的数量
    .each = 本回合{ ability-fftcg--happened }每有1
    .compare = 本回合{ ability-fftcg--happened }的数量{ $sign ->
        [none] 是0
        [some] 在1以上
        [equal] 是{ $right }
        [unequal] 不是{ $right }
        [less] 不足{ $right }
        [at-most] 在{ $right }以下
        [more] 多于{ $right }
       *[at-least] 在{ $right }以上
    }
    .off = yes
ability-fftcg--what =
    { $filter-form ->
        [some] { $filter }
       *[none] 卡牌
    }
ability-fftcg--happened =
    { $happening-word ->
        [cast] { ability-fftcg--holder }使用的{ ability-fftcg--what }
        [entered] 在{ ability-fftcg--holder }场上上场的{ ability-fftcg--what }
        [left] 从{ ability-fftcg--holder }场上离场的{ ability-fftcg--what }
        [put] 从{ ability-fftcg--holder }场上置入损毁区的{ ability-fftcg--what }
        [broken] 在{ ability-fftcg--holder }场上被破坏的{ ability-fftcg--what }
        [discarded] { ability-fftcg--holder }丢弃的{ ability-fftcg--what }
        [drawn] { ability-fftcg--holder }抽的卡
        [attacked] { ability-fftcg--holder }用来攻击的{ ability-fftcg--what }
        [used] { ability-fftcg--holder }使用的技能
        [removed] { ability-fftcg--holder }被移出游戏的{ ability-fftcg--what }
        [points-taken] { ability-fftcg--holder }受到的伤害点
        [milled] 从{ ability-fftcg--holder }卡组置入损毁区的{ ability-fftcg--what }
        [returned] 从场上返回{ ability-fftcg--holder }手牌的{ ability-fftcg--what }
        [ex-used] { ability-fftcg--holder }使用的EX爆发
        [searched] { ability-fftcg--holder }进行的检索
        [crystals-paid] { ability-fftcg--holder }支付的水晶
        [party-attacked] { ability-fftcg--holder }用来攻击的队伍
        [specials-used] { ability-fftcg--holder }使用的特殊能力
        [discarded-by-me] 因己方的召唤兽或技能而被{ ability-fftcg--holder }丢弃的{ ability-fftcg--what }
        [damaged] 在{ ability-fftcg--holder }场上受到伤害的{ ability-fftcg--what }
        [left-break] 离开{ ability-fftcg--holder }损毁区的{ ability-fftcg--what }
        [warped] { ability-fftcg--holder }因跃迁移出游戏的{ ability-fftcg--what }
        [crystals-gained] { ability-fftcg--holder }获得的水晶
        [primed] { ability-fftcg--holder }启动融合的{ ability-fftcg--what }
        [blocked] { ability-fftcg--holder }用来防御的{ ability-fftcg--what }
       *[chosen] 在{ ability-fftcg--holder }场上被召唤兽或技能指定的{ ability-fftcg--what }
    }
ability-fftcg-amount-done = 同样的数量
    .each = 其中每有1张
ability-fftcg-amount-paid = 为此支付的水晶点数
ability-fftcg-amount-paid-elements = 为此支付的水晶点数的属性种类数
    .each = 为此支付的水晶点数每有1种属性
ability-fftcg-amount-number = 该数字
    .let = { ability-fftcg--names }宣言{ $amount }到{ $amount2 }中的1个数字{ $letter }
ability-fftcg-amount-named = 所宣言的{ $aspect }
    .let = { ability-fftcg--names }宣言1个{ $aspect }
    .again = 所宣言的{ $aspect }
ability-fftcg-amount-named-coloured = 所宣言的{ $aspect }
    .let = { ability-fftcg--names }宣言光与暗以外的1个{ $aspect }
    .again = 所宣言的{ $aspect }
ability-fftcg--names =
    { $who ->
        [opponent] 由对手
       *[me] { "" }
    }

## Groups of cards

ability-fftcg-group-every =
    { $place-word ->
        [field] 所有{ $filter }
       *[other] { ability-fftcg--in-place }所有{ $filter }
    }
    .fits = { $filter-any }
ability-fftcg-group-top = { ability-fftcg--whose }卡组{ ability-fftcg--top-cards }
    .let = 取{ ability-fftcg--whose }卡组{ ability-fftcg--top-cards }
ability-fftcg-group-random = { ability-fftcg--whose }手牌中随机{ $amount }张卡
    .let = 从{ ability-fftcg--whose }手牌中随机选出{ $amount }张卡
ability-fftcg-group-turned-until = 从{ ability-fftcg--whose }卡组最上面翻开的卡，直到出现{ $amount }张{ $filter }
    .many = yes
    .let = 从{ ability-fftcg--whose }卡组最上面逐张翻开，直到出现{ $amount }张{ $filter }
    .off = yes
ability-fftcg-group-rest = 其余的卡
    .many = yes
    .silent = yes
ability-fftcg-group-among = 其中所有的{ $filter }
    .off = yes
ability-fftcg-group-both = { $things }和{ $things2 }
    .many = yes
ability-fftcg-group-other-of = 另一张
    .one = yes
    .silent = yes
ability-fftcg-group-first-of = 第1张
    .one = yes
    .silent = yes
ability-fftcg-group-blockers-of = 防御{ $things-of }前锋
    .one = yes
ability-fftcg-group-party-of = 与{ $things }同队的前锋
    .many = yes
ability-fftcg-group-source-of = { $things-of }来源卡牌
    .one = yes
ability-fftcg-group-chosen-by = { $things }所指定的目标
    .many = yes
ability-fftcg-group-removed-by-self = 被{ $card }移出游戏的卡牌
    .many = yes
ability-fftcg-group-paid-cards = 用来为此支付的卡牌
    .many = yes
ability-fftcg-group-cp-discards = 为此支付而丢弃的卡牌
    .many = yes
ability-fftcg-group-stack = 堆叠区
    .many = yes
ability-fftcg-group-done-cards = 这些卡
    .many = yes
