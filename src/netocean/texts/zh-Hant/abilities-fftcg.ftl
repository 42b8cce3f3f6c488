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
        [stack] 召喚獸或技能
       *[other] 卡牌
    }
ability-fftcg-frame-chosen =
    { $style ->
        [mark] { $noun }{ $mark }{ ability-fftcg--case }
        [noun]
            { $role ->
                [choose] 所指定的{ $noun }{ ability-fftcg--case }
                [select] 所選擇的{ $noun }{ ability-fftcg--case }
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
        [many] 這些
       *[one] 該
    }
ability-fftcg-frame-then =
    { $kind ->
        [it] { $first }，{ $second }
       *[next] { $first }，然後{ $second }
    }
ability-fftcg-frame-scope = 進行以下所有處理：{ $body }
ability-fftcg-frame-scoped = { $first }；{ $second }
ability-fftcg-frame-if =
    { $mood ->
        [state] 當{ $condition }時
       *[do] 若{ $condition }
    }
ability-fftcg-frame-compare-equal = { $left }等於{ $right }
ability-fftcg-frame-compare-unequal = { $left }不等於{ $right }
ability-fftcg-frame-compare-less = { $left }小於{ $right }
ability-fftcg-frame-compare-at-most =
    { $form ->
        [number] { $left }在{ $right }以下
       *[value] { $left }不大於{ $right }
    }
ability-fftcg-frame-compare-more = { $left }大於{ $right }
ability-fftcg-frame-compare-at-least =
    { $form ->
        [number] { $left }在{ $right }以上
       *[value] { $left }不小於{ $right }
    }
ability-fftcg-frame-may =
    { $who ->
        [opponent] 對手可以
       *[me] 可以
    }{ $steps ->
        [all] 進行以下處理：{ $body }
       *[one] { $body }
    }
ability-fftcg-frame-done =
    { $who ->
        [opponent] 對手如此做
       *[me] 如此做
    }
    .not =
        { $who ->
            [opponent] 對手未如此做
           *[me] 未如此做
        }
ability-fftcg-frame-after =
    { $who ->
        [opponent] 對手如此做時
       *[me] 如此做時
    }，{ $body }
ability-fftcg-frame-until = { $duration }，{ $action }
ability-fftcg-frame-choose =
    { ability-fftcg--by }{ $from ->
        [field] { "" }
        [stack] { "" }
        [var] 從{ $zone }中
       *[other] 從{ $zone }中
    }指定{ ability-fftcg--picks }
ability-fftcg-frame-select =
    { ability-fftcg--by }{ $from ->
        [field] 選擇
        [stack] 選擇
        [var] 從{ $zone }中選擇
        [deck] 從{ $zone }中檢索
       *[other] 從{ $zone }中選擇
    }{ ability-fftcg--picks }
ability-fftcg--by =
    { $by ->
        [opponent] 由對手
       *[me] { "" }
    }
ability-fftcg--picks =
    { $count-form ->
        [any] 任意張數的
        [number]
            { $up-to ->
                [yes] 最多{ $count }張
               *[no] { $count }張
            }
       *[value]
            { $up-to ->
                [yes] 最多與{ $count }相同張數的
               *[no] 與{ $count }相同張數的
            }
    }{ $together }{ $cards }{ $mark }
ability-fftcg-frame-once =
    { $span ->
        [game] 每局1次
       *[turn] 每{ $span }1次
    }
ability-fftcg-frame-used = { $cost }：{ $text }
ability-fftcg-frame-cost-list = { $first }，{ $second }
ability-fftcg-frame-extra = 追加費用：{ $costs }
ability-fftcg-frame-place =
    { $card }{ $place-word ->
        [field] 在場上
        [stack] 在堆疊區
        [removed] 已被移出遊戲
        [anywhere] 在任何區域
       *[hand] 在己方{ $place }
    }時
ability-fftcg-frame-timings = { $first }的{ $second }
ability-fftcg-frame-only = 只能在以下情況使用：{ $only }
ability-fftcg-frame-only-if = { $condition }
ability-fftcg-frame-only-once = 限{ $only }
ability-fftcg-frame-only-and-once = 只能在以下情況使用：{ $only }。限{ $once }
ability-fftcg-frame-only-list = { $first }；{ $second }
ability-fftcg-frame-trigger-only = 此效果{ $only }
ability-fftcg-frame-together = 即使同時有多個符合，此效果也只觸發1次

## Helpers, used by the messages of this game

ability-fftcg--whose =
    { $who ->
        [opponent] 對手
        [actor] 自己
       *[me] 己方
    }
ability-fftcg--holder =
    { $whose ->
        [opponent] 對手
        [actor] 自己
        [any] 任意玩家
       *[me] 己方
    }
ability-fftcg--does =
    { $who ->
        [opponent] 對手
        [you] 己方
       *[me] { "" }
    }
ability-fftcg--cards =
    { $amount-form ->
        [number] { $amount }張
        [that] 同樣張數的
        [done] 同樣張數的
       *[value] 與{ $amount }相同張數的
    }
ability-fftcg--top-cards =
    { $amount-form ->
        [number] 最上面的{ $amount }張卡
        [that] 最上面同樣張數的卡
        [done] 最上面同樣張數的卡
       *[value] 最上面與{ $amount }相同張數的卡
    }
ability-fftcg--quantity =
    { $sign ->
        [none] 有0張
        [some] 有1張以上
        [equal] 正好有{ $right }張
        [unequal] 不是{ $right }張
        [less] 不足{ $right }張
        [at-most] 有{ $right }張以下
        [more] 多於{ $right }張
       *[at-least] 有{ $right }張以上
    }
ability-fftcg--measure =
    { $sign ->
        [none] 0
        [some] 1以上
        [equal] { $right }
        [unequal] { $right }以外
        [less] 不足{ $right }
        [at-most] { $right }以下
        [more] 多於{ $right }
       *[at-least] { $right }以上
    }

## Conditions

ability-fftcg-condition-my-turn = 是己方回合
    .not = 不是己方回合
    .gate = 己方回合中
ability-fftcg-condition-opponent-turn = 是對手回合
    .not = 不是對手回合
    .gate = 對手回合中
ability-fftcg-condition-in-phase = 是{ $phase }
    .not = 不是{ $phase }
    .gate = { $phase }中
ability-fftcg-condition-entered-by = { $things }是{ $how }上場的
    .not = { $things }不是{ $how }上場的
ability-fftcg-condition-by-ex = 這是EX爆發
    .not = 這不是EX爆發
ability-fftcg-condition-paid-extra = 支付了追加費用
    .not = 沒有支付追加費用
ability-fftcg-condition-paid-with = 為此支付過{ $element }屬性的水晶點數
    .not = 沒有為此支付過{ $element }屬性的水晶點數
ability-fftcg-condition-paid-only-with = 為此支付的水晶點數全部由{ $filter }產生
    .not = 為此支付的水晶點數並非全部由{ $filter }產生
ability-fftcg-condition-paid-only = 為此支付的水晶點數全部是{ $element }屬性
    .not = 為此支付的水晶點數並非全部是{ $element }屬性
ability-fftcg-condition-all-different = { $things-of }{ $aspect }各不相同
    .not = { $things-of }{ $aspect }並非各不相同
ability-fftcg-condition-used-titled = { $things }本回合使用過「{ $title }」
    .not = { $things }本回合沒有使用過「{ $title }」
ability-fftcg-condition-same = { $things }與{ $things2-of }{ $aspect }相同
    .not = { $things }與{ $things2-of }{ $aspect }不同
ability-fftcg-condition-battling = { $things }正與{ $filter }戰鬥
    .not = { $things }沒有與{ $filter }戰鬥
ability-fftcg-condition-in-zone = { $things }在{ $place }
    .not = { $things }不在{ $place }
ability-fftcg-condition-exists = 有{ $things }
    .not = 沒有{ $things }
ability-fftcg-condition-party-with = 隊伍中有{ $filter }
    .not = 隊伍中沒有{ $filter }
ability-fftcg-condition-first-time = 這是本回合第1次
    .not = 這不是本回合第1次
