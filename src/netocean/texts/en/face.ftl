### Card faces, the reader of one card, the page of all cards.

## Short words on the faces: one or two letters for a level, a word for a timing

face-level-iii = III
face-level-iv = IV
face-level-perfect = P
face-level-ultimate = U
face-level-armor = Ar
face-level-hybrid = Hy
face-level-none = –
face-timing-preparation = Prep.
face-timing-evolution = Evo.
face-timing-field = After Evo.
face-timing-battle = Battle
face-timing-points = Points
face-timing-payment = Payment
face-lost = Lost Points

## One card in full

reader-number = Card number { $number }
reader-number-none = No card number
reader-attacks = Attacks
reader-attacks-about = Your opponent's type decides: against type A you strike with your A attack.
reader-attack = Attack
reader-power = Power
reader-guard = Guard
reader-guard-words = Turns an opposing { $letter } attack into 0 ({ $letter }→0)
reader-unknown = not known
reader-lost = Lost Points
reader-lost-about = What you lose when this card is beaten by a Digimon of that level.
reader-evolution = Evolution requirement
reader-fusion = Fusion requirement
reader-appearance = Appearance requirement
reader-any-line = Any one of these lines is enough.
reader-symbols = ○: one card from the Net Ocean, laid upright. ×: one laid sideways.
reader-fits = fits your active Digimon
reader-no-line = It needs no requirement: it is laid out as it is.
reader-notes = Notes
reader-text = Text
reader-printed = The { $number } under the class sign does nothing in play.
reader-trust = How sure this is
reader-trust-verified = { $game ->
        [fftcg] Its facts come from sources that agree.
       *[other] Every fact that matters in play was transcribed from the Japanese card.
    }
reader-trust-provisional = { $game ->
        [fftcg] It can be played, but something about it rests on one source only, or was inferred.
       *[other] It can be played, but not every fact comes from the Japanese card.
    }
reader-trust-incomplete = { $game ->
        [fftcg] Something needed to play it is not known or not read yet. It can be looked at, not put into a deck.
       *[other] Something needed to play it is not known yet. It can be looked at, not put into a deck.
    }
reader-trust-practice = A card of our own to practise with. It was never printed.
reader-sources = Sources and remarks (in English)
reader-names = Name in other languages
reader-names-none = no name in this language
reader-names-failed = The other names could not be fetched.

## All cards

cards-search = Search name, number, kind
cards-filters = Filters
cards-filters-on = Filters ({ $count })
cards-clear = Clear all
cards-group-kind = Kind
cards-group-level = Level
cards-group-type = Battle Type
cards-group-frame = Frame
cards-group-attribute = Attribute
cards-group-family = Field (family)
cards-group-status = Card status
cards-group-element = Element
cards-group-cost = Cost
cards-group-mark = Marks
cards-group-category = Category
cards-group-set = Set
cards-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
cards-none = No card fits. Fewer filters find more.
cards-unknown = There is no such card here.
cards-all = All cards
cards-previous = Previous card
cards-next = Next card
cards-page = Open as a page of its own

## Own pictures

pictures-title = Your own pictures
pictures-about = Do you have pictures of the cards? Choose their folder: each one is shown in the place of the emblem. They stay in this browser and are never sent anywhere.
pictures-names = A file belongs to a card by the number in its name, for example St-1.jpg or XC-05.png.
pictures-folder = Choose a folder
pictures-files = Choose files
pictures-reading = Reading pictures: { $done } of { $all }
pictures-count =
    { $count ->
        [one] { $count } card has a picture of yours.
       *[other] { $count } cards have a picture of yours.
    }
pictures-taken =
    { $count ->
        [0] No picture was taken in.
        [one] { $count } picture taken in.
       *[other] { $count } pictures taken in.
    }
pictures-strange =
    { $count ->
        [one] { $count } file has no card number that is known here.
       *[other] { $count } files have no card number that is known here.
    }
pictures-unreadable =
    { $count ->
        [one] { $count } file could not be read as a picture.
       *[other] { $count } files could not be read as pictures.
    }
pictures-full = This browser has no more room. The pictures so far are kept; the rest were left out.
pictures-unkept = This browser keeps nothing here: the pictures are gone when the page is closed.
pictures-remove = Remove all pictures
pictures-remove-ask = Remove your pictures from this browser? Your files stay where they are.
pictures-keep = Keep them
pictures-removed = Your pictures are removed.
