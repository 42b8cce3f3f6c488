"""The player that looks a battle ahead makes none of the mistakes that a look ahead shows."""

import pytest

from netocean.engine.game import Game
from netocean.games.colosseum.policy import WIN, evaluate
from netocean.games.colosseum.rules import preset
from netocean.players import Chair, play, player
from table import Position, ready, table


def chooses(t: Position, seed: int = 1) -> str:
    """What the player answers to the open choice, in words."""
    chair = Chair(player("greedy", "colosseum", seed), t.game, t.choice.seat)
    option = chair.player.choose(chair.sight, t.choice, chair.sampler)
    return t.options()[[listed.same(option) for listed in t.choice.options].index(True)]


def run(t: Position, kind: str) -> list[str]:
    """All that the player answers, one choice after the other, as long as choices are of this kind."""
    answers = []
    while t.choice.kind.startswith(kind):
        answers.append(chooses(t))
        t.answer(answers[-1])
    return answers


GREYMON_AGAINST_GARURUMON = """phase battle
    first me
    me box St-1 > St-2
    you box St-5 > St-6
"""


@pytest.mark.parametrize("seed", range(5))
def test_it_opens_the_plug_in_that_turns_a_loss_into_a_win(seed):
    """B 340 loses to A 410, A 440 wins."""
    t = table(GREYMON_AGAINST_GARURUMON + "me slot1 St-51\nme slot2 St-49").until("window_battle", 0)
    assert chooses(t, seed) == "open St-49"


@pytest.mark.parametrize("seed", range(5))
def test_it_keeps_the_plug_in_when_it_wins_without(seed):
    """A 410 is ahead of B 340, and nobody can turn it."""
    t = table("phase battle\nfirst you\nme box St-5 > St-6\nme slot1 St-49\nyou box St-1 > St-2")
    assert chooses(t.until("window_battle", 0), seed) == "pass"


def test_it_evolves_when_that_wins():
    """A 360 against A 360 is a draw; A 440 wins."""
    t = table("phase evolution\nme box St-1\nme evolution St-2 with ○○\nyou box St-1").until("evolution", 0)
    assert chooses(t) == "evolve St-2"


def test_it_declines_an_evolution_that_loses_where_its_level_iii_wins():
    """A type C is met by the C attack of a type A, with Guard; A 360 against A is more than the other has."""
    t = table("phase evolution\nfirst you\nme box St-1\nme evolution St-10 with ○○\nyou box St-7")
    assert chooses(t.until("evolution", 0)).startswith("decline")


def test_it_plans_the_evolution_it_holds_and_pays_it_whole():
    """Greymon on Agumon for two cards of the Net Ocean."""
    t = table("phase preparation\nme box St-1\nme hand St-2 St-18 St-18 St-3 St-50 St-60\nyou box St-1")
    run(t, "discard")
    t.until("plan", 0)
    answers = run(t, "plan")
    assert answers[0] == "pick St-2"
    assert answers[1].startswith("pay")


def test_it_does_not_throw_its_hand_away():
    """What it can use this turn stays."""
    t = table("phase preparation\nme box St-1\nme hand St-2 St-49 St-50 St-51 St-18 St-18\nyou box St-1")
    thrown = run(t, "discard_hand")
    assert not {"pick St-2", "pick St-49"} & set(thrown)


def test_it_refills_its_hand():
    """Six cards or none (C-R6.3)."""
    t = table("phase preparation\nme box St-1\nme hand St-2\nyou box St-1").until("refill", 0)
    assert chooses(t) == "yes"


def test_a_game_that_is_over_is_worth_more_than_any_position():
    """And the same for both seats, with the sign changed."""
    t = table("phase points\nresult me\nme box St-1\nyou box St-18\nyou points 10").to_end()
    assert evaluate(t.game, 0) == WIN
    assert evaluate(t.game, 1) == -WIN
    t = table("phase battle\nme box St-1\nyou box St-18\nyou points 10")
    assert -WIN < evaluate(t.game, 0) == -evaluate(t.game, 1) < WIN


def test_it_beats_the_random_player():
    """Four pairs of decks, each seat once; the long run is the business of `benchmarks/players.py`."""
    decks = ["beetle-king", "practice-deep-current", "quick-tide", "slot-control"]
    won = 0
    for number in range(2 * len(decks)):
        pair = [ready(decks[number // 2]), ready(decks[(number // 2 + 1) % len(decks)])]
        seat = number % 2
        one = Game.start(preset(), pair, number)
        players = [player("greedy" if side == seat else "random", "colosseum", number) for side in (0, 1)]
        play(one, players)
        assert one.outcome is not None
        won += one.outcome.winner == seat
    assert won >= 6
