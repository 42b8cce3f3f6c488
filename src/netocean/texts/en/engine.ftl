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
error-scenario-switch = Line { $line }: a switch takes its name and its value.
error-scenario-word = Line { $line }: “{ $name }” does not fit. Possible: { $known }.
error-scenario-card = Line { $line }: no card is called “{ $name }”.
error-scenario-points = Line { $line }: points go in tens.
error-scenario-box = Line { $line }: in a Digimon Box lies a Level III, and at most one evolved Digimon on it.
error-scenario-slot = Line { $line }: this card cannot lie in this Option Slot like that.
error-scenario-plan = Line { $line }: a Digimon to evolve into must stand here.
error-scenario-result = In Point calculation the text must say who won the battle.
error-scenario-thirty = Player { $seat }: the cards do not add up to { $wanted }; { $used } are used.
error-scenario-fill = Player { $seat }: say with which card the unseen piles are filled.

## Mistakes of the program

error-fault-no-advance = The rules do not come to an end here (step { $step }). This is a mistake in Net Ocean.
error-fault-replay = The game does not play again as it was played. This is a mistake in Net Ocean.

## Files and players

error-file-unreadable = { $path } cannot be read.
error-player-unknown = No opponent is called “{ $name }”. Known: { $known }.
