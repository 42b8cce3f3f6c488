### What a table says by itself.

error-answer-malformed = This is no answer that a table can take.
error-claim-not-now = The game cannot be claimed while it is not the other player who decides.
error-undo-not-here = At this table decisions stand: the other player has seen them.
error-undo-too-often = So many decisions have been taken back at this table that from now on they stand.
error-table-full = This game has become too long to go on; it can only be given up.
error-record-too-long = The record has { $answers } answers; at most { $most } are shown.

## The log

table-conceded = { $who ->
         [you] You give up the game.
        *[other] The opponent gives up the game.
    }
table-claimed = { $who ->
         [you] Your time is over, and the opponent claims the game.
        *[other] The opponent's time is over, and you claim the game.
    }
