### Appmon: how the nodes of its abilities are written.

## Helpers, used by the messages below

ability-appmon--whose =
    { $who ->
        [opponent] your opponent's
       *[me] your
    }
ability-appmon--fighter =
    { $who ->
        [opponent] your opponent's fighting card
       *[me] your fighting card
    }
ability-appmon--of-fighter =
    { $who ->
        [opponent] the attack power of your opponent's fighting card
       *[me] your fighting card's attack power
    }
ability-appmon--player =
    { $who ->
        [opponent] your opponent
       *[me] you
    }
ability-appmon--cards =
    { $amount-form ->
        [number]
            { $amount ->
                [one] { $amount } card
               *[other] { $amount } cards
            }
        [that] that many cards
       *[value] as many cards as { $amount }
    }
ability-appmon--top-cards =
    { $amount-form ->
        [number]
            { $amount ->
                [one] the top card
               *[other] the top { $amount } cards
            }
        [that] that many cards from the top
       *[value] as many cards from the top as { $amount }
    }
ability-appmon--points =
    { $amount-form ->
        [number]
            { $amount ->
                [one] { $amount } point
               *[other] { $amount } points
            }
        [that] that many points
       *[value] points equal to { $amount }
    }
ability-appmon--hand-cards =
    { $filter-form ->
        [none] { ability-appmon--cards }
       *[some] { $amount } { $filter }
    }

## Actions: what a fighting card is

ability-appmon-action-set-attack =
    { $mood ->
        [state] { ability-appmon--fighter } attacks with { $letter }
       *[do]
            { $who ->
                [opponent] make your opponent's fighting card attack with { $letter }
               *[me] attack with { $letter }
            }
    }{ $amount-form ->
        [none] { "" }
        [number] {""}, with +{ $amount } attack power while it stays { $letter }
        [that] {""}, with that much more attack power while it stays { $letter }
       *[value] {""}, with attack power raised by { $amount } while it stays { $letter }
    }
ability-appmon-action-add-attack =
    { $amount-form ->
        [number]
            { $mood ->
                [state] { ability-appmon--fighter } has +{ $amount } attack power
               *[do] give { ability-appmon--fighter } +{ $amount } attack power
            }
       *[value]
            { $mood ->
                [state] { ability-appmon--of-fighter } is raised by { $amount }
               *[do] raise { ability-appmon--of-fighter } by { $amount }
            }
    }
ability-appmon-action-subtract-attack =
    { $amount-form ->
        [number]
            { $mood ->
                [state] { ability-appmon--fighter } has −{ $amount } attack power
               *[do] give { ability-appmon--fighter } −{ $amount } attack power
            }
       *[value]
            { $mood ->
                [state] { ability-appmon--of-fighter } is lowered by { $amount }
               *[do] lower { ability-appmon--of-fighter } by { $amount }
            }
    }
ability-appmon-action-multiply-attack =
    { $mood ->
        [state]
            { ability-appmon--of-fighter } is { $amount ->
                [2] doubled
               *[other] multiplied by { $amount }
            }
       *[do]
            { $amount ->
                [2] double { ability-appmon--of-fighter }
               *[other] multiply { ability-appmon--of-fighter } by { $amount }
            }
    }
ability-appmon-action-halve-attack =
    { $mood ->
        [state] { ability-appmon--of-fighter } is halved
       *[do] halve { ability-appmon--of-fighter }
    }
ability-appmon-action-set-power =
    { $mood ->
        [state] { ability-appmon--of-fighter } is { $amount }
       *[do] set { ability-appmon--of-fighter } to { $amount }
    }
ability-appmon-action-zero-attack =
    { $mood ->
        [state] { ability-appmon--of-fighter } is 0
       *[do] reduce { ability-appmon--of-fighter } to 0
    }
ability-appmon-action-add-power =
    { $mood ->
        [state] { ability-appmon--fighter } adds the power of its { $letter } attack to its attack power
       *[do] add the power of its { $letter } attack to { ability-appmon--of-fighter }
    }
ability-appmon-action-become-type =
    { $mood ->
        [state] { ability-appmon--fighter } is of Battle Type { $letter }
       *[do] change { ability-appmon--fighter } to Battle Type { $letter }
    }
ability-appmon-action-set-plug =
    { $mood ->
        [state] { ability-appmon--fighter } has the plug { $symbol }{ $symbol2 }
       *[do] change the plug of { ability-appmon--fighter } to { $symbol }{ $symbol2 }
    }
ability-appmon-action-add-attribute =
    { $mood ->
        [state] { ability-appmon--fighter } also has the attribute { $attribute }
       *[do] give { ability-appmon--fighter } the attribute { $attribute } as well
    }
ability-appmon-action-add-name =
    { $mood ->
        [state] { ability-appmon--fighter } also counts as { $name }
       *[do] let { ability-appmon--fighter } also count as { $name }
    }
ability-appmon-action-add-link =
    { $mood ->
        [state] the link powers of cards linked with { ability-appmon--fighter } are raised by { $amount }
       *[do] raise the link powers of cards that will be linked with { ability-appmon--fighter } by { $amount }
    }
ability-appmon-action-subtract-link =
    { $mood ->
        [state] the link powers of cards linked with { ability-appmon--fighter } are lowered by { $amount }
       *[do] lower the link powers of cards that will be linked with { ability-appmon--fighter } by { $amount }
    }

## Actions: what holds for a player

ability-appmon-action-multiply-loss =
    { $mood ->
        [state]
            { ability-appmon--whose } Lost Points are { $amount ->
                [2] doubled
               *[other] multiplied by { $amount }
            }
       *[do]
            { $amount ->
                [2] double { ability-appmon--whose } Lost Points
               *[other] multiply { ability-appmon--whose } Lost Points by { $amount }
            }
    }
ability-appmon-action-halve-loss =
    { $mood ->
        [state] { ability-appmon--whose } Lost Points are halved
       *[do] halve { ability-appmon--whose } Lost Points
    }
ability-appmon-action-set-loss =
    { $mood ->
        [state] { ability-appmon--whose } Lost Points are { $amount }
       *[do] set { ability-appmon--whose } Lost Points to { $amount }
    }
ability-appmon-action-keep-points =
    { $mood ->
        [state] { ability-appmon--player } cannot lose points
       *[do]
            { $who ->
                [opponent] keep your opponent from losing points
               *[me] lose no points
            }
    }
ability-appmon-action-keep-form =
    { $mood ->
        [state] { ability-appmon--fighter } stays in play when it is beaten
       *[do] let { ability-appmon--fighter } stay in play when it is beaten
    }
ability-appmon-action-forbid =
    { $mood ->
        [state] { ability-appmon--player } cannot use { $use }
       *[do]
            { $who ->
                [opponent] keep your opponent from using { $use }
               *[me] do not use { $use }
            }
    }
ability-appmon-action-immune =
    { $mood ->
        [state] your fighting card is not affected by
       *[do] make your fighting card unaffected by
    } { $owner-word ->
        [opponent] your opponent's { $source }
       *[all] any { $source }
    }
ability-appmon-action-immune-from =
    { $mood ->
        [state] your fighting card is not affected by the effects of your opponent's { $filter }
       *[do] make your fighting card unaffected by the effects of your opponent's { $filter }
    }
ability-appmon-action-forbid-evolution =
    { $mood ->
        [state] { ability-appmon--player } cannot fuse or evolve into { $filter }
       *[do]
            { $who ->
                [opponent] keep your opponent from fusing or evolving into { $filter }
               *[me] do not fuse or evolve into { $filter }
            }
    }
ability-appmon-action-blank =
    { $mood ->
        [state] the abilities of { ability-appmon--fighter } have no effect
       *[do] take all effect from the abilities of { ability-appmon--fighter }
    }
ability-appmon-action-raise-limit =
    { $mood ->
        [state]
            { $bound-word ->
                [hand] the number of cards that { ability-appmon--whose } hand is refilled to is raised by { $amount }
               *[links] the number of links that { ability-appmon--player } can make in a battle is raised by { $amount }
            }
       *[do]
            { $bound-word ->
                [hand] raise the number of cards that { ability-appmon--whose } hand is refilled to by { $amount }
               *[links] raise the number of links that { ability-appmon--player } can make in a battle by { $amount }
            }
    }
ability-appmon-action-lower-limit =
    { $mood ->
        [state]
            { $bound-word ->
                [hand] the number of cards that { ability-appmon--whose } hand is refilled to is lowered by { $amount }
               *[links] the number of links that { ability-appmon--player } can make in a battle is lowered by { $amount }
            }
       *[do]
            { $bound-word ->
                [hand] lower the number of cards that { ability-appmon--whose } hand is refilled to by { $amount }
               *[links] lower the number of links that { ability-appmon--player } can make in a battle by { $amount }
            }
    }
ability-appmon-action-free-chips =
    { $mood ->
        [state] { ability-appmon--whose } chips cost no card
       *[do] let { ability-appmon--whose } chips cost no card
    }

## Actions: points and the battle

ability-appmon-action-gain-points =
    { $who ->
        [opponent] let your opponent gain { ability-appmon--points }
       *[me] gain { ability-appmon--points }
    }
ability-appmon-action-lose-points =
    { $who ->
        [opponent] make your opponent lose { ability-appmon--points }
       *[me] lose { ability-appmon--points }
    }
ability-appmon-action-swap-points = swap points with your opponent
ability-appmon-action-equalise-points = lower the points of the player who has more to those of the other
ability-appmon-action-tie-battle = make this battle a tie
ability-appmon-action-win-battle =
    { $who ->
        [opponent] let your opponent win this battle
       *[me] win this battle
    }
ability-appmon-action-end-battle = let this battle end without a result
ability-appmon-action-repeat-battle = go back to the Battle phase and fight again

## Actions: cards

ability-appmon-action-mill = discard { ability-appmon--top-cards } of { ability-appmon--whose } deck
ability-appmon-action-draw =
    { $who ->
        [opponent] let your opponent draw { ability-appmon--cards }
       *[me] draw { ability-appmon--cards }
    }
ability-appmon-action-refill =
    { $who ->
        [opponent] let your opponent refill their hand
       *[me] refill your hand
    }
ability-appmon-action-discard-hand =
    { $who ->
        [opponent] make your opponent discard { ability-appmon--cards }
       *[me] discard { ability-appmon--cards } from your hand
    }
ability-appmon-action-discard-all =
    { $who ->
        [opponent] make your opponent discard their whole hand
       *[me] discard your whole hand
    }
ability-appmon-action-discard-random =
    { $who ->
        [opponent] make your opponent discard { ability-appmon--cards } at random
       *[me] discard { ability-appmon--cards } at random from your hand
    }
ability-appmon-action-shuffle = shuffle { ability-appmon--whose } deck
ability-appmon-action-shuffle-hand =
    { $who ->
        [opponent] make your opponent shuffle their hand into their deck
       *[me] shuffle your hand into your deck
    }
ability-appmon-action-renew =
    { $who ->
        [opponent] make your opponent renew their deck
       *[me] renew your deck
    }
ability-appmon-action-discard = discard { $var }
ability-appmon-action-look =
    look at { $amount-form ->
        [none] { $zone }
       *[number] { ability-appmon--top-cards } of { $zone }
    }
ability-appmon-action-reveal = reveal { $var } to your opponent
ability-appmon-action-to-hand = add { $var } to the hand
ability-appmon-action-to-deck = put { $var } on the { $end } of the deck
ability-appmon-action-to-gauge =
    lay { $var } on the Point Gauge, where { $var-number ->
        [many] they are
       *[one] it is
    } out of play
ability-appmon-action-to-slot = lay { $var } face down into a free Option Slot

## Actions: the Appmon Box and links

ability-appmon-action-evolve = evolve into { $var } by meeting the evolution condition
ability-appmon-action-fuse = fuse into { $var }, with { $var2 } as the material
ability-appmon-action-evolve-free = fuse or evolve into { $var } from a fitting card, without material or payment
ability-appmon-action-place = put { $var } on your base, whatever its condition
ability-appmon-action-exchange = exchange your base for { $var }
ability-appmon-action-remove-evolved =
    { $who ->
        [opponent] discard your opponent's fused or evolved card
       *[me] discard your fused or evolved card
    }
ability-appmon-action-return-evolved =
    { $who ->
        [opponent] return your opponent's fused or evolved card to their hand
       *[me] return your fused or evolved card to your hand
    }
ability-appmon-action-remove-base =
    { $who ->
        [opponent] discard your opponent's base if nothing lies on it
       *[me] discard your base if nothing lies on it
    }
ability-appmon-action-link = link { $var } beside your other links
ability-appmon-action-return-links =
    { $who ->
        [opponent] return your opponent's links to where they came from
       *[me] return your linked cards to your hand and your linked chips to your chips
    }
ability-appmon-action-negate = negate { $var }
ability-appmon-action-copy = do what { $var } does when it is used

## Costs

ability-appmon-cost-discard-hand = discard { ability-appmon--hand-cards } from your hand
ability-appmon-cost-discard-all = discard your whole hand
ability-appmon-cost-mill = discard { ability-appmon--top-cards } of your deck
ability-appmon-cost-lose-points = lose { ability-appmon--points }
ability-appmon-cost-send-this = discard this card
ability-appmon-cost-send = discard another { $filter-any } of yours from a slot or a link
ability-appmon-cost-reveal = reveal 1 { $filter-any } from your hand
ability-appmon-cost-remove = lay { ability-appmon--top-cards } of your discard pile unseen on the Point Gauge
ability-appmon-cost-use-chip = use up 1 of your chips

## Conditions and amounts

ability-appmon-condition-evolved-this-turn = your fighting card was fused or evolved this turn
    .not = your fighting card was not fused or evolved this turn
ability-appmon-condition-first-player =
    { $who ->
        [opponent] your opponent is the first player
       *[me] you are the first player
    }
    .not =
        { $who ->
            [opponent] your opponent is the second player
           *[me] you are the second player
        }
ability-appmon-condition-has-on-sheet = at least one { $filter } lies face up on { ability-appmon--whose } side
    .not = no { $filter } lies face up on { ability-appmon--whose } side
ability-appmon-condition-evolved-from = your fighting card was fused or evolved from { $name }
    .not = your fighting card was not fused or evolved from { $name }
ability-appmon-condition-is-evolved = { ability-appmon--fighter } is fused or evolved
    .not = { ability-appmon--fighter } is a base
ability-appmon-condition-is-linked = { ability-appmon--fighter } is linked
    .not = { ability-appmon--fighter } is not linked
ability-appmon-condition-used-option =
    { $who ->
        [opponent] your opponent has used an Option in this battle
       *[me] you have used an Option in this battle
    }
    .not =
        { $who ->
            [opponent] your opponent has used no Option in this battle
           *[me] you have used no Option in this battle
        }
ability-appmon-amount-that = the same number
ability-appmon-amount-power =
    { $who ->
        [opponent] the power of the { $letter } attack of your opponent's fighting card
       *[me] the power of your fighting card's { $letter } attack
    }
ability-appmon-amount-times = { $amount } times { $amount2 }
    .each = { $amount2 }
ability-appmon-amount-link-power =
    { $who ->
        [opponent] the link power of your opponent's linked cards
       *[me] the link power of your linked cards
    }

## Events

ability-appmon-event-opened = when this card is opened
ability-appmon-event-evolved = when you fuse or evolve into this card
ability-appmon-event-start-of-battle = at the start of battle
ability-appmon-event-win = when you win the battle
ability-appmon-event-loss = when you lose the battle
ability-appmon-event-draw = when the battle is a tie
ability-appmon-event-points-lost = when you lose points
ability-appmon-event-points-gained = when you gain points
ability-appmon-event-attack-added = when an effect adds to your fighting card's attack power
ability-appmon-event-after-points = after points are lost in the Point phase
ability-appmon-event-end-of-phase = at the end of the phase
ability-appmon-event-end-of-battle = at the end of battle
ability-appmon-event-end-of-turn = at the end of the turn
ability-appmon-event-leaves-slot = when this card leaves its Option Slot
ability-appmon-event-negated = when this card is negated
ability-appmon-event-box-emptied = when your Appmon Box becomes empty
ability-appmon-event-turn-starts = at the start of the turn
ability-appmon-event-attack-used = when your fighting card's attack is used
ability-appmon-event-leaves-play = when this card leaves the Appmon Box
ability-appmon-event-renewed = when your deck is renewed
ability-appmon-event-evolution-failed = when a fusion or evolution of yours fails
ability-appmon-event-linked = when your fighting card is linked
ability-appmon-event-links = when this card is linked with your fighting card
ability-appmon-event-point-phase = at the start of the Point phase

## Limits and durations

ability-appmon-limit-at-use = at use
ability-appmon-limit-end-of-phase = end of the phase
ability-appmon-limit-end-of-battle = end of battle
ability-appmon-limit-end-of-turn = end of the turn
ability-appmon-limit-turns =
    { $amount ->
        [one] { $amount } turn
       *[other] { $amount } turns
    }
ability-appmon-limit-with-active = leaves together with your fighting card
ability-appmon-limit-stays = stays until it leaves its slot
ability-appmon-duration-end-of-phase = until the end of the phase
ability-appmon-duration-end-of-battle = until the end of battle
ability-appmon-duration-end-of-turn = until the end of the turn
ability-appmon-duration-turns =
    for { $amount ->
        [one] { $amount } turn
       *[other] { $amount } turns
    }
ability-appmon-duration-with-active = as long as this fighting card fights
ability-appmon-duration-stays = as long as this card stays in play
ability-appmon-duration-on-box = for the rest of the game

## Keywords

ability-appmon-keyword-stands-for-partner = This card can be the material of any fusion.
ability-appmon-keyword-copies =
    { $amount ->
        [one] A deck may hold 1 copy of this card.
       *[other] A deck may hold up to { $amount } copies of this card.
    }
ability-appmon-keyword-kept = You cannot discard this card of your own accord.
ability-appmon-keyword-only-one = You can have only 1 card of this name open.
ability-appmon-keyword-fixed = This card's condition cannot be ignored.
ability-appmon-keyword-no-adding = What cards of this name do all the time does not add up.

## Properties

ability-appmon-property-points = { ability-appmon--whose } point total
ability-appmon-property-grade =
    { $form ->
        [subject] { ability-appmon--fighter }
       *[value]
            { $who ->
                [opponent] the grade of your opponent's fighting card
               *[me] your fighting card's grade
            }
    }
ability-appmon-property-type =
    { $who ->
        [opponent] the Battle Type of your opponent's fighting card
       *[me] your fighting card's Battle Type
    }
ability-appmon-property-attack =
    { $who ->
        [opponent] the attack of your opponent's fighting card
       *[me] your fighting card's attack
    }
ability-appmon-property-power =
    { $who ->
        [opponent] the printed power of the attack that your opponent's fighting card uses
       *[me] the printed power of the attack that your fighting card uses
    }
ability-appmon-property-active = { ability-appmon--fighter }
ability-appmon-property-base = { ability-appmon--whose } base
ability-appmon-property-link = { ability-appmon--whose } linked card
ability-appmon-property-hand =
    { $form ->
        [count] the number of cards in { ability-appmon--whose } hand
       *[place] { ability-appmon--whose } hand
    }
    .each = card in { ability-appmon--whose } hand
ability-appmon-property-deck =
    { $form ->
        [count] the number of cards in { ability-appmon--whose } deck
       *[place] { ability-appmon--whose } deck
    }
    .each = card in { ability-appmon--whose } deck
ability-appmon-property-discard-pile =
    { $form ->
        [count] the number of cards in { ability-appmon--whose } discard pile
       *[place] { ability-appmon--whose } discard pile
    }
    .each = card in { ability-appmon--whose } discard pile
ability-appmon-property-removed =
    { $form ->
        [count] the number of { ability-appmon--whose } removed cards
       *[place] { ability-appmon--whose } removed cards
    }
    .each = card among { ability-appmon--whose } removed cards
ability-appmon-property-slots =
    { $form ->
        [count] the number of cards in { ability-appmon--whose } Option Slots
       *[place] { ability-appmon--whose } Option Slots
    }
    .each = card in { ability-appmon--whose } Option Slots
ability-appmon-property-fusion-box =
    { $form ->
        [count] the number of cards in { ability-appmon--whose } Fusion Box
       *[place] { ability-appmon--whose } Fusion Box
    }
    .each = card in { ability-appmon--whose } Fusion Box
ability-appmon-property-links =
    { $form ->
        [count] the number of { ability-appmon--whose } links
       *[place] { ability-appmon--whose } links
    }
    .each = card among { ability-appmon--whose } links
ability-appmon-property-chips =
    { $form ->
        [count] the number of { ability-appmon--whose } chips
       *[place] { ability-appmon--whose } chips
    }
    .each = card among { ability-appmon--whose } chips
ability-appmon-property-box =
    { $form ->
        [count] the number of cards in { ability-appmon--whose } Appmon Box
       *[place] { ability-appmon--whose } Appmon Box
    }
    .each = card in { ability-appmon--whose } Appmon Box

## Fields of a filter

ability-appmon-field-name =
    .after = named { $values }
    .not-after = not named { $values }
    .is = is named { $values }
    .is-not = is not named { $values }
ability-appmon-field-contains =
    .after = with { $values } in the name
    .not-after = without { $values } in the name
    .is = has { $values } in its name
    .is-not = does not have { $values } in its name
ability-appmon-field-number =
    .after = numbered { $values }
    .not-after = not numbered { $values }
    .is = is numbered { $values }
    .is-not = is not numbered { $values }
ability-appmon-field-grade =
    .before = { $values }
    .not-after = that is not { $values }
    .is = is { $values }
    .is-not = is not { $values }
ability-appmon-field-up-to =
    .after = of { $values } grade or lower
    .not-after = above { $values } grade
    .is = is { $values } or lower
    .is-not = is above { $values }
ability-appmon-field-from =
    .after = of { $values } grade or higher
    .not-after = below { $values } grade
    .is = is { $values } or higher
    .is-not = is below { $values }
ability-appmon-field-attribute =
    .before = { $values }
    .not-after = without the attribute { $values }
    .is = has the attribute { $values }
    .is-not = does not have the attribute { $values }
ability-appmon-field-type =
    .after = of Battle Type { $values }
    .not-after = not of Battle Type { $values }
    .is = is of Battle Type { $values }
    .is-not = is not of Battle Type { $values }
ability-appmon-field-kind =
    .noun = { $values }
    .not-noun = non-{ $values }
    .is = is of the kind { $values }
    .is-not = is not of the kind { $values }
ability-appmon-field-plug =
    .after = with { $values } on the plug
    .not-after = without { $values } on the plug
    .is = has { $values } on its plug
    .is-not = does not have { $values } on its plug
ability-appmon-field-link =
    .after = with the link symbol { $values }
    .not-after = without the link symbol { $values }
    .is = has the link symbol { $values }
    .is-not = does not have the link symbol { $values }
ability-appmon-field-plain =
    .after = without abilities
    .not-after = with an ability
    .is = has no ability
    .is-not = has an ability
ability-appmon-field-open =
    .before = face-up
    .not-before = face-down
    .is = lies face up
    .is-not = lies face down

## Words

ability-appmon-word-who-me = you
ability-appmon-word-who-opponent = your opponent
ability-appmon-word-letter-a = A
ability-appmon-word-letter-b = B
ability-appmon-word-letter-c = C
ability-appmon-word-grade-standard = Standard
ability-appmon-word-grade-super = Super
ability-appmon-word-grade-ultimate = Ultimate
ability-appmon-word-grade-god = God
ability-appmon-word-timing-battle = Battle
ability-appmon-word-attribute-social = Social
ability-appmon-word-attribute-navi = Navi
ability-appmon-word-attribute-game = Game
ability-appmon-word-attribute-entertainment = Entertainment
ability-appmon-word-attribute-life = Life
ability-appmon-word-attribute-tool = Tool
ability-appmon-word-attribute-system = System
ability-appmon-word-symbol-circle = ●
ability-appmon-word-symbol-square = ■
ability-appmon-word-symbol-triangle = ▲
ability-appmon-word-use-options = Options
ability-appmon-word-use-abilities = abilities
ability-appmon-word-use-links = app links
ability-appmon-word-use-fusion = app fusion and evolution
ability-appmon-word-use-renewal = deck renewal
ability-appmon-word-source-options = Options
ability-appmon-word-source-abilities = abilities
ability-appmon-word-bound-links = links
ability-appmon-word-bound-hand = hand
ability-appmon-word-owner-opponent = your opponent
ability-appmon-word-owner-all = all
ability-appmon-word-end-top = top
ability-appmon-word-end-bottom = bottom
ability-appmon-word-span-phase = phase
ability-appmon-word-span-battle = battle
ability-appmon-word-span-turn = turn
ability-appmon-word-span-game = game
ability-appmon-word-kind-appmon = Appmon
ability-appmon-word-kind-digimon = Digimon
ability-appmon-word-kind-option = Option
ability-appmon-word-kind-chip = app chip
