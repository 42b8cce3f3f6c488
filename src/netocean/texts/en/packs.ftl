### Card packs.

## Where a fault is

pack-at = { $file }, line { $line }, column { $column }: { $message }
pack-in-file = { $file }: { $message }

## What is wrong with a pack

pack-unreadable = This is no folder and no zip that can be read.
pack-too-many-files = The pack has { $count } files; at most { $limit } are read.
pack-file-too-large = The file is too large: { $size } bytes, at most { $limit } are read.
pack-not-utf-8 = This is not UTF-8 text.
pack-malformed-toml = This is not correct TOML.
pack-malformed-json = This is not correct JSON.
pack-bad-value = “{ $field }” has a value that does not fit.
pack-unknown-field = There is no field “{ $field }”.
pack-missing-field = The field “{ $field }” is missing.
pack-no-manifest = A pack needs a file pack.toml.
pack-unknown-game = There is no game “{ $game }”.
pack-language-version = The abilities are written in version { $version } of the language; version { $known } is read.
pack-duplicate-name = The name “{ $name }” stands here twice.
pack-duplicate-key = The card “{ $card }” stands here twice.
pack-foreign-key = The key “{ $card }” does not begin with “{ $pack }/”.
pack-unknown-name = The name “{ $name }” stands in no names.jsonl.
pack-status = “{ $card }” is { $status }; a card is incomplete exactly when it says what is missing.
pack-duplicate-abilities = The abilities of “{ $card }” stand here twice.
pack-abilities-without-card = These are abilities of “{ $card }”, which is not in the pack.
pack-digest = The files are not those that the digest in pack.toml was made of.
pack-other-game = The pack belongs to the game “{ $game }”.
pack-duplicate-id = There is already a pack “{ $pack }”.
pack-deck-unknown-card = A ready deck names “{ $text }”, and no card is called that. { $near }

## What of an ability would not be played

ability-unplayed-static = A static ability cannot “{ $word }”: it changes attacks or shields, without end.
ability-unplayed-until = “{ $word }” does not last; leave out “until”.
ability-unplayed-twice = A card has only one line of the kind “{ $word }”.
ability-unplayed-cost = A line that is not used has no costs: “{ $word }”.
ability-unplayed-event = “{ $word }” changes an event and stands only in a replacement.
ability-unplayed-choose = A replacement chooses nothing beforehand: write “select” instead of “{ $word }”.
ability-unplayed-action = This game cannot carry out “{ $word }”.
ability-unplayed-let = “{ $word }” can only be named: write “let”.
ability-unplayed-first = A replacement cannot ask for “{ $word }”.
ability-unplayed-level = “{ $word }” is no level that is compared; write “active is {"{"}level { $word }{"}"}”.
ability-unplayed-degenerate = A Digimon falls back to its Level III, not to “{ $word }”: the stages between are gone.
