"""Small sayings that all areas use."""

from collections.abc import Sequence

from netocean.abilities.tree import Ability
from netocean.catalog.errors import UnknownCard
from netocean.catalog.library import Card, Library
from netocean.telling import FIRST_GAME, of
from netocean.telling.sayings import AbilityText, CardName, Part, Say, Several
from netocean.texts import keys

BETWEEN = "telling-between"
"""Parts sentences."""
DOT = "telling-dot"
"""Parts the facts of a card in a row."""
OR = "telling-or"
"""Parts what can be chosen."""
LETTERS = ("A", "B", "C")
"""The letters of attacks, skills and Battle Types of the Digimon games, in the order of their numbers."""


def dashed(word: str) -> str:
    """A word of the engine or of a card as part of a message key: `option_slot`, `Sky Dragon`, `official-2.1`."""
    return word.lower().replace("_", "-").replace(" ", "-").replace(".", "-")


def word(area: str, value: str) -> Say:
    """A word of the game: `level`, `III`."""
    return Say(f"{area}-{dashed(value)}")


def word_or_text(area: str, value: str) -> Part:
    """A word of the game, or the word as it stands on a card, where no message says it: a species of one's own."""
    said = word(area, value)
    return said if said.key in keys("en") else value


def fact(name: str) -> Part:
    """What a field of a card is called: its own name, where nobody has said."""
    found = (key for key in (f"fact-{dashed(name)}", f"form-{dashed(name)}") if key in keys("en"))
    return next((Say(key) for key in found), name)


def words(facts: Sequence[tuple[str, str | None]]) -> list[Part]:
    """Those of some facts that are known, as words of their areas."""
    return [word_or_text(area, value) for area, value in facts if value is not None]


def name(key: str | None, brief: bool = False) -> CardName:
    """A card by name and number; a back if it is not known."""
    return CardName(key or "", brief and bool(key))


def own_key(mark: str, area: str, value: str) -> str:
    """The key of a sentence in the words of the game with this mark, else in those that games share."""
    own = f"{area}-{mark}-{dashed(value)}"
    return own if mark and own in keys("en") else f"{area}-{dashed(value)}"


def game_key(game: str, area: str, value: str) -> str:
    """The key of a sentence as a game says it."""
    return own_key(of(game).MARK, area, value)


def title(kind: str, game: str = FIRST_GAME) -> Say:
    """A choice by the few words for its moment."""
    return Say(f"{game_key(game, 'choice', kind)}.title")


def together(parts: Sequence[Part], by: str = "list-comma") -> Part:
    """One part as it is, several as a list."""
    return parts[0] if len(parts) == 1 else Several(list(parts), by)


def who(viewer: int, seat: int) -> str:
    """A seat, as messages call it to a viewer: `you`, `other` or `none`."""
    return "you" if seat == viewer else "other" if seat == 1 - viewer else "none"


def card_of(library: Library, key: str | None) -> Card | None:
    """The card of a key; None if there is no key, or the library does not have the card."""
    if not key:
        return None
    try:
        return library.card(key)
    except UnknownCard:
        return None


def texts(card: Card, kinds: Sequence[int] = ()) -> list[AbilityText]:
    """The abilities of a card, all or those of some kinds."""
    found: list[Ability] = card.abilities
    return [AbilityText(card.key, place) for place, one in enumerate(found) if not kinds or one.kind in kinds]
