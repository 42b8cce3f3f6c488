### Final Fantasy TCG: how actions are written: damage, cards, values.

## Helpers, used by the messages below

ability-fftcg--damage =
    { $amount-form ->
        [number] { $amount } damage
        [that] the same amount of damage
       *[value] damage equal to { $amount }
    }
ability-fftcg--gain =
    { $things-number ->
        [many] { $things-subject } gain
       *[one]
            { $mood ->
                [may] have { $things } gain
               *[do] { $things-subject } gains
            }
    }
ability-fftcg--lose =
    { $things-number ->
        [many] { $things-subject } lose
       *[one]
            { $mood ->
                [may] have { $things } lose
               *[do] { $things-subject } loses
            }
    }
ability-fftcg--become =
    { $things-number ->
        [many] { $things-subject } become
       *[one]
            { $mood ->
                [may] have { $things } become
               *[do] { $things-subject } becomes
            }
    }
ability-fftcg--power =
    { $amount-form ->
        [number] { $amount } power
       *[value] power equal to { $amount }
    }
ability-fftcg--plus-power =
    { $amount-form ->
        [number] +{ $amount } power
       *[value] power equal to { $amount }
    }
ability-fftcg--hand =
    { $things-number ->
        [many] their owners' hands
       *[one] its owner's hand
    }
ability-fftcg--deck =
    { $things-form ->
        [group] the deck
       *[var]
            { $things-number ->
                [many] their owners' decks
               *[one] its owner's deck
            }
    }
ability-fftcg--damage-zone =
    { $things-number ->
        [many] their owners' Damage Zones
       *[one] its owner's Damage Zone
    }
ability-fftcg--to-cast =
    { $things-form ->
        [filter] { $things-many }
       *[var] { $things }
    }
ability-fftcg--cost-of = the cost required to cast { ability-fftcg--to-cast }
ability-fftcg--cards-to-discard =
    { $filter-form ->
        [none] { ability-fftcg--cards }
       *[some] { $amount } { $filter }
    }

## Actions: damage

ability-fftcg-action-damage =
    { $things2-form ->
        [none] deal { $things } { ability-fftcg--damage }
        [filter] each of { $things2 } deals { $things } { ability-fftcg--damage }
       *[var]
            { $things2-subject } { $things2-number ->
                [many] each deal
               *[one] deals
            } { $things } { ability-fftcg--damage }
    }
ability-fftcg-action-damage-each =
    deal each of { $things-form ->
        [filter] the { $things-many }
       *[var] { $things }
    } { ability-fftcg--damage }
    .spread = yes
ability-fftcg-action-damage-unreduced =
    { $things2-form ->
        [none] deal { $things } { ability-fftcg--damage }
       *[var] { $things2-subject } deals { $things } { ability-fftcg--damage }
    } (this damage cannot be reduced)
ability-fftcg-action-divide-damage = deal { ability-fftcg--damage } divided as you like among { $things }
ability-fftcg-action-damage-player =
    deal { $who ->
        [opponent] your opponent
        [actor] yourself
       *[me] yourself
    } { $amount-form ->
        [number]
            { $amount ->
                [one] { $amount } point of damage
               *[other] { $amount } points of damage
            }
       *[value] as many points of damage as { $amount }
    }
ability-fftcg-action-damage-player-no-ex = without EX Bursts, { ability-fftcg-action-damage-player }
ability-fftcg-action-heal = remove all damage from { $things }

## Actions: cards from zone to zone

ability-fftcg-action-break = break { $things }
ability-fftcg-action-put = put { $things } into the Break Zone
ability-fftcg-action-return = return { $things } to { ability-fftcg--hand }
ability-fftcg-action-add = add { $things } to your hand
ability-fftcg-action-remove = remove { $things } from the game
ability-fftcg-action-play =
    play { $things } onto { $who ->
        [opponent] your opponent's field
       *[me] the field
    }{ $state-form ->
        [none] { "" }
       *[some] { " " }{ $state }
    }
ability-fftcg-action-play-mine =
    play { $things } onto your field{ $state-form ->
        [none] { "" }
       *[some] { " " }{ $state }
    }
ability-fftcg-action-play-quietly =
    without triggering auto-abilities of its own, play { $things } onto the field{ $state-form ->
        [none] { "" }
       *[some] { " " }{ $state }
    }
ability-fftcg-action-top = put { $things } on top of { ability-fftcg--deck }
ability-fftcg-action-under =
    put { $things } into { ability-fftcg--deck } under { $amount ->
        [one] the top card
       *[other] the top { $amount } cards
    }
ability-fftcg-action-bottom = put { $things } at the bottom of { ability-fftcg--deck }
ability-fftcg-action-top-or-bottom = put { $things } on the top or at the bottom of { ability-fftcg--deck }
ability-fftcg-action-bottom-shuffled = shuffle { $things } and put { $things-number ->
        [many] them
       *[one] it
    } at the bottom of { ability-fftcg--deck }
ability-fftcg-action-shuffle-in = shuffle { $things } into { ability-fftcg--deck }
ability-fftcg-action-damage-zone = put { $things } into { ability-fftcg--damage-zone }
ability-fftcg-action-discard = discard { $things }
    .off = yes
ability-fftcg-action-draw =
    { $who ->
        [opponent] your opponent draws
        [you] you draw
       *[me] draw
    } { ability-fftcg--cards }
ability-fftcg-action-discard-cards =
    { $who ->
        [opponent] your opponent discards { ability-fftcg--cards-to-discard }
        [you] you discard { ability-fftcg--cards-to-discard }
       *[me] discard { ability-fftcg--cards-to-discard }
    }
    .off = yes
ability-fftcg-action-discard-random =
    { $who ->
        [opponent] your opponent discards
        [you] you discard
       *[me] discard
    } { ability-fftcg--cards } at random
ability-fftcg-action-discard-hand =
    { $who ->
        [opponent] your opponent discards their hand
        [you] you discard your hand
        [actor] discard their hand
       *[me] discard your hand
    }
ability-fftcg-action-mill =
    { $who ->
        [opponent] your opponent puts { ability-fftcg--top-cards } of their deck
        [you] you put { ability-fftcg--top-cards } of your deck
       *[me] put { ability-fftcg--top-cards } of { ability-fftcg--whose } deck
    } into the Break Zone
ability-fftcg-action-reveal = reveal { $things }
ability-fftcg-action-reveal-hand =
    { $who ->
        [opponent] your opponent reveals their hand
        [you] you reveal your hand
        [actor] reveal their hand
       *[me] reveal your hand
    }
ability-fftcg-action-look = look at { $things }
ability-fftcg-action-shuffle =
    { $who ->
        [opponent] your opponent shuffles their deck
        [you] you shuffle your deck
        [actor] shuffle their deck
       *[me] shuffle your deck
    }
ability-fftcg-action-turn-down = turn { $things } face down
ability-fftcg-action-turn-up = turn { $things } face up

## Actions: status, counters, crystals

ability-fftcg-action-dull = dull { $things }
ability-fftcg-action-activate = activate { $things }
ability-fftcg-action-freeze = Freeze { $things }
ability-fftcg--counters =
    { $amount-form ->
        [number]
            { $amount ->
                [one] { $amount } { $counter } Counter
               *[other] { $amount } { $counter } Counters
            }
        [none] all { $counter } Counters
       *[value] as many { $counter } Counters as { $amount }
    }
ability-fftcg-action-place = place { ability-fftcg--counters } on { $things }
ability-fftcg-action-take = remove { ability-fftcg--counters } from { $things }
ability-fftcg--kind-counters =
    { $amount-form ->
        [number]
            { $amount ->
                [one] { $amount } counter
               *[other] { $amount } counters
            }
       *[value] as many counters as { $amount }
    } of { $var }
ability-fftcg-action-place-kind = place { ability-fftcg--kind-counters } on { $things }
ability-fftcg-action-take-kind = remove { ability-fftcg--kind-counters } from { $things }
ability-fftcg-action-gain-crystals =
    { $who ->
        [opponent] your opponent gains
        [you] you gain
       *[me] gain
    } { ability-fftcg--crystals }
ability-fftcg--crystals =
    { $amount-form ->
        [number]
            { $amount ->
                [1] { "{" }C{ "}" }
                [2] { "{" }C{ "}{" }C{ "}" }
                [3] { "{" }C{ "}{" }C{ "}{" }C{ "}" }
               *[other] { $amount } { "{" }C{ "}" }
            }
       *[value] as many { "{" }C{ "}" } as { $amount }
    }
ability-fftcg-action-pay = pay { $cp }
ability-fftcg-action-pay-crystals = pay { ability-fftcg--crystals }

## Actions: values and texts of cards

ability-fftcg-action-gain-power = { ability-fftcg--gain } { ability-fftcg--plus-power }
    .more = { ability-fftcg--plus-power }
    .also =
        { $things-number ->
            [many] gain
           *[one] gains
        } { ability-fftcg--plus-power }
ability-fftcg-action-lose-power = { ability-fftcg--lose } { ability-fftcg--power }
    .also =
        { $things-number ->
            [many] lose
           *[one] loses
        } { ability-fftcg--power }
ability-fftcg-action-set-power =
    { ability-fftcg--power-of } becomes { $amount }
ability-fftcg-action-double-power = double { ability-fftcg--power-of }
ability-fftcg-action-halve-power = halve { ability-fftcg--power-of }
ability-fftcg-action-grant = { ability-fftcg--gain } { $keyword }
    .more = { $keyword }
    .also =
        { $things-number ->
            [many] gain
           *[one] gains
        } { $keyword }
ability-fftcg-action-take-away = { ability-fftcg--lose } { $keyword }
ability-fftcg-action-gain = { ability-fftcg--gain } { $ability }
    .more = { $ability }
    .also =
        { $things-number ->
            [many] gain
           *[one] gains
        } { $ability }
ability-fftcg-action-apply =
    { $things-form ->
        [filter] for each of the { $things-many }: { $ability-text }
       *[var] { $ability-text }
    }
    .front = yes
ability-fftcg-action-later = { $ability-text }
    .front = yes
ability-fftcg-action-lose-abilities = { ability-fftcg--lose } all abilities
    .also =
        { $things-number ->
            [many] lose
           *[one] loses
        } all abilities
ability-fftcg--with-power =
    { $amount-form ->
        [none] { "" }
        [number] { " " }with { $amount } power
       *[value] { " " }with power equal to { $amount }
    }
ability-fftcg-action-become-forward =
    { ability-fftcg--become } { $things-number ->
        [many] Forwards
       *[one] a Forward
    }{ ability-fftcg--with-power }
    .also =
        { $things-number ->
            [many] become Forwards
           *[one] becomes a Forward
        }{ ability-fftcg--with-power }
ability-fftcg-action-gain-job = { ability-fftcg--gain } Job { $job }
ability-fftcg-action-set-job = the Job of { $things } becomes { $job }
ability-fftcg-action-lose-jobs = { ability-fftcg--lose } all Jobs
ability-fftcg-action-gain-jobs-of = { ability-fftcg--gain } all the Jobs of { $things2 }
ability-fftcg-action-lose-categories = { ability-fftcg--lose } all Categories
ability-fftcg-action-gain-abilities-of = { ability-fftcg--gain } the { $object-many } of { $things2 }
ability-fftcg-action-gain-name = { ability-fftcg--gain } the card name { $name }
ability-fftcg-action-set-element = the Element of { $things } becomes { $element }
ability-fftcg-action-set-named-element = the Element of { $things } becomes { $var }
ability-fftcg-action-gain-element = { ability-fftcg--gain } the { $element } Element
    .more = the { $element } Element
    .also =
        { $things-number ->
            [many] gain
           *[one] gains
        } the { $element } Element
ability-fftcg-action-gain-named = { ability-fftcg--gain } { $var }
ability-fftcg-action-all-elements = { ability-fftcg--gain } all Elements
ability-fftcg-action-gain-coloured-of = { ability-fftcg--gain } all the Elements of { $things2 } other than Light and Dark
ability-fftcg-action-set-cost = the cost of { $things } becomes { $amount }
ability-fftcg-action-control =
    { $who ->
        [opponent] your opponent gains
        [you] you gain
       *[me] gain
    } control of { $things }
ability-fftcg-action-cannot = { $things-subject } { $ban }
    .also = { $ban }
ability-fftcg-action-cannot-be-blocked-by = { $things-subject } cannot be blocked by { $filter }
    .also = cannot be blocked by { $filter }
ability-fftcg-action-cannot-be-chosen-by = { $things-subject } cannot be chosen by { ability-fftcg--holder } { $filter }
    .also = cannot be chosen by { ability-fftcg--holder } { $filter }
ability-fftcg-action-must = { $things-subject } must { $duty } if possible
    .also = must { $duty } if possible
ability-fftcg-action-cannot-block = { $things-subject } cannot block { $filter }
    .also = cannot block { $filter }
ability-fftcg-action-cannot-gain = { $things-subject } cannot gain { $keyword }
    .also = cannot gain { $keyword }
ability-fftcg-action-must-block = { $things-subject } must block { $things2 } if possible
ability-fftcg-action-must-be-chosen = if a Summon or ability of your opponent can choose { $things }, it must
ability-fftcg-action-attacks =
    { $things-subject } can attack { $amount-form ->
        [number]
            { $amount ->
                [1] once
                [2] twice
               *[other] { $amount } times
            }
       *[value] as many times as { $amount }
    } in the same turn
    .also =
        can attack { $amount ->
            [1] once
            [2] twice
           *[other] { $amount } times
        } in the same turn
ability-fftcg-action-attack-again = { $things-subject } can attack 1 more time
    .also = can attack 1 more time
ability-fftcg--any-party =
    can form a party with { $filter-form ->
        [some] { $filter }
       *[none] Forwards
    } of any Element
ability-fftcg-action-any-party = { $things-subject } { ability-fftcg--any-party }
    .also = { ability-fftcg--any-party }
ability-fftcg-action-end-attack = remove { $things } from the attack
