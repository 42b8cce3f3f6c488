"""A-6: the turn, who is first in it, and the order of effects."""

import pytest

from alpha.board import ME, YOU, board, start
from alpha.made import digimon, option


@pytest.mark.rule("A-6.2")
@pytest.mark.primer("alpha/09")
def test_three_phases_a_turn():
    """Preparation, Evolution, Battle; no point phase."""
    t = board("me box XA-01\nyou box XA-02").next_turn()
    assert [event.word for event in t.events("phase-begins")][:4] == [
        "preparation", "evolution", "battle", "preparation",
    ]  # fmt: skip


@pytest.mark.rule("A-6.3")
@pytest.mark.primer("alpha/10")
@pytest.mark.parametrize(
    ("mine", "other", "first"), [(100, 90, YOU), (90, 100, ME), (90, 90, ME), (99, 100, ME), (100, 99, YOU)]
)
def test_fewer_points_go_first(mine, other, first):
    """I was first; equal points leave it so."""
    t = board(f"me points {mine}\nme box XA-01\nyou points {other}\nyou box XA-02")
    assert (t.first(), t.choice.seat) == (first, first)
    assert t.rules_cited("turn-begins") == {"A-6.3"}


@pytest.mark.rule("A-6.1")
@pytest.mark.primer("alpha/07")
def test_both_act_in_every_phase():
    """Preparation, one after the other; opportunities of both."""
    t = board("me box XA-01\nyou box XA-02")
    seats: dict[str, set[int]] = {"preparation": set(), "battle": set()}
    while t.turn() == 2:
        seats[t.phase()].add(t.choice.seat)
        t.passive()
    assert seats == {"preparation": {ME, YOU}, "battle": {ME, YOU}}


GIFT = option("T-1", "when opened: gain_points me 10")
TOLL = option("T-2", "when opened: lose_points opponent 20")


@pytest.mark.rule("A-6.4")
def test_the_first_player_s_effects_come_first():
    """Both turned up at 2-A: the second player gains after the first one's loss."""
    t = board("""phase evolution
                 me points 50
                 me box XA-01
                 me slot T-2 down
                 you points 95
                 you box XA-02
                 you slot T-1 down""", GIFT, TOLL)  # fmt: skip
    assert [(event.key, event.seat) for event in t.events() if event.key.startswith("points")] == [
        ("points-lost", YOU),
        ("points-gained", YOU),
    ]
    assert t.points == [50, 85]


@pytest.mark.rule("A-6.4")
def test_a_player_orders_the_own_effects():
    """Two of mine at one moment."""
    t = board(
        "phase evolution\nme points 50\nme box XA-01\nme slot T-1 down\nme slot T-2 down\nyou box XA-02", GIFT, TOLL
    )
    assert (t.asked, t.choice.rule) == ((ME, "order"), "A-6.4")
    t.answer("pick T-2")
    assert [event.key for event in t.events() if event.key.startswith("points")] == ["points-lost", "points-gained"]


@pytest.mark.rule("A-6.4")
def test_in_battle_the_attacker_s_come_first():
    """The second player attacks: its effect at the start of battle is the first."""
    mine = digimon("T-3", "when start_of_battle: gain_points me 10", speed=1)
    other = digimon("T-4", "when start_of_battle: gain_points me 10", speed=9)
    t = board("phase battle\nme points 50\nme box T-3\nyou points 50\nyou box T-4", mine, other)
    t.answer("attack T-4 T-3")
    assert [event.seat for event in t.events("points-gained")] == [YOU, ME]


def test_a_new_game_goes_on():
    """Whole turns of two passive players change nothing but hands."""
    t = start().next_turn()
    assert (t.turn(), t.points) == (2, [100, 100])
