### Cards of Final Fantasy TCG: the reader, filters, deck lists.

## The reader

reader-f-abilities = Abilities
reader-f-kind-keyword = Keyword
reader-f-kind-field = Field ability
reader-f-kind-auto = Auto-ability
reader-f-kind-action = Action ability
reader-f-kind-special = Special ability
reader-f-kind-text = Effect
reader-f-no-text = It has no abilities.

## Filters

cards-f-mark-ex = EX
cards-f-mark-lb = Limit Break
cards-f-mark-generic = generic mark
cards-f-mark-party = party mark
cards-f-mark-several = several elements
cards-f-opus = Opus { $number }
cards-f-set-boss = Boss decks
cards-f-set-promo = promotional
cards-f-set-practice = practice

## Deck lists

editor-f-lb = Limit Break deck
