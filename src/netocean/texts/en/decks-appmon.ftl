### The Appmon card game: what the rules say against a deck.

fault-no-base = A deck needs at least one Standard Appmon or Level III Digimon.
fault-too-many-chips = { $count } chips; at most { $limit } are allowed.
fault-chip-name = { $count } chips show { $name }; at most { $limit } are allowed.
fault-chip-picture = { $count } chips show the same picture of { $name }; at most { $limit } are allowed.
