### Final Fantasy TCG: what the rules say against a deck.

fault-main-deck-size = A main deck has exactly { $wanted } cards; this one has { $count }.
fault-deck-size-limited = A main deck for Limited has at least { $wanted } cards; this one has { $count }.
fault-lb-size = The Limit Break deck has { $count } cards; at most { $limit } are allowed.
fault-crystal-card = { $card } only reminds of crystals and belongs in no deck.
fault-old-type-formation = { $card } is a Formation, and these rules have no Formations.
fault-old-type-item = { $card } is an Item, and these rules have no Items.
fault-late-limit-break = { $card } has Limit Break, and these rules are older.
fault-late-warp = { $card } uses Warp, and these rules are older.
fault-late-priming = { $card } uses Priming, and these rules are older.
fault-late-crystals = { $card } uses crystals, and these rules are older.
fault-format-l3 = { $card } is not of the sets { $oldest } to { $newest } that L3 allows.
fault-format-l6 = { $card } is not of the sets { $oldest } to { $newest } that L6 allows.
fault-format-title = Title asks for one category: most cards are of { $category }, { $card } is not.
remark-no-ban-list = No ban list could be read, so none is applied.
