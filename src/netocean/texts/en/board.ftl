### The board: the battle, the log, the card reader, what can be done with the game as a whole, its end.

## The table

board-sheet = { $who ->
         [you] Your sheet
        *[other] Opponent's sheet
    }
board-zone = { $who ->
         [you] Your
        *[other] Opponent's
    } { $zone }: { $count ->
         [0] empty
         [one] one card
        *[other] { $count } cards
    }
board-short-requirement-box = Required
board-short-digimon-box = Digimon
board-short-evolution-box = Evolution
board-short-support-box = Support
board-short-net-ocean = Net
board-short-dark-area = Dark
board-short-option-slot = Option
board-gauge = { $who ->
         [you] Your points
        *[other] Opponent's points
    }: { $points } of 100
board-card = { $card }{ $lies ->
         [down] , lies face down
         [upright] , lies upright (○)
         [sideways] , lies sideways (×)
        *[up] { "" }
    }{ $can ->
         [yes] , can be chosen
        *[no] { "" }
    }{ $picked ->
         [yes] , picked
        *[no] { "" }
    }
board-face-down = face down
board-hand = Your hand: { $count ->
         [0] empty
         [one] one card
        *[other] { $count } cards
    }
board-hand-empty = No cards in hand
board-tray = Cards you are shown
board-bubble = What this card can do
board-read = Read
board-pile = { $who ->
         [you] Your
        *[other] Opponent's
    } { $zone }: { $count ->
         [0] empty
         [one] one card
        *[other] { $count } cards
    }
board-pile-down = { $count ->
         [one] One card lies
        *[other] { $count } cards lie
    } face down.
board-band = How it stands
board-ahead = { $who ->
         [you] You are ahead
         [other] The opponent is ahead
        *[none] Even
    }
board-beside = Card reader and log
board-plate = { $name }: { $points } points, { $hand ->
         [one] one card
        *[other] { $hand } cards
    } in hand{ $first ->
         [yes] , first attacker
        *[no] { "" }
    }
board-who = { $who ->
         [you] You
         [computer] Computer
         [friend] Friend
        *[here] Other player
    }
board-player = Player { $player }
board-hand-count = Cards in hand: { $hand }
board-first = first
board-first-who = First attacker: { $who ->
         [you] you
        *[other] the opponent
    }

## Turn and phases

board-turn = Turn { $turn }
board-phases = The phases of a turn
board-phase-preparation = Preparation
board-phase-evolution = Evolution
board-phase-battle = Battle
board-phase-points = Points
board-hint-setup = Each side lays a Level III Digimon face down. Whoever brings the other from 100 points to 0 wins.
board-hint-preparation = Throw away, refill to six, and lay face down what you want to evolve into and your Options.
board-hint-evolution = Open what you set: if base and requirement fit, your Digimon evolves.
board-hint-battle = Your attack has the letter of the opponent's type. The higher power wins.
board-hint-points = The loser loses the points that its own card prints against the winner's level.
board-hint-close = Hide the hints
board-hint-open = Show the hints

## What is asked

board-waiting = { $who ->
         [you] One moment …
         [shows] The table moves on …
        *[other] The opponent decides …
    }
board-over = The game is over.
board-picked = { $exact ->
         [yes] Picked: { $picks } of { $need }
         [most] Pick up to { $need }
        *[no] { $picks ->
             [0] Pick as many as you like
            *[other] Picked: { $picks }
        }
    }
board-pick = { $picked ->
         [yes] Unpick
        *[no] Pick
    }
board-send = { $exact ->
         [yes] Confirm { $picks } of { $need }
        *[no] Confirm { $picks }
    }
board-unusual = Also allowed
board-clear = Unpick all
board-back = Back
board-hurry = Show at once
board-end-show = Show the result
board-connecting = Connecting to the table …
board-no-seat = You hold no seat here
board-no-seat-words = This browser does not hold a seat at this table. A seat stays in the browser in which it was taken.
board-refused = This seat is not open to you

## A friend elsewhere

board-away = Opponent not connected
board-clock = { $who ->
         [you] Time you have left
        *[other] Time the opponent has left
    }
board-claim = Claim the game

## The battle

board-battle = Battle
board-battle-skip = Show the result
board-battle-result = { $who ->
         [you] You win the battle, { $mine } to { $theirs }.
         [other] The opponent wins the battle, { $theirs } to { $mine }.
        *[none] Nobody wins the battle: { $mine } to { $theirs }.
    }
board-go-on = Go on
board-side = { $who ->
         [you] You
        *[other] Opponent
    }
board-attack-letter = { $game ->
        [alpha] { $letter } skill
       *[other] { $letter } attack
    }

## Log and card reader

board-log = What happened
board-doubt = (sources do not settle this rule)
board-reader = The card in full
board-reader-empty = Point at a card or tap it: here it stands in full.
board-coming = …
board-reader-unknown = A face-down card. You do not know it.
board-why = Why can it not be used now?
board-why-title = It cannot be used now:
board-why-none = It can be used now: see the answers below the question.

## The game as a whole

board-menu = Game
board-undo = Take back
board-undo-not-here = Against a friend elsewhere nothing is taken back.
board-report = Report this
board-report-about = Did something look wrong? The game up to this moment is kept on the server with your words. Nobody sees the hidden cards before the game is over.
board-report-words = What did you expect?
board-report-send = Report
board-reported = Thank you. It is kept as report { $id }.
board-concede = Give up
board-concede-sure = Give up this game?
board-concede-about = The other side wins at once.
board-play-on = Play on
board-leave = Leave the table
board-leave-about = The table stays as it is. Start shows it under “Going on”.
board-help = How this works
board-help-glow = A card with an amber frame and a diamond can be used now. A picked one has a tick.
board-help-tap = Tap a card to read it and to see what it can do. You can also drag it to where it goes.
board-help-run = Where several cards are asked for, pick them one by one and send them together. Nothing counts until then.
board-help-why = A card that cannot be used tells why, with the rule.
board-help-log = Every line of the log opens its rule. A question mark says that sources do not settle it.
board-help-phase = The line in the middle says what a phase is for. It can be hidden, and comes back with “i”.
board-help-battle = A battle shows step by step why which power wins.
board-help-keys = With the keyboard
board-key-move = from card to card
board-key-act = use or pick the card, press the button
board-key-number = the answer of this number
board-key-pass = the answer that leaves everything as it is
board-key-back = close, or take back what is not sent yet
board-key-help = this help
board-key-log = to the log and back
board-key-send = send what is picked
board-key-read = the card you stand on, in full
board-key-undo = take the last decision back

## Two players at one screen

board-cover-title = Player { $player }, it is your turn
board-cover-text = Pass the screen. The other player looks away; nothing of your hand is shown before you press the button.
board-cover-ready = I am player { $player }

## Waiting for a friend

board-lobby-title = Waiting for your friend
board-lobby-text = Send the link, or say the code: your friend enters it on the start page.
board-lobby-link = Link
board-lobby-copy-link = Copy the link
board-lobby-copy-code = Copy the code
board-lobby-copied = Copied.
board-lobby-copy-failed = This browser does not let the page copy. Select the link and copy it yourself.
board-lobby-waiting = The game begins by itself as soon as your friend is here.
board-packs-asked = Your friend brings cards of their own
board-packs-asked-about = The game begins when you accept these packs. You can read each of their cards then.
board-packs-accept = Yes, we play with these cards
board-packs-decline = No, please choose another deck
board-packs-waiting = Your friend is asked about your cards
board-packs-waiting-about = You bring cards of your own to this table. The game begins by itself as soon as your friend accepts them.
board-packs-back = Choose another deck
board-packs-declined = Your friend would rather not play with these cards
board-packs-declined-about = Your pack is as it was, and your seat is still free. Choose a deck without them, or another pack.

## The end

board-end-won = You have won!
board-end-lost = The opponent has won
board-end-draw = A draw
board-end-player = Player { $player } has won!
board-end-points = { $game ->
        [fftcg] Points of damage: you { $mine }, opponent { $theirs }. Turns: { $turn }.
       *[other] Points: you { $mine }, opponent { $theirs }. Turns: { $turn }.
    }
board-end-rule = By which rule? ({ $rule })
board-end-again = Once more
board-end-replay = Watch the replay
board-end-record = Download the record
board-end-look = Look at the table
board-end-start = To the start
