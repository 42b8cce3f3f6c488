"""Counting runs of decisions."""

from netocean.engine.game import Game
from netocean.lab.cards import bench
from netocean.lab.perft import divide, perft
from netocean.lab.speed import ready


def start() -> Game:
    """The beginning of a game."""
    table = bench("colosseum")
    return Game.start(table.rules("primer"), ready(table), "perft")


def test_the_count_is_the_sum_of_its_parts():
    """By the first answer; and the position is left as it was."""
    game = start()
    assert perft(game, 0) == 1
    assert game.choice is not None
    assert perft(game, 1) == len(game.choice.options)
    assert perft(game, 4) == sum(divide(game, 4).values())
    assert game.answers == 0


def test_a_game_that_is_over_counts_once():
    """At any depth."""
    game = start()
    game.concede(0)
    assert perft(game, 3) == 1
    assert divide(game, 3) == {}
