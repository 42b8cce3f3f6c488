"""A board in three lines, one action, the asserted difference: what all rule tests are written with.

    t = table('''phase battle
                 me box St-1
                 you box St-18''')
    t.until("points")            # everybody passes
    assert t.points == [100, 90]

Answers are words: the verb of the option, then the numbers of the cards it is about, or its value. An answer that the open
choice does not offer fails the test and shows what it does offer.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Self, TypeVar

from netocean.catalog.library import Library
from netocean.engine.events import Event, Journal
from netocean.engine.game import Game
from netocean.engine.play import Choice, Option, Reason
from netocean.engine.table import Printed
from netocean.games import kit
from netocean.games.colosseum import attack, sheet
from netocean.games.colosseum.rules import preset
from netocean.games.colosseum.vocabulary.evaluate import letter_in_use

ME, YOU = 0, 1
P = TypeVar("P", bound=Printed)
PASSIVE = ("done", "pass", "no", "decline", "nothing", "none")


@cache
def library() -> Library:
    """The bundled cards of the first game."""
    return Library.bundled("colosseum")


@cache
def face(number: str) -> Printed:
    """A bundled card as the engine uses it, by number or key. Raises LookupError if there is none."""
    card = library().card(number)
    printed: Printed = kit("colosseum").build(card.facts, card.abilities)
    return printed


def deck(**copies: int) -> list[Printed]:
    """A deck from numbers (`St_1=3`) and copies."""
    return cards_of(face, copies)


def cards_of(face: Callable[[str], P], copies: Mapping[str, int]) -> list[P]:
    """So many cards of each number; `_` stands for the hyphen in it."""
    return [face(number.replace("_", "-")) for number, count in copies.items() for _ in range(count)]


def find_among(face: Callable[[str], Printed], cards: Sequence[Printed]) -> Callable[[str], Printed]:
    """What gives a card by its number: one of these, or a bundled one."""
    made = {card.number: card for card in cards}  # type: ignore[attr-defined]
    return lambda number: made.get(number) or face(number)


def ready(id_: str) -> list[Printed]:
    """A ready deck by its id."""
    for one in library().ready_decks():
        if one.id == id_:
            return [face(key) for count, key in one.cards for _ in range(count)]
    raise LookupError(id_)


class Position:
    """A game under test. Seat 0 is `me`, seat 1 is `you`; `sheet` are the words in which its game speaks of the state."""

    sheet: Any = sheet

    def __init__(self, game: Game, journal: Journal) -> None:
        self.game = game
        self.journal = journal

    # What stands on the table.

    @property
    def points(self) -> list[int]:
        """The points of both seats."""
        return [self.sheet.points(self.game, seat) for seat in (ME, YOU)]

    @property
    def choice(self) -> Choice:
        """The open choice; fails if the game is over."""
        assert self.game.choice is not None, f"the game is over: {self.outcome}"
        return self.game.choice

    @property
    def asked(self) -> tuple[int, str]:
        """The seat that is asked, and the kind of choice."""
        return self.choice.seat, self.choice.kind

    @property
    def outcome(self) -> tuple[int, str] | None:
        """The winner (2 for a draw) and the rule that ended the game; None while it goes on."""
        ended = self.game.outcome
        return None if ended is None else (ended.winner, ended.rule)

    def cards(self, seat: int, zone: str) -> list[str]:
        """The numbers of the cards in a zone, bottom first. `slots` is all option slots."""
        return [self._number(card) for card in self.pile(seat, zone)]

    def pile(self, seat: int, zone: str) -> list[int]:
        """The cards in a zone, bottom first, as the engine names them."""
        if zone == "slots":
            found: list[int] = self.sheet.slots(self.game, seat)
            return found
        return self.game.table.zone(seat, self.game.table.layout.names.index(zone))

    def count(self, seat: int, zone: str) -> int:
        """How many cards lie in a zone."""
        return len(self.cards(seat, zone))

    def active(self, seat: int) -> str:
        """The number of the active Digimon, empty for none."""
        card = sheet.active(self.game, seat)
        return "" if card < 0 else self._number(card)

    def power(self, seat: int) -> int:
        """The attack power of a seat as it stands."""
        return attack.power(self.game, seat)

    def letter(self, seat: int) -> str:
        """The attack a seat uses."""
        return "ABC"[letter_in_use(self.game, seat)]

    def turn(self) -> int:
        """The number of this turn."""
        turn: int = self.game.reg[self.sheet.TURN]
        return turn

    def phase(self) -> str:
        """The name of this phase."""
        name: str = self.sheet.PHASES[self.game.reg[self.sheet.PHASE]]
        return name

    def first(self) -> int:
        """The first attacker or first player of this turn."""
        first: int = self.game.reg[self.sheet.FIRST]
        return first

    def _number(self, card: int) -> str:
        number: str = self.game.table.face[card].number  # type: ignore[attr-defined]
        return number

    # What happened.

    def events(self, key: str = "", seat: int = ME) -> list[Event]:
        """The events that a seat was told, of one key if it is given."""
        return [event for event in self.journal.seats[seat] if key in ("", event.key)]

    def rules_cited(self, key: str) -> set[str]:
        """The rules that events of a key carried."""
        return {event.rule for event in self.events(key)}

    # Answering.

    def options(self) -> list[str]:
        """The options of the open choice in words, as `answer` takes them."""
        return [self._words(option) for option in self.choice.options]

    def offers(self, words: str) -> bool:
        """Whether the open choice lists an answer."""
        return any(self._fits(option, words) for option in self.choice.options)

    def accepts(self, words: str) -> bool:
        """Whether the open choice accepts an answer, listed or not."""
        return any(self._fits(option, words) for option in [*self.choice.options, *self.choice.others])

    def answer(self, *answers: str) -> Self:
        """Answer one choice after the other, in words."""
        for words in answers:
            listed = [*self.choice.options, *self.choice.others]
            found = [option for option in listed if self._fits(option, words)]
            assert found, f"seat {self.choice.seat}, {self.choice.kind}: no {words!r} among {self.options()}"
            self.game.answer(found[0])
        return self

    def until(self, kind: str, seat: int | None = None, also: Callable[[], bool] = lambda: True) -> Self:
        """Let everybody answer passively until a choice of this kind (of this seat) is open, or the named phase begins."""
        for _ in range(10_000):
            if self.game.choice is None:
                break
            here = kind in (self.choice.kind, self.phase())
            if here and seat in (None, self.choice.seat) and also():
                return self
            self.passive()
        raise AssertionError(f"never came to {kind}: {self.outcome}")

    def passive(self) -> Self:
        """Answer the open choice with what does least."""
        for word in PASSIVE:
            for option in self.choice.options:
                if option.verb.word == word:
                    self.game.answer(option)
                    return self
        self.game.answer(self.choice.options[0])
        return self

    def next_turn(self) -> Self:
        """Let everybody be passive until the next turn begins."""
        turn = self.turn()
        return self.until("preparation", also=lambda: self.turn() > turn)

    def to_end(self) -> Self:
        """Let everybody be passive until the game is over."""
        for _ in range(100_000):
            if self.game.choice is None:
                return self
            self.passive()
        raise AssertionError("the game does not end")

    def find(self, number: str, seat: int = ME) -> int:
        """A card of a seat by its number, in hand and in play before the piles."""
        for zone in ("hand", "slots", "digimon_box", "dark_area", "net_ocean", "point_gauge", "requirement_box",
                     "evolution_box", "support_box"):  # fmt: skip
            for card in self.pile(seat, zone):
                if self._number(card) == number:
                    return card
        raise LookupError(number)

    def why(self, seat: int, number: str) -> list[Reason]:
        """Why a seat cannot use its card of this number now."""
        reasons: list[Reason] = self.game.why_not(seat, self.game.table.handles[seat][self.find(number, seat)])
        return reasons

    def reasons(self, seat: int, number: str) -> list[tuple[str, str]]:
        """The keys and rules of `why`."""
        return [(reason.key, reason.rule) for reason in self.why(seat, number)]

    def _words(self, option: Option) -> str:
        words = [option.verb.word]
        for handle in (option.card, option.target):
            if handle != 0:
                card = self.game.table.card(self.choice.seat, handle)
                words.append(self._number(card) if self.game.table.known(self.choice.seat, card) else "?")
        if option.value >= 0:
            words.append(str(option.value))
        return " ".join(words)

    def _fits(self, option: Option, words: str) -> bool:
        told = self._words(option)
        return told == words or told.startswith(words + " ")


def table(text: str) -> Position:
    """The position of a scenario text. Levels III fill what is not named."""
    journal = Journal()
    return Position(kit("colosseum").build_position(text, face, journal), journal)


def start(first: list[Printed], second: list[Printed], seed: str = "0", **switches: str) -> Position:
    """A new game between two decks."""
    journal = Journal()
    return Position(Game.start(preset("primer", switches), [first, second], seed, journal), journal)
