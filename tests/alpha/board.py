"""A board of α in a few lines, one action, the asserted difference: what all rule tests of this game are written with.

    t = board('''phase battle
                 me box XA-31
                 you box XA-11''')
    t.answer("attack XA-31", "none")
    assert t.points == [100, 90]

Answers are words: the verb of the option, then the numbers of the cards it is about. An answer that the open choice does
not offer fails the test and shows what it does offer.
"""

from functools import cache

from netocean.catalog.library import Library
from netocean.engine.events import Journal
from netocean.engine.game import Game
from netocean.engine.play import Reason
from netocean.engine.table import Printed
from netocean.games import kit
from netocean.games.alpha import battling, sheet, values
from netocean.games.alpha.printed import Face
from netocean.games.alpha.rules import preset
from netocean.games.alpha.steps.had import has_had
from table import ME, YOU, Position, cards_of, find_among

__all__ = ["ME", "YOU", "Board", "board", "face", "fire", "sea", "start"]


@cache
def library() -> Library:
    """The bundled cards of this game."""
    return Library.bundled("alpha")


@cache
def face(number: str) -> Face:
    """A bundled card as the engine uses it, by number or key. Raises LookupError if there is none."""
    card = library().card(number)
    printed: Face = kit("alpha").build(card.facts, card.abilities)
    return printed


class Board(Position):
    """A game of α under test. Seat 0 is `me`, seat 1 is `you`."""

    sheet = sheet

    def boxes(self, seat: int) -> list[str]:
        """The Digimon of a seat from left to right, each with the evolution cards on it: `XA-01>XA-11`."""
        table = self.game.table
        found = []
        for digimon in sheet.digimon(self.game, seat):
            found.append(">".join(self._number(card) for card in [digimon, *sheet.stack(self.game, digimon)]))
        assert sum(len(box.split(">")) for box in found) == len(table.zone(seat, 4))
        return found

    def slots(self, seat: int) -> list[str]:
        """The numbers of a seat's options in play."""
        return self.cards(seat, "option_slots")

    def sideways(self, seat: int) -> list[str]:
        """The numbers of a seat's cards that lie sideways."""
        return [self._number(card) for card in sheet.in_play(self.game, seat) if self.game.table.turned[card] == 1]

    def face_down(self, seat: int) -> int:
        """How many cards of a seat lie face down in play."""
        return len([card for card in sheet.in_play(self.game, seat) if self.game.table.up[card] == 0])

    def had(self, seat: int) -> list[str]:
        """The Digimon of a seat that have no opportunity to come in this turn."""
        return [self._number(card) for card in sheet.digimon(self.game, seat) if has_had(self.game, card)]

    def find(self, number: str, seat: int = ME) -> int:
        """A card of a seat by its number: one in play before one elsewhere."""
        owned = [card for card in range(len(self.game.table.owner)) if self.game.table.owner[card] == seat]
        for card in [*sheet.in_play(self.game, seat), *owned]:
            if self._number(card) == number:
                return card
        raise LookupError(number)

    def speed(self, number: str, seat: int = ME) -> int:
        """The speed of a Digimon in play."""
        return values.speed(self.game, self.find(number, seat))

    def hp(self, number: str, seat: int = ME) -> int:
        """The HP of a Digimon in play, less the damage of this attack."""
        return values.hp_left(self.game, self.find(number, seat))

    def power(self, seat: int) -> int:
        """The power of a seat's main Digimon as it stands."""
        return battling.power(self.game, sheet.main(self.game, seat))

    def letter(self, seat: int) -> str:
        """The skill that a seat's main Digimon uses."""
        return "ABC"[battling.letter(self.game, sheet.main(self.game, seat))]

    def fought(self) -> list[int]:
        """The powers that were compared last: the attacker's, the defender's."""
        return [event.amount for event in self.events("powers")[-2:]]

    def reasons_in(self, seat: int, zone: str, number: str) -> list[tuple[str, str]]:
        """The keys and rules of why a seat cannot use its card of this number in a zone."""
        for card in self.pile(seat, zone):
            if self._number(card) == number:
                reasons: list[Reason] = self.game.why_not(seat, self.game.table.handles[seat][card])
                return [(reason.key, reason.rule) for reason in reasons]
        raise LookupError(number)


def board(text: str, *cards: Printed) -> Board:
    """The position of a scenario text; `cards` stand for those of their numbers, or beside the bundled ones."""
    journal = Journal()
    return Board(kit("alpha").build_position(text, find_among(face, cards), journal), journal)


def deck(**copies: int) -> list[Printed]:
    """A deck from numbers (`XA_01=3`) and copies."""
    return [*cards_of(face, copies)]


def fire() -> list[Printed]:
    """A legal deck around Dragon's Roar."""
    return deck(XA_01=3, XA_05=3, XA_08=2, XA_11=3, XA_15=3, XA_21=3, XA_24=1, XA_31=2, XA_41=2, XA_45=2, XA_51=3,
                XA_52=3, XA_53=2)  # fmt: skip


def sea() -> list[Printed]:
    """A legal deck around Deep Savers."""
    return deck(XA_02=3, XA_03=3, XA_06=2, XA_12=3, XA_13=3, XA_16=2, XA_22=3, XA_23=2, XA_32=2, XA_42=2, XA_44=2,
                XA_51=2, XA_52=3)  # fmt: skip


def start(seed: str = "0", **switches: str) -> Board:
    """A new game between the two decks."""
    journal = Journal()
    return Board(Game.start(preset("primer", switches), [fire(), sea()], seed, journal), journal)
