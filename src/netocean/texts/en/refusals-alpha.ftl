### Digimon α: why something cannot be done now.

## Placing

reason-a-place-command = Commands are not placed; they are played in battle.
reason-a-place-cost = Together with what you lay this turn it costs more than { $amount }.
reason-a-place-digimon = You have laid { $amount } Digimon cards this turn, and that is the most.
reason-a-place-options = You have laid { $amount } Options this turn, and that is the most.
reason-a-place-limit-1 = Limit 1: a card of this name is in play already.
reason-a-place-no-base = You have no Digimon on which it could be laid.
reason-a-place-fresh = At this table evolution cards are not laid on a box of the same turn.
reason-a-place-unfit = It fits none of your Digimon, and at this table only evolution cards that fit are laid.
reason-a-place-moment = Cards are laid in the placing step of your Preparation.
reason-a-place-renewed = You have renewed your Net Ocean, so you place nothing this turn.

## Evolving

reason-a-evolve-condition = Its evolution condition is not met by the card below it.
reason-a-evolve-option = The Option that it asks for is not face up in your slots.
reason-a-evolve-partner = The second Digimon that it asks for is not in play.
reason-a-evolve-hand = It asks for { $amount } { $amount ->
         [one] card
        *[other] cards
    } from your hand; you have fewer.
reason-a-evolve-forbidden = An effect forbids this evolution for now.
reason-a-evolve-fixed = Its condition cannot be ignored.

## Commands and abilities

reason-a-command-moment = Commands are played in battle, when it is your turn to act.
reason-a-command-nothing = This Command has nothing to use.
reason-a-ability-moment = This ability is used in battle, when it is your turn to act.
reason-a-ability-alpha = In an alpha battle only attacker and blocker use their abilities.
reason-a-cost-upright = It costs turning { $amount } upright { $amount ->
         [one] card
        *[other] cards
    } of yours sideways; you have fewer.
reason-a-cost-in-play = It costs { $amount } of your cards in play; you have fewer.
reason-a-cost-dark-area = It costs { $amount } { $amount ->
         [one] card
        *[other] cards
    } from your Dark Area; there are fewer.
reason-a-cost-this-upright = It costs turning this card sideways, and it lies sideways already.

## Where a card lies, and whose moment it is

reason-a-card-removed = It is removed from the game.
reason-a-command-used = It is being used.
reason-a-card-face-down = It lies face down until all placed cards are turned up.
reason-a-pick-not-listed = This card is not among those that can be picked here.
reason-a-opportunity-not-next = Another Digimon has its opportunity now.
reason-a-attack-forbidden = An effect protects it from attacks for now.
reason-a-block-sideways = It lies sideways, and only upright Digimon block.
reason-a-block-forbidden = An effect forbids it to block for now.
reason-a-block-slower = It is not faster than the attacker.
reason-a-support-sideways = It lies sideways, and only upright Digimon support.
reason-a-support-forbidden = An effect forbids it to support for now.
reason-a-support-other = It is of another type, or not in the same field.
reason-a-evolution-card = It waits to become the Digimon of its box.
reason-a-opportunity-moment = Digimon act in the Battle phase.
reason-a-opportunity-sideways = It lies sideways, so its opportunity is skipped.
reason-a-opportunity-had = It has had its opportunity of this turn.
