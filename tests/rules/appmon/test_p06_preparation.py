"""P-6: discard, refill, exchange, declare, lay materials, set options, turn up; who does so when."""

import pytest

from appmon.board import ME, YOU, board
from appmon.made import option

BOTH_READY = """first {first}
                switch prep_interleave {value}
                me box XP-01
                me hand XP-02
                me slot XP-52
                you box XP-03
                you hand XP-04
                you slot XP-52"""

# The questions of one seat's Preparation, in the groups that S2 goes by.
STEPS = [("discard_hand", "discard_slots", "refill"), ("exchange",), ("declare",), ("set_options",)]


def preparation(t):
    """Seat and kind of every question of this Preparation, everybody passive."""
    asked = []
    while t.phase() == "preparation":
        asked.append(t.asked)
        t.passive()
    return asked


@pytest.mark.rule("P-6.1")
@pytest.mark.primer("appmon/13")
def test_any_hand_cards_may_be_discarded():
    """One by one in ascending order, carried out as a whole."""
    t = board("me box XP-01\nme hand XP-02 XP-04 XP-05\nyou box XP-03")
    assert t.asked == (ME, "discard_hand")
    t.answer("pick XP-02", "pick XP-05", "done")
    assert (t.cards(ME, "hand"), t.cards(ME, "discard_pile")) == (["XP-04"], ["XP-02", "XP-05"])
    assert t.rules_cited("discarded") == {"P-6.1"}


@pytest.mark.rule("P-6.2")
@pytest.mark.primer("appmon/13")
def test_any_own_options_may_be_discarded_from_the_slots():
    """Face down or open."""
    t = board("me box XP-01\nme slot XP-52\nme slot XP-662 open\nyou box XP-03")
    t.answer("pick XP-52", "pick XP-662", "done")
    assert (t.slots(ME), t.cards(ME, "discard_pile")) == ([], ["XP-52", "XP-662"])
    assert t.rules_cited("discarded") == {"P-6.2"}


@pytest.mark.rule("P-6.2")
def test_an_open_option_may_forbid_it():
    """A card that says so stays."""
    t = board("me box XP-01\nme slot XP-52\nme slot XP-638 open\nyou box XP-03")
    assert not t.offers("pick XP-638")
    assert t.reasons(ME, "XP-638")[0] == ("slot-kept", "P-6.2")


@pytest.mark.rule("P-6.3", "P-10.6")
@pytest.mark.primer("appmon/13")
@pytest.mark.parametrize(("deck", "drawn"), [(10, 4), (4, 4), (3, 3)])
def test_the_hand_is_refilled_to_six_or_not_at_all(deck, drawn):
    """Two cards in hand; a short deck gives what it has."""
    t = board(f"me box XP-01\nme hand XP-02 XP-04\nme deck {deck}\nyou box XP-03").until("refill", ME).answer("yes")
    assert t.count(ME, "hand") == 2 + drawn
    assert t.events("drawn")[0].rule == "P-6.3"
    t = board(f"me box XP-01\nme hand XP-02 XP-04\nme deck {deck}\nyou box XP-03").until("refill", ME).answer("no")
    assert (t.count(ME, "hand"), t.asked) == (2, (ME, "exchange"))


@pytest.mark.rule("P-6.3")
@pytest.mark.parametrize("cards", [6, 28])
def test_there_is_no_refill_for_a_full_hand_nor_from_an_empty_deck(cards):
    """Six cards need none; with twenty-eight the deck is empty as well."""
    t = board("me box XP-01\nme hand" + " XP-02" * cards + "\nyou box XP-03").answer("done")
    assert t.asked == (ME, "exchange")


@pytest.mark.rule("P-6.4")
@pytest.mark.primer("appmon/14")
@pytest.mark.case("appmon/P-C12")
@pytest.mark.case("appmon/switch/exchange_moment=at_once")
def test_c12_exchange_at_once():
    """Waymote is laid face down on Lookling, which is in the discard pile at once."""
    t = board("me box XP-01\nme hand XP-02\nyou box XP-03").until("exchange", ME).answer("pick XP-02")
    assert (t.box(ME), t.cards(ME, "discard_pile")) == ("XP-02", ["XP-01"])
    assert t.face_down(ME, "appmon_box") == 1
    assert t.rules_cited("base-replaced") == {"P-6.4"}


@pytest.mark.rule("P-6.4", "P-6.8")
@pytest.mark.case("appmon/P-C12s")
@pytest.mark.case("appmon/switch/exchange_moment=at_flip")
def test_c12s_exchange_at_the_flip():
    """Lookling stays below until both are ready."""
    t = board("switch exchange_moment at_flip\nme box XP-01\nme hand XP-02\nyou box XP-03").until("exchange", ME)
    t.answer("pick XP-02")
    assert (t.box(ME), t.cards(ME, "discard_pile")) == ("XP-01>XP-02", [])
    while t.phase() == "preparation":
        t.passive()
    assert (t.box(ME), t.cards(ME, "discard_pile")) == ("XP-02", ["XP-01"])


@pytest.mark.rule("P-6.4")
def test_the_base_is_exchanged_only_while_it_is_on_top():
    """Under Seekmaster it stays."""
    t = board("me box XP-01 > XP-11\nme hand XP-02\nyou box XP-03")
    assert t.reasons(ME, "XP-02") == []  # it can be discarded
    t.answer("done", "no")
    assert t.asked == (ME, "declare")
    assert ("exchange-evolved", "P-6.4") in t.reasons(ME, "XP-02")


@pytest.mark.rule("P-6.4")
def test_a_base_may_be_exchanged_again_and_again():
    """Each replaces the one before."""
    t = (
        board("me box XP-01\nme hand XP-02 XP-04\nyou box XP-03")
        .until("exchange", ME)
        .answer("pick XP-02", "pick XP-04")
    )
    assert (t.box(ME), t.cards(ME, "discard_pile")) == ("XP-04", ["XP-01", "XP-02"])


@pytest.mark.rule("P-6.5", "P-6.6")
@pytest.mark.primer("appmon/15")
def test_cards_of_the_next_grades_are_declared_in_order_each_with_its_material():
    """Seekmaster with Waymote on Lookling, then Gaia Engine with Tokenaut; all face down."""
    t = board("me box XP-01\nme hand XP-11 XP-21 XP-02 XP-13 XP-31\nyou box XP-03").until("declare", ME)
    assert t.offers("pick XP-11")
    assert not t.accepts("pick XP-21")
    assert t.reasons(ME, "XP-21")[0] == ("declare-grade", "P-6.5")
    t.answer("pick XP-11")
    assert t.options() == ["material XP-02", "back"]
    t.answer("material XP-02", "pick XP-21", "material XP-13", "done")
    assert t.cards(ME, "fusion_box") == ["XP-11", "XP-21"]
    assert t.cards(ME, "power_box") == ["XP-02", "XP-13"]
    assert [t.face_down(ME, zone) for zone in ("fusion_box", "power_box")] == [2, 2]
    assert (t.rules_cited("declared"), t.rules_cited("materials-laid")) == ({"P-6.5"}, {"P-6.6"})
    assert [card.key for card in t.events("declared", YOU)[0].cards] == [None]


@pytest.mark.rule("P-6.5")
def test_nothing_is_declared_on_a_god():
    """There is no grade above it: nothing is asked."""
    t = board("me box XP-01 > XP-31\nme hand XP-11\nyou box XP-03").answer("done", "no")
    assert t.asked == (ME, "set_options")


@pytest.mark.rule("P-6.6", "P-7.6")
def test_a_material_that_does_not_fit_may_be_laid_too():
    """The list leaves it out; it is accepted, and the fusion will fail."""
    t = board("me box XP-01\nme hand XP-11 XP-03\nyou box XP-03").until("declare", ME)
    assert not t.offers("pick XP-11")
    t.answer("pick XP-11")
    assert not t.offers("material XP-03")
    t.answer("material XP-03", "done")
    assert t.cards(ME, "power_box") == ["XP-03"]


@pytest.mark.rule("P-6.6")
def test_a_run_may_be_taken_back_step_by_step():
    """Nothing has been shown."""
    t = board("me box XP-01\nme hand XP-11 XP-02\nyou box XP-03").until("declare", ME)
    t.answer("pick XP-11", "material XP-02", "back", "done")
    assert (t.cards(ME, "fusion_box"), t.cards(ME, "hand")) == ([], ["XP-11", "XP-02"])


@pytest.mark.rule("P-6.7")
@pytest.mark.primer("appmon/16")
@pytest.mark.case("appmon/switch/options_from_hand=false")
def test_options_are_set_face_down():
    """In battle they are used from there, not from hand."""
    t = board("me box XP-01\nme hand XP-52 XP-55\nyou box XP-03").until("set_options", ME).answer("pick XP-52", "done")
    assert (t.slots(ME), t.face_down(ME, "option_slots")) == (["XP-52"], 1)
    assert [card.key for card in t.events("options-set", YOU)[0].cards] == [None]
    t.until("window", ME)
    assert t.offers("open XP-52")
    assert not t.offers("open XP-55")
    assert ("set-moment", "P-6.7") in t.reasons(ME, "XP-55")


@pytest.mark.rule("P-6.7", "P-10.4")
@pytest.mark.primer("appmon/02")
@pytest.mark.case("appmon/switch/options_from_hand=true")
def test_options_may_be_used_straight_from_hand():
    """`options_from_hand`: like α's Commands; it leaves in the point phase."""
    t = board("switch options_from_hand true\nphase battle\nfirst you\nme box XP-01\nme hand XP-52\nyou box XP-03")
    t.answer("open XP-52")
    assert (t.power(ME), t.cards(ME, "hand"), t.slots(ME)) == (180 + 100, [], ["XP-52"])
    t.next_turn()
    assert (t.slots(ME), t.cards(ME, "discard_pile")) == ([], ["XP-52"])


@pytest.mark.rule("P-6.7", "P-2.7")
def test_an_option_that_stays_needs_a_slot_also_from_hand():
    """One that leaves in the point phase does not."""
    keep = option("T-1", "use at battle limit stays", "static: add_attack me 40")
    t = board("switch options_from_hand true\nswitch option_slots 1\nphase battle\nfirst you\nme box XP-01\n"
              "me slot XP-52\nme hand XP-55 T-1\nyou box XP-03", keep)  # fmt: skip
    assert t.offers("open XP-55")
    assert not t.offers("open T-1")
    assert ("open-no-slot", "P-2.7") in t.reasons(ME, "T-1")


@pytest.mark.rule("P-6.8")
@pytest.mark.primer("appmon/17")
@pytest.mark.case("appmon/switch/flip=together")
def test_face_down_bases_are_turned_up_together():
    """When both are ready: before the first player is asked."""
    t = board("phase fusion\nme box XP-01 down\nme hand XP-02\nyou box XP-03 down\nyou hand XP-04")
    assert t.asked == (ME, "fusion")
    assert [t.face_down(seat, "appmon_box") for seat in (ME, YOU)] == [0, 0]
    assert [event.seat for event in t.events("base-turned-up")] == [ME, YOU]
    assert t.rules_cited("base-turned-up") == {"P-6.8"}


@pytest.mark.rule("P-6.8")
@pytest.mark.case("appmon/switch/flip=own")
def test_each_may_turn_up_before_the_own_fusions():
    """`flip = own`: the second player's base is still hidden while the first one decides."""
    t = board("switch flip own\nphase fusion\nme box XP-01 down\nme hand XP-02\nyou box XP-03 down\nyou hand XP-04")
    assert t.asked == (ME, "fusion")
    assert [t.face_down(seat, "appmon_box") for seat in (ME, YOU)] == [0, 1]
    t.answer("done")
    assert (t.asked, t.face_down(YOU, "appmon_box")) == ((YOU, "fusion"), 0)


@pytest.mark.rule("P-6.9")
@pytest.mark.primer("appmon/12")
@pytest.mark.case("appmon/switch/prep_interleave=false")
@pytest.mark.parametrize(("first", "leader"), [("me", ME), ("you", YOU)])
def test_the_first_player_prepares_wholly_before_the_second(first, leader):
    """`prep_interleave = false`."""
    kinds = [kind for group in STEPS for kind in group]
    t = board(BOTH_READY.format(first=first, value="false"))
    assert preparation(t) == [(seat, kind) for seat in (leader, 1 - leader) for kind in kinds]


@pytest.mark.rule("P-6.9")
@pytest.mark.primer("appmon/12")
@pytest.mark.case("appmon/switch/prep_interleave=true")
@pytest.mark.parametrize(("first", "leader"), [("me", ME), ("you", YOU)])
def test_preparation_may_go_step_by_step_in_turn(first, leader):
    """`prep_interleave = true`: both do one step, then both the next."""
    t = board(BOTH_READY.format(first=first, value="true"))
    assert preparation(t) == [(seat, kind) for group in STEPS for seat in (leader, 1 - leader) for kind in group]
