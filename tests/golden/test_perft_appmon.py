"""How many runs of decisions lead on from three positions of Appmon: a change of any rule moves a number.

All counts are worked out by hand in the comments.
"""

import pytest

from appmon.board import board
from netocean.lab.perft import perft

BATTLE = """
    phase battle
    first me
    me box XP-01
    me slot XP-52
    you box XP-03"""
FUSION = """
    phase fusion
    first me
    me box XP-01
    me hand XP-02 XP-05
    me fusion XP-11 with XP-04
    you box XP-03"""
PREPARATION = """
    turn 3
    first me
    me box XP-01
    me hand XP-02 XP-52
    me deck 9
    you box XP-03"""


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        # Your window: pass. Mine: pass or the option. Third: two passes lead to your refill 2 (you win and are first), the
        # option to my pass 1. Fourth: with six fillers you may exchange 7, without a hand I may clear my slot 2, and after
        # my pass you are asked again 1.
        (BATTLE, [1, 2, 3, 10]),
        # Fuse, decline, two exchanges. A fusion tried leads to your pass 1 + 1, an exchange to fuse, decline and the other
        # exchange 3 + 3. Third: my window, pass or one of two links 3 + 3; after an exchange your pass 1 + 1 and, after
        # the other one too, fuse or decline 2, twice.
        (FUSION, [4, 8, 14]),
        # Done, or one of two cards. Then: refill or not 2; behind the first card done, the second, back 3; behind the
        # second 2. Third: with four fillers drawn, an exchange for one of five bases 6, else for one 2; a refill 2; two
        # picked 2; back to three 3; a refill 2; back to three 3.
        (PREPARATION, [3, 7, 20]),
    ],
)
def test_so_many_runs_of_decisions_lead_on(position: str, counts: list[int]) -> None:
    """Depth by depth."""
    assert [perft(board(position).game, depth) for depth in range(1, len(counts) + 1)] == counts
