"""A board of Appmon in a few lines, one action, the asserted difference: what all rule tests of this game are written with.

    t = board('''phase battle
                 me box XP-01
                 you box XP-03''')
    t.until("points")            # everybody passes
    assert t.points == [100, 80]

Answers are words: the verb of the option, then the numbers of the cards it is about. An answer that the open choice does
not offer fails the test and shows what it does offer.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

import pytest

from netocean.catalog.library import Library
from netocean.engine.errors import DataProblem
from netocean.engine.events import Journal
from netocean.engine.game import Game
from netocean.engine.table import Printed
from netocean.games import kit
from netocean.games.appmon import attack, sheet
from netocean.games.appmon.printed import Face
from netocean.games.appmon.rules import preset
from netocean.games.appmon.vocabulary.projection import letter_in_use
from table import ME, YOU, Position, cards_of, find_among

__all__ = ["ME", "YOU", "Board", "board", "deck", "face", "refused", "search", "stage", "start"]


@cache
def library() -> Library:
    """The bundled cards of this game."""
    return Library.bundled("appmon")


@cache
def face(number: str) -> Face:
    """A bundled card or chip as the engine uses it, by number or key. Raises LookupError if there is none."""
    card = library().card(number)
    printed: Face = kit("appmon").build(card.facts, card.abilities)
    return printed


class Board(Position):
    """A game of Appmon under test. Seat 0 is `me`, seat 1 is `you`."""

    sheet = sheet

    def box(self, seat: int) -> str:
        """The cards in an Appmon box, bottom first: `XP-01>XP-11`."""
        return ">".join(self.cards(seat, "appmon_box"))

    def slots(self, seat: int) -> list[str]:
        """The numbers of a seat's options in the slots."""
        return self.cards(seat, "option_slots")

    def links(self, seat: int) -> list[str]:
        """The numbers of the cards and chips linked with a seat's fighting card."""
        return [self._number(card) for card in sheet.links(self.game, seat)]

    def face_down(self, seat: int, zone: str) -> int:
        """How many cards of a zone lie face down."""
        return len([card for card in self.pile(seat, zone) if self.game.table.up[card] == 0])

    def power(self, seat: int) -> int:
        """The attack power of a seat as it stands."""
        return attack.power(self.game, seat)

    def letter(self, seat: int) -> str:
        """The attack a seat uses."""
        return "ABC"[letter_in_use(self.game, seat)]

    def fought(self) -> list[int]:
        """The powers that were compared last, mine and yours."""
        told = {event.seat: event.amount for event in self.events("attacks")}
        return [told[ME], told[YOU]]

    def find(self, number: str, seat: int = ME) -> int:
        """A card of a seat by its number: one in sight before one in a pile."""
        found = [
            card
            for card in range(len(self.game.table.owner))
            if self.game.table.owner[card] == seat and self._number(card) == number
        ]
        for card in found:
            if self.game.table.handles[seat][card] != 0:
                return card
        if not found:
            raise LookupError(number)
        return found[0]


def board(text: str, *cards: Printed) -> Board:
    """The position of a scenario text; `cards` stand for those of their numbers, or beside the bundled ones."""
    journal = Journal()
    return Board(kit("appmon").build_position(text, find_among(face, cards), journal), journal)


def deck(**copies: int) -> list[Printed]:
    """A deck from numbers (`XP_01=3`) and copies."""
    return [*cards_of(face, copies)]


def search(**chips: int) -> list[Printed]:
    """A legal deck of thirty cards around Seekmaster, and these chips."""
    return deck(
        XP_01=3, XP_02=3, XP_04=3, XP_05=2, XP_08=2, XP_11=3, XP_13=3, XP_21=2, XP_51=3, XP_52=3, XP_54=3, **chips
    )


def stage(**chips: int) -> list[Printed]:
    """A legal deck of thirty cards around Encorial, and these chips."""
    return deck(XP_03=3, XP_06=3, XP_07=2, XP_08=3, XP_12=3, XP_15=3, XP_22=2, XP_41=2, XP_42=1, XP_51=3, XP_52=3,
                XP_53=2, **chips)  # fmt: skip


def start(
    first: list[Printed] | None = None,
    second: list[Printed] | None = None,
    seed: str = "0",
    rules: str = "primer",
    **switches: str,
) -> Board:
    """A new game between two decks."""
    journal = Journal()
    decks = [search() if first is None else first, stage() if second is None else second]
    return Board(Game.start(preset(rules, switches), decks, seed, journal), journal)


@contextmanager
def refused(key: str, **params: str | int) -> Iterator[None]:
    """What is done in this block is refused with this key and these parameters."""
    with pytest.raises(DataProblem) as caught:
        yield
    assert (caught.value.key, caught.value.params) == (key, params)
