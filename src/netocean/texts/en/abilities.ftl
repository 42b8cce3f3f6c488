### How abilities are written: sentences, clauses and joints, for all games.

## Joints

ability-words = { $first } { $second }
ability-comma = { $first }, { $second }
ability-list = { $first } and { $second }
ability-labels = { $first } · { $second }
ability-modifiers = { $first } { $second }
ability-values = { $first } or { $second }
ability-then = { $first }, then { $second }
ability-next = { $first }. { $second }
ability-next-closed = { $first } { $second }
ability-aside = { $text } ({ $note })
ability-sentence = { $text }.
ability-quoted = { $text }

## Parts of a card

ability-label = [{ $content }]
ability-support = support
ability-once = once per { $span }
ability-at-most =
    { $count ->
        [one] at most once per phase
        [2] at most twice per phase
       *[other] at most { $count } times per phase
    }
ability-condition = Condition: { $condition }
ability-cost = cost: { $costs }
ability-limit = Limit: { $limit }

## Steps

ability-if =
    { $mood ->
        [state] while { $condition }
       *[do] if { $condition }
    }
ability-else = otherwise, { $body }
ability-after = when that has ended, { $body }
ability-may =
    { $steps ->
        [all] you may do the following: { $body }
       *[one] you may { $body }
    }
ability-until = { $action } { $duration }
ability-choose =
    choose { $up-to ->
        [yes] up to { $count }
       *[no] { $count }
    } { $cards } { $several ->
        [yes] { $mark } from { $zone }
       *[no] from { $zone }
    }
ability-chosen =
    { $several ->
        [yes]
            { $number ->
                [many] cards { $mark }
               *[one] card { $mark }
            }
       *[no]
            { $number ->
                [many] them
               *[one] it
            }
    }
ability-card =
    { $count ->
        [one] card
       *[other] cards
    }

## The wider forms

ability-any-card = { $cards }
ability-all-cards = { $cards }
ability-of = { $text }'s
ability-self =
    { $form ->
        [name]
            { $case ->
                [of] { $name }'s
               *[object] { $name }
            }
       *[noun]
            { $case ->
                [of] this { $noun }'s
               *[object] this { $noun }
            }
    }
ability-symbol = { "{" }{ $symbol }{ "}" }
ability-pay = pay { $costs }
ability-title = “{ $title }”
ability-quote = “{ $text }”
ability-or-event = { $first } or { $second }
ability-instead =
    { $may ->
        [yes] you may do this instead: { $text }
       *[no] { $text } instead
    }
ability-place = while { $card } is in { $place }
ability-more = { $first } and { $second }
ability-each = { $action } for each { $each }
ability-let = { $letter } is { $value }
ability-let-cards =
    { $several ->
        [yes] consider { $cards } { $mark }
       *[no] consider { $cards }
    }
ability-mode-list = { $first } { $second }
ability-modes =
    { $by ->
        [opponent] your opponent selects
       *[me] select
    } { $count-form ->
        [any] any number
       *[number]
            { $up-to ->
                [yes] up to { $count }
               *[no] { $count }
            }
    } of the { $total } following actions: { $modes }
ability-select =
    select { $up-to ->
        [yes] up to { $count }
       *[no] { $count }
    } { $cards } from { $zone }

## Conditions

ability-and = { $first } and { $second }
ability-or = { $first } or { $second }
ability-either = either { $clause }
ability-done = you do
    .not = you do not
ability-match = { $subject } { $predicate }
ability-present =
    { $number ->
        [many] there are { $subject }
       *[one] there is { $subject }
    }
    .not =
        { $number ->
            [many] there are no { $subject }
           *[one] there is no { $subject }
        }
ability-compare-equal = { $left } is { $right }
ability-compare-unequal = { $left } is not { $right }
ability-compare-less =
    { $form ->
        [word] { $left } is below { $right }
        [rank] { $left } is lower than { $right }
       *[number] { $left } is less than { $right }
    }
ability-compare-at-most =
    { $form ->
        [word] { $left } is { $right } or lower
        [rank] { $left } is not higher than { $right }
        [value] { $left } is not more than { $right }
       *[number] { $left } is { $right } or less
    }
ability-compare-more =
    { $form ->
        [word] { $left } is above { $right }
        [rank] { $left } is higher than { $right }
       *[number] { $left } is more than { $right }
    }
ability-compare-at-least =
    { $form ->
        [word] { $left } is { $right } or higher
        [rank] { $left } is not lower than { $right }
        [value] { $left } is not less than { $right }
       *[number] { $left } is { $right } or more
    }
