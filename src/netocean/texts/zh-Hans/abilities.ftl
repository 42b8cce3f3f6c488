### How abilities are written: sentences, clauses and joints, for all games.

## Joints

ability-words = { $first }{ $second }
ability-comma = { $first }，{ $second }
ability-list = { $first }，并{ $second }
ability-labels = { $first }·{ $second }
ability-modifiers = { $first }、{ $second }
ability-values = { $first }或{ $second }
ability-then = { $first }，然后{ $second }
ability-next = { $first }。{ $second }
ability-next-closed = { $first }{ $second }
ability-aside = { $text }（{ $note }）
ability-sentence = { $text }。
ability-quoted = “{ $text }”

## Parts of a card

ability-label = 【{ $content }】
ability-support = 支援
ability-once = 每{ $span }1次
ability-at-most = 每阶段最多{ $count }次
ability-condition = 条件：{ $condition }
ability-cost = 费用：{ $costs }
ability-limit = 使用限制：{ $limit }

## Steps

ability-if =
    { $mood ->
        [state] 当{ $condition }时
       *[do] 若{ $condition }
    }
ability-else = 否则，{ $body }
ability-after = 上述处理结束后，{ $body }
ability-may =
    { $steps ->
        [all] 可以进行以下处理：{ $body }
       *[one] 可以{ $body }
    }
ability-until = { $duration }，{ $action }
ability-choose =
    从{ $zone }选择{ $up-to ->
        [yes] 最多{ $count }张
       *[no] { $count }张
    }{ $cards }{ $several ->
        [yes] { $mark }
       *[no] { "" }
    }
ability-chosen =
    { $several ->
        [yes] 卡{ $mark }
       *[no]
            { $number ->
                [many] 这些卡
               *[one] 该卡
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
        [W] 风
        [E] 地
        [L] 雷
        [A] 水
       *[other] { $symbol }
    }》
ability-pay = 支付{ $costs }
ability-title = “{ $title }”
ability-quote = “{ $text }”
ability-or-event = { $first }或{ $second }
ability-instead =
    { $may ->
        [yes] 可以改为{ $text }
       *[no] 改为{ $text }
    }
ability-place = { $card }在{ $place }时
ability-more = { $first }，并且{ $second }
ability-each = { $each }，{ $action }
ability-let = { $letter }等于{ $value }
ability-let-cards =
    以{ $cards }为对象{ $several ->
        [yes] { $mark }
       *[no] { "" }
    }
ability-mode-list = { $first }{ $second }
ability-modes =
    { $by ->
        [opponent] 由对手
       *[me] { "" }
    }从以下{ $total }项中选择{ $count-form ->
        [any] 任意项
       *[number]
            { $up-to ->
                [yes] 最多{ $count }项
               *[no] { $count }项
            }
    }：{ $modes }
ability-select =
    从{ $zone }选择{ $up-to ->
        [yes] 最多{ $count }张
       *[no] { $count }张
    }{ $cards }

## Conditions

ability-and = { $first }，且{ $second }
ability-or = { $first }，或{ $second }
ability-either = （{ $clause }）
ability-done = 这样做了
    .not = 没有这样做
ability-match = { $subject }{ $predicate }
ability-present = 有{ $subject }
    .not = 没有{ $subject }
ability-compare-equal =
    { $form ->
        [rank] { $left }与{ $right }相同
        [value] { $left }等于{ $right }
       *[word] { $left }是{ $right }
    }
ability-compare-unequal =
    { $form ->
        [rank] { $left }与{ $right }不同
        [value] { $left }不等于{ $right }
       *[word] { $left }不是{ $right }
    }
ability-compare-less =
    { $form ->
        [number] { $left }小于{ $right }
        [value] { $left }小于{ $right }
       *[word] { $left }低于{ $right }
    }
ability-compare-at-most =
    { $form ->
        [number] { $left }在{ $right }以下
        [value] { $left }不大于{ $right }
        [rank] { $left }不高于{ $right }
       *[word] { $left }是{ $right }以下
    }
ability-compare-more =
    { $form ->
        [number] { $left }大于{ $right }
        [value] { $left }大于{ $right }
       *[word] { $left }高于{ $right }
    }
ability-compare-at-least =
    { $form ->
        [number] { $left }在{ $right }以上
        [value] { $left }不小于{ $right }
        [rank] { $left }不低于{ $right }
       *[word] { $left }是{ $right }以上
    }
