### The reports of the command line.

## Shared

report-stopped = Stopped.
report-games = Games
report-more = And { $count } more.
report-practice = practice
report-status-verified = verified
report-status-provisional = provisional
report-status-incomplete = incomplete

## Heads of columns

report-head-what = What
report-head-count = Count
report-head-game = Game
report-head-player = Player
report-head-deck = Deck
report-head-wins = Wins
report-head-rate = Rate
report-head-interval = 95 % interval
report-head-form = Form
report-head-answers = Answers/s
report-head-games = Games/s
report-head-clone = Copy, µs
report-head-view = View, µs
report-head-share = Share
report-head-calls = Calls
report-head-function = Function
report-head-card = Card
report-head-missing = Missing
report-head-copies = Copies
report-head-facts = Facts
report-head-mark = Mark
report-head-name = Name
report-head-about = About
report-head-number = Number
report-head-switch = Switch
report-head-value = Value
report-head-values = Possible
report-head-rules = Rules
report-head-source = Source
report-head-doubt = Doubt

## What of a game is there

report-coverage-cards = Cards
report-coverage-verified = verified
report-coverage-provisional = provisional
report-coverage-incomplete = incomplete
report-coverage-playable = verified or provisional
report-coverage-practice = Practice cards of our own
report-coverage-lines = Ability lines
report-coverage-read = read
report-coverage-binding = Rules that bind
report-coverage-tested = proved by a test
report-coverage-untested = No test names these rules:

## Fuzzing

report-fuzz = Games played: { $games }, answers: { $answers }.
report-fuzz-cards = Cards used: { $used } of { $total }. Not used:
report-fuzz-cards-all = Cards used: all { $total }.
report-fuzz-words = Words of abilities used: { $used } of { $total }. Not used:
report-fuzz-words-all = Words of abilities used: all { $total }.
report-fuzz-faults = Faults: { $count }.
report-fuzz-fault = Game { $game }, answer { $answer }: { $what }

## Simulation

report-simulate = Games: { $games }, drawn: { $draws }.
report-simulate-length = Turns: { $median } (median), { $p95 } (95 of 100 games have at most so many), { $max } (most).

## Speed

report-form-compiled = compiled
report-form-interpreted = interpreted
report-profile = Where the time goes, { $game }:

## Decks

report-deck-legal = The deck is legal: { $count } cards.
report-deck-provisional = Cards with facts in doubt:
report-deck-cards = { $count } cards.

## Cards

report-cards-none = No card fits “{ $text }”.
report-cards-near = No card fits “{ $text }”. Did you mean: { $near }?
report-cards-filter-unknown = There is no filter “{ $name }”. Filters: { $known }.
report-cards-filter-values = No card has this { $name }. There are, for example: { $known }.
report-cards-count = { $count } cards.
report-cards-missing = Missing: { $facts }
report-cards-doubt = In doubt: { $facts }

## Rule sets

report-ruleset = { $game }: the rule set “{ $preset }”. A star marks what differs from the main one.
report-ruleset-number = a number
report-ruleset-doubt = [?]
report-ruleset-preset = “{ $preset }” differs in: { $changes }
report-ruleset-main = “{ $preset }” is the main one.

## Replays

report-replay-verified = Verified: all { $answers } answers play as they were recorded.
report-replay-diverged = Diverged: at answer { $at } of { $answers } the game is no longer the one that was recorded.
report-replay-open = The game is not over.
report-replay-won = Seat { $seat } wins ({ $rule }).
report-replay-drawn = Nobody wins ({ $rule }).
report-replay-hidden = (hidden)
report-replay-view = The table as seat { $seat } sees it:

## Packs and printed texts

report-verify-cards = Cards in the texts
report-verify-whole = read whole
report-verify-lines = Printed lines
report-verify-read = read
report-verify-compared = compared
report-verify-absent = Cards that the pack does not have
report-verify-unlike = Cards whose abilities are not those of the texts
report-verify-differences = Differences
report-verify-only-print = { $card }, line { $line }: only the print says { $what }.
report-verify-only-tree = { $card }, line { $line }: only the abilities say { $what }.

## What can be wrong

error-lab-shard = “{ $shard }” is no part of a run; write 2/4 for the second of four.
error-lab-other-run = The folder { $folder } holds another run; choose an empty folder, or the same game, seed and options.
error-lab-folder = The folder { $folder } cannot be used.
error-lab-file = The file { $file } cannot be opened.
error-fault-process-lost = A process ended before its games did; run it again, with --out it goes on where it stopped.
error-fault-no-deck = No legal deck was found in { $tries } tries.
error-game-no-room = There is nothing to compare the cards of this game with, and nothing to read them from.
