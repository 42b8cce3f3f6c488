"""A game at a table: a person, a computer, and what happens between two answers of the person. Nothing is printed here."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

import msgspec

from netocean.engine.errors import IllegalAnswer, NetOceanError, RecordProblem
from netocean.engine.events import Event, Journal
from netocean.engine.game import Game
from netocean.engine.play import PASS, Choice, Reason
from netocean.engine.record import LARGEST, fingerprint, load, record, save, undone
from netocean.engine.ruleset import RuleSet
from netocean.engine.table import Printed
from netocean.engine.view import View
from netocean.games import rules_for
from netocean.players import Chair, Player, names, player
from netocean.telling import of
from netocean.telling.known import known

VERSION = 1


@dataclass(frozen=True)
class Skipped:
    """A choice with one answer only, given for the person."""

    kind: str


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table put aside: the saved game, where the person sits, whom they play."""

    kind: Literal["netocean-table"]
    version: int
    seat: int
    opponent: str
    seed: str
    save: msgspec.Raw


class Session:
    """One game of a person against a computer."""

    def __init__(
        self, game: Game, journal: Journal, seat: int, opponent: str, pool: list[list[Printed]], seed: str = ""
    ) -> None:
        self.game = game
        self.journal = journal
        self.seat = seat
        self.opponent = opponent
        self.seed = seed
        self.pool = pool
        self.player: Player = player(opponent, game.rules.game, f"{game.seed.hex()}:opponent")
        self.chair = Chair(self.player, game, 1 - seat, pool)
        self.every_window = False
        self.skipping = False
        """Whether the person lets everything pass, up to where their game says that they want to be asked."""
        self.told = 0
        self.decisions: list[int] = []
        """How many answers the game had when the person decided something, decision by decision."""

    @classmethod
    def start(
        cls, rules: RuleSet, decks: Sequence[list[Printed]], seed: str, opponent: str, pool: list[list[Printed]]
    ) -> "Session":
        """A new game; the person has the first deck."""
        journal = Journal()
        return cls(Game.start(rules, list(decks), seed, journal), journal, 0, opponent, pool, seed)

    @classmethod
    def reopen(cls, data: bytes, pool: list[list[Printed]], opponent: str | None = None) -> "Session":
        """A table that was put aside; the file of a saved game will do too.

        Raises RecordProblem if it is cut, edited or of another version.
        """
        kept, inner = opened(data)
        journal = Journal()
        game = load(inner, rules_for, journal)
        game, journal = with_history(game, journal)
        session = cls(game, journal, kept.seat, opponent or kept.opponent, pool, kept.seed)
        session.told = len(session.events)
        session.decisions = decisions(game, kept.seat)
        return session

    # What the person may know.

    def view(self) -> View:
        """The table as the person sees it."""
        view: View = self.game.view(self.seat)
        return view

    @property
    def events(self) -> list[Event]:
        """All that has happened, as the person was told it."""
        return self.journal.seats[self.seat]

    def choice(self) -> Choice | None:
        """What the person has to decide now, if it is their turn to decide."""
        choice = self.game.choice
        return choice if choice is not None and choice.seat == self.seat else None

    def keys(self) -> dict[int, str]:
        """The cards that the person can put a name to, by handle: what was told, what lies in sight."""
        return known(self.view(), self.events)

    def why_not(self, handle: int) -> list[Reason]:
        """Every reason why a card cannot be used now."""
        reasons: list[Reason] = self.game.why_not(self.seat, handle)
        return reasons

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.outcome is not None

    # Playing on.

    def advance(self) -> Iterator[Event | Skipped]:
        """Let the game run until the person has something to decide, and say what happens meanwhile."""
        yield from self._news()
        while (choice := self.game.choice) is not None:
            if choice.seat != self.seat:
                self.chair.answer()
            elif not self.every_window and len(choice.options) == 1 and not choice.others:
                self.game.answer_index(0)
                yield Skipped(choice.kind)
            elif self._lets_pass(choice):
                self.game.answer_text(PASS.word)
            else:
                return
            yield from self._news()

    def _lets_pass(self, choice: Choice) -> bool:
        self.skipping = self.skipping and not of(self.game.rules.game).stops(self.view(), choice)
        return self.skipping

    def _news(self) -> Iterator[Event]:
        while self.told < len(self.events):
            self.told += 1
            yield self.events[self.told - 1]

    def answer(self, texts: Sequence[str]) -> None:
        """Give the answers of one decision, all or none. Raises IllegalAnswer with nothing changed."""
        before = self.game.answers
        for place, text in enumerate(texts):
            try:
                self.game.answer_text(text, self.seat)
            except IllegalAnswer as error:
                if place:
                    self._go_back_to(before)
                error.params["given"] = place
                raise
        self.decisions.append(before)

    def go_on(self, text: str) -> None:
        """Give the answer that ends a decision which is made already."""
        self.game.answer_text(text, self.seat)

    def concede(self) -> None:
        """The person gives up."""
        self.game.concede(self.seat)

    # Undo: the record without its last answers.

    def undo(self) -> bool:
        """Go back to the person's last decision; False if there is none."""
        if not self.decisions or self.game.history is None:
            return False
        self._go_back_to(self.decisions.pop())
        return True

    def _go_back_to(self, answers: int) -> None:
        journal = Journal()
        self.game = undone(self.game, len(self.game.history or []) - answers, journal)
        self.journal = journal
        self.chair = Chair(self.player, self.game, 1 - self.seat, self.pool)
        self.told = len(self.events)

    def record(self) -> bytes:
        """The record of the game, to be played again. Raises RecordProblem if none was kept."""
        return record(self.game)

    # Putting the game aside.

    def save(self) -> bytes:
        """The table as a file."""
        kept = Kept("netocean-table", VERSION, self.seat, self.opponent, self.seed, msgspec.Raw(save(self.game)))
        return msgspec.json.encode(kept, order="deterministic")


def opened(data: bytes) -> tuple[Kept, bytes]:
    """What stands around a saved game, and the saved game itself."""
    if len(data) > LARGEST:
        raise RecordProblem("record-too-large", bytes=len(data), most=LARGEST)
    if b'"netocean-save"' in data and b'"netocean-table"' not in data:
        return Kept("netocean-table", VERSION, 0, "greedy", "", msgspec.Raw(data)), data
    try:
        data.decode()
        head = msgspec.json.decode(data)
        if not isinstance(head, dict) or head.get("kind") != "netocean-table":
            raise RecordProblem("record-other-kind", wanted="netocean-table")
        if head.get("version") != VERSION:
            raise RecordProblem("record-version", found=str(head.get("version"))[:20], known=VERSION)
        kept = msgspec.json.decode(data, type=Kept)
    except UnicodeDecodeError as error:
        raise RecordProblem("record-not-utf8", byte=error.start) from None
    except msgspec.ValidationError as error:
        raise RecordProblem("record-malformed", reason=str(error)[:120]) from None
    except msgspec.DecodeError as error:
        raise RecordProblem("record-cut", reason=str(error)[:120]) from None
    if kept.seat not in (0, 1) or kept.opponent not in names():
        raise RecordProblem("record-malformed", reason=f"{kept.seat} {kept.opponent[:40]}")
    return kept, bytes(kept.save)


def with_history(game: Game, journal: Journal) -> tuple[Game, Journal]:
    """The same game played again from its record, so that its log is whole; the game itself if it has none."""
    if game.history is None:
        return game, journal
    again = Journal()
    try:
        played = undone(game, 0, again)
    except NetOceanError:
        return game, journal
    if fingerprint(played) != fingerprint(game):
        return game, journal
    return played, again


def decisions(game: Game, seat: int) -> list[int]:
    """Where a seat had something to decide, as numbers of answers, found by playing the record again."""
    found: list[int] = []
    if game.history is None:
        return found
    runs = of(game.rules.game).RUNS
    try:
        again = Game.start(game.rules, game.decks, game.seed)
        for place, text in enumerate(game.history):
            choice = again.choice
            if choice is not None and choice.seat == seat and _begins_a_decision(choice, runs):
                found.append(place)
            again.answer_text(text)
    except NetOceanError:
        return []
    return found


def _begins_a_decision(choice: Choice, runs: frozenset[str]) -> bool:
    if choice.kind in runs and choice.picked:
        return False
    return len(choice.options) > 1 or bool(choice.others)
