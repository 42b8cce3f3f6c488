### What can go wrong in the engine, for people.

error-other = Something is wrong here: { $what }.

## Answers

error-answer-game-over = The game is over; there is nothing to decide.
error-answer-not-listed = “{ $answer }” is not possible now.
error-answer-wrong-seat = It is the other player who decides now.
error-answer-late = This has been decided already.
error-answer-early = This is not asked yet.

## Games, rule sets, decks

error-game-unknown = There is no game “{ $game }”. Known games: { $known }.
error-ruleset-unknown = The rules know nothing called “{ $name }”.
error-ruleset-value = The switch “{ $name }” does not take this value.
error-deck-size = A deck has exactly { $wanted } cards; this one has { $found }.
error-deck-incomplete-card = A deck has an incomplete card, { $card }: something needed to play it is unknown.
error-deck-no-level-iii = A deck needs at least one Level III Digimon.

## Records and saves

error-record-too-large = The file is too large: { $bytes } bytes, at most { $most } are read.
error-record-not-utf8 = The file is not UTF-8 text (byte { $byte }).
error-record-cut = The file is damaged or cut off: { $reason }.
error-record-other-kind = This file is no { $wanted }.
error-record-version = The file has version { $found }; version { $known } is read.
error-record-malformed = The file does not hold what it should: { $reason }.
error-record-edited = The file has been changed since it was written.
error-record-none = No record of this game was kept.
error-undo-nothing = There is nothing to take back.
error-replay-diverged = From answer { $answer } on, the game does not go as it was recorded.

## Scenario texts

error-scenario-one-word = Line { $line }: “{ $name }” takes exactly one word.
error-scenario-number = Line { $line }: “{ $name }” takes a number from { $least } to { $most }.
error-scenario-too-large = The text is too long: at most { $most } characters are read.
error-scenario-empty = Line { $line }: nothing is said about this player.
error-scenario-unknown = Line { $line }: “{ $name }” is not known here.
error-scenario-twice = Line { $line }: “{ $name }” has been said already.
error-scenario-switch = Line { $line }: a switch takes its name and one of its values.
error-scenario-word = Line { $line }: “{ $name }” does not fit. Possible: { $known }.
error-scenario-phase = Line { $line }: at the beginning of this phase there is no “{ $name }”. Possible phases: { $known }.
error-scenario-result = Line { $line }: who won the battle is said in Point calculation, always and only there.
error-scenario-card = Line { $line }: no card is called “{ $name }”.
error-scenario-incomplete = Line { $line }: too little is known of “{ $name }” to play it.
error-scenario-points = Line { $line }: points go in tens.
error-scenario-box = Line { $line }: in a Digimon Box lies one Level III, and at most one evolved Digimon on it: III, III > EVOLVED or III down.
error-scenario-box-down = Line { $line }: a Level III lies face down only when the first turn or an Evolution phase begins.
error-scenario-slot = Line { $line }: an Option Slot holds one card, an option or a Digimon that may be laid there for its support: CARD or CARD open.
error-scenario-open = Line { $line }: { $name } cannot lie open when this phase begins: it is opened later, or has left by then.
error-scenario-open-acts = Line { $line }: what { $name } did when it was opened would be missing. Lay it face down and open it.
error-scenario-open-active = Line { $line }: { $name } lies open only together with an active Digimon. Give the box one.
error-scenario-second-field = Line { $line }: only one field of a player lies open.
error-scenario-support = Line { $line }: { $name } is no Digimon; only Digimon lie in the Support Box.
error-scenario-plan = Line { $line }: a Digimon to evolve into must stand here, alone or followed by “with” and its payment.
error-scenario-payment = Line { $line }: what lies for { $name } is the payment of one of its lines or a part of it, nothing else.
error-scenario-bluff = Line { $line }: without bluffing { $name } needs its base before it and the whole payment.
error-scenario-thirty = “{ $player }”: the cards do not add up to { $wanted }; { $used } are used.
error-scenario-fill = “{ $player }”: say with which card the unseen piles are filled.
error-scenario-level-iii = “{ $player }”: among the thirty cards there must be a Level III Digimon.
error-scenario-lifespan = “{ $player }”: no turn begins with an empty Net Ocean and cards in the Dark Area; these would have become the Net Ocean.
error-scenario-first-turn = “{ $player }”: the first turn begins with one Level III face down, { $hand } cards in hand, 100 points and all else in the Net Ocean.

## Mistakes of the program

error-fault-no-advance = The rules do not come to an end here (step { $step }). This is a mistake in Net Ocean.
error-fault-replay = The game does not play again as it was played. This is a mistake in Net Ocean.

## Files and players

error-file-unreadable = { $path } cannot be read.
error-player-unknown = No opponent is called “{ $name }”. Known: { $known }.
