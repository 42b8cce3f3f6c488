"""Snapshots and deltas: whoever follows the changes knows the table as it stands."""

import pytest

from netocean.engine.chance import seeded
from netocean.engine.view import CardView, ZoneView
from netocean.tables.messages import Change, Delta, Snapshot, State
from netocean.tables.state import NOTHING, change
from tables.playing import COMPUTER, FRIENDS, HERE, changed, sit, step

HAND = ZoneView("hand", 0, 1, [CardView(3, "a")])
OCEAN = ZoneView("net_ocean", 0, 29)


def test_only_what_is_different_is_told():
    """A zone that changed is told whole, a number that is gone by its name."""
    before = State("battle", {"turn": 1, "power0": 340, "points0": 100}, [HAND, OCEAN], waiting=0)
    emptied = ZoneView("hand", 0, 0)
    after = State("points", {"turn": 1, "points0": 90}, [emptied, OCEAN], waiting=1)
    told = change(before, after)
    assert told == Change("points", {"points0": 90}, ["power0"], [emptied], waiting=1)
    assert changed(before, told) == after


def test_nothing_is_told_of_what_stays():
    """Two equal states differ in nothing."""
    state = State("battle", {"turn": 1}, [HAND, OCEAN])
    assert change(state, State("battle", {"turn": 1}, [HAND, OCEAN])) == NOTHING
    assert changed(state, NOTHING) == state


class Client:
    """What a browser makes of its messages."""

    def __init__(self, first: Snapshot) -> None:
        self.seq = 0
        self.take(first)

    def take(self, message: Snapshot | Delta) -> None:
        if isinstance(message, Snapshot):
            self.state, self.lines = message.state, list(message.lines)
        else:
            assert message.seq == self.seq + 1
            self.state = changed(self.state, message.change)
            self.lines += message.lines
        self.seq, self.question, self.undo = message.seq, message.question, message.undo


@pytest.mark.parametrize("seats", [FRIENDS, COMPUTER, HERE])
@pytest.mark.parametrize("preset", ["primer", "tournament"])
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_snapshot_and_deltas_are_the_snapshot_after_them(seats, preset, seed):
    """At every step of a game: state, log, question, number."""
    table = sit(seats, seed, preset=preset)
    spoken = [side.seat for side in table.sides()]
    clients = {seat: Client(table.told(seat, 0)[0]) for seat in spoken}
    chance = seeded(seed)
    while not table.over:
        for seat, messages in enumerate(step(table, chance)):
            for message in messages:
                clients[seat].take(message)
        for seat in spoken:
            (now,) = table.told(seat, 0)
            client = clients[seat]
            known = (client.seq, client.state, client.lines, client.question, client.undo)
            assert known == (now.seq, now.state, now.lines, now.question, now.undo)
    assert table.over
