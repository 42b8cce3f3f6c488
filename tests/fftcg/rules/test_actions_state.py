"""What effects do with status, counters, crystals and payments (F-R4.9-F-R4.12, F-R11.18, F-R15.4)."""

import pytest

from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"


@pytest.mark.rule("F-R4.9")
@pytest.mark.parametrize(("action", "before", "after"), [("dull", "", "dull"), ("activate", "dull", "active")])
def test_a_thing_changes_its_status(action, before, after):
    """Another one does not."""
    t = story(f"you field {ICE} {before}\nyou field {FIRE} {before}").act("me", f"choose $a: 1 {{}}; {action} $a")
    t.do(f"choose {ICE}", "resolve").sees(f"{ICE} {after}", f"{FIRE} {before or 'active'}", "asked priority me")


@pytest.mark.rule("F-R4.9", "F-R13.7")
def test_a_dull_thing_that_is_dulled_triggers_nothing():
    """Only the one that becomes dull."""
    watch = blank("backup/ice/2", "when dulled {type forward}: draw me 1")
    t = story(f"me field watch\nyou field {ICE} dull\nyou field {FIRE}", watch=watch).act("me", "dull {type forward}")
    t.do("resolve").sees("stack 1").do("resolve").sees("me hand 1", "asked priority me")


@pytest.mark.rule("F-R1.2")
def test_the_opponent_cannot_dull_what_is_protected():
    """Its controller can."""
    rock = blank("forward/ice/3/6000", "static: cannot self be_dulled")
    t = story("me field rock", rock=rock).act("you", "dull {type forward}").do("resolve").sees("rock active")
    t.act("me", "dull {type forward}").do("resolve").sees("rock dull", "asked priority me")


@pytest.mark.rule("F-R15.4")
def test_a_frozen_thing_stays_dull_once():
    """In its controller's next Active Phase it only thaws; freezing twice is one."""
    t = story(f"me field {ICE} dull").act("you", "freeze {type forward}; freeze {type forward}").do("resolve")
    t.sees(f"{ICE} frozen").do("to my_main1").sees(f"{ICE} dull", f"not {ICE} frozen")
    t.do("to my_main1").sees(f"{ICE} active")


@pytest.mark.rule("F-R4.11")
def test_counters_are_placed_and_counted():
    """Those of one name are equal."""
    t = story(f"me field {ICE}").act("me", "place {of me} level 2; place {of me} level 1").do("resolve")
    t.sees(f"{ICE} counter level 3").act("me", "choose $a: 1 {of me}; draw me (counters $a level)")
    t.do(f"choose {ICE}", "resolve").sees("me hand 3", "asked priority me")


@pytest.mark.rule("F-R4.11")
@pytest.mark.parametrize(("taken", "left"), [("1", 2), ("3", 0), ("5", 0), ("", 0)])
def test_counters_are_taken_as_many_as_there_are(taken, left):
    """Without a number all of them."""
    t = (
        story(f"me field {ICE} counter level 3")
        .act("me", f"take {{of me}} level {taken}; draw me (done)")
        .do("resolve")
    )
    t.sees(f"{ICE} counter level {left}", f"me hand {3 - left}", "asked priority me")


@pytest.mark.rule("F-R4.12")
@pytest.mark.parametrize(("crystals", "drawn", "left"), [(0, 0, 0), (1, 0, 1), (2, 1, 0)])
def test_crystals_are_paid_all_or_none(crystals, drawn, left):
    """Who cannot is not asked."""
    t = story(f"me crystals {crystals}").act("me", "may { pay_crystals 2 }; if done { draw me 1 }").do("resolve")
    if drawn:
        t.sees("asked may me").do("yes")
    t.sees(f"me hand {drawn}", f"me crystals {left}", "asked priority me")


@pytest.mark.rule("F-R11.18", "F-R13.17")
@pytest.mark.parametrize(("answer", "active", "zone"), [("yes", 1, "field"), ("no", 2, "break")])
def test_the_opponent_may_pay_to_keep_something_from_happening(answer, active, zone):
    """He decides, and he pays."""
    t = story(f"me field {ICE}\nyou field {FIRE}\nyou cp F 2")
    t.act("me", "may opponent { pay 2 }; if not done { break {type forward, of opponent} }").do("resolve")
    t.sees("asked may you").do(f"you: {answer}")
    t.do("settle").sees(f"you active {active}", f"{FIRE} in you.{zone}", "asked priority me")


@pytest.mark.rule("F-R11.18")
def test_who_cannot_pay_is_not_asked():
    """Nothing to dull, nothing to discard."""
    t = story(f"you field {FIRE}")
    t.act("me", "may opponent { pay 2 }; if not done { break {type forward, of opponent} }").do("resolve")
    t.sees(f"{FIRE} in you.break", "asked priority me")


@pytest.mark.rule("F-R13.17", "F-R11.18")
def test_what_is_done_when_it_is_paid_is_an_ability_of_its_own():
    """Its targets are chosen then, and the other side may answer."""
    t = story(f"me cp F 2\nyou field {ICE}").act(
        "me", "may { pay FF }; when done { choose $a: 1 {of opponent}; break $a }"
    )
    t.do("resolve").sees("asked may me").do("yes", "settle")
    t.sees("me active 0", f"{ICE} in you.break", "asked priority me")


@pytest.mark.rule("F-R13.9", "F-R13.17")
def test_such_an_ability_without_a_target_is_removed():
    """Paid is paid."""
    t = story("me cp F 2").act(
        "me", "may { pay FF }; when done { choose $a: 1 {of opponent, type forward}; draw me 1 }"
    )
    t.do("resolve", "yes", "settle").sees("me active 0", "me hand 0", "stack 0", "asked priority me")
