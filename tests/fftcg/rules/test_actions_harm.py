"""Damage, and what replaces and prevents (F-R14.5, F-R14.17, F-R16.5-F-R16.10)."""

import pytest

from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"
BIG = "blank:forward/earth/6/9000"
EARTH = "blank:backup/earth/2"


def shield(*lines, form="forward/ice/3/9000"):
    """A Forward with replacement effects of its own."""
    return blank(form, *lines)


def harmed(amount, *lines, more=""):
    """A Forward of yours that I deal damage to."""
    t = story("you field rock" + more, rock=shield(*lines))
    return t.act("me", f"damage {{type forward}} {amount}").do("resolve")


@pytest.mark.rule("F-R14.17", "F-R14.5")
def test_damage_stays_and_adds_up():
    """Until it is enough."""
    t = story(f"you field {ICE}").act("me", "damage {type forward} 4000").do("resolve").sees(f"{ICE} damage 4000")
    t.act("me", "damage {type forward} 2000").do("resolve").sees(f"{ICE} in you.break", "asked priority me")


@pytest.mark.rule("F-R16.5", "F-R16.7")
@pytest.mark.parametrize(
    ("line", "damage"),
    [
        ("instead is_damaged self: reduce 2000", 3000),
        ("instead is_damaged self: increase 1000", 6000),
        ("instead is_damaged self: becomes 1000", 1000),
        ("instead is_damaged self: becomes (half_down that)", 2000),
        ("instead is_damaged self if that < (power self): becomes 0", 0),
        ("instead is_damaged self if that >= (power self): becomes 0", 5000),
        ("instead damages self: double", 5000),
    ],
)
def test_damage_is_changed(line, damage):
    """By what is on the Forward that is dealt it."""
    harmed(5000, line).sees(f"rock damage {damage}", "asked priority me")


@pytest.mark.rule("F-R16.8")
@pytest.mark.parametrize(("amount", "stack"), [(2000, 0), (3000, 1)])
def test_damage_that_came_to_nothing_was_not_dealt(amount, stack):
    """No trigger."""
    harmed(amount, "instead is_damaged self: reduce 2000", "when is_damaged self: draw me 1").sees(f"stack {stack}")


@pytest.mark.rule("F-R16.7")
@pytest.mark.parametrize(
    "action", ["damage_unreduced {type forward} 5000", "not_reduced {type forward}; damage {type forward} 5000"]
)
def test_what_cannot_be_reduced_is_not(action):
    """Nor does it become 0; it may still grow."""
    lines = (
        "instead is_damaged self: reduce 2000",
        "instead is_damaged self: becomes 0",
        "instead is_damaged self: increase 1000",
    )
    t = story("you field rock", rock=shield(*lines)).act("me", action).do("resolve")
    t.sees("rock damage 6000", "asked priority me")


@pytest.mark.rule("F-R16.7")
def test_the_next_damage_only():
    """An effect that is used up."""
    t = story(f"me field {BIG}").act(
        "me", "choose $a: 1 {of me}; apply $a [instead is_damaged it mark next: becomes 0] until end_of_turn"
    )
    t.do(f"choose {BIG}", "resolve", f"deal {BIG} 2000").sees(f"{BIG} damage 0")
    t.do(f"deal {BIG} 2000").sees(f"{BIG} damage 2000", "asked priority me")


@pytest.mark.rule("F-R16.6", "F-R16.7")
@pytest.mark.parametrize(("first", "damage"), [(0, 6000), (1, 7000)])
def test_the_affected_side_picks_the_order(first, damage):
    """Less 1000 and doubled: 4000 becomes 6000 or 7000."""
    t = harmed(4000, "instead is_damaged self: reduce 1000", "instead is_damaged self: double")
    t.sees("asked order you")
    t.answer(t.choice.options[first])
    t.sees(f"rock damage {damage}", "asked priority me")


@pytest.mark.rule("F-R16.6")
@pytest.mark.parametrize(
    ("lines", "damage"),
    [
        (("instead is_damaged self: reduce 1000", "instead is_damaged self: reduce 2000"), 1000),
        (("instead is_damaged self: reduce 6000", "instead is_damaged self: increase 3000"), 1000),
        (("instead is_damaged self: double", "instead is_damaged self: double"), 16000),
    ],
)
def test_an_order_that_makes_no_difference_is_not_asked(lines, damage):
    """Also below nought on the way."""
    t = story("you field rock", rock=shield(*lines, form="forward/ice/9/20000")).act("me", "damage {type forward} 4000")
    t.do("resolve").sees(f"rock damage {damage}", "asked priority me")


@pytest.mark.rule("F-R16.9")
@pytest.mark.parametrize("there", [True, False])
def test_damage_is_redirected(there):
    """Its source and amount stay; with nobody to take it, it stays too."""
    lines = "\nyou field shield" if there else ""
    t = story(
        f"you field {ICE}{lines}\nyou field cover",
        shield=blank("backup/earth/2", "keyword also_named wall"),
        cover=blank("forward/wind/2/9000", "instead is_damaged {element ice}: redirect {element wind}"),
    )
    t.act("me", "choose $a: 1 {element ice}; damage $a 4000").do(f"choose {ICE}", "resolve")
    t.sees(f"{ICE} damage 0", "cover damage 4000", "asked priority me")


@pytest.mark.rule("F-R12.5")
def test_damage_is_divided():
    """In thousands, at least one to each, as it is announced."""
    t = story(f"you field {ICE}\nyou field {BIG}").act("me", "choose $a: up to 3 {of opponent}; divide_damage $a 5000")
    t.do(f"choose {ICE} {BIG}", f"divide {ICE}:2000 {BIG}:3000", "resolve")
    t.sees(f"{ICE} damage 2000", f"{BIG} damage 3000", "asked priority me")


@pytest.mark.rule("F-R16.5", "F-R13.12")
def test_a_replaced_departure_is_another_one():
    """Removed instead: what sees it put into the Break Zone does not trigger."""
    t = story(
        "you field rock\nyou field watch",
        rock=shield("instead put self: remove it"),
        watch=blank("backup/ice/2", "when put {type forward}: draw me 1", "when removed {type forward}: draw me 2"),
    )
    t.do("break rock").sees("rock in you.removed", "stack 1").do("resolve").sees("you hand 2", "asked priority me")


@pytest.mark.rule("F-R16.5")
@pytest.mark.parametrize(("answer", "zone"), [("yes", "removed"), ("no", "break")])
def test_an_optional_replacement_is_asked_of_its_controller(answer, zone):
    """He may decline."""
    t = story(
        f"me field yuna\nyou field {ICE}", yuna=blank("backup/fire/2", "instead put {type forward}: may { remove it }")
    )
    t.do(f"break {ICE}").sees("asked may me").do(answer).sees(f"{ICE} in you.{zone}", "asked priority me")


@pytest.mark.rule("F-R16.10")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_done_in_replaced_form_is_done(answer):
    """The instruction was carried out."""
    t = story(
        f"me field yuna\nme field {FIRE}\nyou field {ICE}",
        yuna=blank("backup/fire/2", "instead put {type forward}: may { remove it }"),
    )
    t.act("me", "choose $a: 1 {type forward, of me}; put $a; if done { damage {of opponent} 3000 }").do(
        f"choose {FIRE}", "resolve", answer
    )
    t.sees(f"{ICE} damage 3000", "asked priority me")


@pytest.mark.rule("F-R16.5")
def test_a_replacement_that_does_something_else():
    """It stays, healed and dull."""
    t = story("you field rock damage 2000", rock=shield("instead broken self once per turn: heal self; dull self"))
    t.do("break rock").sees("rock in you.field", "rock damage 0", "rock dull").do("break rock").sees(
        "rock in you.break"
    )


@pytest.mark.rule("F-R13.18", "F-R13.13")
def test_what_leaves_together_sees_each_other_leave():
    """Both abilities trigger for both."""
    pair = blank("forward/fire/2/3000", "when put {type forward}: draw me 1")
    t = story("me field one\nme field two", one=pair, two=pair).act("you", "break {type forward}").do("resolve")
    t.do("settle").sees("me break 2", "me hand 4", "stack 0", "asked priority me")


@pytest.mark.rule("F-R13.14")
@pytest.mark.parametrize("moved", [False, True])
def test_what_left_is_found_only_where_it_was_put(moved):
    """Moved on, it is gone."""
    t = story("me field rock", rock=blank("forward/fire/2/3000", "when put self: add self")).do("break rock")
    if moved:
        t.do("move rock removed", "resolve").sees("rock in me.removed")
    else:
        t.do("resolve").sees("rock in me.hand", "asked priority me")


@pytest.mark.rule("F-R16.7", "F-R14.17")
@pytest.mark.parametrize(
    ("lines", "points"),
    [
        (("instead damages_player self: double",), 2),
        (("instead damages_player self: becomes 2",), 2),
        (("instead damages_player self: becomes 0",), 0),
        (("instead damages_player self: double", "instead damages_player self: becomes 0"), 0),
    ],
)
def test_points_to_a_player_are_changed(lines, points):
    """Damage to players is damage."""
    t = story("me field knight", knight=blank("forward/fire/2/3000", *lines)).do(
        "attack knight", "no_block", "to main2"
    )
    t.sees(f"you points {points}")


@pytest.mark.rule("F-R16.7")
def test_the_next_damage_to_a_player_becomes_nought():
    """Only the next."""
    t = story("").act("you", "replace [instead player_damaged me mark next: becomes 0] until end_of_turn").do("resolve")
    t.do("hit you").sees("you points 0").do("hit you").sees("you points 1", "asked priority me")


@pytest.mark.rule("F-R14.4")
def test_damage_worked_out_for_each():
    """Half of the power of each, rounded up to the thousand."""
    t = (
        story(f"you field {ICE}\nyou field {BIG}")
        .act("me", "damage_each {of opponent} (half_up (power it))")
        .do("resolve")
    )
    t.sees(f"{ICE} damage 3000", f"{BIG} damage 5000", "asked priority me")
