### Digimon α: why a position cannot be built.

error-scenario-alpha-box = Line { $line }: in a box lies one Digimon, with evolution cards of Level IV or higher on it: CARD, CARD > CARD; “down” for a Level III or lower, “sideways” for one that has acted.
error-scenario-alpha-slot = Line { $line }: one Option stands here: CARD, CARD down or CARD sideways.
error-scenario-alpha-down = Line { $line }: cards lie face down, or on a Digimon, only when the Evolution phase begins ({ $known }).
error-scenario-alpha-fresh = Line { $line }: at this table nothing is laid on a box of the same turn.
error-scenario-alpha-limit-1 = Line { $line }: limit 1: { $name } cannot lie beside another card of its name.
error-scenario-alpha-placed = “{ $player }”: more lies face down than can be placed in one turn.
error-scenario-alpha-lost = “{ $player }”: without a Digimon in play and any of Level III or lower in hand, deck or Dark Area the game would be over.
error-scenario-alpha-level-iii = “{ $player }”: among the thirty-two cards there must be a Level III Digimon.
error-scenario-alpha-first-turn = “{ $player }”: the first turn begins with { $hand } cards in hand, 100 points and all else in the Net Ocean.
