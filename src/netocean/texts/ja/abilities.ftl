### How abilities are written: sentences, clauses and joints, for all games.

## Joints

ability-words = { $first }{ $second }
ability-comma = { $first }、{ $second }
ability-list = { $first }、および{ $second }
ability-labels = { $first }・{ $second }
ability-modifiers = { $first }、{ $second }
ability-values = { $first }か{ $second }
ability-then = { $first }。その後、{ $second }
ability-next = { $first }。{ $second }
ability-next-closed = { $first }{ $second }
ability-aside = { $text }（{ $note }）
ability-sentence = { $text }。
ability-quoted = 「{ $text }」

## Parts of a card

ability-label = 【{ $content }】
ability-support = サポート
ability-once = 1{ $span }に1回
ability-at-most = 1フェイズに{ $count }回まで
ability-condition = 条件：{ $condition }
ability-cost = コスト：{ $costs }
ability-limit = リミット：{ $limit }

## Steps

ability-if = { $condition }なら
ability-else = そうでなければ、{ $body }
ability-after = その処理が終わった後、{ $body }
ability-may =
    { $steps ->
        [one] { $body }ことができる
       *[all] 次のことを行ってもよい：{ $body }
    }
ability-until = { $duration }、{ $action }
ability-choose =
    { $zone }から{ $cards }{ $several ->
        [yes] { $mark }を
       *[no] を
    }{ $up-to ->
        [yes] { $count }枚まで選ぶ
       *[no] { $count }枚選ぶ
    }
ability-chosen =
    { $several ->
        [yes] カード{ $mark }
       *[no]
            { $number ->
                [many] それらのカード
               *[one] そのカード
            }
    }
ability-card = カード

## The wider forms

ability-any-card = { $cards }
ability-all-cards = { $cards }
ability-of = { $text }の
ability-self =
    { $form ->
        [name] { $name }
       *[noun] この{ $noun }
    }{ $case ->
        [of] の
       *[object] { "" }
    }
ability-symbol =
    《{ $symbol ->
        [F] 火
        [I] 氷
        [W] 風
        [E] 土
        [L] 雷
        [A] 水
       *[other] { $symbol }
    }》
ability-pay = { $costs }を支払う
ability-title = 「{ $title }」
ability-quote = 「{ $text }」
ability-or-event = { $first }、または{ $second }
ability-instead =
    { $may ->
        [yes] 代わりに次のことを行ってもよい：{ $text }
       *[no] 代わりに{ $text }
    }
ability-place = { $card }が{ $place }にある間
ability-more = { $first }、{ $second }
ability-each = { $each }、{ $action }
ability-let = { $letter }は{ $value }とする
ability-let-cards =
    { $cards }を対象とする{ $several ->
        [yes] （{ $mark }）
       *[no] { "" }
    }
ability-mode-list = { $first }{ $second }
ability-modes =
    { $by ->
        [opponent] 相手は
       *[me] { "" }
    }以下の{ $total }つから{ $count-form ->
        [any] 好きな数
       *[number]
            { $up-to ->
                [yes] { $count }つまで
               *[no] { $count }つ
            }
    }を選択する：{ $modes }
ability-select =
    { $zone }から{ $cards }を{ $up-to ->
        [yes] { $count }枚まで
       *[no] { $count }枚
    }選択する

## Conditions

ability-and = { $first }、かつ{ $second }
ability-or = { $first }、または{ $second }
ability-either = （{ $clause }）
ability-done = そうした
    .not = そうしなかった
ability-match = { $subject }が{ $predicate }
ability-present = { $subject }がある
    .not = { $subject }がない
ability-compare-equal =
    { $form ->
        [rank] { $left }と{ $right }が同じ
        [value] { $left }と{ $right }が同じ
       *[word] { $left }が{ $right }
    }
ability-compare-unequal =
    { $form ->
        [rank] { $left }と{ $right }が異なる
        [value] { $left }と{ $right }が異なる
       *[word] { $left }が{ $right }以外
    }
ability-compare-less =
    { $form ->
        [number] { $left }が{ $right }未満
        [value] { $left }が{ $right }を下回る
       *[word] { $left }が{ $right }より低い
    }
ability-compare-at-most = { $left }が{ $right }以下
ability-compare-more =
    { $form ->
        [number] { $left }が{ $right }を上回る
        [value] { $left }が{ $right }を上回る
       *[word] { $left }が{ $right }より高い
    }
ability-compare-at-least = { $left }が{ $right }以上
