"""The player of α that looks to the end of the turn makes none of the mistakes that a look ahead shows."""

import pytest

from alpha.board import Board, board
from alpha.made import digimon
from netocean.engine.game import Game
from netocean.games.alpha.policy import WIN, evaluate
from netocean.lab.cards import bench
from netocean.players import Chair, play, player

DUEL = "phase battle\nme fill XA-01\nyou fill XA-01\n"


def fighter(number, power, speed, hp=300):
    """A Digimon with this power whatever the letter."""
    return digimon(number, skills=dict.fromkeys("ABC", power), speed=speed, hp=hp)


def chooses(t: Board, seed: int = 1) -> str:
    """What the player answers to the open choice, in words."""
    chair = Chair(player("greedy", "alpha", seed), t.game, t.choice.seat)
    option = chair.player.choose(chair.sight, t.choice, chair.sampler)
    return t.options()[[listed.same(option) for listed in t.choice.options].index(True)]


def run(t: Board, kind: str) -> list[str]:
    """All that the player answers, one choice after the other, as long as choices are of this kind."""
    answers = []
    while t.choice.kind == kind:
        answers.append(chooses(t))
        t.answer(answers[-1])
    return answers


def fight(mine, other, more="me box T-1\nyou box T-2") -> Board:
    """T-1 against T-2, with the first choice of the battle phase open."""
    return board(DUEL + more, mine, other)


@pytest.mark.parametrize("seed", range(3))
def test_it_attacks_the_player_where_nobody_can_block(seed):
    """T-2 is slower and too strong to be attacked."""
    t = fight(fighter("T-1", 100, 9), fighter("T-2", 500, 1)).until("opportunity", 0)
    assert chooses(t, seed) == "attack T-1"


@pytest.mark.parametrize("seed", range(3))
def test_it_destroys_what_would_attack_next(seed):
    """T-2 would cost 10 points this turn, and more in every turn after it."""
    t = fight(fighter("T-1", 500, 9), fighter("T-2", 450, 1)).until("opportunity", 0)
    assert chooses(t, seed) == "attack T-1 T-2"


def test_it_blocks_where_it_wins():
    """T-1 is faster and destroys the attacker."""
    t = fight(fighter("T-1", 500, 9), fighter("T-2", 300, 1)).until("opportunity", 0).answer("pass")
    t.until("opportunity", 1).answer("attack T-2")
    assert chooses(t) == "block T-1"


def test_it_takes_a_hit_rather_than_lose_its_digimon():
    """10 points of 100 are less than a Digimon."""
    t = fight(fighter("T-1", 200, 9, hp=500), fighter("T-2", 600, 1)).until("opportunity", 0).answer("pass")
    t.until("opportunity", 1).answer("attack T-2")
    assert chooses(t) == "none"


def test_it_blocks_with_anything_before_it_loses_the_game():
    """The last 10 points (A-5.1)."""
    more = "me box T-1\nyou box T-2\nme points 10"
    t = fight(fighter("T-1", 200, 9, hp=500), fighter("T-2", 600, 1), more).until("opportunity", 0).answer("pass")
    t.until("opportunity", 1).answer("attack T-2")
    assert chooses(t) == "block T-1"


@pytest.mark.parametrize("seed", range(3))
def test_it_plays_the_command_that_turns_a_loss_into_a_win(seed):
    """300 loses to 350, 400 wins."""
    more = "me box T-1\nyou box T-2\nme hand XA-51"
    t = fight(fighter("T-1", 300, 9), fighter("T-2", 350, 1), more).until("opportunity", 0).answer("attack T-1 T-2")
    assert chooses(t.until("window", 0), seed) == "use XA-51"


def test_it_keeps_the_command_when_it_wins_without():
    """400 is ahead of 350."""
    more = "me box T-1\nyou box T-2\nme hand XA-51"
    t = fight(fighter("T-1", 400, 9), fighter("T-2", 350, 1), more).until("opportunity", 0).answer("attack T-1 T-2")
    assert chooses(t.until("window", 0)) == "pass"


def test_it_lays_an_evolution_on_the_digimon_it_fits():
    """Blazehorn evolves from Emberling, not from Brinepup."""
    t = board("phase preparation\nme box XA-02\nme box XA-01\nme hand XA-11\nme fill XA-51\nyou fill XA-01")
    t.until("place", 0)
    laid = run(t, "place")
    assert "evolve XA-11 XA-01" in laid
    assert "evolve XA-11 XA-02" not in laid


def test_it_throws_away_what_it_cannot_use():
    """Pyrelord has no base in play or in hand; Emberling opens a box."""
    t = board("phase preparation\nme box XA-02\nme hand XA-21 XA-01\nme fill XA-01\nyou box XA-02\nyou fill XA-01")
    thrown = run(t.until("discard_hand", 0), "discard_hand")
    assert thrown == ["pick XA-21", "done"]


def test_a_game_that_is_over_is_worth_more_than_any_position():
    """And the same for both seats, with the sign changed."""
    t = fight(fighter("T-1", 100, 9), fighter("T-2", 500, 1), "me box T-1\nyou box T-2\nyou points 10")
    t.until("opportunity", 0)
    assert -WIN < evaluate(t.game, 0) == -evaluate(t.game, 1) < WIN
    t.answer("attack T-1")
    assert evaluate(t.game, 0) == WIN
    assert evaluate(t.game, 1) == -WIN


@pytest.mark.parametrize("seat", [0, 1])
def test_it_beats_the_random_player(seat):
    """Two pairs of decks; the long run is the business of `benchmarks/players.py`."""
    table = bench("alpha")
    decks = [table.faces(deck.cards) for deck in table.ready[:3]]
    won = 0
    for number in (0, 1):
        one = Game.start(table.rules("primer"), decks[number : number + 2], number)
        play(one, [player("greedy" if side == seat else "random", "alpha", number) for side in (0, 1)])
        assert one.outcome is not None
        won += one.outcome.winner == seat
    assert won == 2
