"""How many runs of decisions lead on from three positions of Final Fantasy TCG: a change of any rule moves a number.

The first counts are worked out by hand in the comments; the last ones are what these rules give.
"""

import pytest

from fftcg.kit.story import story
from netocean.lab.perft import perft

MAIN = """
    me field blank:forward/fire/2/3000
    me hand blank:forward/fire/1/2000
    me cp F 1"""
ATTACK = """
    phase attack
    me field blank:forward/fire/2/3000
    me field blank:forward/fire/3/5000
    you field blank:forward/ice/3/4000"""
SUMMON = """
    me hand blank:summon/fire/1
    me cp F 1
    you field blank:forward/ice/3/4000"""


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        # Cast or pass. Behind the cast: the Backup pays, or back; behind the pass: yours. Third: done or back behind the
        # payment, the first two again behind the other back, and my pass in the Attack Phase: 2 + 2 + 1.
        (MAIN, [2, 3, 5, 7, 11, 16]),
        # Both pass; then one of two Forwards attacks, or none: 3. Fourth: behind the first the other one joins, or not, or
        # back: 3; behind the second and behind none my pass: 1 + 1.
        (ATTACK, [1, 1, 3, 5, 8, 13]),
        # As the first, but the Summon can also be cast in the Attack Phase: 2 + 2 + 2.
        (SUMMON, [2, 3, 6, 9, 15, 24]),
    ],
)
def test_the_runs_of_decisions_from_a_position(position: str, counts: list[int]) -> None:
    """By depth, from one answer on."""
    lines = "\n".join(line.strip() for line in position.strip().splitlines())
    assert [perft(story(lines).game, depth) for depth in range(1, len(counts) + 1)] == counts
