"""Cards in full, in words: what the terminal and the page show of a card that is looked at."""

from typing import Any

import msgspec

from netocean.abilities.tree import SUPPORT, USE
from netocean.catalog.library import Card, Library
from netocean.telling import of
from netocean.telling.words import Words


class SheetLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A requirement line in words; `kind` is that of the facts, `symbols` are the ○ and × it asks for."""

    text: str
    kind: str
    symbols: str = ""


class SheetAbility(msgspec.Struct, frozen=True, omit_defaults=True):
    """An ability in words: `support`, a plain `ability`, or the `text` of an option card."""

    kind: str
    text: str


class CardSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in full. Names are in the language of the cards, all other words in that of the reader.

    `own_language` tells whether there is such a name in the language of the cards, `unsure` whether it has no source.
    `brief` is what counts most in one line, `kind_line` what kind of card it is; `facts` are those of the pack; the
    abilities stand in the order of the card; `timings` are the moments at which an option card can be opened, as
    `timing-*` names them; `trust` says how sure all this is, `status` is that of the facts.
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


class CardSheets(msgspec.Struct, frozen=True, omit_defaults=True):
    """All cards of a game in full, and all names by their slugs: the form, and whether it is of their language."""

    game: str
    language: str
    card_language: str
    cards: list[CardSheet]
    names: dict[str, tuple[str, bool]]


def sheets(library: Library, language: str, card_language: str | None = None) -> CardSheets:
    """All cards of a library in full."""
    words = Words(library, language, card_language)
    slugs = sorted({slug for pack in library.packs for slug in pack.names})
    return CardSheets(
        library.game,
        language,
        words.card_language,
        [sheet(words, card) for card in library.cards()],
        {slug: library.name(slug, words.card_language) for slug in slugs},
    )


def sheet(words: Words, card: Card) -> CardSheet:
    """One card in full."""
    described = of(words.library.game).describe(words, card)
    name, own = words.library.name(card.facts.name, words.card_language)
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
        [SheetAbility(_sort(card, one.kind), words.ability(one)) for one in card.abilities],
        [words.part(part) for part in described.trust],
        card.facts.status,
        words.part(described.also),
        _timings(card),
    )


def _sort(card: Card, kind: int) -> str:
    if kind == USE or card.facts.kind == "option":
        return "text"
    return "support" if kind == SUPPORT else "ability"


def _timings(card: Card) -> list[str]:
    if card.facts.kind != "option":
        return []
    return list(dict.fromkeys(timing.name for one in card.abilities for timing in one.timings))
