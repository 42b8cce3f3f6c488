### Final Fantasy TCG: how its abilities are put together, and what they ask: frame, conditions, amounts, groups, events.

## Frame

ability-fftcg-frame-modifiers = { $first } { $second }
ability-fftcg-frame-modifiers-after = { $first } { $second }
ability-fftcg-frame-any-card =
    { $start ->
        [vowel] an { $cards }
       *[other] a { $cards }
    }
ability-fftcg-frame-all-cards =
    { $mood ->
        [state] the { $cards }
       *[do] all the { $cards }
    }
ability-fftcg-frame-card =
    { $place ->
        [field]
            { $count ->
                [one] Character
               *[other] Characters
            }
        [stack]
            { $count ->
                [one] Summon or ability
               *[other] Summons or abilities
            }
       *[other]
            { $count ->
                [one] card
               *[other] cards
            }
    }
ability-fftcg-frame-chosen =
    { $style ->
        [mark]
            { $case ->
                [of] { $noun } { $mark }'s
               *[object] { $noun } { $mark }
            }
        [noun]
            { $role ->
                [choose] the chosen { ability-fftcg--noun-case }
                [select] the selected { ability-fftcg--noun-case }
               *[it]
                    { $number ->
                        [many] those { ability-fftcg--noun-case }
                       *[one] that { ability-fftcg--noun-case }
                    }
            }
       *[it]
            { $number ->
                [many]
                    { $case ->
                        [of] their
                        [subject] they
                       *[object] them
                    }
               *[one]
                    { $case ->
                        [of] its
                       *[object] it
                    }
            }
    }
ability-fftcg--noun-case =
    { $case ->
        [of] { $noun }'s
       *[object] { $noun }
    }
ability-fftcg-frame-then =
    { $kind ->
        [it] { $first } and { $second }
       *[next] { $first }, then { $second }
    }
ability-fftcg-frame-scope = do all of this: { $body }
ability-fftcg-frame-scoped = { $first }; { $second }
ability-fftcg-frame-if =
    { $mood ->
        [state] while { $condition }
       *[do] if { $condition }
    }
ability-fftcg-frame-compare-equal = { $left } is equal to { $right }
ability-fftcg-frame-compare-unequal = { $left } is not equal to { $right }
ability-fftcg-frame-compare-less = { $left } is less than { $right }
ability-fftcg-frame-compare-at-most =
    { $form ->
        [number] { $left } is { $right } or less
       *[value] { $left } is less than or equal to { $right }
    }
ability-fftcg-frame-compare-more = { $left } is greater than { $right }
ability-fftcg-frame-compare-at-least =
    { $form ->
        [number] { $left } is { $right } or more
       *[value] { $left } is greater than or equal to { $right }
    }
ability-fftcg-frame-may =
    { $who ->
        [opponent] your opponent may
       *[me] you may
    } { $steps ->
        [all] do the following: { $body }
       *[one] { $body }
    }
ability-fftcg-frame-done =
    { $who ->
        [opponent] they do so
       *[me] you do so
    }
    .not =
        { $who ->
            [opponent] they don't do so
           *[me] you don't do so
        }
ability-fftcg-frame-after =
    when { $who ->
        [opponent] they do so
       *[me] you do so
    }, { $body }
ability-fftcg-frame-until =
    { $front ->
        [yes] { $duration }, { $action }
       *[no] { $action } { $duration }
    }
ability-fftcg-frame-choose =
    { $by ->
        [opponent] your opponent chooses
       *[me] choose
    } { ability-fftcg--picks }
ability-fftcg-frame-select =
    { $from ->
        [deck]
            { $by ->
                [opponent] your opponent searches for
               *[me] search for
            } { ability-fftcg--number-of-cards }{ ability-fftcg--pick-end }
       *[other]
            { $by ->
                [opponent] your opponent selects
               *[me] select
            } { ability-fftcg--picks }
    }
ability-fftcg--picks =
    { ability-fftcg--number-of-cards }{ $from ->
        [field] { "" }
        [stack] { "" }
        [var] { " " }among { $zone }
       *[other] { " " }from { $zone }
    }{ ability-fftcg--pick-end }
ability-fftcg--number-of-cards =
    { $count-form ->
        [any] any number of { $cards }
        [number]
            { $up-to ->
                [yes] up to { $count } { $cards }
               *[no] { $count } { $cards }
            }
       *[value]
            { $up-to ->
                [yes] up to as many { $cards } as { $count }
               *[no] as many { $cards } as { $count }
            }
    }
ability-fftcg--pick-end =
    { $together-form ->
        [some] { " " }{ $together }
       *[none] { "" }
    }{ $several ->
        [yes] { " " }{ $mark }
       *[no] { "" }
    }
ability-fftcg-frame-once =
    { $span ->
        [turn] once per turn
       *[other] once per { $span }
    }
ability-fftcg-frame-used = { $cost }: { $text }
ability-fftcg-frame-cost-list = { $first }, { $second }
ability-fftcg-frame-extra = extra cost: { $costs }
ability-fftcg-frame-place =
    while { $card } is { $place-word ->
        [field] on the field
        [stack] on the stack
        [removed] removed from the game
        [anywhere] in any zone
       *[hand] in your { $place }
    }
ability-fftcg-frame-timings = { $first }, { $second }
ability-fftcg-frame-only = You can only use this { $only }
ability-fftcg-frame-only-if = if { $condition }
ability-fftcg-frame-only-once = you can only use this { $only }
ability-fftcg-frame-only-and-once = you can only use this { $only } and only { $once }
ability-fftcg-frame-only-list = { $first } and { $second }
ability-fftcg-frame-trigger-only = This effect will trigger only { $only }
ability-fftcg-frame-together = If several do so at the same time, this triggers only once

## Helpers, used by the messages of this game

ability-fftcg--whose =
    { $who ->
        [opponent] your opponent's
        [actor] their
       *[me] your
    }
ability-fftcg--holder =
    { $whose ->
        [opponent] your opponent's
        [actor] their
        [any] any player's
       *[me] your
    }
ability-fftcg--player =
    { $who ->
        [opponent] your opponent
        [actor] they
       *[me] you
    }
ability-fftcg--anybody =
    { $whose ->
        [opponent] your opponent
        [actor] they
        [any] a player
       *[me] you
    }
ability-fftcg--cards =
    { $amount-form ->
        [number]
            { $amount ->
                [one] { $amount } card
               *[other] { $amount } cards
            }
        [that] that many cards
        [done] that many cards
       *[value] as many cards as { $amount }
    }
ability-fftcg--top-cards =
    { $amount-form ->
        [number]
            { $amount ->
                [one] the top card
               *[other] the top { $amount } cards
            }
        [that] that many cards from the top
        [done] that many cards from the top
       *[value] as many cards from the top as { $amount }
    }
ability-fftcg--quantity =
    { $sign ->
        [none] no
        [some] 1 or more
        [equal] exactly { $right }
        [unequal] any number but { $right } of
        [less] fewer than { $right }
        [at-most] { $right } or fewer
        [more] more than { $right }
       *[at-least] { $right } or more
    }
ability-fftcg--measure =
    { $sign ->
        [none] 0
        [some] 1 or more
        [equal] { $right }
        [unequal] not { $right }
        [less] less than { $right }
        [at-most] { $right } or less
        [more] more than { $right }
       *[at-least] { $right } or more
    }
ability-fftcg--power-of =
    { $things-form ->
        [filter] the power of { $things }
        [group] the power of { $things }
       *[other] { $things-of } power
    }

## Conditions

ability-fftcg-condition-my-turn = it is your turn
    .not = it is not your turn
    .gate = during your turn
ability-fftcg-condition-opponent-turn = it is your opponent's turn
    .not = it is not your opponent's turn
    .gate = during your opponent's turn
ability-fftcg-condition-in-phase = it is the { $phase }
    .not = it is not the { $phase }
    .gate = during the { $phase }
ability-fftcg-condition-entered-by = { $things-subject } entered the field { $how }
    .not = { $things-subject } did not enter the field { $how }
ability-fftcg-condition-by-ex = this is an EX Burst
    .not = this is not an EX Burst
ability-fftcg-condition-paid-extra = the extra cost was paid
    .not = the extra cost was not paid
ability-fftcg-condition-paid-with = { $element } CP was paid for this
    .not = no { $element } CP was paid for this
ability-fftcg-condition-paid-only-with = the CP for this was produced only by { $filter }
    .not = the CP for this was not produced only by { $filter }
ability-fftcg-condition-paid-only = only { $element } CP was paid for this
    .not = not only { $element } CP was paid for this
ability-fftcg-condition-all-different = { $things-subject } all have different { $aspect-many }
    .not = { $things-subject } do not all have different { $aspect-many }
ability-fftcg-condition-used-titled = { $things-subject } used “{ $title }” this turn
    .not = { $things-subject } did not use “{ $title }” this turn
ability-fftcg-condition-same = { $things-subject } and { $things2-subject } have the same { $aspect }
    .not = { $things-subject } and { $things2-subject } do not have the same { $aspect }
ability-fftcg-condition-battling =
    { $things-subject } { $things-number ->
        [many] are
       *[one] is
    } in battle with { $filter }
    .not =
        { $things-subject } { $things-number ->
            [many] are
           *[one] is
        } not in battle with { $filter }
ability-fftcg-condition-in-zone =
    { $things-subject } { $things-number ->
        [many] are
       *[one] is
    } in { $place }
    .not =
        { $things-subject } { $things-number ->
            [many] are
           *[one] is
        } not in { $place }
ability-fftcg-condition-exists = there is { $things }
    .not = there is no { $things-one }
ability-fftcg-condition-party-with = the party includes { $filter }
    .not = the party does not include { $filter }
ability-fftcg-condition-first-time = this is the first time this turn
    .not = this is not the first time this turn
