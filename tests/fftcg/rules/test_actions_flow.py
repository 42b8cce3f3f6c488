"""How an ability runs: what is decided when, what depends on what (F-R13.10-F-R13.17, F-R14.1-F-R14.3, F-R14.19)."""

import pytest

from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"
WIND = "blank:forward/wind/2/2000"
EARTH = "blank:backup/earth/2"


@pytest.mark.rule("F-R14.1")
@pytest.mark.parametrize(("gone", "drawn"), [((FIRE,), 1), ((FIRE, ICE), 0)])
def test_with_no_legal_target_left_nothing_at_all_happens(gone, drawn):
    """With one left it acts on that."""
    t = story(f"you field {FIRE}\nyou field {ICE}").act("me", "choose $a: 2 {of opponent}; damage $a 1000; draw me 1")
    t.do(f"choose {FIRE} {ICE}", *(f"move {one} hand" for one in gone), "resolve")
    t.sees(f"me hand {drawn}", "asked priority me")
    if drawn:
        t.sees(f"{ICE} damage 1000")


@pytest.mark.rule("F-R14.1")
@pytest.mark.parametrize(("raise_", "damage"), [("0", 1000), ("4000", 0)])
def test_a_target_must_still_fit_the_filter(raise_, damage):
    """Its power has grown since."""
    t = story(f"you field {FIRE}").act("me", "choose $a: 1 {of opponent, power <= 6000}; damage $a 1000")
    t.do(f"choose {FIRE}").act("you", f"gain_power {{of me}} {raise_} until end_of_turn").do("resolve", "resolve")
    t.sees(f"{FIRE} damage {damage}", "asked priority me")


@pytest.mark.rule("F-R14.1")
@pytest.mark.parametrize(("value", "damage"), [("ignored", 1000), ("counts", 0)])
def test_protection_that_comes_too_late(value, damage):
    """A switch decides."""
    t = story(f"switch late_protection {value}\nyou field {FIRE}").act(
        "me", "choose $a: 1 {of opponent}; damage $a 1000"
    )
    t.do(f"choose {FIRE}").act("you", "cannot {of me} be_chosen_by_abilities until end_of_turn").do(
        "resolve", "resolve"
    )
    t.sees(f"{FIRE} damage {damage}", "asked priority me")


@pytest.mark.rule("F-R14.2", "F-R15.8")
def test_selecting_is_no_choosing():
    """What cannot be chosen is selected, at resolution."""
    rock = blank("forward/ice/3/6000", "static: cannot self be_chosen_by_abilities")
    t = story(f"you field rock\nyou field {FIRE}", rock=rock)
    t.act("me", "select $a: 1 {of opponent} by opponent; put $a").do("resolve").sees("asked select you")
    t.do("you: select rock").sees("rock in you.break", "asked priority me")


@pytest.mark.rule("F-R14.3", "F-R1.3")
@pytest.mark.parametrize(("count", "left"), [("up to 2", "asked select me"), ("3", "asked priority me")])
def test_a_selection_of_all_there_are_is_not_asked(count, left):
    """Two are there; of "up to" it is asked."""
    t = (
        story(f"you field {FIRE}\nyou field {ICE}")
        .act("me", f"select $a: {count} {{of opponent}}; dull $a")
        .do("resolve")
    )
    t.sees(left)


@pytest.mark.rule("F-R14.3")
def test_a_selection_of_several_is_a_run_that_may_be_taken_back():
    """In ascending order, so that each set has one run."""
    t = story(f"you field {FIRE}\nyou field {ICE}\nyou field {WIND}")
    t.act("me", "select $a: 2 {of opponent}; dull $a").do("resolve").sees(f"cannot select {WIND} {WIND}")
    t.do(f"select {ICE} {WIND}").sees(f"{FIRE} active", f"{ICE} dull", f"{WIND} dull", "asked priority me")


@pytest.mark.rule("F-R14.3")
@pytest.mark.parametrize(("cards", "legal"), [(f"{FIRE} {ICE}", True), (f"{FIRE} {FIRE}#2", False)])
def test_picks_must_fit_together(cards, legal):
    """Here: of different elements."""
    t = story(f"you field {FIRE}\nyou field {FIRE}\nyou field {ICE}")
    t.act("me", "select $a: 2 {of opponent} with different element; dull $a").do("resolve")
    t.sees(f"can select {cards}" if legal else f"cannot select {cards}")


@pytest.mark.rule("F-R13.11")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_may_is_decided_at_resolution(answer, drawn):
    """And "if you do so" belongs to the same resolution."""
    t = story(f"me field {FIRE}").act("me", "may { put {type forward, of me} }; if done { draw me 1 }").do("resolve")
    t.sees("asked may me").do(answer).sees(f"me hand {drawn}", f"me break {drawn}", "asked priority me")


@pytest.mark.rule("F-R13.11", "F-R1.3")
def test_what_cannot_be_done_is_not_offered():
    """No card to discard."""
    t = story("").act("me", "may { discard_cards me 1 }; if done { draw me 2 } else { draw me 1 }").do("resolve")
    t.sees("me hand 1", "asked priority me")


@pytest.mark.rule("F-R13.17")
def test_if_not_done():
    """The part for the other case."""
    t = story(f"me hand {EARTH}").act("me", "may { discard_cards me 1 }; if not done { mill me 2 }").do("resolve", "no")
    t.sees("me break 2", "me hand 1", "asked priority me")


@pytest.mark.rule("F-R13.17", "F-R14.4")
def test_when_you_do_so_the_discarded_card_is_known():
    """Its cost counts."""
    t = story(f"me hand {ICE}\nyou field {FIRE}")
    t.act(
        "me", "discard_cards me 1; when done { choose $a: 1 {of opponent}; damage $a (times 1000 (cost (done_cards))) }"
    )
    t.do("resolve", f"choose {FIRE}", "resolve").sees(f"{FIRE} in you.break", "asked priority me")


@pytest.mark.rule("F-R12.3", "F-R14.3")
def test_modes_are_declared_and_done_from_top_to_bottom():
    """Those that were picked."""
    t = story(f"you field {FIRE}").act("me", "modes 2 { draw me 1 } { break {of opponent} } { mill me 1 }")
    t.do("modes 1 3", "resolve").sees("me hand 1", "me break 1", f"{FIRE} in you.field", "asked priority me")


@pytest.mark.rule("F-R14.3")
@pytest.mark.parametrize(("points", "modes"), [(0, 1), (5, 2)])
def test_modes_behind_a_condition_are_declared_as_it_is(points, modes):
    """With five points up to two."""
    text = (
        "if me.points >= 5 { modes up to 2 { draw me 1 } { mill me 1 } } else { modes 1 { draw me 1 } { mill me 1 } }"
    )
    t = story(f"me points {points}").act("me", text).sees("asked modes me")
    assert t.choice.need == (1 if modes == 1 else -1)
    t.do("modes 1", "resolve") if modes == 1 else t.do("modes 1 2", "resolve")
    t.sees("me hand 1", f"me break {modes - 1}", "asked priority me")


@pytest.mark.rule("F-R14.3")
def test_modes_after_something_done_are_picked_then():
    """Which depends on what was done."""
    t = story("").act("me", "mill me 1; if done { modes 1 { draw me 1 } { draw me 2 } }")
    if t.kind == "mode":
        t.do("modes 2")
    t.do("resolve")
    if t.kind == "mode":
        t.do("modes 2")
    t.sees("me hand 2", "me break 1", "asked priority me")


@pytest.mark.rule("F-R13.10")
@pytest.mark.parametrize("count", [0, 1])
def test_the_condition_of_a_trigger_is_checked_twice(count):
    """True at the event; at resolution it may be false."""
    knight = blank("forward/fire/2/3000", "when enters self if (count {type backup, of me}) >= 1: draw me 1")
    t = story(f"me hand knight\nme field {EARTH}", knight=knight).do("move knight field").sees("stack 1")
    if count == 0:
        t.do(f"break {EARTH}")
    t.do("resolve").sees(f"me hand {count}", "stack 0", "asked priority me")


@pytest.mark.rule("F-R14.19")
@pytest.mark.parametrize("gone", [False, True])
def test_the_first_of_two_targets_is_settled_at_resolution(gone):
    """With one left it is the first; the part for the other is lost."""
    t = story(f"you field {FIRE}\nyou field {ICE}")
    t.act("me", "choose $a: 2 {of opponent}; select $b: 1 {} from $a; damage $b 1000; dull (other_of $a $b)")
    t.do(f"choose {FIRE} {ICE}")
    if gone:
        t.do(f"move {FIRE} hand", "resolve").sees(f"{ICE} damage 1000", f"{ICE} active", "asked priority me")
    else:
        t.do("resolve", f"select {ICE}").sees(
            f"{ICE} damage 1000", f"{FIRE} dull", f"{ICE} active", "asked priority me"
        )


@pytest.mark.rule("F-R1.7", "F-R14.6")
def test_a_number_is_named():
    """And stays what it is."""
    t = story("").act("me", "let $n (number me 1 3); draw me $n").do("resolve").sees("asked name me")
    assert [option.value for option in t.choice.options] == [1, 2, 3]
    t.do("name 2").sees("me hand 2", "asked priority me")


@pytest.mark.rule("F-R1.7")
def test_an_element_is_named():
    """All eight; without Light and Dark six."""
    t = (
        story(f"you field {FIRE}\nyou field {ICE}")
        .act("me", "let $e (named me element); dull {named_value $e}")
        .do("resolve")
    )
    assert len(t.choice.options) == 8
    t.do("name ice").sees(f"{ICE} dull", f"{FIRE} active", "asked priority me")
    t.act("me", "let $e (named_coloured me element); dull {named_value $e}").do("resolve")
    assert len(t.choice.options) == 6


@pytest.mark.rule("F-R14.3")
def test_an_ability_may_act_again():
    """With targets of its own, without a cost."""
    t = story(f"you field {FIRE}\nyou field {ICE}\nme hand {EARTH}")
    t.act("me", "choose $a: 1 {of opponent}; damage $a 1000; may { discard_cards me 1 }; if done { again }")
    t.do(f"choose {FIRE}", "resolve", "yes", f"choose {ICE}", "resolve")
    t.sees(f"{FIRE} damage 1000", f"{ICE} damage 1000", "stack 0", "asked priority me")
