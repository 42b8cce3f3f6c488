"""How many runs of decisions lead on from three positions of α: a change of any rule moves a number.

The first counts are worked out by hand in the comments; the last ones are what these rules give.
"""

import pytest

from alpha.board import board
from netocean.lab.perft import perft

OPPORTUNITIES = """
    phase battle
    me box XA-01
    you box XA-03
    you fill XA-02"""
WINDOW = """
    phase battle
    me box XA-11
    me fill XA-01
    me hand XA-51
    you box XA-01
    you hand XA-52"""
PLACING = """
    phase preparation
    me box XA-11
    me fill XA-01
    me hand XA-01 XA-21 XA-44
    me net_ocean 0
    you box XA-02"""


@pytest.mark.parametrize(
    ("position", "counts"),
    [
        # Emberling (4): pass, the player, Thornkit. After a pass or a hit Thornkit (3) has its three, a battle opens my
        # window: 3 + 3 + 1. Third: a pass of both leads to the next turn, where one may discard the Digimon in play, 2; an
        # attack on the player to a block or none, 2; a battle to a window, 1; after a hit the faster one lies sideways:
        # 2 + 2 + 1; a battle to the other window, 1.
        (OPPORTUNITIES, [3, 7, 11]),
        # Blazehorn (5): pass, the player, Emberling. Emberling's three after a pass or a hit; the window offers Power Up!.
        # Third: 2 for the hand of the next turn, 2 to block or not, 2 in your window; after a hit 2 for your hand, 2 for
        # mine, 2; in the battle your window after a pass or after the Command, 2 + 2.
        (WINDOW, [3, 8, 16]),
        # Done, or one of three cards. After `done` the two in play, or none: 2, behind the first pick done, two picks and
        # back 4, behind the second 3, behind the third 2. The last counts are what the rules give.
        (PLACING, [4, 11]),
    ],
)
def test_the_runs_of_decisions_from_a_position(position: str, counts: list[int]) -> None:
    """By depth, from one answer on."""
    assert [perft(board(position).game, depth) for depth in range(1, len(counts) + 1)] == counts


def test_deeper_runs_are_as_they_were() -> None:
    """What these rules give."""
    assert [perft(board(text).game, 6) for text in (OPPORTUNITIES, WINDOW, PLACING)] == [227, 123, 556]
