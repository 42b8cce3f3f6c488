"""Forced answers wait a little between friends: nobody tells by the time that there was nothing to decide."""

import random
from concurrent.futures import ThreadPoolExecutor

import pytest

from netocean.lab.cards import bench
from netocean.server import live
from server.running import Seat, Server

LANTERNS, STONES = (bench("fftcg").deck(deck) for deck in ("practice-lantern-march", "practice-stone-and-tide"))
ANSWERS = 6
"""So many answers lead through the first turns, in which much priority is forced."""


def friends(server: Server, **more: object) -> tuple[str, str]:
    """The tokens of two friends at a table of Final Fantasy TCG."""
    wish = {"game": "fftcg", "preset": "primer", "deck": LANTERNS, "seed": "1", **more}
    opened = server.post("/api/tables", {**wish, "opponent": {"kind": "friend"}}, status=201)
    joined = server.post("/api/join", {"code": opened["code"], "deck": STONES}, status=201)
    return opened["seats"][0]["token"], joined["token"]


def play_and_give_up(*seats: Seat) -> None:
    """Both answer somehow; the first one gives up after a few answers."""

    def play(place: int) -> None:
        seat, chance = seats[place], random.Random(place)
        while not seat.over:
            if place == 0 and seat.n == ANSWERS:
                seat.do("concede")
            elif seat.question is None:
                seat.hear()
            else:
                seat.play(chance)

    with ThreadPoolExecutor(len(seats)) as pool:
        list(pool.map(play, range(len(seats))))


@pytest.fixture
def waits(monkeypatch) -> list[tuple[float, float]]:
    """The bounds of every waiting; none takes any time."""
    found: list[tuple[float, float]] = []

    def uniform(least: float, most: float) -> float:
        found.append((least, most))
        return 0

    monkeypatch.setattr(live.random, "uniform", uniform)
    return found


def test_a_forced_answer_of_a_friend_waits(server: Server, waits):
    """Somewhere between the bounds, and then it is given."""
    first, second = friends(server)
    with server.sit(first) as one, server.sit(second) as other:
        play_and_give_up(one, other)
    assert set(waits) == {live.HESITATION}


def test_a_table_can_be_opened_without_it(server: Server, waits):
    """Two who do not mind play faster."""
    first, second = friends(server, bluff=False)
    with server.sit(first) as one, server.sit(second) as other:
        play_and_give_up(one, other)
    assert waits == []


def test_where_one_does_not_pass_often_nothing_waits(server: Server, waits):
    """In Hyper Colosseum a forced answer tells nothing."""
    first, second = server.friends()
    with server.sit(first) as one, server.sit(second) as other:
        play_and_give_up(one, other)
    assert waits == []
