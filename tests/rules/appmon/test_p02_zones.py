"""P-2: the zones, and who sees what lies in them."""

import pytest

from appmon.board import ME, YOU, board, start
from appmon.made import option


@pytest.mark.rule("P-2.1", "P-4.2")
def test_the_marker_of_the_gauge_is_a_card_that_nobody_knows():
    """From 100 down to 0 in tens; what is removed is stacked there, out of play."""
    t = start()
    while t.phase() == "setup":
        t.passive()
    assert t.points == [100, 100]
    for seat in (ME, YOU):
        assert t.count(seat, "point_gauge") == 1
        assert t.game.view(ME).zone(seat, "point_gauge").cards == []


@pytest.mark.rule("P-2.1")
def test_what_is_stacked_on_the_gauge_is_removed():
    """It is in no other zone, and does not come back with the discard pile."""
    stow = option("T-1", "use at battle limit at_use: choose $a: 1 from me.hand; to_gauge $a")
    t = board("phase battle\nfirst you\nme box XP-01\nme hand XP-05\nme slot T-1\nme deck 0\nyou box XP-03", stow)
    t.answer("open T-1", "pick XP-05").next_turn()
    assert t.cards(ME, "removed") == ["XP-05"]
    # Thirty less base, gauge card and the removed one.
    assert t.count(ME, "deck") == 27
    assert t.count(ME, "discard_pile") == 0


@pytest.mark.rule("P-2.3")
def test_nobody_may_look_through_a_discard_pile():
    """Not even its owner, who saw the cards fall."""
    t = board("me box XP-01\nme hand XP-05 XP-08\nyou box XP-03").answer("pick XP-05", "done")
    assert t.cards(ME, "discard_pile") == ["XP-05"]
    for seat in (ME, YOU):
        assert t.game.view(seat).zone(ME, "discard_pile").cards == []
        assert t.game.view(seat).zone(ME, "discard_pile").count == 1


@pytest.mark.rule("P-2.3")
def test_what_is_discarded_from_a_hand_goes_unseen():
    """The other seat sees only how many cards they are."""
    t = board("me box XP-01\nme hand XP-05 XP-08\nyou box XP-03").answer("pick XP-05", "done")
    (mine,), (yours,) = t.events("discarded", ME), t.events("discarded", YOU)
    assert (mine.amount, [card.key for card in mine.cards]) == (1, ["appmon-practice/xp-05"])
    assert (yours.amount, [card.key for card in yours.cards]) == (1, [None])


@pytest.mark.rule("P-2.4")
def test_the_top_card_of_the_box_fights():
    """Seekmaster on Lookling: B, 520/440/300."""
    t = board("phase battle\nme box XP-01 > XP-11\nyou box XP-01")
    assert (t.box(ME), t.power(ME), t.letter(YOU)) == ("XP-01>XP-11", 520, "B")
    assert t.reasons(ME, "XP-01")[-1] == ("box-covered", "P-2.4")


@pytest.mark.rule("P-2.4", "P-7.5")
def test_only_the_latest_form_lies_on_the_base():
    """Gaia Engine replaces Seekmaster; Lookling stays below."""
    t = board("phase fusion\nme box XP-01 > XP-11\nme fusion XP-21 with XP-13\nyou box XP-03").answer("fuse XP-21")
    assert t.box(ME) == "XP-01>XP-21"


@pytest.mark.rule("P-2.7", "P-6.7")
@pytest.mark.primer("appmon/16")
@pytest.mark.case("appmon/switch/option_slots=3")
def test_there_are_three_option_slots():
    """A fourth option finds no place."""
    t = board("me box XP-01\nme hand XP-51 XP-52 XP-53 XP-54\nyou box XP-03").until("set_options", ME)
    t.answer("pick XP-51", "pick XP-52", "pick XP-53")
    assert not t.offers("pick XP-54")
    assert t.reasons(ME, "XP-54")[0] == ("set-no-slot", "P-2.7")
    t.answer("done")
    assert t.slots(ME) == ["XP-51", "XP-52", "XP-53"]


@pytest.mark.rule("P-2.7")
@pytest.mark.case("appmon/switch/option_slots=any number")
@pytest.mark.parametrize("number", [1, 2, 5])
def test_there_may_be_any_number_of_slots(number):
    """`option_slots`: as many options can be set, and no more."""
    hand = "XP-51 XP-52 XP-53 XP-54 XP-55 XP-601"
    t = board(f"switch option_slots {number}\nme box XP-01\nme hand {hand}\nyou box XP-03").until("set_options", ME)
    for card in hand.split()[:number]:
        t.answer(f"pick {card}")
    assert t.options() == ["done", "back"]


@pytest.mark.rule("P-2.8")
def test_the_opponent_sees_how_many_chips_are_left_and_not_which():
    """A second hand."""
    t = board("me box XP-01\nme chips XPC-1 XPC-3\nyou box XP-03\nyou chips XPC-2")
    mine, theirs = t.game.view(ME).zone(ME, "chip_hand"), t.game.view(YOU).zone(ME, "chip_hand")
    assert [card.key for card in mine.cards] == ["appmon-practice/xpc-1", "appmon-practice/xpc-3"]
    assert (theirs.count, theirs.cards) == (2, [])
