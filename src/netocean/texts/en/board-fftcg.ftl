### The board of Final Fantasy TCG: both sides, the stack, payment, what passes by itself.

## The sides

board-f-side = { $who ->
         [you] Your side
        *[other] Opponent's side
    }
board-f-row = { $who ->
         [you] Your
        *[other] Opponent's
    } { $row }: { $count }
board-f-card = { $card }{ $facts ->
         [none] { "" }
        *[other] , { $facts }
    }{ $can ->
         [yes] , can be chosen
        *[no] { "" }
    }{ $picked ->
         [yes] , picked
        *[no] { "" }
    }
board-f-new = came this turn
board-f-with = with { $cards }
board-f-haste = Haste
board-f-brave = Brave
board-f-first-strike = First Strike
board-f-back-attack = Back Attack
board-f-plate = { $name }: { $points } of 7 damage, { $hand ->
         [one] one card
        *[other] { $hand } cards
    } in hand, { $crystals ->
         [one] one crystal
        *[other] { $crystals } crystals
    }
board-f-damage = Damage Zone: { $points } of 7
board-f-hand = Cards in hand: { $hand }
board-f-crystals = Crystals: { $count }
board-f-short-deck = Deck
board-f-short-break = Break
board-f-short-removed = Out
board-f-short-lb = LB

## The stack

board-f-stack = Stack
board-f-stack-next = Next to resolve
board-f-stack-count = Stack: { $count }
board-f-object = { $who ->
         [you] Yours
        *[other] The opponent's
    } · { $kind }
board-f-object-summon = Summon
board-f-object-action = action ability
board-f-object-special = special ability
board-f-object-auto = auto-ability
board-f-targets = Chosen: { $cards }

## Turn and steps

board-f-turn = Turn { $turn } · { $who ->
         [you] yours
        *[other] opponent's
    }
board-f-steps = Steps of this turn. Press one to stop there, or no longer.
board-f-moment-draw = Draw
board-f-moment-main-1 = Main 1
board-f-moment-preparation = Prepare
board-f-moment-declaration = Attack
board-f-moment-block = Block
board-f-moment-damage = Damage
board-f-moment-main-2 = Main 2
board-f-moment-end = End
board-f-stop = { $moment } ({ $turn ->
         [mine] your turn
        *[theirs] opponent's turn
    }): { $set ->
         [yes] stop here
        *[no] no stop
    }

## What passes by itself

board-f-passing = Passing
board-f-passing-about = Priority is passed by itself where no stop is set. What the opponent puts on the stack can always be answered.
board-f-full = Full control
board-f-full-about = You are asked at every priority, and no answer is remembered for you.
board-f-stops = Where to stop
board-f-mine = Your turn
board-f-theirs = Opponent's turn
board-f-answers = Remembered answers
board-f-answers-none = None. Where a card asks whether to do something, the answer can be remembered.
board-f-answer = { $card }: { $answer ->
         [yes] always yes
        *[no] always no
    }
board-f-forget = Ask again
board-f-remember = Always answer this ability like this
board-f-skip = Pass this turn
board-f-skipping = You pass until the end of this turn
board-f-skip-stop = Stop
board-f-by-itself = You pass …

## Payment

board-f-pay-title = Pay for { $card }
board-f-pay-sum = { $total } of { $need } CP
board-f-pay-each = { $element } { $have } of { $need }
board-f-pay-any = one CP of { $elements }
board-f-pay-hint = Tap Backups and cards in hand to pay otherwise.
board-f-pay-with = { $how ->
         [discard] Discard
         [put] Break Zone
        *[dull] Dull
    }: { $card }
board-f-pay-out = Do not use { $card }
board-f-pay-element = { $card } gives { $element }: change it
board-f-pay-send = Pay
board-f-pay-lacks = { $left } CP short
board-f-pay-lacks-element = an element is missing
board-f-pay-over = { $count } CP too many

## Attack, block, order, EX Burst

board-f-attack-hint = Tap who attacks. Several form a party.
board-f-attack-send = { $count ->
         [one] Attack
        *[other] Attack as a party of { $count }
    }
board-f-block-hint = Tap who blocks.
board-f-block-send = Block
board-f-choose-send = Choose
board-f-order = Order on the stack
board-f-order-about = The uppermost resolves first.
board-f-order-up = { $card }: up
board-f-order-down = { $card }: down
board-f-order-send = In this order
board-f-burst = EX Burst
board-f-burst-of = { $who ->
         [you] Your EX Burst
        *[other] The opponent's EX Burst
    }

## Symbols, as they are said

board-f-symbol-dull = Dull
board-f-symbol-special = Special
board-f-symbol-crystal = Crystal

## Help

board-f-help-pay = Paying: a payment is laid out for you. Tap Backups and cards in hand to pay otherwise.
board-f-help-attack = Attacking: tap one Forward, or several as a party, then confirm.
board-f-help-stack = What waits on the stack is listed beside the table, with arrows to what it has chosen. You may answer it before it resolves.
board-f-help-stops = Press a step of the turn to stop there. Elsewhere priority passes by itself; the same choices are under “{ board-f-passing }” and in the settings.
board-f-help-skip = “{ board-f-skip }” passes until the turn ends. What the opponent puts on the stack can still be answered.
board-f-help-answers = Where a card asks whether to do something, a tick lets its answer be remembered; “{ board-f-passing }” lists such answers and asks again.
