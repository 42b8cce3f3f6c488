### Final Fantasy TCG: how events are written.

## Helpers, used by the messages below

ability-fftcg--when =
    { $form ->
        [instead] if
        [next] the next time
       *[when] when
    }
ability-fftcg--filter-or-card =
    { $filter-form ->
        [some] { $filter }
       *[none] a card
    }
ability-fftcg--is =
    { $things-number ->
        [many] are
       *[one] is
    }
ability-fftcg--times =
    { $amount-form ->
        [none] { "" }
       *[number]
            { $amount ->
                [1] { " " }for the first time in a turn
                [2] { " " }for the second time in a turn
                [3] { " " }for the third time in a turn
               *[other] { " " }for the { $amount }th time in a turn
            }
    }

## Events

ability-fftcg-event-enters =
    { ability-fftcg--when } { $things-subject } { $things-number ->
        [many] enter
       *[one] enters
    } the field{ $how-form ->
        [none] { "" }
       *[some] { " " }{ $how }
    }
    .more =
        enters the field{ $how-form ->
            [none] { "" }
           *[some] { " " }{ $how }
        }
ability-fftcg-event-leaves =
    { ability-fftcg--when } { $things-subject } { $things-number ->
        [many] leave
       *[one] leaves
    } the field
    .more = leaves the field
ability-fftcg-event-to-deck =
    { ability-fftcg--when } { $things-subject } { ability-fftcg--is } put from the field into { $things-number ->
        [many] their owners' decks
       *[one] its owner's deck
    }
    .more = is put from the field into its owner's deck
ability-fftcg-event-put =
    { ability-fftcg--when } { $things-subject } { ability-fftcg--is } put { $place-word ->
        [none] from the field
        [anywhere] from anywhere
       *[deck] from the { $place }
    } into the Break Zone
    .more =
        is put { $place-word ->
            [none] from the field
            [anywhere] from anywhere
           *[deck] from the { $place }
        } into the Break Zone
ability-fftcg-event-broken = { ability-fftcg--when } { $things-subject } { ability-fftcg--is } broken
    .more = is broken
ability-fftcg-event-broken-by = { ability-fftcg--when } { $things-subject } { ability-fftcg--is } broken by { ability-fftcg--cause }
    .more = is broken by { ability-fftcg--cause }
ability-fftcg-event-put-by = { ability-fftcg--when } { $things-subject } { ability-fftcg--is } put from the field into the Break Zone by { ability-fftcg--cause }
    .more = is put from the field into the Break Zone by { ability-fftcg--cause }
ability-fftcg-event-returned = { ability-fftcg--when } { $things-subject } { ability-fftcg--is } returned from the field to its owner's hand
    .more = is returned from the field to its owner's hand
ability-fftcg-event-removed =
    { ability-fftcg--when } { $things-subject } { ability-fftcg--is } removed from the game{ $place-word ->
        [none] { "" }
        [anywhere] { "" }
       *[deck] { " " }from the { $place }
    }
    .more = is removed from the game
ability-fftcg-event-attacks =
    { ability-fftcg--when } { $things-subject } { $things-number ->
        [many] attack
       *[one] attacks
    }
    .more = attacks
ability-fftcg-event-attack-declared =
    { ability-fftcg--when } { $whose ->
        [me] you declare
        [opponent] your opponent declares
       *[any] a player declares
    } an attack{ ability-fftcg--times }
ability-fftcg-event-party-attacks =
    { ability-fftcg--when } { $things-subject } { $things-number ->
        [many] attack
       *[one] attacks
    } as part of a party{ $filter-form ->
        [some] { " " }with { $filter }
       *[none] { "" }
    }{ $amount-form ->
        [none] { "" }
       *[number] { " " }of { $amount } or more
    }
    .more = attacks as part of a party
ability-fftcg-event-blocks =
    { ability-fftcg--when } { $things-subject } { $things-number ->
        [many] block
       *[one] blocks
    }{ ability-fftcg--object }
    .more = blocks{ ability-fftcg--object }
    .other = the blocked Forward
ability-fftcg--object =
    { $filter-form ->
        [some] { " " }{ $filter }
       *[none] { "" }
    }
ability-fftcg-event-is-blocked =
    { ability-fftcg--when } { $things-subject } { ability-fftcg--is } blocked{ $filter-form ->
        [some] { " " }by { $filter }
       *[none] { "" }
    }
    .more =
        is blocked{ $filter-form ->
            [some] { " " }by { $filter }
           *[none] { "" }
        }
    .other = the blocking Forward
ability-fftcg-event-unblocked = { ability-fftcg--when } { $things-subject } { ability-fftcg--is } not blocked
    .more = is not blocked
ability-fftcg-event-damages =
    { ability-fftcg--when } { $things-subject } { $things-number ->
        [many] deal
       *[one] deals
    } damage to { $filter-form ->
        [some] { $filter }
       *[none] a Forward
    }
    .other = the Forward dealt damage
ability-fftcg-event-battle-damages =
    { ability-fftcg--when } { $things-subject } { $things-number ->
        [many] deal
       *[one] deals
    } battle damage to { $filter-form ->
        [some] { $filter }
       *[none] a Forward
    }
    .other = the Forward dealt damage
ability-fftcg-event-damages-player =
    { ability-fftcg--when } { $things-subject } { $things-number ->
        [many] deal
       *[one] deals
    } damage to your opponent
    .more = deals damage to your opponent
ability-fftcg-event-is-damaged =
    { ability-fftcg--when } { $things-subject } { ability-fftcg--is } dealt damage{ $filter-form ->
        [some] { " " }by { $filter }
       *[none] { "" }
    }
    .more = is dealt damage
    .other = the source of the damage
ability-fftcg-event-is-damaged-by = { ability-fftcg--when } { $things-subject } { ability-fftcg--is } dealt damage by { ability-fftcg--cause }{ ability-fftcg--from-source }
    .more = is dealt damage by { ability-fftcg--cause }{ ability-fftcg--from-source }
    .off = yes
    .other = the source of the damage
ability-fftcg--from-source =
    { $filter-form ->
        [some] { " " }from { $filter }
       *[none] { "" }
    }
ability-fftcg--cause =
    { $whose ->
        [opponent] your opponent's { $object }
        [any] any { $object }
       *[me] your { $object }
    }
ability-fftcg-event-takes-point =
    { ability-fftcg--when } { $whose ->
        [me] you receive
        [opponent] your opponent receives
       *[any] a player receives
    } { $amount-form ->
        [none] a point of damage
       *[number]
            { $amount ->
                [1] the first point of damage
                [2] the second point of damage
                [3] the third point of damage
               *[other] the { $amount }th point of damage
            }
    }
ability-fftcg-event-breaks =
    { ability-fftcg--when } { $filter-form ->
        [some] { $filter }
       *[none] a Forward
    } dealt damage by { $things } this turn is broken
    .other = the broken Forward
ability-fftcg-event-chosen = { ability-fftcg--when } { $things-subject } { ability-fftcg--is } chosen by { ability-fftcg--cause }{ ability-fftcg--from-source }
    .more = is chosen by { ability-fftcg--cause }{ ability-fftcg--from-source }
    .other = that Summon or ability
ability-fftcg-event-cast =
    { ability-fftcg--when } { $whose ->
        [me] you cast
        [opponent] your opponent casts
       *[any] a player casts
    } { ability-fftcg--filter-or-card }{ $how-form ->
        [none] { "" }
       *[some] { " " }{ $how }
    }
    .off = yes
ability-fftcg-event-cast-nth =
    { ability-fftcg--when } { $whose ->
        [me] you cast
        [opponent] your opponent casts
       *[any] a player casts
    } { ability-fftcg--filter-or-card } for the { $amount ->
        [1] first
        [2] second
        [3] third
       *[other] { $amount }th
    } time in a turn
    .off = yes
ability-fftcg-event-used =
    { ability-fftcg--when } { $whose ->
        [me] you use
        [opponent] your opponent uses
       *[any] a player uses
    } { $object-word ->
        [action] an action ability
        [special] a special ability
        [summon] a Summon
        [auto] an auto-ability
       *[ability] an ability
    }{ $filter-form ->
        [some] { " " }of { $filter }
       *[none] { "" }
    }
ability-fftcg-event-ex-used =
    { ability-fftcg--when } { $whose ->
        [me] you use
        [opponent] your opponent uses
       *[any] a player uses
    } an EX Burst
ability-fftcg-event-discarded =
    { ability-fftcg--when } { $whose ->
        [me] you discard
        [opponent] your opponent discards
       *[any] a player discards
    } { ability-fftcg--filter-or-card }
    .off = yes
ability-fftcg--discarder =
    { $whose2 ->
        [opponent] your opponent's { $object }
        [any] any { $object }
       *[me] your { $object }
    }
ability-fftcg-event-discarded-by = { ability-fftcg--when } { ability-fftcg--filter-or-card } is discarded from { ability-fftcg--holder } hand by { ability-fftcg--discarder }
    .off = yes
ability-fftcg-event-draws =
    { ability-fftcg--when } { $whose ->
        [me] you draw
        [opponent] your opponent draws
       *[any] a player draws
    } a card
ability-fftcg-event-milled = { ability-fftcg--when } { ability-fftcg--filter-or-card } is put from { ability-fftcg--holder } deck into the Break Zone
    .off = yes
ability-fftcg-event-searched =
    { ability-fftcg--when } { $whose ->
        [me] you search your deck
        [opponent] your opponent searches their deck
       *[any] a player searches their deck
    }
ability-fftcg-event-leaves-break = { ability-fftcg--when } { ability-fftcg--filter-or-card } leaves { ability-fftcg--holder } Break Zone
    .off = yes
ability-fftcg--due-to =
    { $object-form ->
        [none] { "" }
       *[some] { " " }by { ability-fftcg--cause }
    }
ability-fftcg-event-dulled = { ability-fftcg--when } { $things-subject } { ability-fftcg--is } dulled{ ability-fftcg--due-to }
    .more = is dulled{ ability-fftcg--due-to }
ability-fftcg-event-activated = { ability-fftcg--when } { $things-subject } { ability-fftcg--is } activated{ ability-fftcg--due-to }
    .more = is activated{ ability-fftcg--due-to }
ability-fftcg-event-frozen = { ability-fftcg--when } { $things-subject } { ability-fftcg--is } Frozen
    .more = is Frozen
ability-fftcg-event-counter-placed = { ability-fftcg--when } a { $counter } Counter is placed on { $things }
ability-fftcg-event-counter-taken = { ability-fftcg--when } a { $counter } Counter is removed from { $things }
ability-fftcg-event-last-counter = { ability-fftcg--when } the last { $counter } Counter is removed from { $things }
ability-fftcg-event-crystal-gained =
    { ability-fftcg--when } { $whose ->
        [me] you gain
        [opponent] your opponent gains
       *[any] a player gains
    } a Crystal
ability-fftcg-event-crystal-paid =
    { ability-fftcg--when } { $whose ->
        [me] you pay
        [opponent] your opponent pays
       *[any] a player pays
    } a Crystal
ability-fftcg-event-warped =
    { ability-fftcg--when } { $whose ->
        [me] you remove
        [opponent] your opponent removes
       *[any] a player removes
    } { ability-fftcg--filter-or-card } from the game by Warp
    .off = yes
ability-fftcg-event-primes =
    { ability-fftcg--when } { $things-subject } { $things-number ->
        [many] prime
       *[one] primes
    }{ $name-form ->
        [none] { "" }
       *[some] { " " }into Card Name { $name }
    }
    .more = primes
ability-fftcg-event-priming =
    { ability-fftcg--when } { $things-subject } { $things-number ->
        [many] start
       *[one] starts
    } to prime
    .more = starts to prime
ability-fftcg-event-found = { ability-fftcg--when } { $things-subject } { ability-fftcg--is } added to the hand by a search
    .more = is added to the hand by a search
ability-fftcg-event-to-damage = { ability-fftcg--when } { ability-fftcg--filter-or-card } is put into { ability-fftcg--holder } Damage Zone
    .off = yes
ability-fftcg-event-begins =
    at the beginning of { $form ->
        [later] { $whose ->
            [opponent] your opponent's next
            [any] the next
           *[me] your next
        }
       *[when] { $whose ->
            [opponent] your opponent's
            [any] each player's
           *[me] your
        }
    } { $phase }
ability-fftcg-event-end-of-turn =
    at the end of { $form ->
        [later] { $whose ->
            [opponent] your opponent's turn
            [any] the turn
           *[me] your turn
        }
       *[when] { $whose ->
            [opponent] each of your opponent's turns
            [any] each turn
           *[me] each of your turns
        }
    }
ability-fftcg-event-state = as soon as this comes about
    .state = when { $condition }
ability-fftcg-event-added =
    { ability-fftcg--when } cards are added from { $place-word ->
        [none] the Break Zone
       *[break] the { $place }
    } to { ability-fftcg--holder } hand
ability-fftcg-event-is-discarded = { ability-fftcg--when } { $things-subject } { ability-fftcg--is } discarded by { ability-fftcg--cause }
    .more = is discarded by { ability-fftcg--cause }
ability-fftcg-event-is-added = { ability-fftcg--when } { $things-subject } { ability-fftcg--is } added to the hand from the { $place }
    .more = is added to the hand from the { $place }
ability-fftcg-event-party-damages-player =
    { ability-fftcg--when } { $whose ->
        [me] a party you control
        [opponent] a party your opponent controls
       *[any] a party
    } deals damage to a player
ability-fftcg-event-leaves-by = { ability-fftcg--when } { $things-subject } { $things-number ->
        [many] leave
       *[one] leaves
    } the field due to { ability-fftcg--cause }
    .more = leaves the field due to { ability-fftcg--cause }
ability-fftcg-event-to-break = { ability-fftcg--when } { ability-fftcg--filter-or-card } is put into { ability-fftcg--holder } Break Zone from anywhere
    .off = yes
ability-fftcg-event-player-damaged =
    { ability-fftcg--when } { $whose ->
        [me] you are dealt damage
        [opponent] your opponent is dealt damage
       *[any] a player is dealt damage
    }
ability-fftcg-event-power-lost =
    { ability-fftcg--when } { $things-subject } { $things-number ->
        [many] lose
       *[one] loses
    } power
    .more = loses power
ability-fftcg-event-paid-cp = { ability-fftcg--when } { $things-subject } { ability-fftcg--is } dulled to produce CP
