### Final Fantasy TCG: how amounts and groups of cards are written.

## Amounts

ability-fftcg-amount-count =
    the number of { $things-many }{ $place-word ->
        [none] { "" }
       *[other] { " " }in { ability-fftcg--whose-place }
    }
    .each =
        { $things-one }{ $place-word ->
            [none] { "" }
           *[other] { " " }in { ability-fftcg--whose-place }
        }
    .compare =
        { $sign ->
            [none] there are no { $things-many }
            [some] there is at least 1 { $things-one }
            [equal]
                { $right ->
                    [one] there is exactly 1 { $things-one }
                   *[other] there are exactly { $right } { $things-many }
                }
           *[other] there are { ability-fftcg--quantity } { $things-many }
        }{ $place-word ->
            [none] { "" }
           *[other] { " " }in { ability-fftcg--whose-place }
        }
ability-fftcg--whose-place =
    { $place-word ->
        [field] the field
        [stack] the stack
        [anywhere] any zone
       *[other]
            { $whose ->
                [opponent] your opponent's { $place }
                [actor] their { $place }
                [any] any { $place }
               *[me] your { $place }
            }
    }
ability-fftcg-amount-kinds = the number of different { $aspect-many } among { $things }
    .each = different { $aspect } among { $things }
    .compare = there are { ability-fftcg--quantity } different { $aspect-many } among { $things }
ability-fftcg-amount-most-alike = the greatest number of { $things } with the same { $aspect }
    .compare = there are { ability-fftcg--quantity } { $things } with the same { $aspect }
ability-fftcg-amount-power = { ability-fftcg--power-of }
ability-fftcg-amount-cost =
    { $things-form ->
        [filter] the total cost of { $things }
        [group] the cost of { $things }
       *[other] { $things-of } cost
    }
ability-fftcg-amount-highest = the highest { $aspect } among { $things }
ability-fftcg-amount-lowest = the lowest { $aspect } among { $things }
ability-fftcg-amount-damage-on = the damage that { $things-subject } { $things-number ->
        [many] have
       *[one] has
    } received
ability-fftcg-amount-counters = the number of { $counter } Counters on { $things }
    .each = { $counter } Counter on { $things }
    .compare = there are { ability-fftcg--quantity } { $counter } Counters on { $things }
ability-fftcg-amount-any-counters = the number of counters on { $things }
    .each = counter on { $things }
    .compare = there are { ability-fftcg--quantity } counters on { $things }
ability-fftcg-amount-kind-counters = the number of counters of { $var } on { $things }
    .each = counter of { $var } on { $things }
    .compare = there are { ability-fftcg--quantity } counters of { $var } on { $things }
ability-fftcg-amount-counter-kind = the named kind
    .let = { ability-fftcg--names } 1 kind of counter on { $things }
    .again = the named kind
ability-fftcg-amount-that = that amount
ability-fftcg-amount-x = X
    .plain = yes
ability-fftcg-amount-times = { $amount } times { $amount2 }
    .each = yes
ability-fftcg-amount-plus = { $amount } plus { $amount2 }
ability-fftcg-amount-minus = { $amount } minus { $amount2 }
ability-fftcg-amount-divided = { $amount } divided by { $amount2 } (rounded down)
ability-fftcg-amount-half-up = half of { $amount } (rounded up)
ability-fftcg-amount-half-down = half of { $amount } (rounded down)
ability-fftcg-amount-least = { $amount } or { $amount2 }, whichever is less
ability-fftcg-amount-this-turn = the number of { ability-fftcg--happened } this turn
    .each = { ability-fftcg--happened } this turn
    .compare =
        { $happening-word ->
            [cast] { ability-fftcg--anybody-has } cast { ability-fftcg--quantity } { ability-fftcg--what }
            [discarded] { ability-fftcg--anybody-has } discarded { ability-fftcg--quantity } { ability-fftcg--what }
            [drawn] { ability-fftcg--anybody-has } drawn { ability-fftcg--quantity } cards
            [attacked] { ability-fftcg--anybody-has } attacked with { ability-fftcg--quantity } { ability-fftcg--what }
            [used] { ability-fftcg--anybody-has } used { ability-fftcg--quantity } abilities
            [points-taken] { ability-fftcg--anybody-has } received { ability-fftcg--quantity } points of damage
            [ex-used] { ability-fftcg--anybody-has } used { ability-fftcg--quantity } EX Bursts
            [searched] { ability-fftcg--anybody-has } searched { ability-fftcg--quantity } times
            [crystals-paid] { ability-fftcg--anybody-has } paid { ability-fftcg--quantity } Crystals
            [crystals-gained] { ability-fftcg--anybody-has } gained { ability-fftcg--quantity } Crystals
            [party-attacked] { ability-fftcg--anybody-has } attacked with { ability-fftcg--quantity } parties
            [specials-used] { ability-fftcg--anybody-has } used { ability-fftcg--quantity } special abilities
            [primed] { ability-fftcg--anybody-has } primed { ability-fftcg--quantity } { ability-fftcg--what }
           *[other] there have been { ability-fftcg--quantity } { ability-fftcg--happened }
        } this turn
    .off = yes
ability-fftcg--anybody-has =
    { $whose ->
        [opponent] your opponent has
        [actor] they have
        [any] the players have
       *[me] you have
    }
ability-fftcg--what =
    { $filter-form ->
        [some] { $filter }
       *[none] cards
    }
ability-fftcg--happened =
    { $happening-word ->
        [cast] { ability-fftcg--what } { ability-fftcg--anybody } cast
        [entered] { ability-fftcg--what } that entered { ability-fftcg--holder } field
        [left] { ability-fftcg--what } that left { ability-fftcg--holder } field
        [put] { ability-fftcg--what } put from { ability-fftcg--holder } field into the Break Zone
        [broken] { ability-fftcg--what } broken on { ability-fftcg--holder } field
        [discarded] { ability-fftcg--what } discarded from { ability-fftcg--holder } hand
        [drawn] cards drawn by { ability-fftcg--anybody-object }
        [attacked] { ability-fftcg--what } { ability-fftcg--anybody } attacked with
        [used] abilities used by { ability-fftcg--anybody-object }
        [removed] { ability-fftcg--holder } { ability-fftcg--what } removed from the game
        [points-taken] points of damage received by { ability-fftcg--anybody-object }
        [milled] { ability-fftcg--what } put from { ability-fftcg--holder } deck into the Break Zone
        [returned] { ability-fftcg--what } returned from the field to { ability-fftcg--holder } hand
        [ex-used] EX Bursts used by { ability-fftcg--anybody-object }
        [searched] searches made by { ability-fftcg--anybody-object }
        [crystals-paid] Crystals paid by { ability-fftcg--anybody-object }
        [party-attacked] parties { ability-fftcg--anybody } attacked with
        [specials-used] special abilities used by { ability-fftcg--anybody-object }
        [discarded-by-me] { ability-fftcg--what } discarded from { ability-fftcg--holder } hand by your Summons or abilities
        [damaged] { ability-fftcg--what } dealt damage on { ability-fftcg--holder } field
        [left-break] { ability-fftcg--what } that left { ability-fftcg--holder } Break Zone
        [warped] { ability-fftcg--what } removed by { ability-fftcg--holder } Warp
        [crystals-gained] Crystals gained by { ability-fftcg--anybody-object }
        [primed] { ability-fftcg--what } primed by { ability-fftcg--anybody-object }
        [blocked] { ability-fftcg--what } { ability-fftcg--anybody } blocked with
       *[chosen] { ability-fftcg--what } on { ability-fftcg--holder } field chosen by Summons or abilities
    }
ability-fftcg--anybody-object =
    { $whose ->
        [opponent] your opponent
        [actor] them
        [any] any player
       *[me] you
    }
ability-fftcg-amount-done = that number
    .each = of those cards
ability-fftcg-amount-paid = the CP paid for this
ability-fftcg-amount-number = that number
    .let = { ability-fftcg--names } a number { $letter } from { $amount } to { $amount2 }
ability-fftcg-amount-named = the named { $aspect }
    .let = { ability-fftcg--names } 1 { $aspect }
    .again = the named { $aspect }
ability-fftcg-amount-named-coloured = the named { $aspect }
    .let = { ability-fftcg--names } 1 { $aspect } other than Light and Dark
    .again = the named { $aspect }
ability-fftcg-amount-paid-elements = the number of different Elements of the CP paid for this
    .each = Element of the CP paid for this
ability-fftcg--names =
    { $who ->
        [opponent] your opponent names
       *[me] name
    }

## Groups of cards

ability-fftcg-group-every =
    all the { $filter }{ $place-word ->
        [field] { "" }
       *[other] { " " }in { ability-fftcg--whose-place }
    }
    .fits = { $filter-any }
ability-fftcg-group-top = { ability-fftcg--top-cards } of { ability-fftcg--whose } deck
    .let = take { ability-fftcg--top-cards } of { ability-fftcg--whose } deck
ability-fftcg-group-random = { ability-fftcg--cards } of { ability-fftcg--whose } hand at random
    .let = take { ability-fftcg--cards } of { ability-fftcg--whose } hand at random
ability-fftcg-group-turned-until =
    the cards turned over from the top of { ability-fftcg--whose } deck until { $amount } { $filter } { $amount ->
        [one] appears
       *[other] appear
    }
    .many = yes
    .let =
        turn over cards from the top of { ability-fftcg--whose } deck until { $amount } { $filter } { $amount ->
            [one] appears
           *[other] appear
        }
    .off = yes
ability-fftcg-group-rest = the rest
    .many = yes
    .silent = yes
ability-fftcg-group-among = all the { $filter } among { $var }
    .off = yes
ability-fftcg-group-both = { $things } and { $things2 }
    .many = yes
ability-fftcg-group-other-of = the other one
    .one = yes
    .silent = yes
ability-fftcg-group-first-of = the first one
    .one = yes
    .silent = yes
ability-fftcg-group-blockers-of = the Forward blocking { $things }
    .one = yes
ability-fftcg-group-party-of = the Forwards in the party with { $things }
    .many = yes
ability-fftcg-group-source-of = the card that { $things } comes from
    .one = yes
ability-fftcg-group-chosen-by = what { $things-subject } chose
    .many = yes
ability-fftcg-group-removed-by-self = the cards { $card } removed from the game
    .many = yes
ability-fftcg-group-paid-cards = the cards used to pay for this
    .many = yes
ability-fftcg-group-cp-discards = the cards discarded to pay for this
    .many = yes
ability-fftcg-group-stack = the stack
    .many = yes
ability-fftcg-group-done-cards = those cards
    .many = yes
