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
pack-unsaid-part = Cards ask for names with “{ $name }”, and this one is such a name: list “{ $name }” among the parts of its name.
pack-needed-fact = Without this the card cannot be played: { $missing }. Where nobody knows it, list it as missing.
pack-repeated = “{ $name }” stands in this list twice.
pack-status = “{ $card }” is { $status }; a card is incomplete exactly when it says what is missing.
pack-duplicate-abilities = The abilities of “{ $card }” stand here twice.
pack-abilities-without-card = These are abilities of “{ $card }”, which is not in the pack.
pack-digest = The files are not those that the digest in pack.toml was made of.
pack-other-game = The pack belongs to the game “{ $game }”.
pack-duplicate-id = There is already a pack “{ $pack }”.
pack-deck-unknown-card = A ready deck names “{ $text }”, and no card is called that. { $near }
pack-too-many = { $count } packs are too many for one side; at most { $limit } come to a table.
pack-too-many-cards = The packs have { $count } cards together; at most { $limit } come to a table.
pack-other-version = You both have a pack “{ $pack }”, but not the same one. Agree on one of them, or give one another id.

## What is wrong with a zip

pack-path-absolute = This path begins at the root of a disk; a pack holds only files of its own folder.
pack-path-outside = This path leads out of the pack.
pack-link = This is a link to another place; a pack holds only plain files.
pack-nested = This is an archive inside the archive; nothing of it is unpacked.
pack-packed-otherwise = This is packed or locked in a way that not everybody can open.
pack-bomb = { $packed } bytes would become { $size }: nobody packs cards like that, so nothing of it is unpacked.
pack-file-twice = This file is in the zip more than once.
pack-too-large = The files have { $size } bytes together; at most { $limit } are read.
pack-no-digest = The digest is missing: without it nobody can tell whether these are the files that were given away.

## What is wrong with a value

pack-number-least = “{ $field }” is at least { $limit }.
pack-number-most = “{ $field }” is at most { $limit }.
pack-number-step = “{ $field }” goes in steps of { $limit }.
pack-language-newer = The abilities are written in version { $version } of the language, which is newer than version { $known } here. Update Net Ocean first.
pack-bad-id = “{ $pack }” cannot be the id of a pack: up to 40 small letters, digits and dashes.
pack-bad-slug = “{ $name }” cannot be a slug: up to 80 small letters, digits and dashes.
pack-bad-key = “{ $card }” cannot be a key: behind the slash come up to 60 letters, digits, dots, dashes and underscores.
pack-bad-version = “{ $version }” is no version: three numbers with dots between, such as 1.0.0.
pack-line-too-long = The line has { $size } characters; at most { $limit } are read.
pack-text-too-long = The text of “{ $field }” is too long.
pack-unseen-signs = “{ $field }” has characters in it that cannot be seen.
pack-markup = “{ $field }” has HTML or script in it; only plain text is shown.

## What is wrong with a pack that fills in cards

pack-overlay-unknown-card = There is no card { $card } that could be filled in.
pack-overlay-verified = { $card } is verified: there is nothing to fill in.
pack-overlay-status = { $card } is provisional when you have filled it in, or incomplete if something is still missing.
pack-overlay-known-fact = “{ $field }” of { $card } is known and differs. Mark it in “doubt” if you mean to change it.
pack-overlay-unmarked = “{ $field }” of { $card } was filled in. Say in “doubt” how sure it is.

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
ability-unplayed-static-appmon = A static ability cannot “{ $word }”: it changes what counts, without end.
ability-unplayed-costs = One ability picks cards for one cost only; “{ $word }” is a second one.
ability-unplayed-circle = What “{ $word }” changes is what its condition asks for; ask for points, cards or grades instead.
ability-unplayed-standing = A continuous ability cannot “{ $word }”: it changes what counts, without end.
ability-unplayed-lasting = “{ $word }” lasts for a while; say how long with “until”.
ability-unplayed-timing = “{ $word }” needs to say when: “at battle”.
ability-unplayed-card = A line of the kind “{ $word }” does not belong on this kind of card.
ability-unplayed-count = “{ $word }” counts cards by a filter, where their player may look.
ability-unplayed-must = “{ $word }” cannot be demanded; “attack” and “block” can.
ability-unplayed-immune = “{ $word }” is no effect of a card.
ability-unplayed-duration = What is done here cannot last “{ $word }”.
