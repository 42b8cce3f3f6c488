"""What bars a use: costs that a card cannot pay with itself, and several bars at once."""

import pytest

from made import digimon, option, position, variant
from netocean.games.colosseum.faces import Base, Note
from table import ME, table


@pytest.mark.rule("C-R7.5", "C-R0.5")
@pytest.mark.parametrize("spare", [0, 1, 2])
def test_an_appearing_digimon_does_not_pay_its_own_note(spare):
    """With one other card it appears at once, with two it asks which; the one that appears cannot be taken."""
    noted = variant("XC-11", number="T-1", notes=(Note(discard_hand=1),))
    text = f"""phase battle
               first you
               me box XC-23
               me points 50
               me hand T-1 {" ".join(["St-3", "St-5"][:spare])}
               me slot1 St-49
               you box St-18"""
    t = position(text, noted).until("window_battle", ME)
    if spare == 0:
        assert not t.offers("appear")
        assert t.reasons(ME, "T-1") == [("cost-hand", "C-R7.5")]
        assert t.why(ME, "T-1")[0].amount == 1
        return
    t.answer("appear T-1")
    assert t.asked == (ME, "discard_exactly")
    assert t.reasons(ME, "T-1")[0] == ("card-acts", "C-R7.5")
    assert t.reasons(ME, "St-49") == [("choice-first", "C-R7.5")]
    t.answer("pick St-3")
    assert (t.active(ME), t.count(ME, "hand")) == ("T-1", spare - 1)


@pytest.mark.rule("C-R7.5")
def test_an_appearance_with_a_limit_on_its_base():
    """The notes bind the Digimon it appears on."""
    noted = variant("XC-11", number="T-1", notes=(Note(not_from=Base(level="III")),))
    text = "phase battle\nfirst you\nme box XC-23\nme points 50\nme hand T-1\nyou box St-18"
    t = position(text, noted).until("window_battle", ME)
    assert t.reasons(ME, "T-1") == [("appear-notes", "C-R7.5")]


@pytest.mark.rule("C-R0.5", "C-R12.3")
@pytest.mark.parametrize(("spare", "offered"), [("", False), ("St-3", True)])
def test_a_support_from_hand_does_not_pay_for_itself(spare, offered):
    """Alone in hand it is not offered; from a slot, an empty hand does not do either."""
    costly = digimon("T-1", "support cost discard_hand 1: add_attack me 50", level="IV")
    text = f"phase battle\nfirst you\nme box St-1\nme hand T-1 {spare}\nyou box St-18"
    t = position(text, costly).until("window_battle", ME)
    assert t.offers("support T-1") == offered
    if not offered:
        assert t.reasons(ME, "T-1") == [("cost-hand", "C-R0.5"), ("plan-moment", "C-R6.6")]
        return
    t.answer("support T-1")
    assert t.options() == ["pick St-3", "back"]


@pytest.mark.rule("C-R0.5")
def test_costs_of_one_kind_add_up():
    """Two cards and a card are three."""
    costly = option("T-1", "use at battle cost discard_hand 2, discard_hand 1 limit at_use: draw me 1")
    text = "phase battle\nfirst you\nme box St-1\nme hand St-3 St-5\nme slot1 T-1\nyou box St-18"
    t = position(text, costly).until("window_battle", ME)
    assert [(one.key, one.amount) for one in t.why(ME, "T-1")] == [("cost-hand", 3)]


@pytest.mark.rule("C-R11.1", "C-R0.5")
def test_condition_and_cost_are_both_named():
    """60 % with a Level III and one card left in the Net Ocean; its time besides, in another phase."""
    t = table("phase battle\nturn 2\nme box St-1\nme slot1 St-58\nme net_ocean 1\nyou box St-18")
    t.until("window_battle", ME)
    assert t.reasons(ME, "St-58") == [("use-condition", "C-R11.1"), ("cost-net-ocean", "C-R0.5")]
    t = table("phase evolution\nme box St-1\nme slot1 St-53\nyou box St-18")
    assert t.reasons(ME, "St-53") == [("open-timing", "C-R11.5"), ("cost-hand", "C-R0.5")]


@pytest.mark.rule("C-R12.3", "C-R12.4")
def test_a_support_with_several_bars():
    """Moment, one a phase, its own number."""
    t = table("phase battle\nfirst you\nme box XC-19\nme hand XC-19 XC-20\nyou box St-18").until("window_battle", ME)
    assert ("support-same-number", "C-R12.4") in t.reasons(ME, "XC-19")
