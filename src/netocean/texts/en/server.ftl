### What the server refuses, and why.

## Seats

server-token-missing = Nobody knows yet which seat is yours. Open the table from the first page.
server-token-unknown = There is no seat for this link. Was it copied whole?
server-token-expired = This table was put away, because nobody had played at it for a long time.
server-code-unknown = No table waits under this code. Look at it once more, or ask your friend for a new one.
server-code-taken = Somebody sits there already. Ask your friend for a new code.
server-too-many-tabs = This seat is open in too many windows; this one, the oldest, was closed.
server-too-many-tries = Too many tries. Wait { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    } and try again.
server-too-many-keys = { $count } cards were asked for at once; { $most } are the most.
server-too-many-tables = Many tables have been opened from here. More can be opened in { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }.

## Playing

server-table-not-begun = The game has not begun: your friend is still to come.
server-table-broken = A mistake in Net Ocean has stopped this game. What was played is kept; other games go on.
server-answer-fault = A mistake in Net Ocean keeps this from being done. Nothing has changed; try something else.
server-claim-early = The other player still has time.
server-too-fast = That was very fast. Wait a moment and try again.
server-message-malformed = This message cannot be understood.
server-message-too-large = This message is too long: at most { $most } bytes are read.
server-stopping = The server is stopping. The game is kept and goes on when it is back.

## Opening a table

server-level-unknown = No computer player is called “{ $level }”. Known: { $known }.
server-limit-bad = The time for a decision is at most { $most } seconds; 0 is no limit.
server-deck-none-ready = No ready deck is legal under these rules. Choose a deck for the other side.
server-language-unknown = “{ $language }” is none of our languages: { $known }.
server-pack-not-accepted = Your friend brings cards of their own: { $packs }. Accept them to play.
server-packs-late = This has changed in the meantime. Look once more at what your friend brings.
server-try-no-position = For this game no position is prepared yet in which a card can be tried. Write one yourself.
server-try-incomplete = An incomplete card cannot be tried. Fill in what is missing, and mark what you are not sure of.

## Replays and reports

server-replay-not-over = The replay can be seen when the game is over: it shows every hidden card.
server-report-unknown = There is no such report.
server-report-too-long = A report has at most { $most } characters.

## Storage

server-storage-full = The server’s disk is full, so nothing can be kept just now. Your last step was not taken; try again later.
server-storage-read-only = The server cannot write to its disk just now. Your last step was not taken; try again later.
server-storage-locked = The server’s storage is in use just now. Your last step was not taken; try again.
server-storage-trouble = The server could not keep your last step, so it was not taken. Try again.

## Requests

server-body-malformed = This request cannot be understood.
server-body-too-large = This is too large: { $bytes } bytes, at most { $most } are read.
server-not-found = There is nothing here.
server-method-not-allowed = This cannot be asked in this way.
server-request-fault = A mistake in Net Ocean: this could not be answered. Nothing has changed.
server-no-page = Net Ocean is running, but its page has not been built yet. Build it with “{ $command }”, then load this page again.
