### The Appmon card game: why something cannot be done now.

## App fusion

reason-p-fuse-no-base = There is no Appmon in your box to fuse with.
reason-p-fuse-base = Your fighting card is neither of the two partners.
reason-p-fuse-material = The material that lies there is not the right one.
reason-p-fuse-other-kind = An Appmon is not laid on a Digimon, nor a Digimon on an Appmon.
reason-p-fuse-no-fighter = This card is neither Appmon nor Digimon.
reason-p-fuse-forbidden = An effect forbids this fusion for now.
reason-p-fuse-cannot-ignore = Its condition cannot be ignored.

## Options and abilities

reason-p-open-nothing = This card is not used from a slot.
reason-p-open-from-slot = Options are used from a slot, where they are set in Preparation.
reason-p-open-timing = Options are used in battle, when it is your turn to act.
reason-p-open-no-slot = It stays in a slot, and none is free.
reason-p-open-only-one = Another card of this name is open already.
reason-p-ability-timing = This ability is used in battle, when it is your turn to act.
reason-p-ability-silenced = Its abilities do not count for now.
reason-p-cost-deck = It costs { $amount } { $amount ->
         [one] card
        *[other] cards
    } from your deck; there are fewer.
reason-p-cost-this = It costs this card, which cannot be given.
reason-p-cost-play = It costs { $amount } { $amount ->
         [one] card
        *[other] cards
    } in play; you have no such card.
reason-p-cost-reveal = It costs showing { $amount } { $amount ->
         [one] card
        *[other] cards
    } from your hand; you have no such card.
reason-p-cost-discard-pile = It costs { $amount } { $amount ->
         [one] card
        *[other] cards
    } from your Discard Pile; there are fewer.
reason-p-cost-chip = It costs a chip, and you have none left.

## Links

reason-p-link-digimon = Digimon do not link.
reason-p-link-no-appmon = Only Appmon and chips link.
reason-p-link-moment = Links are made in battle, when it is your turn to act.
reason-p-link-once = You have linked as often as you may in this battle ({ $amount }).
reason-p-link-no-host = No Appmon of yours fights, so there is nothing to link with.
reason-p-link-same-number = A card cannot be linked with one of its own number.
reason-p-link-no-power = This card has no link power.
reason-p-link-plug = The symbol of its link power is not on your Appmon's plug.

## Where a card lies, and whose moment it is

reason-p-start-base = You begin with a Standard Appmon or a Level III Digimon.
reason-p-set-no-slot = All Option Slots are full.
reason-p-set-moment = Options are set face down at their step of your Preparation.
reason-p-declare-no-material = You have nothing in hand that could be its material.
reason-p-declare-grade = What is declared next must be of the next grade.
reason-p-declare-moment = Fusions are declared in your Preparation.
reason-p-exchange-evolved = A fused card lies on your base; a base is exchanged only while it fights itself.
reason-p-exchange-over = A fusion has been tried, so the base is no longer exchanged this turn.
reason-p-exchange-moment = A base is exchanged in your Preparation, or before your fusions.
reason-p-card-is-material = This card is set as material.
reason-p-card-is-linked = This card is linked until the end of the turn.
reason-p-fusion-over = Its fusion has failed or was left out.
reason-p-fusion-moment = Declared fusions are carried out in the App Fusion Phase.
reason-p-fusion-not-next = Another declared fusion comes first.
reason-p-box-covered = Only the top card of the Appmon Box counts.
reason-p-box-face-down = Your base lies face down until bases are turned up.
reason-p-chip-used-up = This chip is used up for this game.
reason-p-chip-moment = Chips serve as material when you declare fusions, or as links in battle.
reason-p-chip-left-out = Chips are left out of this game.
