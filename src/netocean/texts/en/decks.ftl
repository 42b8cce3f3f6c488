### Deck lists and deck rules.

## What the rules say against a deck

fault-deck-size = A deck has exactly { $wanted } cards; this one has { $count }.
fault-copies-name = { $count } cards are named { $name }; at most { $limit } are allowed.
fault-copies-number = { $count } cards have the number { $number }; at most { $limit } are allowed.
fault-no-level-iii = A deck needs at least one Level III Digimon.
fault-too-many-ultimate = { $count } Ultimates; this table allows at most { $limit }.
fault-incomplete = { $card } cannot be played: not everything about it is known. Missing: { $missing }.
fault-not-verified = { $card } is provisional, and this table asks for verified cards only. In doubt: { $doubt }.

## What cannot be read in a deck list

deck-at-line = Line { $line }: { $message }
deck-too-large = The list is too long: { $size } bytes, at most { $limit } are read.
deck-too-many-lines = The list is too long: at most { $limit } lines are read.
deck-not-utf-8 = The list is not UTF-8 text (byte { $byte }).
deck-empty = There is no card in the list.
deck-bad-count = “{ $count }” is no number of copies; 1 to { $limit } is.
deck-unknown-card = No card is called “{ $text }”.
deck-unknown-card-near = No card is called “{ $text }”. Did you mean: { $near }?
deck-ambiguous = “{ $text }” can be several cards; write the number: { $near }.
deck-number-and-name = The number is that of { $number }, the name that of { $name }.
deck-unreadable = { $path } cannot be opened.
deck-not-found = “{ $text }” is neither a file nor a ready deck. Ready decks: { $near }.
deck-malformed-toml = This is not correct TOML.
deck-bad-value = “{ $field }” has a value that does not fit.
deck-unknown-field = A deck has no field “{ $field }”.
deck-missing-field = The field “{ $field }” is missing.
card-unknown = No card is called “{ $text }”. { $near }

## Facts of a card that can be missing or in doubt

fact-type = battle type
fact-attack = attack power
fact-guard = effect of the C attack
fact-lost-points = lost points
fact-species = species
fact-attribute = attribute
fact-fields = fields
fact-lines = evolution requirement
fact-symbols = ○ and × of the requirement
fact-abilities = special abilities
fact-support = support ability
fact-timing = use timing
fact-condition = condition
fact-cost = cost
fact-effect = effect
fact-limit = limit
list-comma = { ", " }
