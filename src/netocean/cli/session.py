"""A game at a table: a person, a computer, and what happens between two answers of the person. Nothing is printed here."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

import msgspec

from netocean.cli.prompts import RUNS
from netocean.engine.chance import Chance, seeded
from netocean.engine.errors import IllegalAnswer, NetOceanError, RecordProblem
from netocean.engine.events import Event, Journal
from netocean.engine.game import Game
from netocean.engine.play import Choice, Option, Reason
from netocean.engine.record import LARGEST, fingerprint, load, save, undone
from netocean.engine.ruleset import RuleSet
from netocean.engine.table import Printed
from netocean.engine.view import View
from netocean.games import kit

VERSION = 1


class Player(Protocol):
    """Who answers for the other seat."""

    def choose(self, view: Any, choice: Any, sampler: Any) -> Option:
        """The answer to a choice."""


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
    save: msgspec.Raw


class Session:
    """One game of a person against a computer."""

    def __init__(self, game: Game, journal: Journal, seat: int, player: Player, opponent: str) -> None:
        self.game = game
        self.journal = journal
        self.seat = seat
        self.player = player
        self.opponent = opponent
        self.every_window = False
        self.told = 0
        self.decisions: list[int] = []
        """How many answers the game had when the person decided something, decision by decision."""

    @classmethod
    def start(
        cls, rules: RuleSet, decks: Sequence[list[Printed]], seed: str, player: Player, opponent: str, seat: int = 0
    ) -> "Session":
        """A new game."""
        journal = Journal()
        return cls(Game.start(rules, list(decks), seed, journal), journal, seat, player, opponent)

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
        found: dict[int, str] = {}
        choice = self.choice()
        if choice is not None and choice.kind == "starting_level_iii":
            # The own list in its order: the only cards so far, and not in sight of the table.
            found = {place: printed.key for place, printed in enumerate(self.game.decks[self.seat], 1)}
        for event in self.events:
            found.update((card.handle, card.key) for card in event.cards if card.key is not None)
        for zone in self.view().zones:
            found.update((card.handle, card.key) for card in zone.cards if card.key is not None)
        return found

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
                option = self.player.choose(self.game.view(choice.seat), choice, self._sampler(choice.seat))
                self.game.answer(option)
            elif not self.every_window and len(choice.options) == 1 and not choice.others:
                self.game.answer_index(0)
                yield Skipped(choice.kind)
            else:
                return
            yield from self._news()

    def _news(self) -> Iterator[Event]:
        while self.told < len(self.events):
            self.told += 1
            yield self.events[self.told - 1]

    def _sampler(self, seat: int) -> Any:
        chance = seeded(f"{self.game.seed.hex()}:{seat}:{self.game.answers}")
        return Sampler(self.game, seat, chance)

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
        self.told = len(self.events)

    # Putting the game aside.

    def save(self) -> bytes:
        """The table as a file."""
        kept = Kept("netocean-table", VERSION, self.seat, self.opponent, msgspec.Raw(save(self.game)))
        return msgspec.json.encode(kept, order="deterministic")


def reopen(data: bytes) -> tuple[Game, Journal, int, str]:
    """The game, journal, seat and opponent of a table that was put aside; the file of a saved game will do too.

    Raises RecordProblem if it is cut, edited or of another version.
    """
    if len(data) > LARGEST:
        raise RecordProblem("record-too-large", bytes=len(data), most=LARGEST)
    seat, opponent, inner = 0, "greedy", data
    if b'"netocean-table"' in data:
        try:
            kept = msgspec.json.decode(data, type=Kept)
        except msgspec.ValidationError as error:
            raise RecordProblem("record-malformed", reason=str(error)[:120]) from None
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise RecordProblem("record-cut", reason=str(error)[:120]) from None
        if kept.version != VERSION:
            raise RecordProblem("record-version", found=str(kept.version)[:20], known=VERSION)
        if kept.seat not in (0, 1):
            raise RecordProblem("record-malformed", reason=f"seat {kept.seat}"[:60])
        seat, opponent, inner = kept.seat, kept.opponent[:40], bytes(kept.save)
    journal = Journal()
    game = load(inner, lambda name, preset, values: kit(name).preset(preset, values), journal)
    return (*_with_history(game, journal), seat, opponent)


def _with_history(game: Game, journal: Journal) -> tuple[Game, Journal]:
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
    try:
        again = Game.start(game.rules, game.decks, game.seed)
        for place, text in enumerate(game.history):
            choice = again.choice
            if choice is not None and choice.seat == seat and _begins_a_decision(choice):
                found.append(place)
            again.answer_text(text)
    except NetOceanError:
        return []
    return found


def _begins_a_decision(choice: Choice) -> bool:
    if choice.kind in RUNS and choice.picked:
        return False
    return len(choice.options) > 1 or bool(choice.others)


class Sampler:
    """Gives a player worlds that it cannot tell from the real one."""

    def __init__(self, game: Game, seat: int, chance: Chance) -> None:
        self._game = game
        self._seat = seat
        self._chance = chance

    def sample(self) -> Game:
        """Another world."""
        return self._game.resample(self._seat, self._chance)
