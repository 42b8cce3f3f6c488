"""The cards under test: all that can be played, of all bundled packs."""

from functools import cache

from netocean.catalog.library import Card, Library
from netocean.games.fftcg.build import build
from netocean.games.fftcg.printed import Face


@cache
def library() -> Library:
    """The bundled cards of this game."""
    return Library.bundled("fftcg")


@cache
def playable() -> dict[str, list[Card]]:
    """The playable cards, set by set."""
    found: dict[str, list[Card]] = {}
    for card in library().cards():
        if card.facts.status != "incomplete" and card.facts.kind != "crystal":
            found.setdefault(card.facts.set or card.pack, []).append(card)
    return found


def face_of(card: Card) -> Face:
    """A card as the rules use it."""
    return build(card.facts, card.abilities)
