### How abilities are written: sentences, clauses and joints, for all games.

## Joints

ability-words = { $first }{ $second }
ability-comma = { $first }，{ $second }
ability-list = { $first }，並{ $second }
ability-labels = { $first }·{ $second }
ability-modifiers = { $first }、{ $second }
ability-values = { $first }或{ $second }
ability-then = { $first }，然後{ $second }
ability-next = { $first }。{ $second }
ability-next-closed = { $first }{ $second }
ability-aside = { $text }（{ $note }）
ability-sentence = { $text }。
ability-quoted = 「{ $text }」

## Parts of a card

ability-label = 【{ $content }】
ability-support = 支援
ability-once = 每{ $span }1次
ability-at-most = 每階段最多{ $count }次
ability-condition = 條件：{ $condition }
ability-cost = 費用：{ $costs }
ability-limit = 使用限制：{ $limit }

## Steps

ability-if =
    { $mood ->
        [state] 當{ $condition }時
       *[do] 若{ $condition }
    }
ability-else = 否則，{ $body }
ability-after = 上述處理結束後，{ $body }
ability-may =
    { $steps ->
        [all] 可以進行以下處理：{ $body }
       *[one] 可以{ $body }
    }
ability-until = { $duration }，{ $action }
ability-choose =
    從{ $zone }選擇{ $up-to ->
        [yes] 最多{ $count }張
       *[no] { $count }張
    }{ $cards }{ $several ->
        [yes] { $mark }
       *[no] { "" }
    }
ability-chosen =
    { $several ->
        [yes] 卡{ $mark }
       *[no]
            { $number ->
                [many] 這些卡
               *[one] 該卡
            }
    }
ability-card = 卡

## The wider forms

ability-any-card = { $cards }
ability-all-cards = { $cards }
ability-of = { $text }的
ability-self =
    { $form ->
        [name] { $name }
       *[noun] 此{ $noun }
    }{ $case ->
        [of] 的
       *[object] { "" }
    }
ability-symbol =
    《{ $symbol ->
        [F] 火
        [I] 冰
        [W] 風
        [E] 地
        [L] 雷
        [A] 水
       *[other] { $symbol }
    }》
ability-pay = 支付{ $costs }
ability-title = 「{ $title }」
ability-quote = 「{ $text }」
ability-or-event = { $first }或{ $second }
ability-instead =
    { $may ->
        [yes] 可以改為{ $text }
       *[no] 改為{ $text }
    }
ability-place = { $card }在{ $place }時
ability-more = { $first }，並且{ $second }
ability-each = { $each }，{ $action }
ability-let = { $letter }等於{ $value }
ability-let-cards =
    以{ $cards }為對象{ $several ->
        [yes] { $mark }
       *[no] { "" }
    }
ability-mode-list = { $first }{ $second }
ability-modes =
    { $by ->
        [opponent] 由對手
       *[me] { "" }
    }從以下{ $total }項中選擇{ $count-form ->
        [any] 任意項
       *[number]
            { $up-to ->
                [yes] 最多{ $count }項
               *[no] { $count }項
            }
    }：{ $modes }
ability-select =
    從{ $zone }選擇{ $up-to ->
        [yes] 最多{ $count }張
       *[no] { $count }張
    }{ $cards }

## Conditions

ability-and = { $first }，且{ $second }
ability-or = { $first }，或{ $second }
ability-either = （{ $clause }）
ability-done = 這樣做了
    .not = 沒有這樣做
ability-match = { $subject }{ $predicate }
ability-present = 有{ $subject }
    .not = 沒有{ $subject }
ability-compare-equal =
    { $form ->
        [rank] { $left }與{ $right }相同
        [value] { $left }等於{ $right }
       *[word] { $left }是{ $right }
    }
ability-compare-unequal =
    { $form ->
        [rank] { $left }與{ $right }不同
        [value] { $left }不等於{ $right }
       *[word] { $left }不是{ $right }
    }
ability-compare-less =
    { $form ->
        [number] { $left }小於{ $right }
        [value] { $left }小於{ $right }
       *[word] { $left }低於{ $right }
    }
ability-compare-at-most =
    { $form ->
        [number] { $left }在{ $right }以下
        [value] { $left }不大於{ $right }
        [rank] { $left }不高於{ $right }
       *[word] { $left }是{ $right }以下
    }
ability-compare-more =
    { $form ->
        [number] { $left }大於{ $right }
        [value] { $left }大於{ $right }
       *[word] { $left }高於{ $right }
    }
ability-compare-at-least =
    { $form ->
        [number] { $left }在{ $right }以上
        [value] { $left }不小於{ $right }
        [rank] { $left }不低於{ $right }
       *[word] { $left }是{ $right }以上
    }
