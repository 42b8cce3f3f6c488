"""Tables played by chance, for the tests: who sits there, answers, and the messages that each seat got."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from netocean.engine.chance import Chance, seeded
from netocean.engine.errors import IllegalAnswer
from netocean.engine.play import Choice
from netocean.engine.record import fingerprint
from netocean.lab.cards import bench
from netocean.tables.messages import Change, FromSeat, Opponent, State
from netocean.tables.setup import Input, Setup, make
from netocean.tables.table import Table

GAME = "colosseum"
FRIENDS = (Opponent("friend"), Opponent("friend"))
COMPUTER = (Opponent("friend"), Opponent("computer", "random"))
HERE = (Opponent("here"), Opponent("here"))
MOST = 5_000  # inputs: more than any game of these tests takes

Messages = list[list[Any]]
"""What each seat was told."""


def setup(
    seats: tuple[Opponent, Opponent] = FRIENDS,
    seed: str = "1",
    preset: str = "primer",
    turns: int = 3,
    decks: tuple[str, str] = ("greymon", "garurumon"),
    ask_always: bool = False,
    game: str = GAME,
) -> Setup:
    """A table with ready decks; a few turns are enough."""
    lists = [bench(game).deck(deck) for deck in decks]
    return make(game, preset, {"max_turns": str(turns)}, seed, lists, seats, ask_always)


def sit(seats: tuple[Opponent, Opponent] = FRIENDS, seed: str = "1", **more: Any) -> Any:
    """A new table."""
    return Table("T", setup(seats, seed, **more))


def asked(table: Table) -> Choice:
    """The open choice; fails if the game is over."""
    assert table.game.choice is not None, "the game is over"
    return table.game.choice


def take_back(table: Table, seat: int) -> FromSeat:
    """What a seat says that takes its last decision back, from what it was told last."""
    return FromSeat(do="undo", seq=table.told(seat, 0)[-1].seq)


def answer(table: Table, *texts: str) -> Messages:
    """The seat that is asked says this; what each seat is told of it."""
    choice = asked(table)
    one = table.accept(choice.seat, FromSeat(choice=choice.id, answer=list(texts)))
    assert one is not None, "a repetition"
    return [[*told] for told in table.apply(one)]


def step(table: Table, chance: Chance) -> Messages:
    """The table answers by itself, or the seat that is asked says anything; what each seat is told of it."""
    own = table.own()
    if own is not None:
        return [[*told] for told in table.apply(own)]
    options = asked(table).options
    return answer(table, options[chance.below(len(options))].text)


def to_end(table: Table, answers: str = "answers") -> Messages:
    """Play by chance until the game is over; all that each seat was told, from its first snapshot on."""
    chance = seeded(answers)
    seats: Messages = [[*table.told(0, 0)], [*table.told(1, 0)]]
    for _ in range(MOST):
        if table.over:
            return seats
        for seat, told in enumerate(step(table, chance)):
            seats[seat] += told
    raise AssertionError("the game does not end")


def until(table: Table, found: Callable[[Table], bool], answers: str = "answers") -> Any:
    """Play by chance until this holds while somebody is asked."""
    chance = seeded(answers)
    for _ in range(MOST):
        if table.own() is None and found(table):
            return table
        step(table, chance)
    raise AssertionError("never came to it")


def at(kind: str, seat: int = -1) -> Callable[[Table], bool]:
    """A choice of this kind is open and nothing is picked, with two picks on offer; of this seat, if it is given."""

    def found(table: Table) -> bool:
        choice = asked(table)
        here = choice.kind == kind and seat in (-1, choice.seat) and not choice.picked
        return here and len(picks(table)) > 1

    return found


def picks(table: Table) -> list[str]:
    """The picks of the open choice."""
    return [option.text for option in asked(table).options if option.verb.word == "pick"]


def own_answers(table: Table) -> list[Input]:
    """Let the table answer as long as it does by itself."""
    given = []
    while (own := table.own()) is not None:
        table.apply(own)
        given.append(own)
    return given


def wire(message: object) -> bytes:
    """A message as bytes."""
    return msgspec.json.encode(message)


def refused(table: Table, seat: int, said: FromSeat) -> tuple[str, int]:
    """The reason why a message is refused and how many of its answers were good; nothing has changed."""
    before = standing(table)
    with pytest.raises(IllegalAnswer) as caught:
        table.accept(seat, said)
    assert standing(table) == before
    return caught.value.key, int(caught.value.params.get("given", 0))


def standing(table: Table) -> tuple[str, int, bytes]:
    """The whole position, and what the seats have been told."""
    return fingerprint(table.game), len(table.inputs), wire([side.snapshot() for side in table.sides()])


def changed(before: State, told: Change) -> State:
    """The state after a change: what a client makes of a delta."""
    numbers = {name: value for name, value in before.numbers.items() if name not in told.dropped}
    zones = {(zone.seat, zone.name): zone for zone in told.zones}
    return State(
        before.phase if told.phase is None else told.phase,
        {**numbers, **told.numbers},
        [zones.get((zone.seat, zone.name), zone) for zone in before.zones],
        before.effects if told.effects is None else told.effects,
        before.objects if told.objects is None else told.objects,
        before.waiting if told.waiting is None else told.waiting,
        before.winner if told.winner is None else told.winner,
        before.rule if told.rule is None else told.rule,
        before.over if told.over is None else told.over,
    )
