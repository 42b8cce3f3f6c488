"""Where the cards of a test come from: blanks by their form, blanks that the test names, the pack by number."""

from collections.abc import Mapping
from functools import cache
from itertools import count

from fftcg.kit.blanks import Blank
from netocean.catalog.library import Library
from netocean.games.fftcg.build import build
from netocean.games.fftcg.printed import Face

BLANK = "blank:"
FILLER = "filler"
FILLED = Blank("summon/earth/9")
CP = "cp:"
ELEMENTS = {"F": "fire", "I": "ice", "W": "wind", "E": "earth", "L": "lightning", "A": "water"}


@cache
def library() -> Library:
    """The bundled cards of this game."""
    return Library.bundled("fftcg")


@cache
def face(number: str) -> Face:
    """A bundled card as the rules use it, by its number. Raises ValueError for one that does not play whole."""
    card = library().card(number)
    if card.facts.status == "incomplete":
        raise ValueError(f"{number} is incomplete in the pack")
    return build(card.facts, card.abilities)


class Shelf:
    """The cards of one test. Blanks are made anew for each place they are named at."""

    def __init__(self, made: Mapping[str, Blank]) -> None:
        self.made = made
        self.copies = count(1)

    def take(self, form: str) -> Face:
        """One copy of the card with this form."""
        name = form.partition("#")[0]
        if name in self.made:
            return self.made[name].face(next(self.copies))
        if name == FILLER:
            return FILLED.face(next(self.copies))
        if name.startswith(BLANK):
            return Blank(name.removeprefix(BLANK)).face(next(self.copies))
        if name.startswith(CP):
            return Blank(f"backup/{ELEMENTS[name.removeprefix(CP)]}/2").face(next(self.copies))
        return face(name)
