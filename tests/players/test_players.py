"""What every player keeps to: it answers from the list, looks only at what its seat may know, and decides by its seed."""

import pytest

from netocean.engine.chance import seeded
from netocean.engine.errors import DataProblem
from netocean.engine.game import Game
from netocean.engine.view import encode
from netocean.games.colosseum.rules import preset
from netocean.players import Chair, Player, Sampler, names, play, player
from table import ready

DECKS = ("greymon", "practice-shallows")


def game(seed: int = 1, **switches: str) -> Game:
    """A new game between two ready decks."""
    return Game.start(preset("primer", switches), [ready(deck) for deck in DECKS], seed)


def part_way(answers: int, seat: int = 0) -> Game:
    """A game in which so many answers were given at random, and this seat has to choose among several options."""
    one, chance = game(answers), seeded(answers)
    while one.choice is not None:
        options = len(one.choice.options)
        if one.answers >= answers and one.choice.seat == seat and options > 1:
            return one
        one.answer_index(chance.below(options))
    raise AssertionError("the game is over")


class Watcher(Player):
    """Answers with the first option and keeps what it was given."""

    def choose(self, sight, choice, sampler):
        """The first option, after a long look."""
        world = sampler.world(0)
        assert encode(world.view(choice.seat)) == encode(sight.view())
        assert [option.text for option in world.choice.options] == [option.text for option in choice.options]
        while world.choice is not None and world.answers < 400:
            world.answer_index(0)
        return choice.options[0]


@pytest.mark.parametrize("name", names())
def test_a_player_finishes_a_game_against_itself(name):
    """Every answer is one of the list: others are refused."""
    one = game()
    play(one, [player(name, "colosseum", 1), player(name, "colosseum", 2)])
    assert one.outcome is not None


@pytest.mark.parametrize("name", names())
def test_the_same_seeds_give_the_same_game(name):
    """Nothing but the seeds decides."""
    told = []
    for _ in range(2):
        one = game()
        play(one, [player(name, "colosseum", 1), player("random", "colosseum", 2)])
        told.append(one.history)
    assert told[0] == told[1]


def test_another_seed_gives_another_game_of_the_random_player():
    """A seed is used."""
    told = []
    for seed in (1, 2):
        one = game()
        play(one, [player("random", "colosseum", seed), player("random", "colosseum", 9)])
        told.append(one.history)
    assert told[0] != told[1]


def test_an_unknown_player_is_refused_with_those_there_are():
    """One message, with what would have been right."""
    with pytest.raises(DataProblem) as caught:
        player("grandmaster", "colosseum", 1)
    assert caught.value.key == "player-unknown"
    assert caught.value.params == {"name": "grandmaster", "known": "random, greedy"}


def test_a_player_for_an_unknown_game_is_refused():
    """The game is named, with those there are."""
    with pytest.raises(DataProblem) as caught:
        player("greedy", "checkers", 1)
    assert caught.value.key == "game-unknown"


def test_what_a_player_does_in_a_sampled_world_stays_there():
    """A world looks like the real game to its seat, and is not the real game."""
    one, other = game(), game()
    play(one, [Watcher(1), Watcher(2)])
    while other.choice is not None:
        other.answer_index(0)
    assert one.history == other.history


def test_a_world_is_the_same_whenever_it_is_asked_for():
    """A player that is asked again, or in a loaded game, answers alike."""
    one = part_way(40)
    first, again = Sampler(one, 0, 7), Sampler(one, 0, 7)
    first.world(3)
    assert encode(first.world(2).view(1)) == encode(again.world(2).view(1))
    assert encode(first.world(2).view(1)) != encode(first.world(3).view(1))


@pytest.mark.parametrize("answers", [0, 15, 40, 75, 110, 160])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_player_does_not_notice_when_hidden_cards_change_places(answers, seat):
    """From worlds that a seat cannot tell apart, the same worlds are sampled, and the same option is taken."""
    real = part_way(answers, seat)
    pool = [ready(deck) for deck in (*DECKS, "garurumon")]
    taken = []
    for number in range(3):
        world = real if number == 0 else real.resample(seat, seeded(f"hidden {number}"), pool)
        chair = Chair(player("greedy", "colosseum", 5), world, seat, pool)
        sampled = chair.sampler.world(1)
        assert world.choice is not None
        option = chair.player.choose(chair.sight, world.choice, chair.sampler)
        taken.append((option.text, encode(sampled.view(0)), encode(sampled.view(1))))
    assert taken[0] == taken[1] == taken[2]


@pytest.mark.parametrize(
    "switches",
    [
        {"prep_interleave": "true", "window": "one_each", "flip": "own"},
        {"allow_bluff": "false", "support_from": "slot", "field_moment": "own_evolution"},
        {"first_by": "agreed", "exchange_moment": "at_flip", "leftovers": "each"},
    ],
)
def test_the_look_ahead_plays_under_every_switch(switches):
    """Its habits know no order of the phases but the one the game has."""
    one = game(3, **switches)
    play(one, [player("greedy", "colosseum", 1), player("random", "colosseum", 2)])
    assert one.outcome is not None
