"""The player of Appmon that looks a battle ahead makes none of the mistakes that a look ahead shows, nor do its habits."""

import pytest

from appmon.board import Board, board
from netocean.engine.chance import seeded
from netocean.engine.game import Game
from netocean.games.appmon.policy import WIN, evaluate, quick
from netocean.lab.cards import bench
from netocean.players import Chair, player


def chooses(t: Board, seed: int = 1) -> str:
    """What the player answers to the open choice, in words."""
    chair = Chair(player("greedy", "appmon", seed), t.game, t.choice.seat)
    option = chair.player.choose(chair.sight, t.choice, chair.sampler)
    return t.options()[[listed.same(option) for listed in t.choice.options].index(True)]


def run(t: Board, *kinds: str) -> list[str]:
    """All that the player answers, one choice after the other, as long as choices are of these kinds."""
    answers = []
    while t.choice.kind in kinds:
        answers.append(chooses(t))
        t.answer(answers[-1])
    return answers


BEHIND = "phase battle\nfirst you\nme box XP-01\nyou box XP-04\n"
"""A 360 against A 380, and I begin the window."""


@pytest.mark.parametrize("seed", range(3))
def test_it_links_where_that_turns_a_loss_into_a_win(seed):
    """360 and a link of 200 on ● are more than 380."""
    t = board(BEHIND + "me hand XP-06").until("window", 0)
    assert chooses(t, seed) == "link XP-06"


@pytest.mark.parametrize("seed", range(3))
def test_it_uses_the_option_that_turns_a_loss_into_a_win(seed):
    """360 and 100 are more than 380."""
    t = board(BEHIND + "me slot XP-52").until("window", 0)
    assert chooses(t, seed) == "open XP-52"


def test_it_takes_two_actions_where_one_is_not_enough():
    """A 380 against A 540: a link of 100 and an option of 100 are enough together."""
    t = board("phase battle\nfirst you\nme box XP-04\nyou box XP-03 > XP-12\nme hand XP-02\nme slot XP-52")
    assert {"link XP-02", "open XP-52"} <= set(run(t.until("window", 0), "window"))
    assert t.fought() == [580, 540]


@pytest.mark.parametrize("seed", range(3))
def test_it_keeps_the_option_when_it_wins_without(seed):
    """A 380 is ahead of A 360, and nobody can turn it."""
    t = board("phase battle\nfirst you\nme box XP-04\nme slot XP-52\nyou box XP-01").until("window", 0)
    assert chooses(t, seed) == "pass"


def test_it_fuses_when_that_wins():
    """A 360 loses to A 380; Seekmaster fights with A 520 against B 240."""
    t = board("phase fusion\nme box XP-01\nme fusion XP-11 with XP-02\nyou box XP-04").until("fusion", 0)
    assert chooses(t) == "fuse XP-11"


def test_it_declares_the_fusion_it_holds_and_gives_the_partner():
    """Seekmaster is Lookling and Waymote; Hummlet would make it fail."""
    t = board("me box XP-01\nme hand XP-11 XP-02 XP-03\nyou box XP-04").until("declare", 0)
    assert run(t, "declare", "material") == ["pick XP-11", "material XP-02", "done"]


def test_it_throws_away_only_what_it_cannot_use():
    """No Digimon evolves on an Appmon (P-7.8); Seekmaster and its partner stay."""
    t = board("me box XP-01\nme hand XP-11 XP-02 XP-42\nme deck 20\nyou box XP-04").until("discard_hand", 0)
    assert run(t, "discard_hand") == ["pick XP-42", "done"]


def test_it_refills_its_hand():
    """Six cards or none (P-6.3)."""
    t = board("me box XP-01\nme hand XP-11\nme deck 20\nyou box XP-04").until("refill", 0)
    assert chooses(t) == "yes"


def test_a_game_that_is_over_is_worth_more_than_any_position():
    """And the same for both seats, with the sign changed."""
    t = board("phase battle\nme box XP-04\nyou box XP-01\nyou points 20")
    assert -WIN < evaluate(t.game, 0) == -evaluate(t.game, 1) < WIN
    t.to_end()
    assert evaluate(t.game, 0) == WIN
    assert evaluate(t.game, 1) == -WIN


def test_its_habits_beat_random_answers():
    """Each ready deck against the next one, once on each seat; the long run is the business of `benchmarks/`."""
    table = bench("appmon")
    decks = [table.faces(deck.cards) for deck in table.ready if deck.practice]
    won = 0
    for number in range(2 * len(decks)):
        pair = [decks[number // 2], decks[(number // 2 + 1) % len(decks)]]
        one, chance = Game.start(table.rules("primer"), pair, number), seeded(number)
        while (choice := one.choice) is not None:
            at_random = choice.seat != number % 2
            one.answer_index(chance.below(len(choice.options)) if at_random else quick(one, chance))
        won += one.outcome is not None and one.outcome.winner == number % 2
    assert won >= 14


@pytest.mark.parametrize(
    "switches",
    [
        {"prep_interleave": "true", "window": "one_each", "flip": "own", "chips": "on"},
        {"options_from_hand": "true", "no_setup_base": "true", "start_exchange": "true"},
        {"digimon_evolution": "first_game", "links_per_turn": "2", "exchange_moment": "at_flip", "leftovers": "each"},
    ],
)
def test_its_habits_play_under_every_switch(switches):
    """They know no order of the phases but the one the game has."""
    table = bench("appmon")
    decks = [table.faces(deck.cards) for deck in table.ready if deck.practice]
    for number in range(len(decks) - 1):
        one, chance = Game.start(table.rules("primer", switches), decks[number : number + 2], number), seeded(number)
        while one.choice is not None:
            one.answer_index(quick(one, chance))
        assert one.outcome is not None
