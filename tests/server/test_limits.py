"""Counts and clocks: of guests, and of decisions."""

import asyncio

import pytest

from netocean.server.limits import Window
from netocean.server.problems import Refused
from netocean.server.tokens import CODE_LENGTH, new_code, new_token, read_code, shown_code
from netocean.server.watch import Watch


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_so_many_and_no_more_in_a_span():
    """The refusal says how long to wait; after that it begins anew."""
    clock = Clock()
    window = Window(2, 60, "too-many-tries", clock)
    window.take("here")
    clock.now += 20.5
    window.take("here")
    with pytest.raises(Refused) as caught:
        window.take("here")
    assert (caught.value.key, caught.value.params) == ("too-many-tries", {"seconds": 40})
    clock.now += 39.5
    window.take("here")


def test_addresses_are_counted_apart():
    """One guest does not keep another out."""
    window = Window(1, 60, "too-many-tries", Clock())
    window.take("here")
    window.take("there")
    with pytest.raises(Refused):
        window.take("there")


def test_many_addresses_do_not_fill_the_memory():
    """The oldest are let go."""
    clock = Clock()
    window = Window(1, 60, "too-many-tries", clock)
    for number in range(25_000):
        clock.now += 0.001
        window.add(str(number))
    assert len(window._counts) <= 10_000
    with pytest.raises(Refused):
        window.take("24999")


@pytest.mark.parametrize(
    "written", ["ABCD-EFG0", "abcd efgo", "ａｂｃｄ－ｅｆｇ０", " a-b-c-d-e-f-g-O ", "ABCDEFG0", "abcd—efg0"]
)
def test_a_code_is_read_however_it_is_written(written: str):
    """Small, wide, with spaces, with O for 0."""
    assert read_code(written) == "ABCDEFG0"


def test_letters_that_look_alike_are_the_same():
    """I and L are 1, O is 0, U is V."""
    assert read_code("IL1l-oO0u") == "1111000V"


def test_a_new_code_reads_back():
    """As it is shown."""
    code = new_code()
    assert len(code) == CODE_LENGTH
    assert read_code(shown_code(code)) == code


def test_tokens_are_never_the_same():
    """And long enough that nobody guesses one."""
    tokens = {new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert all(len(token) == 22 for token in tokens)


def test_time_runs_for_the_decision_of_a_seat():
    """The other one may claim when it is over, and not before; a new decision has its own time."""
    clock = Clock()
    told: list[int] = []

    async def story() -> None:
        watch = Watch(30, lambda: told.append(1), clock)
        watch.follow(0, 1)
        clock.now += 29.5
        assert watch.told(0) == (500, False) and watch.told(1) == (500, False) and not watch.over
        clock.now += 0.5
        assert watch.told(0) == (0, False) and watch.told(1) == (0, True) and watch.over
        watch.follow(0, 1)
        assert watch.over
        watch.follow(0, 2)
        assert watch.told(1) == (30_000, False) and not watch.over
        watch.follow(-1, 3)
        assert watch.told(1) == (-1, False) and not watch.over
        watch.stop()

    asyncio.run(story())
    assert len(told) == 3


def test_without_a_limit_there_is_nothing_to_tell():
    """Nobody is hurried."""
    told: list[int] = []
    watch = Watch(0, lambda: told.append(1), Clock())
    watch.follow(0, 1)
    assert watch.told(1) == (-1, False)
    assert not watch.over and not told
