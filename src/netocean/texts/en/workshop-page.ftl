### The card workshop.

## Packs

workshop-about = Packs of your own cards, kept in this browser. Save one as a file to take it along or pass it on.
workshop-about-none = Enter cards that you hold in your hands, or invent your own: fill in the form, compose what the card does, try it, play with it. Begin with a new pack, or take in one that somebody gave you.
workshop-new = New pack
workshop-make = Make it
workshop-import = Take in a pack
workshop-export = Save as a file
workshop-merge = Merge
workshop-back = All packs
workshop-back-pack = The pack
workshop-gone = There is no such pack or card here. Perhaps it was deleted, or is kept in another browser.
workshop-storage-full = This browser has no room left or does not keep anything. The pack is still here while this page is open: save it as a file.
workshop-things-filter = all cards that fit
workshop-version = version { $version }
workshop-overlay = completes bundled cards
workshop-overlay-name = Completed cards
workshop-own-card = From your pack “{ $pack }”
workshop-open = Open in the workshop
workshop-complete = Complete this card
workshop-completing = A bundled card with gaps. Fill in what you can read; everything that you change is marked, and plays in your decks.

## One pack

workshop-pack = About this pack
workshop-pack-name = Name of the pack
workshop-pack-about = One line about it
workshop-pack-version = Version
workshop-pack-version-next = Next version
workshop-pack-licence = Licence
workshop-pack-credits = Who made it, from what; one a line
workshop-pack-practice = Cards of our own invention
workshop-pack-id = Keys of its cards begin with { $id }.
workshop-cards = Cards
workshop-cards-none = No cards yet.
workshop-card-open = Open { $card }
workshop-card-new = New card
workshop-card-kind = Kind
workshop-card-number = Number on the card
workshop-card-number-about = Leave it empty if there is none. The key made of it never changes.
workshop-card-make = Fill in the form
workshop-card-delete = Delete this card
workshop-card-deleted = { $card } is deleted.
workshop-decks = Decks in this pack
workshop-decks-about = They travel with the file. Your decks may hold cards of any pack.
workshop-deck-put = Put in one of my decks
workshop-deck-take = Take it into my decks
workshop-deck-remove = Remove “{ $name }” from the pack

## Files

workshop-import-about = A pack is one zip file. It is read as a whole and checked; nothing is taken in before you say so.
workshop-import-too-large = This file is too large for a pack.
workshop-import-there = You have this pack already, in version { $version }.
workshop-import-take = Take it in
workshop-import-beside = Keep both
workshop-import-instead = Replace mine

## Merging

workshop-merge-title = Compare and merge
workshop-merge-with = With which pack?
workshop-merge-other-game = That pack is for another game.
workshop-merge-same = Nothing differs: both hold the same.
workshop-merge-about = { $count ->
        [one] One difference. Choose a side for each; the result is your pack in its next version.
       *[other] { $count } differences. Choose a side for each; the result is your pack in its next version.
    }
workshop-merge-ours = Mine: { $name } { $version }
workshop-merge-theirs = The other: { $name } { $version }
workshop-merge-all-ours = Keep all of mine
workshop-merge-all-theirs = Take all of the other
workshop-merge-nothing = – nothing –
workshop-merge-do = { $count ->
        [one] Take over 1 change
       *[other] Take over { $count } changes
    }
workshop-part-pack = Pack
workshop-part-name = Name
workshop-part-card = Card
workshop-part-deck = Deck

## One card

workshop-facts = What is printed on it
workshop-drawn = The card as it is now
workshop-not-drawn = Not drawn yet
workshop-faults = { $count ->
        [one] One thing is wrong
       *[other] { $count } things are wrong
    }
workshop-faultless = Everything fits.
workshop-status-verified = As printed
workshop-status-provisional = Plays; some of it is not sure
workshop-status-incomplete = Incomplete: cannot be played yet
workshop-name = Name
workshop-name-others = In other languages
workshop-name-shared = Other cards have this name, too. Write another one to change it.
workshop-none = –
workshop-item = { $label }, { $number }
workshop-item-more = One more: { $label }
workshop-item-remove = Remove { $label } { $number }
workshop-mark = How sure: { $field }
workshop-mark-sure = as printed
workshop-mark-unreadable = still unknown
workshop-unreadable-about = Left open. The card cannot be played before this is known.
workshop-missing = Still unknown:
workshop-missing-known = { $fact }: known now
workshop-trust = Where this comes from

## Pictures

workshop-picture = Your picture of this card
workshop-picture-file = Picture from a file
workshop-picture-camera = Take a picture
workshop-picture-remove = Remove the picture
workshop-picture-about = It stays in this browser: it is neither sent nor saved with the pack.
workshop-picture-unreadable = This file is no picture that the browser can open.
workshop-picture-full = The browser has no room left for the picture.
workshop-picture-unkept = The picture is here until you close this page; the browser does not keep it.
workshop-camera-failed = The camera cannot be used here. Choose a picture file instead.
workshop-camera-view = What the camera sees
workshop-camera-take = Take it

## Trying

workshop-try = Try it
workshop-try-about = A table opens in the middle of a game, with the card in your hand. It is a trial: no game is kept of it.
workshop-try-here = Nobody: I play both sides
workshop-try-begin = To the table
workshop-trial-of = Trial: { $card }
workshop-try-scenario = Set up the position yourself
workshop-try-scenario-about = In scenario text. Left empty, the usual position of this game is taken.

## At a table

workshop-tried = A trial: when you leave, nothing of it is kept as a game.
workshop-here = Own packs at this table
workshop-whose-yours = yours
workshop-whose-theirs = your opponent’s
workshop-whose-both = both of you have it

## What a card does

workshop-abilities = What it does
workshop-abilities-none = It does nothing of its own yet.
workshop-ability = Ability { $number }
workshop-ability-more = One more ability
workshop-ability-up = Ability { $number }: one place up
workshop-ability-remove = Delete ability { $number }
workshop-way = How to write it
workshop-way-menus = From menus
workshop-way-typed = Typed
workshop-typed = As typed
workshop-typed-about = While you type, the list offers what may follow; Ctrl+Space opens it.
workshop-typed-only = The menus cannot take this line apart yet; type on, and they come back.
workshop-offers = What may stand here
workshop-head = Kind
workshop-head-choose = Choose a kind
workshop-about-event = When
workshop-about-keyword = Keyword
workshop-does = Does
workshop-clause-while = While
workshop-clause-mark = Mark
workshop-clause-title = Title
workshop-clause-in = Works in
workshop-clause-at = When
workshop-clause-if = If
workshop-clause-once = Once per
workshop-clause-at-most = At most, times
workshop-clause-may = It is optional
workshop-clause-cost = Cost
workshop-clause-limit = How long
workshop-clause-more = When, if, cost, how long …
workshop-clause-remove = Remove: { $clause }
workshop-more-cost = One more cost
workshop-title-new = Name
workshop-step-do = What
workshop-step-first = What does it do?
workshop-step-more = And then …
workshop-step-choose = choose cards
workshop-step-may = the player may …
workshop-step-if-done = if that was done …
workshop-step-chooses = choose, as { $name },
workshop-step-count = How many
workshop-step-exactly = exactly
workshop-step-most = up to
workshop-step-from = From where
workshop-step-from-none = from the usual place
workshop-step-until = How long it holds
workshop-step-until-none = as long as usual
workshop-step-up = Step { $number }: one place up
workshop-step-remove = Remove step { $number }
workshop-block-if = If
workshop-block-may = The player may
workshop-block-when-done = When that was done
workshop-block-else = Otherwise
workshop-joined = How the conditions hang together
workshop-and = and
workshop-or = or
workshop-not = Holds, or does not
workshop-holds = it holds that
workshop-holds-not = it does not hold that
workshop-asked = What is asked
workshop-asked-comparison = compare two values
workshop-asked-match = a card is …
workshop-asked-call = something else holds
workshop-more-condition = One more condition
workshop-compare = How to compare
workshop-compare-what = What is compared
workshop-remove-part = Remove this part
workshop-filter = Which cards
workshop-filter-any = any card
workshop-filter-more = that fits …
workshop-field = What of the card
workshop-is = is
workshop-is-not = is not
workshop-number = a number
workshop-amount-of = How much
workshop-chosen = the chosen { $name }
workshop-arg-who = Whose
workshop-arg-amount = How much
workshop-arg-letter = Which attack
workshop-arg-slug = A name
workshop-arg-card = Which card
workshop-arg-zone = Which place
workshop-arg-var = Which of the chosen
workshop-arg-things = Which
workshop-arg-other = Which one
