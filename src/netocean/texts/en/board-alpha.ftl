### The board of α: both sides, costs, the order of speed, help.

board-a-side = { $who ->
         [you] Your side
        *[other] Opponent's side
    }
board-a-card = { $card }{ $facts ->
         [none] { "" }
        *[other] , { $facts }
    }{ $can ->
         [yes] , can be chosen
        *[no] { "" }
    }{ $picked ->
         [yes] , picked
        *[no] { "" }
    }
board-a-acts = may act now
board-a-attacks = attacks
board-a-defends = defends
board-a-supports = supports
board-a-short-removed = Out
board-a-block-send = Block

## Costs

board-a-cost = Cost
board-a-costs = Costs in play: { $open }{ $down ->
         [0] { "" }
        *[other] { " " }and { $down } face down
    }{ $unknown ->
         [0] { "" }
         [one] { " " }and one unknown card
        *[other] { " " }and { $unknown } unknown cards
    }, limit { $limit }{ $burns ->
         [0] { "" }
         [one] : one card of the deck would burn
        *[other] : { $burns } cards of the deck would burn
    }

## The order of speed

board-a-order = Who acts when: the fastest first
board-a-turn = { $who ->
         [you] Yours
        *[other] Opponent's
    }: { $card }, speed { $speed }{ $how ->
         [none] { "" }
        *[other] , { $how }
    }

## What a phase is about

board-a-hint-setup = Six cards each. Whoever brings the other from 100 points to 0 wins.
board-a-hint-preparation = Refill to six, then lay Digimon, evolutions and Options face down, for costs of 10 in all.
board-a-hint-evolution = All is turned up. Each point of cost above 10 burns a card of the deck, then what fits evolves.
board-a-hint-battle = The fastest acts first. In a battle, each skill has the letter of the other's type.

## Help

board-a-help-place = Laying: tap a card, or drag it into the row, the slots or onto the Digimon it is to evolve. The last card laid goes back with a tap; nothing counts before you confirm.
board-a-help-costs = The cost meter counts what lies open, and striped what lies face down. What reaches beyond the limit burns cards of the deck.
board-a-help-order = The row in the middle shows who acts when: yours are underlined, the opponent's have a line above. Who has acted is pale.
board-a-help-attack = Attacking: drag your Digimon onto one of the opponent's, or onto the opponent's side to attack the player. A tap shows all it can do.
board-a-help-support = Alpha attack and its block: tap the supporters one by one, or drag them onto the Digimon they support.
