"""Counting runs of decisions."""

from netocean.engine.game import Game
from netocean.lab.cards import bench
from netocean.lab.perft import perft
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
    parts = 0
    for index in range(len(game.choice.options)):
        branch = game.clone()
        branch.answer_index(index)
        parts += perft(branch, 3)
    assert perft(game, 4) == parts
    assert game.answers == 0


def test_a_game_that_is_over_counts_once():
    """At any depth."""
    game = start()
    game.concede(0)
    assert perft(game, 3) == 1
