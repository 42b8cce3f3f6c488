"""A-13: destroyed cards are removed, discarded ones go to the Dark Area."""

import pytest

from alpha.board import ME, YOU, board
from alpha.made import command, digimon, option

CRUSH = option("T-1", "when opened: choose $a: 1 {kind digimon} from opponent.boxes; destroy $a")
SHRED = option("T-2", "when opened: choose $a: 1 {kind digimon} from opponent.boxes; discard $a")
OPENED = "phase evolution\nme box XA-01\nme slot {} down\nyou box XA-11\nyou fill XA-02\n{}"


@pytest.mark.rule("A-13.1", "A-13.3")
def test_destroyed_is_removed_from_the_game():
    """Also by an effect outside battle."""
    t = board(OPENED.format("T-1", ""), CRUSH).answer("pick XA-11")
    assert (t.cards(YOU, "removed"), t.count(YOU, "dark_area")) == (["XA-11"], 0)
    assert [event.rule for event in t.events("destroyed")] == ["A-14.2"]


@pytest.mark.rule("A-13.2")
def test_discarded_goes_to_the_dark_area():
    """Renewal brings it back, not the destroyed one."""
    t = board(OPENED.format("T-2", "you removed XA-12"), SHRED).answer("pick XA-11")
    assert (t.cards(YOU, "dark_area"), t.cards(YOU, "removed")) == (["XA-11"], ["XA-12"])
    t.until("fill", YOU).answer("renew")
    assert (t.count(YOU, "dark_area"), t.cards(YOU, "removed")) == (0, ["XA-12"])
    assert len(t.pile(YOU, "hand")) + len(t.pile(YOU, "net_ocean")) == 31


@pytest.mark.rule("A-13.1")
def test_evolution_cards_on_a_destroyed_digimon_go_to_the_dark_area():
    """Only the Digimon itself is removed."""
    t = board(OPENED.format("T-1", "").replace("you box XA-11", "you box XA-11 > XA-21"), CRUSH).answer("pick XA-11")
    assert (t.cards(YOU, "removed"), t.cards(YOU, "dark_area")) == (["XA-11"], ["XA-21"])


RUIN = "phase battle\nme box XA-33\nme box XA-01\nme fill XA-01\nyou box XA-31\nyou fill XA-02\n"


@pytest.mark.rule("A-13.4")
def test_whoever_s_digimon_is_destroyed_loses_ten_points():
    """While Ruinwyrm is in play: its own side's Emberling."""
    t = board(RUIN).answer("attack XA-31 XA-01", "pass", "pass")
    assert (t.cards(ME, "removed"), t.points) == (["XA-01"], [90, 100])


@pytest.mark.rule("A-13.4")
def test_the_other_side_s_too():
    """Sunwyrm falls to Ruinwyrm."""
    weak = digimon("T-1", speed=1)
    t = board(RUIN.replace("you box XA-31", "you box T-1"), weak).until("opportunity", ME).answer("pass")
    t.answer("attack XA-33 T-1", "pass", "pass")
    assert (t.cards(YOU, "removed"), t.points) == (["T-1"], [100, 90])


@pytest.mark.rule("A-13.4")
def test_its_own_destruction_does_not_meet_its_own_effect():
    """Ruinwyrm itself is destroyed: no points are lost."""
    strong = digimon("T-1", speed=9, skills={"A": 2000, "B": 2000, "C": 2000})
    t = board(RUIN.replace("you box XA-31", "you box T-1"), strong).answer("attack T-1 XA-33", "pass", "pass")
    assert (t.cards(ME, "removed"), t.points) == (["XA-33"], [100, 100])


@pytest.mark.rule("A-13.4")
def test_it_happens_right_after_the_card_was_removed():
    """Removed first, then the points."""
    t = board(RUIN).answer("attack XA-31 XA-01", "pass", "pass")
    keys = [event.key for event in t.events() if event.key in ("destroyed", "points-lost", "battle-ends")]
    assert keys == ["destroyed", "points-lost", "battle-ends"]


@pytest.mark.rule("A-13.1", "A-14.3")
def test_what_cannot_be_destroyed_stays():
    """Hold On: beaten to 0, it stays in play."""
    hold = command("T-3", "use at battle: not_destroyed me until end_of_battle")
    strong = digimon("T-1", speed=9, skills={"A": 2000, "B": 2000, "C": 2000})
    text = "phase battle\nme box XA-01\nme hand T-3\nyou box T-1\nyou fill XA-02"
    t = board(text, hold, strong).answer("attack T-1 XA-01", "pass", "use T-3", "pass", "pass")
    assert (t.boxes(ME), t.rules_cited("not-destroyed")) == (["XA-01"], {"A-14.3"})
