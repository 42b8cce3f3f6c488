### Hyper Colosseum: how the nodes of its abilities are written.

## Helpers, used by the messages below

ability-colosseum--whose =
    { $who ->
        [opponent] your opponent's
       *[me] your
    }
ability-colosseum--digimon =
    { $who ->
        [opponent] your opponent's Digimon
       *[me] your Digimon
    }
ability-colosseum--of-digimon =
    { $who ->
        [opponent] the attack power of your opponent's Digimon
       *[me] your Digimon's attack power
    }
ability-colosseum--cards =
    { $amount-form ->
        [number]
            { $amount ->
                [one] { $amount } card
               *[other] { $amount } cards
            }
        [that] that many cards
       *[value] as many cards as { $amount }
    }
ability-colosseum--top-cards =
    { $amount-form ->
        [number]
            { $amount ->
                [one] the top card
               *[other] the top { $amount } cards
            }
        [that] that many cards from the top
       *[value] as many cards from the top as { $amount }
    }
ability-colosseum--points =
    { $amount-form ->
        [number]
            { $amount ->
                [one] { $amount } point
               *[other] { $amount } points
            }
        [that] that many points
       *[value] points equal to { $amount }
    }

## Actions: attack

ability-colosseum-action-set-attack =
    { $mood ->
        [state] { ability-colosseum--digimon } attacks with { $letter }
       *[do]
            { $who ->
                [opponent] make your opponent's Digimon attack with { $letter }
               *[me] attack with { $letter }
            }
    }{ $amount-form ->
        [none] { "" }
        [number] {""}, with +{ $amount } attack power while it stays { $letter }
        [that] {""}, with that much more attack power while it stays { $letter }
       *[value] {""}, with attack power raised by { $amount } while it stays { $letter }
    }
ability-colosseum-action-add-attack =
    { $amount-form ->
        [number]
            { $mood ->
                [state] { ability-colosseum--digimon } has +{ $amount } attack power
               *[do] give { ability-colosseum--digimon } +{ $amount } attack power
            }
       *[value]
            { $mood ->
                [state] { ability-colosseum--of-digimon } is raised by { $amount }
               *[do] raise { ability-colosseum--of-digimon } by { $amount }
            }
    }
ability-colosseum-action-subtract-attack =
    { $amount-form ->
        [number]
            { $mood ->
                [state] { ability-colosseum--digimon } has −{ $amount } attack power
               *[do] give { ability-colosseum--digimon } −{ $amount } attack power
            }
       *[value]
            { $mood ->
                [state] { ability-colosseum--of-digimon } is lowered by { $amount }
               *[do] lower { ability-colosseum--of-digimon } by { $amount }
            }
    }
ability-colosseum-action-multiply-attack =
    { $mood ->
        [state]
            { ability-colosseum--of-digimon } is { $amount ->
                [2] doubled
               *[other] multiplied by { $amount }
            }
       *[do]
            { $amount ->
                [2] double { ability-colosseum--of-digimon }
               *[other] multiply { ability-colosseum--of-digimon } by { $amount }
            }
    }
ability-colosseum-action-zero-attack =
    { $mood ->
        [state] { ability-colosseum--of-digimon } is 0
       *[do] reduce { ability-colosseum--of-digimon } to 0
    }
ability-colosseum-action-add-power =
    { $mood ->
        [state] { ability-colosseum--digimon } adds the power of its { $letter } attack to its attack power
       *[do] add the power of its { $letter } attack to { ability-colosseum--of-digimon }
    }

## Actions: points

ability-colosseum-action-gain-points =
    { $who ->
        [opponent] let your opponent gain { ability-colosseum--points }
       *[me] gain { ability-colosseum--points }
    }
ability-colosseum-action-lose-points =
    { $who ->
        [opponent] make your opponent lose { ability-colosseum--points }
       *[me] lose { ability-colosseum--points }
    }
ability-colosseum-action-multiply-loss =
    { $mood ->
        [state]
            { ability-colosseum--whose } Lost Points are { $amount ->
                [2] doubled
               *[other] multiplied by { $amount }
            }
       *[do]
            { $amount ->
                [2] double { ability-colosseum--whose } Lost Points
               *[other] multiply { ability-colosseum--whose } Lost Points by { $amount }
            }
    }

## Actions: cards

ability-colosseum-action-mill = send { ability-colosseum--top-cards } of { ability-colosseum--whose } Net Ocean to the Dark Area
ability-colosseum-action-draw =
    { $who ->
        [opponent] let your opponent draw { ability-colosseum--cards }
       *[me] draw { ability-colosseum--cards }
    }
ability-colosseum-action-refill =
    { $who ->
        [opponent] let your opponent refill their hand
       *[me] refill your hand
    }
ability-colosseum-action-discard-hand =
    { $who ->
        [opponent] make your opponent discard { ability-colosseum--cards }
       *[me] discard { ability-colosseum--cards } from your hand
    }
ability-colosseum-action-discard-all =
    { $who ->
        [opponent] make your opponent discard their whole hand
       *[me] discard your whole hand
    }
ability-colosseum-action-discard-random =
    { $who ->
        [opponent] make your opponent discard { ability-colosseum--cards } at random
       *[me] discard { ability-colosseum--cards } at random from your hand
    }
ability-colosseum-action-discard = send { $var } to the Dark Area
ability-colosseum-action-look =
    look at { $amount-form ->
        [none] { $zone }
       *[number] { ability-colosseum--top-cards } of { $zone }
    }
ability-colosseum-action-reveal = reveal { $var } to your opponent
ability-colosseum-action-to-hand = add { $var } to the hand
ability-colosseum-action-to-net-ocean = put { $var } on the { $end } of the Net Ocean
ability-colosseum-action-to-gauge =
    lay { $var } on the Point Gauge, where { $var-number ->
        [many] they are
       *[one] it is
    } out of play
ability-colosseum-action-to-support = put { $var } into the Support Box
ability-colosseum-action-shuffle = shuffle { ability-colosseum--whose } Net Ocean

## Actions: Digimon

ability-colosseum-action-evolve = evolve into { $var } by meeting the evolution requirement
ability-colosseum-action-evolve-free = evolve into { $var } from a fitting base, ignoring payment and notes
ability-colosseum-action-place = put { $var } on the Level III in your Digimon Box
ability-colosseum-action-warp = evolve stage by stage up to { $level } with cards of your Evolution Box, without payments but keeping to the notes
ability-colosseum-action-degenerate = degenerate { ability-colosseum--whose } { $level } Digimon to { $level2 }
ability-colosseum-action-remove-evolved = send { ability-colosseum--whose } evolved Digimon to the Dark Area
ability-colosseum-action-remove-level-iii = send { ability-colosseum--whose } Level III Digimon to the Dark Area if nothing lies on it
ability-colosseum-action-exchange = exchange your Level III Digimon for { $var }

## Actions: other effects

ability-colosseum-action-negate = negate { $var }
ability-colosseum-action-forbid =
    { $mood ->
        [state]
            { $who ->
                [opponent] your opponent cannot use { $use }
               *[me] you cannot use { $use }
            }
       *[do]
            { $who ->
                [opponent] keep your opponent from using { $use }
               *[me] do not use { $use }
            }
    }
ability-colosseum-action-immune =
    { $mood ->
        [state] your Digimon is not affected by
       *[do] make your Digimon unaffected by
    } { $owner-word ->
        [opponent] your opponent's { $use }
       *[all] any { $use }
    }

## Costs

ability-colosseum-cost-discard-hand = discard { ability-colosseum--cards } from your hand
ability-colosseum-cost-discard-all = discard your whole hand
ability-colosseum-cost-mill = send { ability-colosseum--top-cards } of your Net Ocean to the Dark Area
ability-colosseum-cost-lose-points = lose { ability-colosseum--points }
ability-colosseum-cost-open-this = open this card
ability-colosseum-cost-send-this = send this card to the Dark Area

## Conditions and amounts

ability-colosseum-condition-evolved-this-turn = your Digimon evolved this turn
    .not = your Digimon did not evolve this turn
ability-colosseum-condition-first-attacker =
    { $who ->
        [opponent] your opponent is the first attacker
       *[me] you are the first attacker
    }
    .not =
        { $who ->
            [opponent] your opponent is the second attacker
           *[me] you are the second attacker
        }
ability-colosseum-condition-has-on-sheet =
    { $who ->
        [opponent] at least one { $filter } is on your opponent's sheet
       *[me] at least one { $filter } is on your sheet
    }
    .not =
        { $who ->
            [opponent] no { $filter } is on your opponent's sheet
           *[me] no { $filter } is on your sheet
        }
ability-colosseum-amount-that = the same number
ability-colosseum-amount-power =
    { $who ->
        [opponent] the power of the { $letter } attack of your opponent's Digimon
       *[me] the power of your Digimon's { $letter } attack
    }

## Events

ability-colosseum-event-opened = when this card is opened
ability-colosseum-event-evolved = when your Digimon evolves into this card
ability-colosseum-event-start-of-battle = at the start of battle
ability-colosseum-event-win = when you win the battle
ability-colosseum-event-loss = when you lose the battle
ability-colosseum-event-draw = when the battle is a draw
ability-colosseum-event-points-lost = when you lose points
ability-colosseum-event-points-gained = when you gain points
ability-colosseum-event-attack-added = when an effect adds to your Digimon's attack power
ability-colosseum-event-after-points = after points are calculated
ability-colosseum-event-end-of-phase = at the end of the phase
ability-colosseum-event-end-of-battle = at the end of battle
ability-colosseum-event-end-of-turn = at the end of the turn
ability-colosseum-event-leaves-slot = when this card leaves its Option Slot
ability-colosseum-event-negated = when this card is negated
ability-colosseum-event-box-emptied = when your Digimon Box becomes empty

## Limits and durations

ability-colosseum-limit-at-use = at use
ability-colosseum-limit-end-of-phase = end of the phase
ability-colosseum-limit-end-of-battle = end of battle
ability-colosseum-limit-end-of-turn = end of the turn
ability-colosseum-limit-turns =
    { $amount ->
        [one] { $amount } turn
       *[other] { $amount } turns
    }
ability-colosseum-limit-with-active = leaves together with your active Digimon
ability-colosseum-limit-stays = stays until it leaves its slot
ability-colosseum-duration-end-of-phase = until the end of the phase
ability-colosseum-duration-end-of-battle = until the end of battle
ability-colosseum-duration-end-of-turn = until the end of the turn
ability-colosseum-duration-turns =
    for { $amount ->
        [one] { $amount } turn
       *[other] { $amount } turns
    }
ability-colosseum-duration-with-active = as long as your Digimon stays active

## Keywords

ability-colosseum-keyword-sky = Sky
ability-colosseum-keyword-underwater = Underwater
ability-colosseum-keyword-underground = Underground
ability-colosseum-keyword-proud = Proud
ability-colosseum-keyword-payment = This card pays evolution requirements.
ability-colosseum-keyword-stands-for-partner = This card can stand in for one partner of a Jogress evolution.
ability-colosseum-keyword-copies =
    { $amount ->
        [one] A deck may hold 1 copy of this card.
       *[other] A deck may hold up to { $amount } copies of this card.
    }
ability-colosseum-keyword-kept = You cannot discard this card of your own accord.

## Properties

ability-colosseum-property-points = { ability-colosseum--whose } point total
ability-colosseum-property-level =
    { $form ->
        [subject] { ability-colosseum--digimon }
       *[value]
            { $who ->
                [opponent] the level of your opponent's Digimon
               *[me] your Digimon's level
            }
    }
ability-colosseum-property-attack =
    { $who ->
        [opponent] the attack of your opponent's Digimon
       *[me] your Digimon's attack
    }
ability-colosseum-property-power = { ability-colosseum--of-digimon }
ability-colosseum-property-active = { ability-colosseum--digimon }
ability-colosseum-property-hand =
    { $form ->
        [count] the number of cards in { ability-colosseum--whose } hand
       *[place] { ability-colosseum--whose } hand
    }
ability-colosseum-property-net-ocean =
    { $form ->
        [count] the number of cards in { ability-colosseum--whose } Net Ocean
       *[place] { ability-colosseum--whose } Net Ocean
    }
ability-colosseum-property-dark-area =
    { $form ->
        [count] the number of cards in { ability-colosseum--whose } Dark Area
       *[place] { ability-colosseum--whose } Dark Area
    }
ability-colosseum-property-slots =
    { $form ->
        [count] the number of cards in { ability-colosseum--whose } Option Slots
       *[place] { ability-colosseum--whose } Option Slots
    }
ability-colosseum-property-evolution-box =
    { $form ->
        [count] the number of cards in { ability-colosseum--whose } Evolution Box
       *[place] { ability-colosseum--whose } Evolution Box
    }
ability-colosseum-property-support-box =
    { $form ->
        [count] the number of cards in { ability-colosseum--whose } Support Box
       *[place] { ability-colosseum--whose } Support Box
    }
ability-colosseum-property-box =
    { $form ->
        [count] the number of cards in { ability-colosseum--whose } Digimon Box
       *[place] { ability-colosseum--whose } Digimon Box
    }

## Fields of a filter

ability-colosseum-field-name =
    .after = named { $values }
    .not-after = not named { $values }
    .is = is named { $values }
    .is-not = is not named { $values }
ability-colosseum-field-number =
    .after = numbered { $values }
    .not-after = not numbered { $values }
    .is = is numbered { $values }
    .is-not = is not numbered { $values }
ability-colosseum-field-frame =
    .before = { $values }-frame
    .not-after = without a { $values } frame
    .is = has a { $values } frame
    .is-not = does not have a { $values } frame
ability-colosseum-field-level =
    .before = { $values }
    .not-after = that is not { $values }
    .is = is { $values }
    .is-not = is not { $values }
ability-colosseum-field-attribute =
    .before = { $values }
    .not-after = without the attribute { $values }
    .is = has the attribute { $values }
    .is-not = does not have the attribute { $values }
ability-colosseum-field-species =
    .before = { $values }
    .not-after = of another species than { $values }
    .is = is of the species { $values }
    .is-not = is not of the species { $values }
ability-colosseum-field-field =
    .before = { $values }
    .not-after = outside the field { $values }
    .is = belongs to the field { $values }
    .is-not = does not belong to the field { $values }
ability-colosseum-field-group =
    .after = of the group { $values }
    .not-after = outside the group { $values }
    .is = belongs to the group { $values }
    .is-not = does not belong to the group { $values }
ability-colosseum-field-type =
    .after = of Battle Type { $values }
    .not-after = not of Battle Type { $values }
    .is = is of Battle Type { $values }
    .is-not = is not of Battle Type { $values }
ability-colosseum-field-keyword =
    .after = with { $values }
    .not-after = without { $values }
    .is = has { $values }
    .is-not = does not have { $values }
ability-colosseum-field-kind =
    .noun = { $values }
    .not-noun = non-{ $values }
    .is = is of the kind { $values }
    .is-not = is not of the kind { $values }
ability-colosseum-field-class =
    .noun = { $values }
    .not-noun = non-{ $values }
    .is = is of the class { $values }
    .is-not = is not of the class { $values }
ability-colosseum-field-block =
    .after = with { $values }
    .not-after = without { $values }
    .is = has { $values }
    .is-not = does not have { $values }
ability-colosseum-field-open =
    .before = face-up
    .not-before = face-down
    .is = lies face up
    .is-not = lies face down

## Words

ability-colosseum-word-who-me = you
ability-colosseum-word-who-opponent = your opponent
ability-colosseum-word-letter-a = A
ability-colosseum-word-letter-b = B
ability-colosseum-word-letter-c = C
ability-colosseum-word-level-none = level-less
ability-colosseum-word-level-iii = Level III
ability-colosseum-word-level-iv = Level IV
ability-colosseum-word-level-perfect = Perfect
ability-colosseum-word-level-ultimate = Ultimate
ability-colosseum-word-level-armor = Armor
ability-colosseum-word-level-hybrid = Hybrid
ability-colosseum-word-timing-preparation = Preparation
ability-colosseum-word-timing-evolution = Evolution
ability-colosseum-word-timing-field = after Evolution
ability-colosseum-word-timing-battle = Battle
ability-colosseum-word-timing-points = Point Calculation
ability-colosseum-word-frame-blue = blue
ability-colosseum-word-frame-red = red
ability-colosseum-word-frame-green = green
ability-colosseum-word-frame-yellow = yellow
ability-colosseum-word-frame-black = black
ability-colosseum-word-frame-white = white
ability-colosseum-word-frame-purple = purple
ability-colosseum-word-attribute-vaccine = Vaccine
ability-colosseum-word-attribute-data = Data
ability-colosseum-word-attribute-virus = Virus
ability-colosseum-word-attribute-free = Free
ability-colosseum-word-attribute-variable = Variable
ability-colosseum-word-family-nsp = Nature Spirits
ability-colosseum-word-family-ds = Deep Savers
ability-colosseum-word-family-nso = Nightmare Soldiers
ability-colosseum-word-family-wg = Wind Guardians
ability-colosseum-word-family-me = Metal Empire
ability-colosseum-word-family-uk = Unknown
ability-colosseum-word-family-da = Dark Area (family)
ability-colosseum-word-family-vb = Virus Busters
ability-colosseum-word-family-dr = Dragon's Roar
ability-colosseum-word-family-jt = Jungle Troopers
ability-colosseum-word-block-evolution = an evolution requirement
ability-colosseum-word-block-fusion = a fusion requirement
ability-colosseum-word-block-appearance = an appearance requirement
ability-colosseum-word-trait-sky = sky
ability-colosseum-word-trait-underwater = underwater
ability-colosseum-word-trait-underground = underground
ability-colosseum-word-trait-proud = proud
ability-colosseum-word-use-options = Option cards
ability-colosseum-word-use-abilities = special abilities
ability-colosseum-word-use-supports = support abilities
ability-colosseum-word-owner-opponent = your opponent
ability-colosseum-word-owner-all = all
ability-colosseum-word-end-top = top
ability-colosseum-word-end-bottom = bottom
ability-colosseum-word-span-phase = phase
ability-colosseum-word-span-battle = battle
ability-colosseum-word-span-turn = turn
ability-colosseum-word-kind-digimon = Digimon
ability-colosseum-word-kind-option = Option
ability-colosseum-word-class-item = item
ability-colosseum-word-class-program = program
ability-colosseum-word-class-field = field
