"""Games are found by their folders."""

import pytest

from netocean.engine.errors import DataProblem
from netocean.games import kit, names


def test_games_are_listed_in_the_order_in_which_they_came_out():
    """1999, 2006, 2011, 2016."""
    assert names() == ["colosseum", "alpha", "fftcg", "appmon"]


def test_a_game_that_there_is_not_is_told_with_those_that_there_are():
    """In the same order."""
    with pytest.raises(DataProblem) as caught:
        kit("chess")
    assert caught.value.params == {"game": "chess", "known": "colosseum, alpha, fftcg, appmon"}
