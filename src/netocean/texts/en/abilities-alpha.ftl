### Digital Monster Card Game α: how the nodes of its abilities are written.

## Frame

ability-alpha-frame-any-card =
    { $start ->
        [vowel] an { $cards }
       *[other] a { $cards }
    }
ability-alpha-frame-all-cards = all { $cards }
ability-alpha-frame-chosen =
    { $style ->
        [mark]
            { $case ->
                [of] { $noun } { $mark }'s
               *[object] { $noun } { $mark }
            }
        [noun]
            { $role ->
                [choose] the chosen { $noun }
               *[it]
                    { $number ->
                        [many] those { $noun }
                       *[one] that { $noun }
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
ability-alpha-frame-choose =
    { $by ->
        [opponent] your opponent chooses
       *[me] choose
    } { $up-to ->
        [yes] up to { $count }
       *[no] { $count }
    } { $cards } from { $zone }{ $several ->
        [yes] { " " }{ $mark }
       *[no] { "" }
    }

ability-alpha-frame-card =
    { $count ->
        [one] card
       *[other] cards
    }
ability-alpha-frame-modifiers = { $first } { $second }
ability-alpha-frame-modifiers-after = { $first } { $second }

## Helpers, used by the messages below

ability-alpha--whose =
    { $who ->
        [opponent] your opponent's
        [owner] its owner's
       *[me] your
    }
ability-alpha--player =
    { $who ->
        [opponent] your opponent
        [owner] its owner
       *[me] you
    }
ability-alpha--cards =
    { $amount-form ->
        [number]
            { $amount ->
                [one] { $amount } card
               *[other] { $amount } cards
            }
        [that] that many cards
       *[value] as many cards as { $amount }
    }
ability-alpha--top-cards =
    { $amount-form ->
        [number]
            { $amount ->
                [one] the top card
               *[other] the top { $amount } cards
            }
        [that] that many cards from the top
       *[value] as many cards from the top as { $amount }
    }
ability-alpha--points =
    { $amount-form ->
        [number]
            { $amount ->
                [one] { $amount } point
               *[other] { $amount } points
            }
        [that] that many points
       *[value] points equal to { $amount }
    }
ability-alpha--has =
    { $things-number ->
        [many] have
       *[one] has
    }
ability-alpha--is =
    { $things-number ->
        [many] are
       *[one] is
    }
ability-alpha--uses =
    { $things-number ->
        [many] use
       *[one] uses
    }
ability-alpha--counts =
    { $things-number ->
        [many] count
       *[one] counts
    }
ability-alpha--filtered =
    { $filter-form ->
        [some] { $amount } { $filter }
       *[none] { ability-alpha--cards }
    }
ability-alpha--doer =
    { $things-form ->
        [none] { $card }
       *[some] { $things-subject }
    }
ability-alpha--measure =
    { $sign ->
        [equal] { $values }
        [unequal] other than { $values }
        [less] less than { $values }
        [at-most] { $values } or less
        [more] more than { $values }
       *[at-least] { $values } or more
    }

## Actions: numbers

ability-alpha-action-set-attack =
    { $mood ->
        [state] { $things-subject } { ability-alpha--uses } the { $letter } skill
       *[do] make { $things } use the { $letter } skill
    }{ $amount-form ->
        [none] { "" }
        [number] {""}, with +{ $amount } attack power while it stays { $letter }
       *[value] {""}, with attack power raised by { $amount } while it stays { $letter }
    }
ability-alpha-action-add-attack =
    { $amount-form ->
        [number]
            { $mood ->
                [state] { $things-subject } { ability-alpha--has } +{ $amount } attack power
               *[do] give { $things } +{ $amount } attack power
            }
       *[value]
            { $mood ->
                [state] the attack power of { $things } is raised by { $amount }
               *[do] raise the attack power of { $things } by { $amount }
            }
    }
ability-alpha-action-subtract-attack =
    { $amount-form ->
        [number]
            { $mood ->
                [state] { $things-subject } { ability-alpha--has } −{ $amount } attack power
               *[do] give { $things } −{ $amount } attack power
            }
       *[value]
            { $mood ->
                [state] the attack power of { $things } is lowered by { $amount }
               *[do] lower the attack power of { $things } by { $amount }
            }
    }
ability-alpha-action-multiply-attack =
    { $mood ->
        [state] the attack power of { $things } is multiplied by { $amount }
       *[do] multiply the attack power of { $things } by { $amount }
    }
ability-alpha-action-zero-attack =
    { $mood ->
        [state] the attack power of { $things } is 0
       *[do] reduce the attack power of { $things } to 0
    }
ability-alpha-action-add-power =
    { $mood ->
        [state] { $things-subject } { $things-number ->
            [many] add the power of their { $letter } skill to their attack power
           *[one] adds the power of its { $letter } skill to its attack power
        }
       *[do] add the power of { $things-number ->
            [many] their own { $letter } skill
           *[one] its own { $letter } skill
        } to the attack power of { $things }
    }
ability-alpha-action-halve-attack =
    { $mood ->
        [state] the attack power of { $things } is halved
       *[do] halve the attack power of { $things }
    }
ability-alpha-action-set-power =
    { $mood ->
        [state] the attack power of { $things } is { $amount } before additions
       *[do] set the attack power of { $things } to { $amount }
    }
ability-alpha-action-add-hp =
    { $amount-form ->
        [number]
            { $mood ->
                [state] { $things-subject } { ability-alpha--has } +{ $amount } HP
               *[do] give { $things } +{ $amount } HP
            }
       *[value]
            { $mood ->
                [state] the HP of { $things } is raised by { $amount }
               *[do] raise the HP of { $things } by { $amount }
            }
    }
ability-alpha-action-subtract-hp =
    { $amount-form ->
        [number]
            { $mood ->
                [state] { $things-subject } { ability-alpha--has } −{ $amount } HP
               *[do] give { $things } −{ $amount } HP
            }
       *[value]
            { $mood ->
                [state] the HP of { $things } is lowered by { $amount }
               *[do] lower the HP of { $things } by { $amount }
            }
    }
ability-alpha-action-set-hp =
    { $mood ->
        [state] the HP of { $things } is { $amount } before additions
       *[do] set the HP of { $things } to { $amount }
    }
ability-alpha-action-add-speed =
    { $amount-form ->
        [number]
            { $mood ->
                [state] { $things-subject } { ability-alpha--has } +{ $amount } speed
               *[do] give { $things } +{ $amount } speed
            }
       *[value]
            { $mood ->
                [state] the speed of { $things } is raised by { $amount }
               *[do] raise the speed of { $things } by { $amount }
            }
    }
ability-alpha-action-subtract-speed =
    { $amount-form ->
        [number]
            { $mood ->
                [state] { $things-subject } { ability-alpha--has } −{ $amount } speed
               *[do] give { $things } −{ $amount } speed
            }
       *[value]
            { $mood ->
                [state] the speed of { $things } is lowered by { $amount }
               *[do] lower the speed of { $things } by { $amount }
            }
    }
ability-alpha-action-set-speed =
    { $mood ->
        [state] the speed of { $things } is { $amount } before additions
       *[do] set the speed of { $things } to { $amount }
    }
ability-alpha-action-add-cost =
    { $mood ->
        [state] the cost of { $things } is raised by { $amount }
       *[do] raise the cost of { $things } by { $amount }
    }
ability-alpha-action-subtract-cost =
    { $mood ->
        [state] the cost of { $things } is lowered by { $amount }
       *[do] lower the cost of { $things } by { $amount }
    }
ability-alpha-action-swap-speed = swap the speed of { $things } with that of { $things2 }

## Actions: what cards are, may and must

ability-alpha-action-become-type =
    { $mood ->
        [state] { $things-subject } { ability-alpha--is } of battle type { $letter }
       *[do] make the battle type of { $things } { $letter }
    }
ability-alpha-action-add-field =
    { $mood ->
        [state] { $things-subject } also { ability-alpha--has } the { $family } icon
       *[do] give { $things } the { $family } icon too
    }
ability-alpha-action-add-name =
    { $mood ->
        [state] { $things-subject } also { ability-alpha--counts } as “{ $name }”
       *[do] let { $things } count as “{ $name }” as well
    }
ability-alpha-action-add-attribute =
    { $mood ->
        [state] { $things-subject } also { ability-alpha--counts } as { $attribute }
       *[do] let { $things } also count as { $attribute }
    }
ability-alpha-action-cannot =
    { $mood ->
        [state] { $things-subject } cannot { $deed }
       *[do] make { $things } unable to { $deed }
    }
ability-alpha-action-must =
    { $mood ->
        [state] { $things-subject } must { $deed } if possible
       *[do] make { $things } { $deed } if possible
    }
ability-alpha-action-block-any-speed =
    { $mood ->
        [state] { $things-subject } can block whatever the speed of the attacker
       *[do] let { $things } block whatever the speed of the attacker
    }
ability-alpha-action-blocked-from =
    { $mood ->
        [state] { $things-subject } can be blocked only by Digimon of speed { $amount } or more
       *[do] let { $things } be blocked only by Digimon of speed { $amount } or more
    }
ability-alpha-action-set-damage =
    { $mood ->
        [state] attacks of { $things } that are not blocked cost { $amount } points
       *[do] let attacks of { $things } that are not blocked cost { $amount } points
    }
ability-alpha-action-support-without =
    { $mood ->
        [state] { $things-subject } can give support whatever the { $part }
       *[do] let { $things } give support whatever the { $part }
    }
ability-alpha-action-not-destroyed =
    { $mood ->
        [state] { $things-subject } cannot be destroyed
       *[do] keep { $things } from being destroyed
    }
ability-alpha-action-blank =
    { $mood ->
        [state] the special abilities of { $things } have no effect
       *[do] take away the special abilities of { $things }
    }
ability-alpha-action-immune =
    { $mood ->
        [state] { $things-subject } { ability-alpha--is } not affected by
       *[do] make { $things } unaffected by
    } { $owner-word ->
        [opponent] your opponent's { $use }
       *[all] any { $use }
    }
ability-alpha-action-immune-from =
    { $mood ->
        [state] { $things-subject } { ability-alpha--is } not affected by { $filter }
       *[do] make { $things } unaffected by { $filter }
    }
ability-alpha-action-ignore-condition =
    { $mood ->
        [state] your { $filter } evolve whatever their evolution condition
       *[do] let your { $filter } evolve whatever their evolution condition
    }
ability-alpha-action-copy = give { $card } the continuous and triggered abilities of { $things }
ability-alpha-action-abilities-in-support =
    { $mood ->
        [state] the special abilities of { $things } can be used while they give support
       *[do] let the special abilities of { $things } be used while they give support
    }

## Actions: what players may, and what they lose

ability-alpha-action-raise-limit =
    { $mood ->
        [state] { ability-alpha--whose } { $bound } is raised by { $amount }
       *[do] raise { ability-alpha--whose } { $bound } by { $amount }
    }
ability-alpha-action-lower-limit =
    { $mood ->
        [state] { ability-alpha--whose } { $bound } is lowered by { $amount }
       *[do] lower { ability-alpha--whose } { $bound } by { $amount }
    }
ability-alpha-action-multiply-loss =
    { $mood ->
        [state] whatever points { ability-alpha--player } would lose are multiplied by { $amount }
       *[do] multiply whatever points { ability-alpha--player } would lose by { $amount }
    }
ability-alpha-action-halve-loss =
    { $mood ->
        [state] whatever points { ability-alpha--player } would lose are halved
       *[do] halve whatever points { ability-alpha--player } would lose
    }
ability-alpha-action-set-loss =
    { $mood ->
        [state] whenever { ability-alpha--player } would lose points, these are { $amount }
       *[do] let every loss of points for { ability-alpha--player } be { $amount }
    }
ability-alpha-action-keep-points =
    { $mood ->
        [state] { ability-alpha--player } cannot lose points
       *[do]
            { $who ->
                [me] you cannot lose points
               *[other] keep { ability-alpha--player } from losing points
            }
    }
ability-alpha-action-forbid =
    { $mood ->
        [state] { ability-alpha--player } cannot use { $use }
       *[do]
            { $who ->
                [me] you cannot use { $use }
               *[other] keep { ability-alpha--player } from using { $use }
            }
    }
ability-alpha-action-forbid-evolution =
    { $mood ->
        [state] { ability-alpha--player } cannot evolve into { $filter }
       *[do]
            { $who ->
                [me] you cannot evolve into { $filter }
               *[other] keep { ability-alpha--player } from evolving into { $filter }
            }
    }

## Actions: the course of battle

ability-alpha-action-tie-battle = the battle is a tie
ability-alpha-action-win-battle =
    { $who ->
        [opponent] your opponent wins the battle
        [owner] its owner wins the battle
       *[me] you win the battle
    }
ability-alpha-action-end-battle = end the battle without a result
ability-alpha-action-both-damaged = both Digimon in battle take damage equal to the other's attack power
ability-alpha-action-redirect = turn the attack upon { $things }
ability-alpha-action-redirect-to-player = turn the attack upon the player
ability-alpha-action-extra-opportunity = give { $things } another opportunity this turn
ability-alpha-action-turn-upright = turn { $things } upright
ability-alpha-action-turn-sideways = turn { $things } sideways

## Actions: points

ability-alpha-action-gain-points =
    { $who ->
        [opponent] let your opponent gain { ability-alpha--points }
        [owner] its owner gains { ability-alpha--points }
       *[me] gain { ability-alpha--points }
    }
ability-alpha-action-lose-points =
    { $who ->
        [opponent] make your opponent lose { ability-alpha--points }
        [owner] its owner loses { ability-alpha--points }
       *[me] lose { ability-alpha--points }
    }
ability-alpha-action-swap-points = swap points with your opponent
ability-alpha-action-equalise-points = lower the points of the player who has more to those of the other

## Actions: cards

ability-alpha-action-mill = send { ability-alpha--top-cards } of { ability-alpha--whose } Net Ocean to the Dark Area
ability-alpha-action-draw =
    { $who ->
        [opponent] let your opponent draw { ability-alpha--cards }
        [owner] its owner draws { ability-alpha--cards }
       *[me] draw { ability-alpha--cards }
    }
ability-alpha-action-discard-hand =
    { $who ->
        [opponent] make your opponent discard { ability-alpha--cards }
        [owner] its owner discards { ability-alpha--cards }
       *[me] discard { ability-alpha--cards } from your hand
    }
ability-alpha-action-discard-all =
    { $who ->
        [opponent] make your opponent discard their whole hand
        [owner] its owner discards their whole hand
       *[me] discard your whole hand
    }
ability-alpha-action-discard-random =
    { $who ->
        [opponent] make your opponent discard { ability-alpha--cards } at random
        [owner] its owner discards { ability-alpha--cards } at random
       *[me] discard { ability-alpha--cards } at random from your hand
    }
ability-alpha-action-shuffle = shuffle { ability-alpha--whose } Net Ocean
ability-alpha-action-shuffle-hand = shuffle { ability-alpha--whose } hand into the Net Ocean
ability-alpha-action-renew = renew { ability-alpha--whose } Net Ocean
ability-alpha-action-look =
    look at { $amount-form ->
        [none] { $zone }
       *[number] { ability-alpha--top-cards } of { $zone }
    }
ability-alpha-action-reveal = reveal { $things } to your opponent
ability-alpha-action-to-hand =
    { $things-form ->
        [var] add { $things } to the hand
       *[self] return { $things } to the hand
    }
ability-alpha-action-to-net-ocean = put { $things } on the { $end } of the Net Ocean
ability-alpha-action-discard = send { $things } to the Dark Area
ability-alpha-action-destroy = destroy { $things }
ability-alpha-action-remove = remove { $things } from the game
ability-alpha-action-place = put { $var } into play face up
ability-alpha-action-evolve = evolve { $things } into { $var } by its evolution condition
ability-alpha-action-evolve-free = evolve { $things } into { $var }, whatever its evolution condition
ability-alpha-action-exchange = send { $things } to the Dark Area and put { $var } in its box
ability-alpha-action-negate = negate { $things }

## Costs

ability-alpha-cost-discard-hand = discard { ability-alpha--filtered } from your hand
ability-alpha-cost-discard-all = discard your whole hand
ability-alpha-cost-mill = send { ability-alpha--top-cards } of your Net Ocean to the Dark Area
ability-alpha-cost-lose-points = lose { ability-alpha--points }
ability-alpha-cost-turn-this = turn this card sideways
ability-alpha-cost-send-this = send this card to the Dark Area
ability-alpha-cost-turn = turn { $filter-any } you have in play sideways
ability-alpha-cost-send = send { $filter-any } you have in play to the Dark Area
ability-alpha-cost-reveal = reveal { $filter-any } from your hand
ability-alpha-cost-remove = remove { ability-alpha--filtered } in your Dark Area from the game

## Conditions and amounts

ability-alpha-condition-evolved-this-turn = { ability-alpha--doer } evolved this turn
    .not = { ability-alpha--doer } did not evolve this turn
ability-alpha-condition-evolved-from = { ability-alpha--doer } evolved this turn from { $filter }
    .not = { ability-alpha--doer } did not evolve this turn from { $filter }
ability-alpha-condition-has-on-sheet =
    { $who ->
        [opponent] your opponent has { $filter } in play
        [owner] its owner has { $filter } in play
       *[me] you have { $filter } in play
    }
    .not =
        { $who ->
            [opponent] your opponent does not have { $filter } in play
            [owner] its owner does not have { $filter } in play
           *[me] you do not have { $filter } in play
        }
ability-alpha-condition-first-player =
    { $who ->
        [opponent] your opponent is the first player
        [owner] its owner is the first player
       *[me] you are the first player
    }
    .not =
        { $who ->
            [opponent] your opponent is the second player
            [owner] its owner is the second player
           *[me] you are the second player
        }
ability-alpha-condition-alpha-battle = this is an alpha battle
    .not = this is not an alpha battle
ability-alpha-condition-used-command =
    { $who ->
        [opponent] your opponent used a Command in this battle
        [owner] its owner used a Command in this battle
       *[me] you used a Command in this battle
    }
    .not =
        { $who ->
            [opponent] your opponent used no Command in this battle
            [owner] its owner used no Command in this battle
           *[me] you used no Command in this battle
        }
ability-alpha-amount-that = the same number
ability-alpha-amount-power = the power of the { $letter } skill of { $things }
ability-alpha-amount-level = the level of { $things }
ability-alpha-amount-speed = the speed of { $things }
ability-alpha-amount-hp = the HP of { $things }
ability-alpha-amount-cost = the cost of { $things }
ability-alpha-amount-count = the number of { $things-many }
    .each = { $things-one }
ability-alpha-amount-count-in = the number of { $things-many } in { $zone }
    .each = { $things-one } in { $zone }
ability-alpha-amount-times = { $amount } times { $amount2 }
    .each = yes

## Events

ability-alpha-event-turn-starts = at the start of the turn
ability-alpha-event-step-begins = at the beginning of { ability-alpha--whose } { $step }
ability-alpha-event-step-ends = at the end of { ability-alpha--whose } { $step }
ability-alpha-event-opened = when { ability-alpha--doer } is turned face up
ability-alpha-event-burst = when { ability-alpha--player } { $who ->
        [me] go
       *[other] goes
    } through the burst process
ability-alpha-event-evolved =
    { $things-form ->
        [none] when a Digimon evolves into { $card }
       *[some] when { $things-subject } has just evolved
    }
ability-alpha-event-evolved-from =
    { $things-form ->
        [none] when { $card } evolves into another card
       *[some] when { $things-subject } evolves into another card
    }
ability-alpha-event-evolution-failed = when the evolution of { ability-alpha--doer } fails
ability-alpha-event-opportunity = when the opportunity of { ability-alpha--doer } comes
ability-alpha-event-attacks = when { ability-alpha--doer } attacks
ability-alpha-event-attacked = when { ability-alpha--doer } is attacked
ability-alpha-event-player-attacked = when { ability-alpha--player } { $who ->
        [me] are
       *[other] is
    } attacked
ability-alpha-event-blocks = when { ability-alpha--doer } blocks
ability-alpha-event-blocked = when { ability-alpha--doer } is blocked
ability-alpha-event-not-blocked = when the attack of { ability-alpha--doer } is not blocked
ability-alpha-event-supports = when { ability-alpha--doer } gives support
ability-alpha-event-supported = when { ability-alpha--doer } receives support
ability-alpha-event-start-of-battle =
    { $things-form ->
        [none] at the start of battle
       *[some] at the start of battle of { $things-subject }
    }
ability-alpha-event-skill = when { $card } uses the { $letter } skill
ability-alpha-event-win = when { ability-alpha--doer } wins the battle
ability-alpha-event-loss = when { ability-alpha--doer } loses the battle
ability-alpha-event-draw = when the battle of { ability-alpha--doer } is a tie
ability-alpha-event-end-of-battle =
    { $things-form ->
        [none] at the end of battle
       *[some] at the end of battle of { $things-subject }
    }
ability-alpha-event-attack-over = when the attack of { ability-alpha--doer } is over
ability-alpha-event-destroyed = when { ability-alpha--doer } is destroyed
ability-alpha-event-points-lost = when { ability-alpha--player } { $who ->
            [me] lose
           *[other] loses
        } points
ability-alpha-event-points-gained = when { ability-alpha--player } { $who ->
            [me] gain
           *[other] gains
        } points
ability-alpha-event-leaves-play = when { ability-alpha--doer } leaves play without being destroyed
ability-alpha-event-leaves-slot = when { $card } leaves its option slot
ability-alpha-event-negated = when { $card } is negated
ability-alpha-event-renewed = when { ability-alpha--whose } Net Ocean is renewed
ability-alpha-event-end-of-turn = at the end of the turn

## Durations

ability-alpha-duration-end-of-battle = until the end of battle
ability-alpha-duration-end-of-turn = until the end of the turn
ability-alpha-duration-turns =
    { $amount ->
        [one] for this turn
        [2] until the end of the next turn
       *[other] for { $amount } turns, this one included
    }
ability-alpha-duration-stays = as long as this card stays in play
ability-alpha-duration-on-box = as long as this box holds a Digimon

## Keywords

ability-alpha-keyword-copies =
    { $amount ->
        [one] A deck may hold 1 copy of this card.
       *[other] A deck may hold up to { $amount } copies of this card.
    }
ability-alpha-keyword-stands-for-partner = This card can stand in for the partner of an evolution.
ability-alpha-keyword-fixed = The evolution condition of this card cannot be ignored.
ability-alpha-keyword-placed-free = The cost of this card does not count when it is placed.
ability-alpha-keyword-no-adding = The continuous abilities of several cards of this name count only once.

## Properties

ability-alpha-property-points = { ability-alpha--whose } point total
ability-alpha-property-level =
    { $form ->
        [subject] { ability-alpha--whose } Digimon in battle
       *[value] the level of { ability-alpha--whose } Digimon in battle
    }
ability-alpha-property-attack = the skill of { ability-alpha--whose } Digimon in battle
ability-alpha-property-power = the attack power of { ability-alpha--whose } Digimon in battle
ability-alpha-property-active = { ability-alpha--whose } Digimon in battle
ability-alpha-property-type = the battle type of { ability-alpha--whose } Digimon in battle
ability-alpha-property-speed = the speed of { ability-alpha--whose } Digimon in battle
ability-alpha-property-hp = the HP of { ability-alpha--whose } Digimon in battle
ability-alpha-property-cost = the cost of { ability-alpha--whose } Digimon in battle
ability-alpha-property-supporters = the number of { ability-alpha--whose } supporters
    .each =
        { $who ->
            [opponent] supporter of your opponent
           *[me] supporter of yours
        }
ability-alpha-property-hand =
    { $form ->
        [count] the number of cards in { ability-alpha--whose } hand
       *[place] { ability-alpha--whose } hand
    }
    .each = card in { ability-alpha--whose } hand
ability-alpha-property-net-ocean =
    { $form ->
        [count] the number of cards in { ability-alpha--whose } Net Ocean
       *[place] { ability-alpha--whose } Net Ocean
    }
    .each = card in { ability-alpha--whose } Net Ocean
ability-alpha-property-dark-area =
    { $form ->
        [count] the number of cards in { ability-alpha--whose } Dark Area
       *[place] { ability-alpha--whose } Dark Area
    }
    .each = card in { ability-alpha--whose } Dark Area
ability-alpha-property-removed =
    { $form ->
        [count] the number of { ability-alpha--whose } cards removed from the game
       *[place] { ability-alpha--whose } cards removed from the game
    }
    .each = card of { $who ->
            [opponent] your opponent
           *[me] yours
        } removed from the game
ability-alpha-property-slots =
    { $form ->
        [count] the number of cards in { ability-alpha--whose } option slots
       *[place] { ability-alpha--whose } option slots
    }
    .each = card in { ability-alpha--whose } option slots
ability-alpha-property-boxes =
    { $form ->
        [count] the number of { ability-alpha--whose } Digimon in play
       *[place] { ability-alpha--whose } Digimon boxes
    }
    .each =
        { $who ->
            [opponent] Digimon your opponent has
           *[me] Digimon you have
        }

## Fields of a filter

ability-alpha-field-name =
    .after = named { $values }
    .not-after = not named { $values }
    .is = is named { $values }
    .is-not = is not named { $values }
ability-alpha-field-contains =
    .after = with “{ $values }” in the name
    .not-after = without “{ $values }” in the name
    .is = has “{ $values }” in its name
    .is-not = does not have “{ $values }” in its name
ability-alpha-field-number =
    .after = numbered { $values }
    .not-after = not numbered { $values }
    .is = is numbered { $values }
    .is-not = is not numbered { $values }
ability-alpha-field-level =
    .before = { $values }
    .not-after = not of { $values }
    .is = is { $values }
    .is-not = is not { $values }
ability-alpha-field-up-to =
    .after = of { $values } or lower
    .not-after = above { $values }
    .is = is { $values } or lower
    .is-not = is above { $values }
ability-alpha-field-from =
    .after = of { $values } or higher
    .not-after = below { $values }
    .is = is { $values } or higher
    .is-not = is below { $values }
ability-alpha-field-type =
    .after = of battle type { $values }
    .not-after = not of battle type { $values }
    .is = is of battle type { $values }
    .is-not = is not of battle type { $values }
ability-alpha-field-field =
    .before = { $values }
    .not-after = without the { $values } icon
    .is = has the { $values } icon
    .is-not = does not have the { $values } icon
ability-alpha-field-attribute =
    .before = { $values }
    .not-after = without the attribute { $values }
    .is = has the attribute { $values }
    .is-not = does not have the attribute { $values }
ability-alpha-field-species =
    .before = { $values }
    .not-after = of another species than { $values }
    .is = is of the species { $values }
    .is-not = is not of the species { $values }
ability-alpha-field-kind =
    .noun = { $values }
    .not-noun = non-{ $values }
    .is = is of the kind { $values }
    .is-not = is not of the kind { $values }
ability-alpha-field-class =
    .noun = { $values }
    .not-noun = non-{ $values }
    .is = is of the kind { $values }
    .is-not = is not of the kind { $values }
ability-alpha-field-owner =
    .end =
        { $values-word ->
            [opponent] on your opponent's side
            [owner] on its owner's side
           *[me] on your side
        }
    .not-end =
        { $values-word ->
            [opponent] not on your opponent's side
            [owner] not on its owner's side
           *[me] not on your side
        }
    .is =
        { $values-word ->
            [opponent] belongs to your opponent
            [owner] belongs to its owner
           *[me] belongs to you
        }
    .is-not =
        { $values-word ->
            [opponent] does not belong to your opponent
            [owner] does not belong to its owner
           *[me] does not belong to you
        }
ability-alpha-field-role =
    .before = { $values }
    .not-before = not { $values }
    .is = is { $values }
    .is-not = is not { $values }
ability-alpha-field-upright =
    .before = upright
    .not-before = sideways
    .is = is upright
    .is-not = lies sideways
ability-alpha-field-plain =
    .after = without special abilities
    .not-after = with a special ability
    .is = has no special ability
    .is-not = has a special ability
ability-alpha-field-evolved =
    .last = that evolved this turn
    .not-last = that did not evolve this turn
    .is = evolved this turn
    .is-not = did not evolve this turn
ability-alpha-field-another =
    .last = besides { $card }
    .not-last = that is { $card }
    .is = is not { $card }
    .is-not = is { $card }
ability-alpha-field-speed =
    .after = of speed { ability-alpha--measure }
    .is = has speed { ability-alpha--measure }
    .is-not = has speed { ability-alpha--measure }
ability-alpha-field-cost =
    .after = of cost { ability-alpha--measure }
    .is = has cost { ability-alpha--measure }
    .is-not = has cost { ability-alpha--measure }
ability-alpha-field-hp =
    .after = of HP { ability-alpha--measure }
    .is = has HP { ability-alpha--measure }
    .is-not = has HP { ability-alpha--measure }

## Words

ability-alpha-word-who-me = you
ability-alpha-word-who-opponent = your opponent
ability-alpha-word-who-owner = its owner
ability-alpha-word-things-me = your Digimon in battle
ability-alpha-word-things-opponent = your opponent's Digimon in battle
ability-alpha-word-things-self = this card
ability-alpha-word-things-it = it
ability-alpha-word-things-other = the other Digimon
ability-alpha-word-things-last-command = the Command used last
ability-alpha-word-letter-a = A
ability-alpha-word-letter-b = B
ability-alpha-word-letter-c = C
ability-alpha-word-level-i = Level I
ability-alpha-word-level-ii = Level II
ability-alpha-word-level-iii = Level III
ability-alpha-word-level-iv = Level IV
ability-alpha-word-level-perfect = Perfect
ability-alpha-word-level-ultimate = Ultimate
ability-alpha-word-timing-battle = command window
ability-alpha-word-step-reset = reset step
ability-alpha-word-step-surplus = surplus step
ability-alpha-word-step-fill = fill step
ability-alpha-word-step-placing = placing step
ability-alpha-word-step-turning-up = turning-up step
ability-alpha-word-step-cost-check = cost check
ability-alpha-word-step-evolution-check = evolution check
ability-alpha-word-step-line-up = line-up
ability-alpha-word-attribute-vaccine = Vaccine
ability-alpha-word-attribute-data = Data
ability-alpha-word-attribute-virus = Virus
ability-alpha-word-attribute-free = Free
ability-alpha-word-attribute-variable = Variable
ability-alpha-word-family-nsp = Nature Spirits
ability-alpha-word-family-ds = Deep Savers
ability-alpha-word-family-nso = Nightmare Soldiers
ability-alpha-word-family-wg = Wind Guardians
ability-alpha-word-family-me = Metal Empire
ability-alpha-word-family-uk = Unknown
ability-alpha-word-family-da = Dark Area (field)
ability-alpha-word-family-vb = Virus Busters
ability-alpha-word-family-dr = Dragon's Roar
ability-alpha-word-family-jt = Jungle Troopers
ability-alpha-word-kind-digimon = Digimon
ability-alpha-word-kind-option =
    { $count ->
        [one] option
       *[other] options
    }
ability-alpha-word-kind-command =
    { $count ->
        [one] Command
       *[other] Commands
    }
ability-alpha-word-class-field =
    { $count ->
        [one] Field
       *[other] Fields
    }
ability-alpha-word-class-ordinary =
    { $count ->
        [one] ordinary option
       *[other] ordinary options
    }
ability-alpha-word-role-attacker = attacking
ability-alpha-word-role-blocker = blocking
ability-alpha-word-role-target = attacked
ability-alpha-word-role-supporter = supporting
ability-alpha-word-deed-attack = attack
ability-alpha-word-deed-alpha-attack = alpha attack
ability-alpha-word-deed-block = block
ability-alpha-word-deed-support = give support
ability-alpha-word-deed-be-attacked = be attacked
ability-alpha-word-deed-be-blocked = be blocked
ability-alpha-word-part-type = battle type
ability-alpha-word-part-field = field
ability-alpha-word-use-options = options
ability-alpha-word-use-abilities = special abilities
ability-alpha-word-use-commands = Commands
ability-alpha-word-use-renewal = renewal
ability-alpha-word-owner-opponent = your opponent
ability-alpha-word-owner-all = all
ability-alpha-word-bound-costs = total cost limit
ability-alpha-word-bound-placing = placing cost limit
ability-alpha-word-bound-digimon = limit of Digimon cards placed in a turn
ability-alpha-word-bound-options = limit of options placed in a turn
ability-alpha-word-bound-hand = hand size
ability-alpha-word-end-top = top
ability-alpha-word-end-bottom = bottom
ability-alpha-word-span-battle = battle
ability-alpha-word-span-turn = turn
ability-alpha-word-span-game = game
