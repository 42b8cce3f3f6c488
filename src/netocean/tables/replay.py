"""Games told again: the very messages that each seat got, with the steps that both took."""

from collections.abc import Sequence
from typing import Final

import msgspec

from netocean.catalog.packfile import PackFile
from netocean.engine.errors import RecordProblem, ReplayDiverged
from netocean.engine.events import Journal
from netocean.engine.game import Game
from netocean.engine.record import FINGERPRINT_EVERY, Record
from netocean.engine.record import Replay as Played
from netocean.engine.table import SEATS
from netocean.games import rules_for
from netocean.lab.cards import bench_as_kept
from netocean.tables.messages import About, Delta, Moment, Opponent, Replay, Told
from netocean.tables.side import Side, forced, pack_about
from netocean.tables.table import Table
from netocean.telling.sayings import Part, Say

_SHOWN: Final = 80

MOST_ANSWERS = 10_000
"""The longest record that is told again: more than any game takes."""


class _Script:
    """Takes down what both seats are told."""

    def __init__(self, sides: list[Side]) -> None:
        self.sides = sides
        self.seats: list[list[Told]] = [[side.snapshot()] for side in sides]
        self.steps: list[Moment] = []
        self.step()

    def follow(self, told: list[Delta | None]) -> None:
        """What the seats are told of one answer; no step if it is nothing."""
        for seat, delta in enumerate(told):
            if delta is not None:
                self.seats[seat].append(delta)
        if any(told):
            self.step()

    def step(self) -> None:
        """Note where the game stands."""
        state = self.sides[0].state
        turn = state.numbers.get("turn", 0)
        self.steps.append(Moment(turn, state.phase, state.waiting, [len(messages) - 1 for messages in self.seats]))

    def replay(self, steps: int, problem: Part | None) -> Replay:
        """The first steps."""
        kept = self.steps[:steps]
        seats = [messages[: kept[-1].at[seat] + 1] for seat, messages in enumerate(self.seats)]
        return Replay(self.sides[0].about, seats, kept, problem)


def of_table(table: Table) -> Replay:
    """A table told again to both seats, without what was taken back."""
    again = Table(table.id, table.setup, everybody=True)
    script = _Script(again.sides())
    for one in table.played:
        told = again.apply(one)
        script.follow([next((each for each in told[seat] if isinstance(each, Delta)), None) for seat in range(SEATS)])
    return script.replay(len(script.steps), None)


def of_record(data: bytes) -> Replay:
    """A record told again to both seats, up to the last fingerprint with which it agrees.

    Raises RecordProblem if the record is cut, edited, of another version, or longer than any game.
    """
    journal = Journal()
    played = Played(data, rules_for, journal)
    count = len(played.record.answers)
    if count > MOST_ANSWERS:
        raise RecordProblem("record-too-long", answers=count, most=MOST_ANSWERS)
    packs = packs_of(played.record)
    library = bench_as_kept(played.record.game, packs).library
    told = [_about(played.record, seat, packs) for seat in range(SEATS)]
    script = _Script([Side(one, False, played.game, journal, library) for one in told])
    sure = 1
    try:
        while _step(played, script.sides):
            script.follow([side.follow(played.game, journal, False) for side in script.sides])
            if played.place % FINGERPRINT_EVERY == 0 or played.place == count:
                sure = len(script.steps)
    except ReplayDiverged as error:
        return script.replay(sure, Say(f"error-{error.key}", dict(error.params)))
    return script.replay(sure, None)


def packs_in(data: bytes) -> tuple[str, list[PackFile]]:
    """The game of a record, and the packs that it brings along. Raises RecordProblem as `of_record` does."""
    record = Played(data, rules_for).record
    return record.game, packs_of(record)


def packs_of(record: Record) -> list[PackFile]:
    """The packs that the cards of a record come from, as far as they did not come with Net Ocean."""
    try:
        return msgspec.convert(record.packs or [], list[PackFile])
    except msgspec.ValidationError as error:
        raise RecordProblem("record-malformed", reason=str(error)[:_SHOWN]) from None


def _about(record: Record, seat: int, packs: Sequence[PackFile]) -> About:
    plain = rules_for(record.game, record.preset, {}).values
    switches = {name: value for name, value in record.switches.items() if plain.get(name) != value}
    told = [pack_about(pack, ()) for pack in packs]
    return About("", record.game, record.preset, switches, seat, Opponent("friend"), packs=told)


def _step(played: Played, sides: list[Side]) -> bool:
    """Play the next answer; False at the end."""
    game: Game = played.game
    choice = game.choice
    if not played.step():
        return False
    verb, _, seat = played.record.answers[played.place - 1].partition(":")
    if verb == "concede":
        for side in sides:
            side.given_up(int(seat), claimed=False)
    elif choice is not None and forced(choice):
        sides[choice.seat].skip(choice.kind)
    return True
