### Final Fantasy TCG: how amounts and groups of cards are written.

## Amounts

ability-fftcg-amount-count = { ability-fftcg--in-place }{ $things-many }的張數
    .each = { ability-fftcg--in-place }{ $things-many }每有1張
    .compare =
        { $sign ->
            [none] 沒有{ ability-fftcg--in-place }{ $things-many }
            [some] 有{ ability-fftcg--in-place }{ $things-many }
           *[other] { ability-fftcg--in-place }{ $things-many }{ ability-fftcg--quantity }
        }
ability-fftcg--in-place =
    { $place-word ->
        [none] { "" }
        [field] 場上的
        [stack] 堆疊區中的
        [anywhere] 任何區域中的
        [removed] 移出遊戲的{ ability-fftcg--holder-or-own }
       *[other] { ability-fftcg--holder-or-own }{ $place }中的
    }
ability-fftcg--holder-or-own =
    { $whose ->
        [opponent] 對手
        [actor] 自己
        [any] 雙方
       *[me] 己方
    }
ability-fftcg-amount-kinds = { $things }中{ $aspect }的種類數
    .each = { $things }中每有1種{ $aspect }
    .compare =
        { $things }中的{ $aspect }{ $sign ->
            [none] 有0種
            [some] 有1種以上
            [equal] 有{ $right }種
            [unequal] 不是{ $right }種
            [less] 不足{ $right }種
            [at-most] 有{ $right }種以下
            [more] 多於{ $right }種
           *[at-least] 有{ $right }種以上
        }
ability-fftcg-amount-most-alike = { $things }中{ $aspect }相同的最多張數
    .compare = { $aspect }相同的{ $things }{ ability-fftcg--quantity }
ability-fftcg-amount-power = { $things-of }力量值
ability-fftcg-amount-cost =
    { $things-form ->
        [filter] { $things-of }費用合計
       *[other] { $things-of }費用
    }
ability-fftcg-amount-highest = { $things }中最高的{ $aspect }
ability-fftcg-amount-lowest = { $things }中最低的{ $aspect }
ability-fftcg-amount-damage-on = { $things }所受的傷害
ability-fftcg-amount-counters = { $things }上的{ $counter }指示物個數
    .each = { $things }上每有1個{ $counter }指示物
    .compare = { $things }上的{ $counter }指示物{ ability-fftcg--pieces }
ability-fftcg--pieces =
    { $sign ->
        [none] 有0個
        [some] 有1個以上
        [equal] 正好有{ $right }個
        [unequal] 不是{ $right }個
        [less] 不足{ $right }個
        [at-most] 有{ $right }個以下
        [more] 多於{ $right }個
       *[at-least] 有{ $right }個以上
    }
ability-fftcg-amount-any-counters = { $things }上的指示物個數
    .each = { $things }上每有1個指示物
    .compare = { $things }上的指示物{ ability-fftcg--pieces }
ability-fftcg-amount-kind-counters = { $things }上{ $var }指示物的個數
    .each = { $things }上每有1個{ $var }指示物
    .compare = { $things }上的{ $var }指示物{ ability-fftcg--pieces }
ability-fftcg-amount-counter-kind = 所宣言種類的
    .let = { ability-fftcg--names }宣言{ $things }上的1種指示物
    .again = 所宣言種類的
ability-fftcg-amount-that = 該數值
ability-fftcg-amount-x = X
    .plain = yes
ability-fftcg-amount-times = （{ $amount2 }×{ $amount }）
    .each = yes
ability-fftcg-amount-plus = { $amount }與{ $amount2 }之和
ability-fftcg-amount-minus = { $amount }減去{ $amount2 }
ability-fftcg-amount-divided = { $amount }除以{ $amount2 }（小數捨去）
ability-fftcg-amount-half-up = { $amount }的一半（小數進位）
ability-fftcg-amount-half-down = { $amount }的一半（小數捨去）
ability-fftcg-amount-least = { $amount }與{ $amount2 }中較小者
ability-fftcg-amount-this-turn = 本回合{ ability-fftcg--happened }的數量
    .each = 本回合{ ability-fftcg--happened }每有1
    .compare = 本回合{ ability-fftcg--happened }的數量{ $sign ->
        [none] 是0
        [some] 在1以上
        [equal] 是{ $right }
        [unequal] 不是{ $right }
        [less] 不足{ $right }
        [at-most] 在{ $right }以下
        [more] 多於{ $right }
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
        [entered] 在{ ability-fftcg--holder }場上上場的{ ability-fftcg--what }
        [left] 從{ ability-fftcg--holder }場上離場的{ ability-fftcg--what }
        [put] 從{ ability-fftcg--holder }場上置入損毀區的{ ability-fftcg--what }
        [broken] 在{ ability-fftcg--holder }場上被破壞的{ ability-fftcg--what }
        [discarded] { ability-fftcg--holder }丟棄的{ ability-fftcg--what }
        [drawn] { ability-fftcg--holder }抽的卡
        [attacked] { ability-fftcg--holder }用來攻擊的{ ability-fftcg--what }
        [used] { ability-fftcg--holder }使用的技能
        [removed] { ability-fftcg--holder }被移出遊戲的{ ability-fftcg--what }
        [points-taken] { ability-fftcg--holder }受到的傷害點
        [milled] 從{ ability-fftcg--holder }卡組置入損毀區的{ ability-fftcg--what }
        [returned] 從場上返回{ ability-fftcg--holder }手牌的{ ability-fftcg--what }
        [ex-used] { ability-fftcg--holder }使用的EX爆發
        [searched] { ability-fftcg--holder }進行的檢索
        [crystals-paid] { ability-fftcg--holder }支付的水晶
        [party-attacked] { ability-fftcg--holder }用來攻擊的隊伍
        [specials-used] { ability-fftcg--holder }使用的特殊能力
        [discarded-by-me] 因己方的召喚獸或技能而被{ ability-fftcg--holder }丟棄的{ ability-fftcg--what }
        [damaged] 在{ ability-fftcg--holder }場上受到傷害的{ ability-fftcg--what }
        [left-break] 離開{ ability-fftcg--holder }損毀區的{ ability-fftcg--what }
        [warped] { ability-fftcg--holder }因躍遷移出遊戲的{ ability-fftcg--what }
        [crystals-gained] { ability-fftcg--holder }獲得的水晶
        [primed] { ability-fftcg--holder }啟動融合的{ ability-fftcg--what }
        [blocked] { ability-fftcg--holder }用來防禦的{ ability-fftcg--what }
       *[chosen] 在{ ability-fftcg--holder }場上被召喚獸或技能指定的{ ability-fftcg--what }
    }
ability-fftcg-amount-done = 同樣的數量
    .each = 其中每有1張
ability-fftcg-amount-paid = 為此支付的水晶點數
ability-fftcg-amount-paid-elements = 為此支付的水晶點數的屬性種類數
    .each = 為此支付的水晶點數每有1種屬性
ability-fftcg-amount-number = 該數字
    .let = { ability-fftcg--names }宣言{ $amount }到{ $amount2 }中的1個數字{ $letter }
ability-fftcg-amount-named = 所宣言的{ $aspect }
    .let = { ability-fftcg--names }宣言1個{ $aspect }
    .again = 所宣言的{ $aspect }
ability-fftcg-amount-named-coloured = 所宣言的{ $aspect }
    .let = { ability-fftcg--names }宣言光與暗以外的1個{ $aspect }
    .again = 所宣言的{ $aspect }
ability-fftcg--names =
    { $who ->
        [opponent] 由對手
       *[me] { "" }
    }

## Groups of cards

ability-fftcg-group-every =
    { $place-word ->
        [field] 所有{ $filter }
       *[other] { ability-fftcg--in-place }所有{ $filter }
    }
    .fits = { $filter-any }
ability-fftcg-group-top = { ability-fftcg--whose }卡組{ ability-fftcg--top-cards }
    .let = 取{ ability-fftcg--whose }卡組{ ability-fftcg--top-cards }
ability-fftcg-group-random = { ability-fftcg--whose }手牌中隨機{ $amount }張卡
    .let = 從{ ability-fftcg--whose }手牌中隨機選出{ $amount }張卡
ability-fftcg-group-turned-until = 從{ ability-fftcg--whose }卡組最上面翻開的卡，直到出現{ $amount }張{ $filter }
    .many = yes
    .let = 從{ ability-fftcg--whose }卡組最上面逐張翻開，直到出現{ $amount }張{ $filter }
    .off = yes
ability-fftcg-group-rest = 其餘的卡
    .many = yes
    .silent = yes
ability-fftcg-group-among = 其中所有的{ $filter }
    .off = yes
ability-fftcg-group-both = { $things }和{ $things2 }
    .many = yes
ability-fftcg-group-other-of = 另一張
    .one = yes
    .silent = yes
ability-fftcg-group-first-of = 第1張
    .one = yes
    .silent = yes
ability-fftcg-group-blockers-of = 防禦{ $things-of }前鋒
    .one = yes
ability-fftcg-group-party-of = 與{ $things }同隊的前鋒
    .many = yes
ability-fftcg-group-source-of = { $things-of }來源卡牌
    .one = yes
ability-fftcg-group-chosen-by = { $things }所指定的目標
    .many = yes
ability-fftcg-group-removed-by-self = 被{ $card }移出遊戲的卡牌
    .many = yes
ability-fftcg-group-paid-cards = 用來為此支付的卡牌
    .many = yes
ability-fftcg-group-cp-discards = 為此支付而丟棄的卡牌
    .many = yes
ability-fftcg-group-stack = 堆疊區
    .many = yes
ability-fftcg-group-done-cards = 這些卡
    .many = yes
