"""Why a card or chip of Appmon cannot be used now: every reason, whatever is being asked."""

import pytest

from appmon.board import ME, YOU, board, start
from appmon.made import appmon, option

PREPARING = """me box XP-01
               me hand XP-02 XP-11 XP-52
               me slot XP-55
               me chips XPC-1
               you box XP-03
               you hand XP-04
               you chips XPC-2"""


@pytest.mark.rule("P-6.1")
def test_while_hand_cards_are_discarded():
    """A picked card, one that was passed by, a card elsewhere: each says so, and what else bars it."""
    t = board(PREPARING)
    assert (t.choice.kind, t.reasons(ME, "XP-02")) == ("discard_hand", [])
    assert t.reasons(ME, "XP-55") == [("choice-first", "P-6.1"), ("open-timing", "P-8.2")]
    assert t.reasons(ME, "XPC-1") == [("choice-first", "P-6.1"), ("chip-moment", "P-7.3")]
    t.answer("pick XP-11")
    assert t.reasons(ME, "XP-11") == [("card-picked", "P-6.1"), ("declare-moment", "P-6.5")]
    assert t.reasons(ME, "XP-02") == [("pick-order", "P-6.1"), ("exchange-moment", "P-6.4")]


@pytest.mark.rule("P-6.9")
def test_while_the_other_one_prepares():
    """It is not my turn to answer; my cards say what bars them besides."""
    t = board(PREPARING).until("discard_hand", YOU)
    assert t.reasons(ME, "XP-11") == [("not-asked", "P-6.9"), ("declare-moment", "P-6.5")]
    assert t.reasons(ME, "XP-52") == [("not-asked", "P-6.9"), ("set-moment", "P-6.7")]


@pytest.mark.rule("P-6.5")
def test_while_fusions_are_declared():
    """A card of another grade, one without material, a declared one, a material."""
    t = board(PREPARING).until("declare", ME)
    assert t.reasons(ME, "XP-52") == [("choice-first", "P-6.5"), ("set-moment", "P-6.7")]
    t.answer("pick XP-11")
    assert t.reasons(ME, "XP-11") == [("card-picked", "P-6.6")]
    assert t.reasons(ME, "XP-52")[0] == ("choice-first", "P-6.6")
    t.answer("material XP-02")
    assert t.reasons(ME, "XP-02")[0] == ("card-picked", "P-6.5")


@pytest.mark.rule("P-7.4", "P-7.5")
def test_in_the_fusion_phase():
    """The next one, one that waits behind it, a material, a base once a fusion was tried."""
    t = board("""phase fusion
                 me box XP-01
                 me hand XP-04
                 me fusion XP-11 with XP-02
                 me fusion XP-21 with XP-13
                 you box XP-03""")
    assert (t.reasons(ME, "XP-11"), t.reasons(ME, "XP-04")) == ([], [])
    assert t.reasons(ME, "XP-21") == [("fusion-not-next", "P-7.5")]
    assert t.reasons(ME, "XP-02") == [("card-is-material", "P-7.5")]
    t.answer("fuse XP-11")
    assert t.reasons(ME, "XP-04") == [("exchange-evolved", "P-6.4")]


@pytest.mark.rule("P-8.2", "P-9.1")
def test_in_the_window_while_the_other_one_acts():
    """An option in a slot, and a card that could be linked, bar nothing but the turn."""
    t = board("phase battle\nfirst me\nme box XP-01\nme hand XP-02\nme slot XP-52\nyou box XP-03")
    assert t.asked == (YOU, "window")
    assert t.reasons(ME, "XP-52") == [("not-asked", "P-8.2")]
    assert t.reasons(ME, "XP-02") == [("not-asked", "P-8.2")]


@pytest.mark.rule("P-8.2")
def test_an_option_that_cannot_be_used():
    """Open already; nothing to use; barred by an effect; a second one of its name."""
    mute = option("T-1", "use at battle limit end_of_turn: forbid opponent options until end_of_turn")
    still = option("T-2", "static: add_attack me 10")
    t = board(
        "phase battle\nfirst me\nme box XP-01\nme slot XP-52\nme slot T-2\nyou box XP-03\nyou slot T-1", mute, still
    )
    t.answer("open T-1")
    assert t.reasons(YOU, "T-1") == [("open-already", "P-8.2")]
    t.answer("pass")
    assert t.reasons(ME, "XP-52") == [("use-forbidden", "P-8.2")]
    assert t.reasons(ME, "T-2") == [("open-nothing", "P-8.2")]
    t = board("phase battle\nfirst you\nme box XP-01\nme slot XP-611 open\nme slot XP-611\nyou box XP-03")
    hidden = t.pile(ME, "option_slots")[1]
    (reason,) = t.game.why_not(ME, t.game.table.handles[ME][hidden])
    assert (reason.key, reason.rule) == ("open-only-one", "P-8.2")


@pytest.mark.rule("P-2.4", "P-6.8")
def test_the_cards_of_the_box():
    """Face down, covered, without anything to use."""
    t = board("phase fusion\nswitch flip own\nme box XP-01\nme hand XP-02\nyou box XP-03 down")
    assert t.reasons(YOU, "XP-03") == [("not-asked", "P-7.4"), ("box-face-down", "P-6.8")]
    t = board("phase battle\nfirst you\nme box XP-01 > XP-11\nyou box XP-03")
    assert t.reasons(ME, "XP-01") == [("box-covered", "P-2.4")]
    assert t.reasons(ME, "XP-11") == [("card-does-nothing", "P-8.2")]


@pytest.mark.rule("P-8.2")
def test_an_ability_that_cannot_be_used():
    """Before the battle; barred; silenced."""
    able = appmon("T-1", "activate at battle: draw me 1")
    bar = option("T-2", "use at battle limit at_use: forbid opponent abilities until end_of_turn")
    t = board("me box T-1\nme hand XP-02\nyou box XP-03", able)
    assert ("ability-timing", "P-8.2") in t.reasons(ME, "T-1")
    t = board("phase battle\nfirst me\nme box T-1\nyou box XP-03\nyou slot T-2\nyou slot XP-610", able, bar)
    t.answer("open T-2", "open XP-610", "pass")
    assert t.reasons(ME, "T-1") == [("use-forbidden", "P-8.2"), ("ability-silenced", "P-8.2")]


@pytest.mark.rule("P-9.1", "P-10.4")
def test_a_card_that_is_linked():
    """It lies there until the point phase."""
    t = board("phase battle\nfirst you\nme box XP-01\nme hand XP-02\nyou box XP-03").answer("link XP-02")
    assert t.reasons(ME, "XP-02") == [("card-is-linked", "P-9.1")]


@pytest.mark.rule("P-2.1", "P-2.3")
def test_cards_of_the_other_seat_and_out_of_sight():
    """A seat learns nothing of what it does not see."""
    t = board("phase battle\nfirst you\nme box XP-01\nyou box XP-03\nyou slot XP-52\nyou chips XPC-2\nme chips XPC-1")
    theirs = t.pile(YOU, "option_slots")[0]
    (reason,) = t.game.why_not(ME, t.game.table.handles[ME][theirs])
    assert (reason.key, reason.rule) == ("card-unseen", "P-2.8")
    base = t.pile(YOU, "appmon_box")[0]
    (reason,) = t.game.why_not(ME, t.game.table.handles[ME][base])
    assert reason.key == "card-not-yours"
    (reason,) = t.game.why_not(ME, 999)
    assert (reason.key, reason.rule) == ("card-out-of-sight", "P-2.3")


@pytest.mark.rule("P-11.1")
def test_when_the_game_is_over():
    """Nothing can be used any more."""
    t = board("phase battle\nme points 10\nme box XP-01\nme slot XP-52\nyou box XP-03").answer("pass", "pass")
    assert t.reasons(ME, "XP-52") == [("game-is-over", "P-11.1")]


@pytest.mark.rule("P-4.1")
def test_while_the_base_is_chosen():
    """Any other card is none."""
    t = start()
    assert t.reasons(ME, "XP-11")[-1] == ("start-base", "P-4.1")
