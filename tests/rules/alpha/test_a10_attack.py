"""A-10: the attack."""

import pytest

from alpha.board import ME, YOU, board
from alpha.made import digimon

ATTACK = """phase battle
            me box XA-31
            me fill XA-01
            you box XA-05
            you box XA-03 sideways
            you fill XA-02"""


@pytest.mark.rule("A-10.1")
@pytest.mark.primer("alpha/31")
def test_one_target_the_opponent_or_a_digimon():
    """Upright or sideways."""
    t = board(ATTACK).answer("pass")
    assert t.options() == ["pass", "attack XA-31", "attack XA-31 XA-05", "attack XA-31 XA-03"]
    assert t.answer("attack XA-31").rules_cited("attack") == {"A-10.1"}


@pytest.mark.rule("A-10.2")
@pytest.mark.primer("alpha/31")
def test_a_digimon_as_target_is_not_blocked():
    """Straight to the battle."""
    t = board(ATTACK).answer("pass", "attack XA-31 XA-03")
    assert t.asked == (ME, "window")
    assert t.events("blocked") == []


FAST = "phase battle\nme box T-1\nme fill XA-01\nyou box T-2\nyou fill XA-02"


@pytest.mark.rule("A-10.3")
@pytest.mark.primer("alpha/32")
@pytest.mark.primer("alpha/35")
@pytest.mark.parametrize(("speed", "may"), [(4, False), (5, False), (6, True)])
def test_who_has_not_acted_and_is_faster_may_block(speed, may):
    """Against speed 5."""
    t = board(FAST, digimon("T-1", speed=5), digimon("T-2", speed=speed)).until("opportunity", ME).answer("attack T-1")
    assert (t.asked == (YOU, "block")) == may
    assert (t.points[YOU] == 90) == (not may)
    if may:
        assert (t.choice.rule, t.options()) == ("A-10.3", ["none", "block T-2"])


@pytest.mark.rule("A-10.4")
@pytest.mark.primer("alpha/33")
def test_no_block_costs_ten_points():
    """The attacker turns sideways, and the attack is over."""
    t = board(ATTACK).answer("pass", "attack XA-31", "none")
    assert (t.points, t.sideways(ME)) == ([100, 90], ["XA-31"])
    assert (t.rules_cited("points-lost"), t.rules_cited("not-blocked")) == ({"A-10.4"}, {"A-10.4"})
    assert t.game.reg[15] == -1


@pytest.mark.rule("A-10.5", "A-12.1")
@pytest.mark.primer("alpha/34")
def test_a_block_leads_to_a_battle():
    """Attacker and blocker fight."""
    t = board(ATTACK).answer("pass", "attack XA-31", "block XA-05", "pass", "pass")
    assert [event.rule for event in t.events("blocked")] == ["A-10.3"]
    assert t.fought() == [840, 220]
    assert (t.cards(YOU, "removed"), t.points) == (["XA-05"], [100, 100])


@pytest.mark.rule("A-10.6", "A-12.8")
@pytest.mark.primer("alpha/46")
def test_who_was_attacked_turns_sideways_and_loses_its_opportunity():
    """Thornkit, made strong, survives and is not asked any more."""
    wall = digimon("T-1", speed=1, hp=2000)
    t = board("phase battle\nme box XA-31\nme fill XA-01\nyou box T-1", wall).answer("attack XA-31 T-1", "pass", "pass")
    assert t.turn() == 3
    assert (t.boxes(YOU), t.rules_cited("opportunity-skipped")) == (["T-1"], {"A-10.6"})
    assert [event.amount for event in t.events("turned-sideways")] == [2]
