### Hyper Colosseum: why something cannot be done now. `$amount` is what a cost asks for.

## The card itself

reason-card-out-of-sight = You cannot see this card.
reason-game-is-over = The game is over.
reason-card-unseen = This card lies face down, and you do not know it.
reason-card-not-yours = This is a card of the opponent.
reason-not-asked = It is the opponent who decides now.
reason-card-out-of-play = Cards in this place cannot be used.
reason-card-is-payment = This card is set as a requirement.
reason-card-does-nothing = This card has nothing to use now.
reason-card-picked = You have picked this card already.
reason-card-acts = This is the card that is being used.
reason-pick-order = Cards are picked in the order in which they lie; it is not this one’s turn.
reason-choice-first = The choice before you comes first.
reason-start-level-iii = You begin with a Level III.

## Laying cards

reason-lay-no-slot = All three Option Slots are full.
reason-lay-later = Options are laid after the evolutions, later in this Preparation.
reason-lay-over = The step for laying options is over for this turn.
reason-lay-in-preparation = Options are laid from the hand at their own step of your Preparation, after the evolutions.
reason-exchange-evolved = Your Digimon has evolved; a Level III is exchanged only while a Level III is active.
reason-exchange-moment = A Level III is exchanged in your Preparation, or as your Evolution begins.
reason-plan-moment = Digimon to evolve into are set in your Preparation.
reason-plan-cannot-evolve = It could not evolve, and at this table only Digimon that can are set.
reason-slot-kept = By its own text this card is not discarded from its slot.
reason-box-covered = Only the top card of the Digimon Box counts.
reason-box-face-down = Your Level III lies face down until the Level III cards are turned up.

## Costs, conditions, bounds

reason-cost-hand = It costs { $amount } { $amount ->
         [one] card
        *[other] cards
    } from your hand; you have fewer.
reason-cost-net-ocean = It costs { $amount } { $amount ->
         [one] card
        *[other] cards
    } from your Net Ocean; there are fewer.
reason-cost-points = It costs { $amount } points; you have fewer.
reason-use-bound = It has been used as often as it may be.
reason-use-condition = Its condition is not met.
reason-use-forbidden = An effect forbids it for now.

## Opening Options

reason-open-already = It is open already.
reason-open-nothing = This card is not opened from a slot; it serves as a requirement.
reason-open-second-field = A field card of yours is open already.
reason-open-field-moment = Field cards are opened right after the Evolution Phase.
reason-open-evolution-moment = It is opened when your own evolution is done.
reason-open-timing = This is not its use timing.

## Abilities, supports, appearances

reason-ability-timing = This ability is not announced at this moment.
reason-support-none = This card has no support ability.
reason-support-moment = This is not a moment for support.
reason-support-battle-only = At this table, support is for Battle only.
reason-support-place = At this table, a support does not come from there.
reason-support-once = You have used your support of this phase.
reason-support-no-active = You have no Digimon to support.
reason-support-same-number = A card cannot support a Digimon of its own number.
reason-support-condition = Its support condition is not met.
reason-support-given = It supports already, and stays until the end of the turn.
reason-appear-none = This Digimon does not appear from the hand.
reason-appear-moment = This is not the moment of its appearance.
reason-appear-no-active = There is no Digimon of yours on which it could appear.
reason-appear-condition = Its appearance requirement is not met.
reason-appear-notes = The notes of its appearance requirement are not met.

## Evolution

reason-evolve-no-active = There is no Digimon to evolve from.
reason-evolve-notes = The notes of its requirement are not met.
reason-evolve-payment = The requirement that lies there is not the right one.
reason-evolve-base = It does not evolve from this Digimon.
reason-evolve-no-digimon = This card is no Digimon.
reason-evolve-cannot-ignore = Its requirement cannot be ignored.
reason-evolve-moment = Digimon that are set evolve in your own part of the Evolution Phase.
reason-evolve-not-next = Another Digimon in the Evolution Box comes first.
reason-evolve-failed = Its evolution has failed; it stays here until all evolutions are over.
reason-evolve-declined = You have declined this evolution.
