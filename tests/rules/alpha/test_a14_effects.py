"""A-14: effects."""

import pytest

from alpha.board import ME, YOU, board
from alpha.duels import DUEL, duel, fighter
from alpha.made import command, option


@pytest.mark.rule("A-14.1")
def test_text_on_a_card_beats_the_rules():
    """A slower Digimon that blocks whatever the speeds (A-10.3)."""
    wall = fighter("T-3", 100, "static: block_any_speed self")
    t = board(DUEL + "you box T-3\n", fighter("T-1"), fighter("T-2"), wall).answer("attack T-1")
    assert t.options() == ["none", "block T-3"]


@pytest.mark.rule("A-14.2")
def test_a_continuous_effect_lasts_while_its_card_lies_open():
    """Face down it gives nothing, open it does, gone it does not."""
    band = option("T-3", "static: add_speed {kind digimon, owner me} 3")
    assert board("me box XA-01\nme hand T-3\nyou box XA-02", band).speed("XA-01") == 4
    t = board("me box XA-01\nme slot T-3\nyou box XA-02", band)
    assert t.speed("XA-01") == 7
    t.until("discard_play").answer("pick T-3", "done")
    assert t.speed("XA-01") == 4


@pytest.mark.rule("A-14.2")
def test_a_triggered_effect_is_mandatory_unless_it_says_may():
    """Turned up at 2-A."""
    must = option("T-3", "when opened: lose_points me 10")
    may = option("T-4", "when opened may: lose_points me 10")
    assert board("phase evolution\nme box XA-01\nme slot T-3 down\nyou box XA-02", must).points[ME] == 90
    t = board("phase evolution\nme box XA-01\nme slot T-4 down\nyou box XA-02", may)
    assert (t.asked, t.options()) == ((ME, "trigger_may"), ["yes", "no"])
    assert t.answer("no").points[ME] == 100


@pytest.mark.rule("A-14.2")
@pytest.mark.parametrize(("clause", "times"), [("", 1), (" at_most 2", 2)])
def test_a_usable_effect_is_used_once_a_turn_unless_stated(clause, times):
    """In two windows of one turn."""
    mine = fighter("T-1", 100, f"activate at battle{clause}: gain_points me 1")
    t = duel("me points 50\n", mine=mine)
    used = 0
    while t.offers("activate T-1"):
        t.answer("activate T-1", "pass")
        used += 1
    assert (used, t.points[ME]) == (times, 50 + times)


@pytest.mark.rule("A-14.2")
def test_what_was_used_this_turn_can_be_used_in_the_next():
    """Its bound is the turn."""
    mine = fighter("T-1", 100, "activate at battle: gain_points me 1", hp=2000)
    t = duel("me points 50\nyou points 50\n", mine=mine).answer("activate T-1", "pass", "pass")
    t.next_turn().until("opportunity", ME).answer("attack T-1 T-2")
    assert t.offers("activate T-1")


@pytest.mark.rule("A-14.3")
def test_cannot_beats_can():
    """One effect lets it block whatever the speeds, another one forbids it to block."""
    wall = fighter("T-3", 100, "static: block_any_speed self; cannot self block")
    t = board(DUEL + "you box T-3\n", fighter("T-1"), fighter("T-2"), wall).answer("attack T-1")
    assert t.points[YOU] == 90


@pytest.mark.rule("A-14.4")
def test_this_battle_ends_with_the_battle_and_this_turn_with_the_turn():
    """Two Commands on one Digimon."""
    battle = command("T-3", "use at battle: add_speed me 1 until end_of_battle")
    turn = command("T-4", "use at battle: add_speed me 5 until end_of_turn")
    t = duel("me hand T-3 T-4\nyou box XA-03\n", battle, turn)
    t.answer("use T-3", "pass", "use T-4", "pass")
    assert t.speed("T-1") == 15
    t.answer("pass")
    assert t.speed("T-1") == 14
    assert t.next_turn().speed("T-1") == 9


FACTOR = [
    command("T-3", "use at battle: add_attack me 50 until end_of_battle"),
    command("T-4", "use at battle: multiply_attack me 2 until end_of_battle"),
    command("T-5", "use at battle: set_power me 200 until end_of_battle"),
    command("T-6", "use at battle: subtract_attack me 30 until end_of_battle"),
]


@pytest.mark.rule("A-14.5")
@pytest.mark.parametrize(
    ("used", "power"),
    [
        (["T-3", "T-4"], 250),
        (["T-4", "T-3"], 250),
        (["T-4", "T-5", "T-3"], 450),
        (["T-3", "T-6", "T-4", "T-5"], 420),
        (["T-4", "T-4"], 400),
    ],
)
def test_set_then_multiply_then_add_whatever_the_order_of_use(used, power):
    """Of a printed power of 100: +50, x2, =200, -30."""
    t = duel(f"me hand {' '.join(used)}\n", *FACTOR)
    for number in used:
        t.answer(f"use {number}", "pass")
    assert t.power(ME) == power


@pytest.mark.rule("A-14.5")
def test_among_one_kind_the_order_of_use_counts():
    """The last number that was set."""
    other = command("T-7", "use at battle: set_power me 300 until end_of_battle")
    t = duel("me hand T-5 T-7\n", *FACTOR, other).answer("use T-5", "pass", "use T-7")
    assert t.power(ME) == 300


@pytest.mark.rule("A-14.6")
def test_an_effect_is_carried_out_as_far_as_possible():
    """Three cards to draw, two in the deck; then it goes on."""
    draw = option("T-3", "when opened: draw me 3; gain_points me 10")
    t = board("phase evolution\nme points 50\nme box XA-01\nme slot T-3 down\nme net_ocean 2\nyou box XA-02", draw)
    assert (t.count(ME, "hand"), t.count(ME, "net_ocean"), t.points[ME]) == (2, 0, 60)


@pytest.mark.rule("A-14.6")
def test_a_player_discards_as_many_as_there_are():
    """Two of one card."""
    loss = option("T-3", "when opened: discard_hand opponent 2")
    t = board("phase evolution\nme box XA-01\nme slot T-3 down\nyou box XA-02\nyou hand XA-51", loss)
    assert (t.asked, t.choice.rule) == ((YOU, "discard_exactly"), "A-14.6")
    assert t.answer("pick XA-51").count(YOU, "hand") == 0
