"""Why a card cannot be used now: every reason, whatever is being asked."""

import pytest

from alpha.board import ME, YOU, board
from alpha.made import command, digimon, option

PREPARING = """me box XA-11
               me box XA-01
               me slot XA-44
               me hand XA-05 XA-51
               me dark XA-02
               me removed XA-12
               you box XA-02"""


@pytest.mark.rule("A-7.4", "A-7.12")
def test_while_hand_cards_are_discarded():
    """What is offered, picked, passed by, in play, and out of play."""
    t = board(PREPARING)
    assert (t.choice.kind, t.reasons(ME, "XA-05"), t.reasons(ME, "XA-51")) == ("discard_hand", [], [])
    t.answer("pick XA-51")
    assert t.reasons(ME, "XA-51") == [("card-picked", "A-7.4"), ("command-moment", "A-12.4")]
    assert t.reasons(ME, "XA-05") == [("pick-not-listed", "A-7.4"), ("place-moment", "A-7.12")]
    assert t.reasons(ME, "XA-44") == [("pick-not-listed", "A-7.4"), ("card-does-nothing", "A-14.2")]
    assert t.reasons(ME, "XA-01") == [("pick-not-listed", "A-7.4"), ("opportunity-moment", "A-9.1")]
    assert t.reasons_in(ME, "dark_area", "XA-02") == [("pick-not-listed", "A-7.4"), ("card-out-of-play", "A-13.2")]
    assert t.reasons_in(ME, "removed", "XA-12") == [("pick-not-listed", "A-7.4"), ("card-removed", "A-2.6")]


def test_while_the_other_seat_is_asked():
    """Who acts when, by phase."""
    t = board(PREPARING).until("discard_play", YOU)
    assert t.reasons(ME, "XA-01")[0] == ("not-asked", "A-7.1")
    t = board("phase battle\n" + PREPARING)
    assert t.reasons(YOU, "XA-02")[0] == ("not-asked", "A-9.1")
    t.answer("attack XA-11 XA-02")
    assert t.reasons(YOU, "XA-02")[0] == ("not-asked", "A-12.4")


@pytest.mark.rule("A-7.13", "A-7.14", "A-7.15", "A-7.20")
def test_while_cards_are_placed_every_reason_is_told():
    """Too dear, too many and limit 1 at once."""
    dear = digimon("T-1", cost=11, limit_1=True, name="emberling")
    text = "me box XA-01\nme hand T-1 XA-05 XA-05 XA-05 XA-51\nyou box XA-02"
    t = board(text, dear).until("place", ME).answer("place XA-05", "place XA-05", "place XA-05")
    assert t.reasons_in(ME, "hand", "T-1") == [
        ("place-cost", "A-7.13"),
        ("place-digimon", "A-7.14"),
        ("place-limit-1", "A-7.20"),
    ]
    assert t.reasons(ME, "XA-51") == [("place-command", "A-7.12"), ("command-moment", "A-12.4")]


@pytest.mark.rule("A-7.21", "A-15.2")
def test_of_what_a_seat_does_not_know():
    """A placed card of the other side, and a card out of sight."""
    t = board("me box XA-01\nme hand XA-44\nyou box XA-02").until("place", ME).answer("place XA-44", "done")
    handle = t.game.table.handles[YOU][t.find("XA-44")]
    assert [(one.key, one.rule) for one in t.game.why_not(YOU, handle)] == [("card-unseen", "A-7.21")]
    assert [(one.key, one.rule) for one in t.game.why_not(YOU, 999)] == [("card-out-of-sight", "A-15.2")]
    assert ("card-face-down", "A-7.21") in t.reasons(ME, "XA-44")


@pytest.mark.rule("A-8.4")
def test_of_an_evolution_card_that_waits():
    """It is no Digimon yet."""
    text = "when opened: choose $a: 1 {kind digimon} from me.boxes; add_speed $a 1 until end_of_turn"
    t = board("phase evolution\nme box XA-01 > XA-11\nme slot T-1 down\nyou box XA-02", option("T-1", text))
    assert t.choice.kind == "effect_choose"
    assert t.reasons(ME, "XA-11")[-1] == ("evolution-card", "A-8.4")


FIGHT = """phase battle
           me box XA-31
           me box XA-01 sideways
           me fill XA-01
           you box XA-03
           you fill XA-02"""


@pytest.mark.rule("A-9.1", "A-9.2", "A-9.3")
def test_of_digimon_at_another_s_opportunity():
    """Sideways; had its own; still to come."""
    t = board(FIGHT.replace("you box XA-03", "you box XA-02\nyou box XA-05\nyou box XA-03"))
    assert t.asked == (YOU, "opportunity")
    assert t.reasons(YOU, "XA-03") == [("opportunity-not-next", "A-9.1")]
    t.answer("pass")
    assert t.asked == (ME, "opportunity")
    assert t.reasons(ME, "XA-01") == [("opportunity-not-next", "A-9.1"), ("opportunity-sideways", "A-9.2")]
    assert t.reasons(YOU, "XA-05") == [("not-asked", "A-9.1"), ("opportunity-had", "A-9.3")]


@pytest.mark.rule("A-10.1", "A-14.3")
def test_of_the_other_side_s_cards():
    """A target is offered; one that cannot be attacked says so; anything else is not one's own."""
    veil = digimon("T-1", "static: cannot self be_attacked")
    t = board(FIGHT + "\nyou box T-1\nyou slot XA-44", veil)
    told = {}
    for number in ("XA-03", "T-1", "XA-44"):
        handle = t.game.table.handles[ME][t.find(number, YOU)]
        told[number] = [(one.key, one.rule) for one in t.game.why_not(ME, handle)]
    assert told == {
        "XA-03": [],
        "T-1": [("attack-forbidden", "A-14.3")],
        "XA-44": [("card-not-yours", "A-10.1")],
    }


@pytest.mark.rule("A-10.3", "A-14.3")
def test_of_digimon_that_cannot_block():
    """Sideways, too slow, forbidden."""
    held = digimon("T-1", "static: cannot self block", speed=9)
    t = board("""phase battle
                 me box XA-31
                 me fill XA-01
                 you box T-1
                 you box XA-05
                 you box XA-24 sideways
                 you box XA-03
                 you fill XA-02""", held)  # fmt: skip
    t.until("opportunity", ME).answer("attack XA-31")
    assert t.asked == (YOU, "block")
    assert (t.reasons(YOU, "XA-05"), t.reasons(YOU, "XA-24")[0]) == ([], ("block-sideways", "A-10.3"))
    assert (t.reasons(YOU, "XA-03")[0], t.reasons(YOU, "T-1")[0]) == (
        ("block-slower", "A-10.3"),
        ("block-forbidden", "A-14.3"),
    )


@pytest.mark.rule("A-11.2", "A-14.3")
def test_of_digimon_that_cannot_support():
    """Another type, sideways, forbidden."""
    held = digimon("T-1", "static: cannot self support", fields=["DR"])
    t = board("""phase battle
                 me box XA-11
                 me box XA-01
                 me box XA-02
                 me box XA-21 sideways
                 me box T-1
                 me slot XA-41
                 you box XA-03""", held)  # fmt: skip
    t.until("opportunity", ME, lambda: t.offers("alpha XA-11")).answer("alpha XA-11")
    assert t.options() == ["pick XA-01", "back"]
    assert [t.reasons(ME, number)[0] for number in ("XA-02", "XA-21", "T-1")] == [
        ("support-other", "A-11.2"),
        ("support-sideways", "A-11.2"),
        ("support-forbidden", "A-14.3"),
    ]


@pytest.mark.rule("A-12.4", "A-14.2", "A-14.3")
def test_of_commands_in_the_window():
    """Its condition, its cost, what forbids it."""
    dear = command("T-1", "use at battle if me.points <= 30 cost lose_points 20: draw me 1")
    ban = option("T-2", "static: forbid opponent commands")
    text = FIGHT + "\nme points 40\nme hand T-1 XA-51"
    t = board(text, dear).answer("attack XA-31 XA-03")
    assert (t.reasons(ME, "XA-51"), t.reasons(ME, "T-1")) == ([], [("use-condition", "A-14.2")])
    t = board(text + "\nyou slot T-2", dear, ban).answer("attack XA-31 XA-03")
    assert t.options() == ["pass"]
    assert t.reasons(ME, "XA-51") == [("use-forbidden", "A-14.3")]


def test_when_the_game_is_over():
    """The rule that ended it."""
    t = board(FIGHT + "\nyou points 10").answer("attack XA-31")
    assert t.outcome == (ME, "A-5.1")
    assert t.reasons(ME, "XA-01") == [("game-is-over", "A-5.1")]
