### Final Fantasy TCG: how amounts and groups of cards are written.

## Amounts

ability-fftcg-amount-count = { ability-fftcg--in-place }{ $things-many }の数
    .each = { ability-fftcg--in-place }{ $things-many }1{ ability-fftcg--piece }につき
    .compare =
        { ability-fftcg--in-place }{ $things-many }が{ $sign ->
            [none] ない
            [some] ある
            [equal] ちょうど{ $right }{ ability-fftcg--piece }ある
            [unequal] { $right }{ ability-fftcg--piece }ではない
            [less] { $right }{ ability-fftcg--piece }未満である
            [at-most] { $right }{ ability-fftcg--piece }以下である
            [more] { $right }{ ability-fftcg--piece }より多い
           *[at-least] { $right }{ ability-fftcg--piece }以上ある
        }
ability-fftcg--piece =
    { $place-word ->
        [none] 体
        [field] 体
        [stack] つ
       *[other] 枚
    }
ability-fftcg--in-place =
    { $place-word ->
        [none] { "" }
        [field] フィールドにある
        [stack] スタックにある
        [anywhere] すべての領域にある
        [removed] ゲームから除外されている{ ability-fftcg--holder-or-own }
       *[other] { ability-fftcg--holder-or-own }{ $place }にある
    }
ability-fftcg--holder-or-own =
    { $whose ->
        [opponent] 相手の
        [any] お互いの
       *[me] 自分の
    }
ability-fftcg--compared =
    { $sign ->
        [none] 0である
        [some] 1以上である
        [equal] { $right }である
        [unequal] { $right }ではない
        [less] { $right }未満である
        [at-most] { $right }以下である
        [more] { $right }より多い
       *[at-least] { $right }以上である
    }
ability-fftcg-amount-kinds = { $things }の中の{ $aspect }の種類の数
    .each = { $things }の中の{ $aspect }1種類につき
    .compare =
        { $things }の中の{ $aspect }が{ $sign ->
            [none] 0種類である
            [some] 1種類以上ある
            [equal] ちょうど{ $right }種類ある
            [unequal] { $right }種類ではない
            [less] { $right }種類未満である
            [at-most] { $right }種類以下である
            [more] { $right }種類より多い
           *[at-least] { $right }種類以上ある
        }
ability-fftcg-amount-most-alike = { $aspect }が同じ{ $things }の最大の数
    .compare = { $aspect }が同じ{ $things }の数が{ ability-fftcg--compared }
ability-fftcg-amount-power = { $things-of }パワー
ability-fftcg-amount-cost =
    { $things-form ->
        [filter] { $things }のコストの合計
       *[other] { $things-of }コスト
    }
ability-fftcg-amount-highest = { $things }の中で最も高い{ $aspect }
ability-fftcg-amount-lowest = { $things }の中で最も低い{ $aspect }
ability-fftcg-amount-damage-on = { $things }が受けているダメージ
ability-fftcg-amount-counters = { $things-of }{ $counter }カウンターの数
    .each = { $things-of }{ $counter }カウンター1個につき
    .compare = { $things-of }{ $counter }カウンターが{ ability-fftcg--pieces }
ability-fftcg--pieces =
    { $sign ->
        [none] ない
        [some] ある
        [equal] ちょうど{ $right }個ある
        [unequal] { $right }個ではない
        [less] { $right }個未満である
        [at-most] { $right }個以下である
        [more] { $right }個より多い
       *[at-least] { $right }個以上ある
    }
ability-fftcg-amount-any-counters = { $things-of }カウンターの数
    .each = { $things-of }カウンター1個につき
    .compare = { $things-of }カウンターが{ ability-fftcg--pieces }
ability-fftcg-amount-kind-counters = { $things-of }{ $var }カウンターの数
    .each = { $things-of }{ $var }カウンター1個につき
    .compare = { $things-of }{ $var }カウンターが{ ability-fftcg--pieces }
ability-fftcg-amount-counter-kind = 宣言した種類の
    .let = { ability-fftcg--does }{ $things }に置かれているカウンターを1種類宣言する
    .again = 宣言した種類の
ability-fftcg-amount-that = その数値
ability-fftcg-amount-x = X
    .plain = yes
ability-fftcg-amount-times = （{ $amount2 }×{ $amount }）
    .each = yes
ability-fftcg-amount-plus = { $amount }に{ $amount2 }を足した数
ability-fftcg-amount-minus = { $amount }から{ $amount2 }を引いた数
ability-fftcg-amount-divided = { $amount }を{ $amount2 }で割った数（端数切り捨て）
ability-fftcg-amount-half-up = { $amount }の半分（端数切り上げ）
ability-fftcg-amount-half-down = { $amount }の半分（端数切り捨て）
ability-fftcg-amount-least = { $amount }と{ $amount2 }の小さいほう
ability-fftcg-amount-this-turn = このターンに{ ability-fftcg--happened }の数
    .each = このターンに{ ability-fftcg--happened }1つにつき
    .compare = このターンに{ ability-fftcg--happened }の数が{ ability-fftcg--compared }
    .off = yes
ability-fftcg--what =
    { $filter-form ->
        [some] { $filter }
       *[none] カード
    }
ability-fftcg--happened =
    { $happening-word ->
        [cast] { ability-fftcg--anybody }がキャストした{ ability-fftcg--what }
        [entered] { ability-fftcg--holder }フィールドに出た{ ability-fftcg--what }
        [left] { ability-fftcg--holder }フィールドを離れた{ ability-fftcg--what }
        [put] { ability-fftcg--holder }フィールドからブレイクゾーンに置かれた{ ability-fftcg--what }
        [broken] { ability-fftcg--holder }フィールドでブレイクした{ ability-fftcg--what }
        [discarded] { ability-fftcg--anybody }が捨てた{ ability-fftcg--what }
        [drawn] { ability-fftcg--anybody }が引いたカード
        [attacked] { ability-fftcg--anybody }がアタックさせた{ ability-fftcg--what }
        [used] { ability-fftcg--anybody }が使ったアビリティ
        [removed] ゲームから除外された{ ability-fftcg--holder }{ ability-fftcg--what }
        [points-taken] { ability-fftcg--anybody }が受けたダメージ点
        [milled] { ability-fftcg--holder }デッキからブレイクゾーンに置かれた{ ability-fftcg--what }
        [returned] フィールドから{ ability-fftcg--holder }手札に戻った{ ability-fftcg--what }
        [ex-used] { ability-fftcg--anybody }が使ったEXバースト
        [searched] { ability-fftcg--anybody }が行ったサーチ
        [crystals-paid] { ability-fftcg--anybody }が支払ったクリスタル
        [party-attacked] { ability-fftcg--anybody }がアタックさせたパーティ
        [specials-used] { ability-fftcg--anybody }が使ったスペシャルアビリティ
        [discarded-by-me] 自分の召喚獣かアビリティによって{ ability-fftcg--anybody }が捨てた{ ability-fftcg--what }
        [damaged] { ability-fftcg--holder }フィールドでダメージを受けた{ ability-fftcg--what }
        [left-break] { ability-fftcg--holder }ブレイクゾーンを離れた{ ability-fftcg--what }
        [warped] { ability-fftcg--anybody }がデジョンで除外した{ ability-fftcg--what }
        [crystals-gained] { ability-fftcg--anybody }が得たクリスタル
        [primed] { ability-fftcg--anybody }がプライミングした{ ability-fftcg--what }
        [blocked] { ability-fftcg--anybody }がブロックさせた{ ability-fftcg--what }
       *[chosen] { ability-fftcg--holder }フィールドで召喚獣かアビリティに選ばれた{ ability-fftcg--what }
    }
ability-fftcg-amount-done = 同じ数
    .each = そのカード1枚につき
ability-fftcg-amount-paid = そのために支払ったCP
ability-fftcg-amount-paid-elements = そのために支払ったCPの属性の種類の数
    .each = そのために支払ったCPの属性1種類につき
ability-fftcg-amount-number = その数
    .let = { ability-fftcg--does }{ $amount }から{ $amount2 }までの数{ $letter }を1つ宣言する
ability-fftcg-amount-named = 宣言した{ $aspect }
    .let = { ability-fftcg--does }{ $aspect }を1つ宣言する
    .again = 宣言した{ $aspect }
ability-fftcg-amount-named-coloured = 宣言した{ $aspect }
    .let = { ability-fftcg--does }光と闇以外の{ $aspect }を1つ宣言する
    .again = 宣言した{ $aspect }

## Groups of cards

ability-fftcg--top-cards =
    { $amount-form ->
        [number] カード{ $amount }枚
        [that] 同じ枚数のカード
        [done] 同じ枚数のカード
       *[value] { $amount }と同じ枚数のカード
    }
ability-fftcg-group-every =
    { $place-word ->
        [field] { $filter }すべて
       *[other] { ability-fftcg--in-place }{ $filter }すべて
    }
    .fits = { $filter-any }
ability-fftcg-group-top = { ability-fftcg--whose }デッキの上の{ ability-fftcg--top-cards }
    .let = { ability-fftcg--whose }デッキの上の{ ability-fftcg--top-cards }を取る
ability-fftcg-group-random = { ability-fftcg--whose }手札の中のランダムな{ $amount }枚
    .let = { ability-fftcg--whose }手札からランダムに{ $amount }枚を選び出す
ability-fftcg-group-turned-until = { ability-fftcg--whose }デッキの上から{ $filter }が{ $amount }枚出るまでめくったカード
    .many = yes
    .let = { ability-fftcg--whose }デッキの上から、{ $filter }が{ $amount }枚出るまで1枚ずつめくる
    .off = yes
ability-fftcg-group-rest = 残りのカード
    .many = yes
    .silent = yes
ability-fftcg-group-among = その中の{ $filter }すべて
    .off = yes
ability-fftcg-group-both = { $things }と{ $things2 }
    .many = yes
ability-fftcg-group-other-of = もう1枚
    .one = yes
    .silent = yes
ability-fftcg-group-first-of = 1枚目
    .one = yes
    .silent = yes
ability-fftcg-group-blockers-of = { $things }をブロックしているフォワード
    .one = yes
ability-fftcg-group-party-of = { $things }と同じパーティのフォワード
    .many = yes
ability-fftcg-group-source-of = { $things }の発生源のカード
    .one = yes
ability-fftcg-group-chosen-by = { $things }が選んだもの
    .many = yes
ability-fftcg-group-removed-by-self = { $card }によってゲームから除外されたカード
    .many = yes
ability-fftcg-group-paid-cards = そのための支払いに使ったカード
    .many = yes
ability-fftcg-group-cp-discards = そのCPを支払うために捨てたカード
    .many = yes
ability-fftcg-group-stack = スタック
    .many = yes
ability-fftcg-group-done-cards = それらのカード
    .many = yes
