"""One seat of a table: what it has been told, and what it is told next."""

from collections import deque
from collections.abc import Iterable, Sequence

from netocean.catalog.library import Library
from netocean.catalog.packfile import PackFile, pack_digest
from netocean.engine.events import CardRef, Event, Journal
from netocean.engine.game import Game
from netocean.engine.play import Choice
from netocean.engine.view import CardView, View
from netocean.tables.messages import VERSION, About, Delta, Opponent, PackAbout, Snapshot
from netocean.tables.setup import Setup
from netocean.tables.state import NOTHING, change, state_of
from netocean.telling import of
from netocean.telling.sayings import Battle, Line, Question, Say
from netocean.telling.skipped import skipped

KEPT = 64
"""Deltas that are kept for who comes back."""


def forced(choice: Choice | None) -> bool:
    """Whether there is nothing to decide."""
    return choice is not None and len(choice.options) == 1 and not choice.others


def about(table: str, setup: Setup, seat: int, undo: bool) -> About:
    """What stays the same at a table, for a seat."""
    opponent: Opponent = setup.seats[1 - seat]
    packs = [pack_about(one.pack, one.seats) for one in setup.packs]
    tried = setup.position is not None
    return About(table, setup.game, setup.preset, setup.switches, seat, opponent, undo, setup.limit, packs, tried)


def pack_about(pack: PackFile, seats: Sequence[int]) -> PackAbout:
    """A pack that came to a table, as people are told of it."""
    names = {str(language): form for language, form in pack.name.items()}
    return PackAbout(pack.id, names, pack.version, len(pack.cards), pack_digest(pack), list(seats), pack.overlay)


class Side:
    """Follows a game from one seat. All that it keeps comes from what this seat may know."""

    def __init__(self, told: About, ask_always: bool, game: Game, journal: Journal, library: Library) -> None:
        self.about = told
        self.seat = told.seat
        self.seq = 1
        self.deltas: deque[Delta] = deque(maxlen=KEPT)
        self.ask_always = ask_always
        self._telling = of(told.game)
        self._library = library
        self.begin(game, journal)

    def begin(self, game: Game, journal: Journal) -> None:
        """Follow a game that begins, from its first event on."""
        self.narrator = self._telling.Narrator(self._library, self.seat, game.rules.doubted)
        self.keys: dict[int, str] = {}
        """The cards that this seat can put a name to, by handle: what was told, what lies in sight."""
        self.lines: list[Line] = []
        self.skipped: list[str] = []
        self.said = 0
        """How many of the lines have been sent."""
        self.heard = 0
        """How many of the events have been taken in."""
        self.undo = False
        self.question: Question | None = None
        self.listen(game, journal)
        self.ask(game)
        self.said = len(self.lines)

    def listen(self, game: Game, journal: Journal) -> tuple[list[Event], Battle | None]:
        """Take in the new events, say them in lines, and look at the table; the events, and the battle that was fought."""
        events = journal.seats[self.seat][self.heard :]
        self.heard += len(events)
        battle = None
        for event in events:
            self._learn(event.cards)
            lines = self.narrator.tell(event)
            battle = self.narrator.battle or battle
            if lines:
                self._tell_skipped()
                self.lines += lines
        if game.choice is None or self._decides(game.choice):
            self._tell_skipped()
            self.lines += self.narrator.pause()
        self._look(game)
        return events, battle

    def _look(self, game: Game) -> None:
        self.view: View = game.view(self.seat)
        self.state = state_of(self.view, game.outcome is not None)
        for zone in self.view.zones:
            self._learn(zone.cards)
        if self.view.choice is not None:
            self._learn(self.view.choice.cards)

    def ask(self, game: Game) -> None:
        """The open choice in words, if there is something to decide for this seat."""
        choice = game.choice
        decides = choice is not None and self._decides(choice)
        self.question = self._telling.ask(self._library, self.view, self.keys, choice) if decides else None

    def _decides(self, choice: Choice) -> bool:
        return choice.seat == self.seat and (self.ask_always or not forced(choice))

    def follow(self, game: Game, journal: Journal, undo: bool) -> Delta | None:
        """What is new for this seat; None if nothing is."""
        state, question, undone = self.state, self.question, self.undo
        events, battle = self.listen(game, journal)
        self.ask(game)
        self.undo = undo
        new = change(state, self.state)
        lines = self.lines[self.said :]
        self.said = len(self.lines)
        if new == NOTHING and not events and not lines and self.question == question and undo == undone:
            return None
        self.seq += 1
        delta = Delta(
            v=VERSION,
            seq=self.seq,
            change=new,
            events=events,
            lines=lines,
            battle=battle,
            question=self.question,
            undo=undo,
        )
        self.deltas.append(delta)
        return delta

    def skip(self, kind: str) -> None:
        """A choice with one answer only is answered for this seat: said where the person may wonder about it."""
        if self._telling.matters(self._library, self.view, kind):
            self.skipped.append(kind)

    def given_up(self, loser: int, claimed: bool) -> None:
        """A seat gives up, or its time is over and the other one claims the game."""
        self._tell_skipped()
        key = "table-claimed" if claimed else "table-conceded"
        self.lines.append(Line(Say(key, {"who": "you" if loser == self.seat else "other"})))

    def snapshot(self) -> Snapshot:
        """All that this seat may know."""
        return Snapshot(
            v=VERSION,
            seq=self.seq,
            about=self.about,
            state=self.state,
            lines=self.lines[:],
            question=self.question,
            undo=self.undo,
        )

    def again(self, undo: bool) -> Snapshot:
        """The next message, as a snapshot: deltas would not do."""
        self.seq += 1
        self.undo = undo
        self.said = len(self.lines)
        self.deltas.clear()
        return self.snapshot()

    def since(self, seq: int) -> list[Delta] | None:
        """The messages after a number; None if they are not all kept."""
        missing = self.seq - seq
        if seq < 1 or missing < 0 or missing > len(self.deltas):
            return None
        return list(self.deltas)[len(self.deltas) - missing :]

    def _tell_skipped(self) -> None:
        if self.skipped:
            self.lines.append(skipped(self.skipped, self.about.game))
            self.skipped = []

    def _learn(self, cards: Iterable[CardRef | CardView]) -> None:
        self.keys.update((card.handle, card.key) for card in cards if card.key is not None)
