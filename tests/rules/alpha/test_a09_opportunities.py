"""A-9: one opportunity for every Digimon, by speed."""

import pytest

from alpha.board import ME, YOU, board
from alpha.made import command, digimon

LINE = """phase battle
          me box XA-01
          me box XA-11
          you box XA-05
          you box XA-03
          you fill XA-02"""


@pytest.mark.rule("A-9.1")
@pytest.mark.primer("alpha/29")
def test_all_digimon_act_by_speed():
    """Gustlet 6, Blazehorn 5, Emberling 4, Thornkit 3."""
    t = board(LINE)
    order = []
    while t.turn() == 2:
        order.append((t.choice.seat, t.choice.kind))
        t.answer("pass")
    assert order == [(seat, "opportunity") for seat in (YOU, ME, ME, YOU)]
    assert [event.amount for event in t.events("opportunity")] == [6, 5, 4, 3]


@pytest.mark.rule("A-9.1")
def test_equal_speeds_of_one_player_go_from_left_to_right():
    """Brinepup before Blazehorn, as they stand."""
    t = board("phase battle\nme box XA-02\nme box XA-11\nyou box XA-03")
    assert t.game.table.card(ME, t.choice.card) == t.find("XA-02")
    t.answer("pass")
    assert t.game.table.card(ME, t.choice.card) == t.find("XA-11")


SLOW = command("T-1", "use at battle: choose $a: 1 {speed < 5} from me.boxes; add_speed $a 9 until end_of_turn")
LATER = (
    "phase battle\nme box XA-11\nme box XA-03\nme box XA-01\nme hand T-1\nyou box XA-02\nyou box XA-05\nyou fill XA-02"
)


def after_a_change(switch=""):
    """Gustlet has attacked Blazehorn directly; in the window Thornkit (3) was made faster than all: who is next?"""
    t = board(switch + LATER, SLOW).answer("attack XA-05 XA-11", "pass", "use T-1", "pick XA-03", "pass", "pass")
    return t


@pytest.mark.rule("A-9.1")
@pytest.mark.case("alpha/switch/speed_order=dynamic")
def test_the_order_is_looked_at_anew():
    """Thornkit, now 12, before Brinepup (5)."""
    t = after_a_change()
    assert t.game.table.card(ME, t.choice.card) == t.find("XA-03")


@pytest.mark.rule("A-9.1")
@pytest.mark.case("alpha/switch/speed_order=fixed")
def test_or_it_is_that_of_the_beginning():
    """Brinepup first."""
    t = after_a_change("switch speed_order fixed\n")
    assert (t.choice.seat, t.game.table.card(YOU, t.choice.card)) == (YOU, t.find("XA-02", YOU))


@pytest.mark.rule("A-9.1")
@pytest.mark.parametrize(("switch", "told"), [("", None), ("switch speed_order fixed\n", 3)])
def test_the_speed_by_which_a_digimon_acts_is_told_where_another_one_is_seen(switch, told):
    """Thornkit, printed 3, is 12 now."""
    t = after_a_change(switch)
    notes = next(card.notes for card in t.game.view(YOU).zone(ME, "digimon_boxes").cards if card.key.endswith("xa-03"))
    assert (notes["speed"], notes.get("order")) == (12, told)


@pytest.mark.rule("A-9.2")
@pytest.mark.primer("alpha/30")
def test_attack_alpha_attack_or_pass():
    """With a supporter in the same field all three are offered."""
    t = board("phase battle\nme box XA-11\nme box XA-01\nme slot XA-41\nyou box XA-03")
    assert t.options() == ["pass", "attack XA-11", "attack XA-11 XA-03", "alpha XA-11"]
    assert t.choice.rule == "A-9.2"


@pytest.mark.rule("A-9.2")
def test_a_sideways_digimon_s_opportunity_is_skipped():
    """Only the other one is asked."""
    t = board("phase battle\nme box XA-11 sideways\nme box XA-01\nyou box XA-03")
    assert t.game.table.card(ME, t.choice.card) == t.find("XA-01")
    assert [event.rule for event in t.events("opportunity-skipped")] == ["A-9.2"]


PASS = "phase battle\nme box XA-11\nme fill XA-01\nyou box XA-03\nyou fill XA-02"


@pytest.mark.rule("A-9.3")
def test_a_pass_leaves_it_upright_without_a_second_opportunity():
    """It could still block or support; it is not asked again."""
    t = board(PASS).answer("pass")
    assert (t.sideways(ME), t.had(ME), t.asked) == ([], ["XA-11"], (YOU, "opportunity"))
    t.answer("pass")
    assert t.turn() == 3


@pytest.mark.rule("A-9.3")
@pytest.mark.case("alpha/switch/pass_taps=true")
def test_or_a_pass_turns_it_sideways():
    """The other value."""
    assert board("switch pass_taps true\n" + PASS).answer("pass").sideways(ME) == ["XA-11"]


@pytest.mark.rule("A-9.4")
def test_the_turn_ends_when_all_have_had_their_opportunity():
    """Nothing is discarded then."""
    t = board("phase battle\nme box XA-11\nme slot XA-44\nme fill XA-01\nyou box XA-03").answer("pass", "pass")
    assert (t.turn(), t.rules_cited("turn-ends")) == (3, {"A-9.4"})
    assert (t.boxes(ME), t.slots(ME), t.count(ME, "dark_area")) == (["XA-11"], ["XA-44"], 0)


def test_an_effect_gives_one_more_opportunity():
    """To a Digimon that has had its own and was turned upright again."""
    again = digimon(
        "T-2",
        "when attack_over once per turn: extra_opportunity self; turn_upright self",
        speed=9,
        skills={"A": 900, "B": 900, "C": 900},
    )
    t = board("phase battle\nme box T-2\nyou box XA-03\nyou box XA-01", again).answer(
        "attack T-2 XA-03", "pass", "pass"
    )
    assert t.asked == (ME, "opportunity")
    assert t.game.table.card(ME, t.choice.card) == t.find("T-2")
