### What is refused of decks and positions of the Appmon card game.

error-deck-chips = A deck has at most { $limit } chips; this one has { $found }.
error-deck-no-base = A deck needs at least one Standard Appmon or Level III Digimon.
error-scenario-appmon-box = Line { $line }: in an Appmon box lies one base, and at most one fused card on it: BASE, BASE > FORM or BASE down.
error-scenario-appmon-down = Line { $line }: a base lies face down only when the first turn or an App fusion phase begins.
error-scenario-appmon-slot = Line { $line }: an option slot holds one option, and there are no more cards than slots: CARD or CARD open.
error-scenario-appmon-fusion = Line { $line }: a card of the grade that comes next must stand here, followed by “with” and what is given for it.
error-scenario-appmon-material = Line { $line }: this cannot have been laid for { $name }.
error-scenario-appmon-link = Line { $line }: an Appmon or a chip is linked, and only with an Appmon.
error-scenario-appmon-chip = Line { $line }: { $name } is no chip.
error-scenario-appmon-no-card = Line { $line }: { $name } is a chip; only cards lie here.
error-scenario-appmon-chips = Line { $line }: at most { $limit } chips are brought.
error-scenario-appmon-base = “{ $player }”: among the thirty cards there must be a Standard Appmon or a Level III Digimon.
error-scenario-appmon-renewal = “{ $player }”: no turn begins with an empty deck and cards in the discard pile; these would have become the deck.
error-scenario-appmon-first-turn = “{ $player }”: the first turn begins with one base face down, { $hand } cards in hand, 100 points and all else in the deck.
