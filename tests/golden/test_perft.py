"""How many runs of decisions lead on from three positions: a change of any rule moves a number.

The first counts are worked out by hand in the comments; the last ones are what these rules give.
"""

import pytest

from netocean.lab.perft import perft
from table import table

BATTLE = """
    phase battle
    first me
    me box St-1
    me slot1 St-49
    me slot2 St-50
    you box St-18
    you slot1 St-51"""
EVOLUTION = """
    phase evolution
    me box St-1
    me hand St-3 St-5
    me evolution St-2 with ○○
    me evolution Bo-1 with St-59
    you box St-5"""
PREPARATION = """
    turn 3
    first me
    me points 60
    me box St-1
    me hand St-2 St-59 St-53
    me net_ocean 9
    you box St-18
    you hand St-49"""


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        # Appearances: you, me, pass. Your window: pass or St-51. A pass leads to my three (pass, St-49, St-50),
        # St-51 to your pass. Fifth: two passes lead to the points window 1, my card to the other or a pass 2 +
        # 2, yours and a pass to my three 3. Sixth: 1; St-49 and a pass to your two, with St-50 to a pass, the
        # same for St-50: 3 + 3; yours and two passes to your pass 1, or one of my cards to two each 2 + 2.
        (BATTLE, [1, 1, 2, 4, 8, 12]),
        # Evolve, decline, two exchanges. Evolve and decline lead to two each, an exchange to evolve, decline,
        # the other exchange. Third: 2 + 2 for `done`, and after an exchange 2 + 2 + 2 twice. Fourth: 2 + 2 for
        # the window of options, and 2 + 2 + 4 twice.
        (EVOLUTION, [4, 10, 16, 20]),
        # Done, or one of three cards. Then: refill or not 2; behind the first card 4, the second 3, the third
        # 2. Third: after a refill three Level IIIs may be laid, or not, 4; without it 1; 2 + 3 + 2 + 4 behind
        # the first, 2 + 2 + 4, 2 + 4.
        (PREPARATION, [4, 11, 30, 86, 258, 787]),
    ],
)
def test_the_runs_of_decisions_from_a_position(position: str, counts: list[int]) -> None:
    """By depth, from one answer on."""
    assert [perft(table(position).game, depth) for depth in range(1, len(counts) + 1)] == counts
