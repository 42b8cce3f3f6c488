"""P-5: phases, who is first next, and in what order effects act."""

import pytest

from appmon.board import ME, YOU, board
from appmon.made import appmon


@pytest.mark.rule("P-5.2", "P-6.1")
@pytest.mark.primer("appmon/11")
def test_both_act_in_every_one_of_four_phases():
    """P-5.1: Preparation, App fusion, Battle, Points, and again."""
    t = board("me box XP-01\nme hand XP-02\nyou box XP-03\nyou hand XP-05")
    t.next_turn()
    t.next_turn()
    phases = [event.word for event in t.events("phase-begins")]
    assert phases == ["preparation", "fusion", "battle", "points"] * 2 + ["preparation"]
    assert [event.amount for event in t.events("turn-begins")] == [2, 3, 4]


@pytest.mark.rule("P-5.2")
@pytest.mark.primer("appmon/30")
@pytest.mark.case("appmon/switch/first=winner")
@pytest.mark.parametrize("first", ["me", "you"])
@pytest.mark.parametrize(("yours", "winner"), [("XP-03", YOU), ("XP-08", ME), ("XP-01", None)])
def test_the_winner_of_the_battle_is_first_and_a_tie_changes_nothing(first, yours, winner):
    """Lookling's C 180 falls to Hummlet's A 320; it beats none of type C: a made one is weaker."""
    weak = appmon("XP-08", type="C", attack={"A": 100, "B": 100, "C": 100})
    t = board(f"phase battle\nfirst {first}\nme box XP-01\nyou box {yours}", weak)
    before = t.first()
    t.next_turn()
    assert t.first() == (before if winner is None else winner)
    assert t.choice.seat == t.first()


@pytest.mark.rule("P-5.2")
@pytest.mark.primer("appmon/02")
@pytest.mark.case("appmon/switch/first=lower_points")
@pytest.mark.parametrize(("mine", "yours", "first"), [(50, 80, ME), (80, 50, YOU), (60, 40, YOU)])
def test_who_has_fewer_points_may_be_first(mine, yours, first):
    """`first = lower_points`: equal points leave the order as it was; you win and I lose 20."""
    text = f"switch first lower_points\nphase battle\nfirst you\nme points {mine}\nyou points {yours}"
    t = board(text + "\nme box XP-01\nyou box XP-03").next_turn()
    assert t.points == [mine - 20, yours]
    assert t.first() == (YOU if mine - 20 == yours else first)


@pytest.mark.rule("P-5.3")
@pytest.mark.parametrize(("first", "order"), [("me", [ME, YOU]), ("you", [YOU, ME])])
def test_the_effects_of_the_first_player_act_first(first, order):
    """Both fighting cards answer the start of the battle, whoever begins its window."""
    mine = appmon("T-1", "when start_of_battle: draw me 1")
    t = board(f"phase battle\nfirst {first}\nme box T-1\nyou box T-1", mine)
    assert [event.seat for event in t.events("drawn")] == order


@pytest.mark.rule("P-5.3")
def test_a_player_orders_the_own_effects():
    """Two abilities of one card wait for one moment."""
    both = appmon("T-1", "when start_of_battle: draw me 1", "when start_of_battle: mill me 1")
    t = board("phase battle\nme box T-1\nyou box XP-03", both)
    assert t.asked == (ME, "order")
    assert t.choice.rule == "P-5.3"
    t.game.answer_index(1)
    assert [event.key for event in t.events() if event.key in ("drawn", "milled")] == ["milled", "drawn"]
