### The deck editor.

## The page of decks

editor-title = Decks
editor-own = Your own decks
editor-own-about = They are kept in this browser. Save a copy as a file to take one along.
editor-own-none = You have no deck of your own yet. Begin with an empty one, with a copy of a ready deck, or with a list that you have.
editor-ready = Ready decks
editor-new = New deck
editor-new-name = New deck
editor-import = Take in a list
editor-copy = Copy and change
editor-copy-name = { $name } (copy)
editor-duplicate = Duplicate
editor-rename = Name of the deck
editor-delete = Delete
editor-deleted = “{ $name }” is deleted.
editor-undo = Undo
editor-play = Play this deck
editor-back = All decks

## Keeping

editor-kept = Saved in this browser
editor-unkept = Not saved
editor-storage-full = This browser has no room left or does not keep anything. Your deck is still here while this page is open: save it as a file.
editor-gone = There is no deck here. Perhaps it was deleted, or is kept in another browser.
editor-read-only = A ready deck. Copy it to change it.

## Editing

editor-cards = Cards of the deck
editor-empty = The deck is empty. Tap a card to put it in.
editor-pool = All cards
editor-tab-deck = Deck
editor-tab-cards = Cards
editor-add = Add { $card }
editor-remove = Remove { $card }
editor-look = Look at { $card }
editor-copies = { $copies } of { $card }
editor-count-plain = { $count } { $count ->
         [one] card
        *[other] cards
    }
editor-group = { $group } · { $count }
editor-group-other = other cards
editor-in-deck = in the deck: { $copies }
editor-added = { $card }: { $copies } in the deck
editor-removed = { $card }: no longer in the deck

## Faults

editor-checking = Looking …
editor-legal = This deck can be played ({ $preset }).
editor-faults = { $count ->
         [one] One thing is in the way ({ $preset }):
        *[other] { $count } things are in the way ({ $preset }):
    }
editor-check-failed = The rules could not be asked just now. Your deck is safe.
editor-check-again = Ask again
editor-checked-by = Check by
editor-format = Format

## Lists in and out

editor-import-title = Take in a list
editor-import-about = One card a line: “3 St-1”, “3x Agumon” or “St-1 x3”. Names in any language.
editor-import-text = The list
editor-import-file = Open a file
editor-import-drop = or drop one here
editor-import-read = Read it
editor-import-preview = What was found
editor-import-none = Nothing could be read.
editor-import-problems = { $count ->
         [one] 1 line could not be read
        *[other] { $count } lines could not be read
    }
editor-import-problems-about = Nothing is taken in by halves: mend the list and read it again, or take only what was found.
editor-import-take = Take this deck
editor-import-take-found = Take only what was found
editor-import-mend = Back to the list
editor-import-name = Name
editor-import-too-large = This file is too large for a deck list.
editor-import-no-text = This file holds no text.
editor-export = As text
editor-export-title = The deck as text
editor-export-copy = Copy
editor-export-copied = Copied.
editor-export-copy-failed = Copying is not allowed here; the text is selected, copy it by hand.
editor-export-file = Save as a file
editor-cancel = Cancel
