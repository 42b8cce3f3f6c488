### Final Fantasy TCG: how its abilities are put together, and what they ask: frame and conditions.

## Frame

ability-fftcg-frame-modifiers = { $first }{ $second }
ability-fftcg-frame-modifiers-after = { $first }{ $second }
ability-fftcg-frame-any-card = { $cards }
ability-fftcg-frame-all-cards =
    { $mood ->
        [state] { $cards }
       *[do] 所有{ $cards }
    }
ability-fftcg-frame-card =
    { $place ->
        [field] 角色
        [stack] 召唤兽或技能
       *[other] 卡牌
    }
ability-fftcg-frame-chosen =
    { $style ->
        [mark] { $noun }{ $mark }{ ability-fftcg--case }
        [noun]
            { $role ->
                [choose] 所指定的{ $noun }{ ability-fftcg--case }
                [select] 所选择的{ $noun }{ ability-fftcg--case }
               *[it] { ability-fftcg--that }{ $noun }{ ability-fftcg--case }
            }
       *[it]
            { $again ->
                [yes] 其
               *[no] { ability-fftcg--that }{ $noun }{ ability-fftcg--case }
            }
    }
ability-fftcg--case =
    { $case ->
        [of] 的
       *[object] { "" }
    }
ability-fftcg--that =
    { $number ->
        [many] 这些
       *[one] 该
    }
ability-fftcg-frame-then =
    { $kind ->
        [it] { $first }，{ $second }
       *[next] { $first }，然后{ $second }
    }
ability-fftcg-frame-scope = 进行以下所有处理：{ $body }
ability-fftcg-frame-scoped = { $first }；{ $second }
ability-fftcg-frame-if =
    { $mood ->
        [state] 当{ $condition }时
       *[do] 若{ $condition }
    }
ability-fftcg-frame-compare-equal = { $left }等于{ $right }
ability-fftcg-frame-compare-unequal = { $left }不等于{ $right }
ability-fftcg-frame-compare-less = { $left }小于{ $right }
ability-fftcg-frame-compare-at-most =
    { $form ->
        [number] { $left }在{ $right }以下
       *[value] { $left }不大于{ $right }
    }
ability-fftcg-frame-compare-more = { $left }大于{ $right }
ability-fftcg-frame-compare-at-least =
    { $form ->
        [number] { $left }在{ $right }以上
       *[value] { $left }不小于{ $right }
    }
ability-fftcg-frame-may =
    { $who ->
        [opponent] 对手可以
       *[me] 可以
    }{ $steps ->
        [all] 进行以下处理：{ $body }
       *[one] { $body }
    }
ability-fftcg-frame-done =
    { $who ->
        [opponent] 对手如此做
       *[me] 如此做
    }
    .not =
        { $who ->
            [opponent] 对手未如此做
           *[me] 未如此做
        }
ability-fftcg-frame-after =
    { $who ->
        [opponent] 对手如此做时
       *[me] 如此做时
    }，{ $body }
ability-fftcg-frame-until = { $duration }，{ $action }
ability-fftcg-frame-choose =
    { ability-fftcg--by }{ $from ->
        [field] { "" }
        [stack] { "" }
        [var] 从{ $zone }中
       *[other] 从{ $zone }中
    }指定{ ability-fftcg--picks }
ability-fftcg-frame-select =
    { ability-fftcg--by }{ $from ->
        [field] 选择
        [stack] 选择
        [var] 从{ $zone }中选择
        [deck] 从{ $zone }中检索
       *[other] 从{ $zone }中选择
    }{ ability-fftcg--picks }
ability-fftcg--by =
    { $by ->
        [opponent] 由对手
       *[me] { "" }
    }
ability-fftcg--picks =
    { $count-form ->
        [any] 任意张数的
        [number]
            { $up-to ->
                [yes] 最多{ $count }张
               *[no] { $count }张
            }
       *[value]
            { $up-to ->
                [yes] 最多与{ $count }相同张数的
               *[no] 与{ $count }相同张数的
            }
    }{ $together }{ $cards }{ $mark }
ability-fftcg-frame-once =
    { $span ->
        [game] 每局1次
       *[turn] 每{ $span }1次
    }
ability-fftcg-frame-used = { $cost }：{ $text }
ability-fftcg-frame-cost-list = { $first }，{ $second }
ability-fftcg-frame-extra = 追加费用：{ $costs }
ability-fftcg-frame-place =
    { $card }{ $place-word ->
        [field] 在场上
        [stack] 在堆叠区
        [removed] 已被移出游戏
        [anywhere] 在任何区域
       *[hand] 在己方{ $place }
    }时
ability-fftcg-frame-timings = { $first }的{ $second }
ability-fftcg-frame-only = 只能在以下情况使用：{ $only }
ability-fftcg-frame-only-if = { $condition }
ability-fftcg-frame-only-once = 限{ $only }
ability-fftcg-frame-only-and-once = 只能在以下情况使用：{ $only }。限{ $once }
ability-fftcg-frame-only-list = { $first }；{ $second }
ability-fftcg-frame-trigger-only = 此效果{ $only }
ability-fftcg-frame-together = 即使同时有多个符合，此效果也只触发1次

## Helpers, used by the messages of this game

ability-fftcg--whose =
    { $who ->
        [opponent] 对手
        [actor] 自己
       *[me] 己方
    }
ability-fftcg--holder =
    { $whose ->
        [opponent] 对手
        [actor] 自己
        [any] 任意玩家
       *[me] 己方
    }
ability-fftcg--does =
    { $who ->
        [opponent] 对手
        [you] 己方
       *[me] { "" }
    }
ability-fftcg--cards =
    { $amount-form ->
        [number] { $amount }张
        [that] 同样张数的
        [done] 同样张数的
       *[value] 与{ $amount }相同张数的
    }
ability-fftcg--top-cards =
    { $amount-form ->
        [number] 最上面的{ $amount }张卡
        [that] 最上面同样张数的卡
        [done] 最上面同样张数的卡
       *[value] 最上面与{ $amount }相同张数的卡
    }
ability-fftcg--quantity =
    { $sign ->
        [none] 有0张
        [some] 有1张以上
        [equal] 正好有{ $right }张
        [unequal] 不是{ $right }张
        [less] 不足{ $right }张
        [at-most] 有{ $right }张以下
        [more] 多于{ $right }张
       *[at-least] 有{ $right }张以上
    }
ability-fftcg--measure =
    { $sign ->
        [none] 0
        [some] 1以上
        [equal] { $right }
        [unequal] { $right }以外
        [less] 不足{ $right }
        [at-most] { $right }以下
        [more] 多于{ $right }
       *[at-least] { $right }以上
    }

## Conditions

ability-fftcg-condition-my-turn = 是己方回合
    .not = 不是己方回合
    .gate = 己方回合中
ability-fftcg-condition-opponent-turn = 是对手回合
    .not = 不是对手回合
    .gate = 对手回合中
ability-fftcg-condition-in-phase = 是{ $phase }
    .not = 不是{ $phase }
    .gate = { $phase }中
ability-fftcg-condition-entered-by = { $things }是{ $how }上场的
    .not = { $things }不是{ $how }上场的
ability-fftcg-condition-by-ex = 这是EX爆发
    .not = 这不是EX爆发
ability-fftcg-condition-paid-extra = 支付了追加费用
    .not = 没有支付追加费用
ability-fftcg-condition-paid-with = 为此支付过{ $element }属性的水晶点数
    .not = 没有为此支付过{ $element }属性的水晶点数
ability-fftcg-condition-paid-only-with = 为此支付的水晶点数全部由{ $filter }产生
    .not = 为此支付的水晶点数并非全部由{ $filter }产生
ability-fftcg-condition-paid-only = 为此支付的水晶点数全部是{ $element }属性
    .not = 为此支付的水晶点数并非全部是{ $element }属性
ability-fftcg-condition-all-different = { $things-of }{ $aspect }各不相同
    .not = { $things-of }{ $aspect }并非各不相同
ability-fftcg-condition-used-titled = { $things }本回合使用过“{ $title }”
    .not = { $things }本回合没有使用过“{ $title }”
ability-fftcg-condition-same = { $things }与{ $things2-of }{ $aspect }相同
    .not = { $things }与{ $things2-of }{ $aspect }不同
ability-fftcg-condition-battling = { $things }正与{ $filter }战斗
    .not = { $things }没有与{ $filter }战斗
ability-fftcg-condition-in-zone = { $things }在{ $place }
    .not = { $things }不在{ $place }
ability-fftcg-condition-exists = 有{ $things }
    .not = 没有{ $things }
ability-fftcg-condition-party-with = 队伍中有{ $filter }
    .not = 队伍中没有{ $filter }
ability-fftcg-condition-first-time = 这是本回合第1次
    .not = 这不是本回合第1次
