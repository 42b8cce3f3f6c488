"""Cards in words, in full or in a line: what the terminal and the page show of them."""

from collections.abc import Iterable
from typing import Any

import msgspec

from netocean.catalog.library import Card, Library
from netocean.telling import of
from netocean.telling.words import Words


class SheetLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A requirement line in words; `kind` is that of the facts, `symbols` are the ○ and × it asks for."""

    text: str
    kind: str
    symbols: str = ""


class SheetAbility(msgspec.Struct, frozen=True, omit_defaults=True):
    """An ability in words; `kind` is what its game calls it, `modes` are the effects among which its player picks.

    Kinds are `support`, a plain `ability`, the `text` of an option card or a Summon; in Final Fantasy TCG also `keyword`,
    `field`, `auto`, `action` and `special`.
    """

    kind: str
    text: str
    modes: list[str] = []


class CardSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in full. Names are in the language of the cards, all other words in that of the reader.

    `own_language` tells whether there is such a name in the language of the cards, `unsure` whether it has no source.
    `brief` is what counts most in one line, `kind_line` what kind of card it is; `facts` are those of the pack; the
    abilities stand in the order of the card; `timings` are the moments at which an option card can be opened, as
    `timing-*` names them; `trust` says how sure all this is, `status` is that of the facts. `pack` is the one that fills in
    this card of another pack.
    """

    key: str
    number: str
    name: str
    own_language: bool
    unsure: bool
    brief: str
    kind_line: str
    numbers: list[str]
    facts: Any
    lines: list[SheetLine]
    notes: list[str]
    abilities: list[SheetAbility]
    trust: list[str]
    status: str
    also: str = ""
    timings: list[str] = []
    pack: str = ""


class CardEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in a list: as much of its sheet as finds it and shows it small; of its facts all but their sources."""

    key: str
    number: str
    name: str
    own_language: bool
    unsure: bool
    brief: str
    facts: Any
    status: str


class CardIndex(msgspec.Struct, frozen=True, omit_defaults=True):
    """All cards of a game as a list."""

    game: str
    language: str
    card_language: str
    cards: list[CardEntry]


class CardSheets(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cards of a game in full, and names by their slugs: the form, and whether it is of their language."""

    game: str
    language: str
    card_language: str
    cards: list[CardSheet]
    names: dict[str, tuple[str, bool]]


def sheets(library: Library, language: str, card_language: str | None = None) -> CardSheets:
    """All cards of a library in full."""
    words = Words(library, language, card_language)
    told = [sheet(words, card) for card in library.cards()]
    return CardSheets(library.game, language, words.card_language, told, names(words))


def names(words: Words) -> dict[str, tuple[str, bool]]:
    """All names of a library by their slugs: the form, and whether it is of the language of the cards."""
    slugs: Iterable[str] = sorted({slug for pack in words.library.packs for slug in pack.names})
    return {slug: words.form(slug) for slug in slugs}


def index(library: Library, language: str, card_language: str | None = None) -> CardIndex:
    """All cards of a library as a list."""
    words = Words(library, language, card_language)
    return CardIndex(library.game, language, words.card_language, [_entry(words, card) for card in library.cards()])


def _entry(words: Words, card: Card) -> CardEntry:
    name, own = words.form(card.facts.name)
    unsure = words.library.is_unsure(card.facts.name, words.card_language)
    facts = msgspec.structs.replace(card.facts, sources=())
    return CardEntry(card.key, card.number or "", name, own, unsure, words.brief(card), facts, card.facts.status)


def sheet(words: Words, card: Card) -> CardSheet:
    """One card in full."""
    teller = of(words.library.game)
    described = teller.describe(words, card)
    name, own = words.form(card.facts.name)
    return CardSheet(
        card.key,
        card.number or "",
        name,
        own,
        words.library.is_unsure(card.facts.name, words.card_language),
        words.brief(card),
        words.part(described.kind),
        [words.part(part) for part in described.numbers],
        card.facts,
        [SheetLine(words.part(part), kind, symbols) for part, kind, symbols in described.lines],
        [words.part(part) for part in described.notes],
        [
            SheetAbility(teller.sort(card, place), text, words.modes(card, place))
            for place, text in enumerate(words.abilities(card))
        ],
        [words.part(part) for part in described.trust],
        card.facts.status,
        words.part(described.also),
        _timings(card),
        "" if card.key.startswith(f"{card.pack}/") else card.pack,
    )


def _timings(card: Card) -> list[str]:
    if card.facts.kind != "option":
        return []
    return list(dict.fromkeys(timing.name for one in card.abilities for timing in one.timings))
