"""F-R18: Warp."""

import pytest

from fftcg.kit.story import blank, story

ICE = "blank:forward/ice/3/6000"
HERO = blank(
    "forward/fire/5/9000/name=Hero",
    "keyword warp 2 F1",
    "when enters self warp: draw me 1",
    "when enters self: gain_crystals me 1",
)


@pytest.mark.rule("F-R18.1")
def test_the_cost_is_paid_and_the_card_removed_with_counters():
    """No cast, no stack; the Warp cost, not the printed one."""
    watch = blank("backup/fire/2", "when cast me {type forward}: draw me 1")
    t = (
        story("me hand hero\nme cp F 2\nme field watch", hero=HERO, watch=watch)
        .sees("can warp hero", "cannot cast hero")
        .do("warp hero")
    )
    t.sees("hero in me.removed", "hero counter warp 2", "stack 0", "asked priority me", "me active 1", "me hand 0")


@pytest.mark.rule("F-R18.1", "F-R18.7")
@pytest.mark.parametrize(("backups", "able"), [("F", False), ("FI", True), ("II", False)])
def test_its_requirement_is_that_of_the_warp_cost(backups, able):
    """{F}{1}."""
    cp = "\n".join(f"me cp {one} 1" for one in backups)
    story(f"me hand hero\n{cp}", hero=HERO).sees(("can" if able else "cannot") + " warp hero")


@pytest.mark.rule("F-R18.7")
def test_what_makes_cards_cheaper_does_not_make_warp_cheaper():
    """It speaks of the cost to cast."""
    cheap = blank("monster/fire/2", "static: cheaper {type forward, of me} 2")
    story("me hand hero\nme cp F 1\nme field cheap", hero=HERO, cheap=cheap).sees("cannot warp hero")


@pytest.mark.rule("F-R18.1", "F-R7.5")
def test_it_is_used_in_the_own_main_phase_with_an_empty_stack():
    """Not in the Attack Phase, not in the other turn."""
    t = (
        story("me hand hero bolt\nme cp F 2", hero=HERO, bolt=blank("summon/fire/0", "use: draw me 1"))
        .do("cast bolt")
        .sees("cannot warp hero")
    )
    t.do("resolve").sees("can warp hero").do("to preparation").sees("cannot warp hero").do(
        "to your_main1", "you: pass"
    ).sees("cannot warp hero")


@pytest.mark.rule("F-R18.2", "F-R18.3", "F-R18.4")
def test_a_counter_goes_each_turn_and_the_last_brings_the_card():
    """Autos on the stack; it enters under its owner, is not cast, and what sees Warp sees it."""
    t = story(
        "me removed hero counter warp 2\nyou field watch",
        hero=HERO,
        watch=blank("backup/fire/2", "when cast opponent {type forward}: draw me 1"),
    )
    t.do("to your_main1").sees("hero counter warp 2", "stack 0")
    t.do("to my_main1").sees("stack 1", "hero counter warp 2").do("resolve").sees(
        "hero counter warp 1", "stack 0", "hero in me.removed"
    )
    t.do("to your_main1", "to my_main1", "resolve").sees("hero counter warp 0", "hero in me.removed", "stack 1")
    t.do("resolve").sees("hero in me.field", "hero active", "stack 2").do("settle").sees("me crystals 1", "you hand 4")


@pytest.mark.rule("F-R18.2")
def test_in_main_phase_2_no_counter_goes():
    """Only at the beginning of Main Phase 1."""
    story("me removed hero counter warp 2", hero=HERO).do("to main2").sees("stack 0", "hero counter warp 2")


@pytest.mark.rule("F-R18.3")
def test_the_last_counter_may_be_removed_by_anything():
    """An effect takes it; the auto can be answered."""
    t = story("me removed hero counter warp 1", hero=HERO).act(
        "me", "choose $a: 1 {has_warp} from me.removed; take $a warp 1"
    )
    t.do("choose hero", "resolve").sees("stack 1", "hero in me.removed", "asked priority me")
    t.act("you", "choose $a: 1 {object auto} from stack; cancel $a").do("you: choose hero", "resolve").sees(
        "stack 0", "hero in me.removed"
    )


@pytest.mark.rule("F-R18.5")
def test_a_name_that_is_there_keeps_it_removed_for_good():
    """It has missed its chance."""
    t = story("me removed hero counter warp 1\nme field blank:forward/ice/2/3000/name=Hero", hero=HERO).do(
        "to your_main1", "to my_main1", "settle"
    )
    t.sees("hero in me.removed", "hero counter warp 0").do(
        "move blank:forward/ice/2/3000/name=Hero hand", "to your_main1", "to my_main1"
    )
    t.sees("hero in me.removed", "stack 0")


@pytest.mark.rule("F-R18.5")
@pytest.mark.parametrize(("limits", "there"), [("all", 0), ("name_only", 1)])
def test_light_and_dark_and_the_sixth_backup(limits, there):
    """Switch `warp_limits`."""
    light = blank("forward/light/5/9000", "keyword warp 1 2")
    t = story(f"switch warp_limits {limits}\nme removed hero counter warp 1\nme field blank:monster/dark/2", hero=light)
    t.do("to your_main1", "to my_main1", "settle").sees(f"me field {0 if there else 1}", f"me removed {1 - there}")
    sixth = blank("backup/fire/5", "keyword warp 1 2")
    t = story(f"switch warp_limits {limits}\nme removed sixth counter warp 1\nme cp E 5", sixth=sixth).do(
        "to your_main1", "to my_main1", "settle"
    )
    if there:
        t.sees("asked backup me").do("select cp:E").sees("sixth in me.field", "me break 1")
    else:
        t.sees("sixth in me.removed", "me field 5")


@pytest.mark.rule("F-R18.6")
@pytest.mark.parametrize("side", ["me", "you"])
def test_either_player_may_choose_it_while_it_is_removed(side):
    """If the text says so."""
    whose = "me" if side == "me" else "opponent"
    t = story("me removed hero counter warp 2", hero=HERO).act(
        side, f"choose $a: 1 {{has_warp}} from {whose}.removed; place $a warp 1"
    )
    t.do(f"{side}: choose hero", "resolve").sees("hero counter warp 3", "asked priority me")


@pytest.mark.rule("F-R18.3")
def test_a_cancelled_return_has_missed_its_chance():
    """It stays removed, without a counter."""
    made = {
        "comet": blank("forward/fire/5/8000", "keyword warp 1 1"),
        "stop": blank("summon/ice/0", "use: choose $a: 1 {object auto} from stack; cancel $a"),
    }
    t = story("me hand comet\nme cp F 1\nyou hand stop", **made).do("warp comet", "to your_main1", "to my_main1")
    t.do("resolve").sees("comet counter warp 0", "stack 1").do("pass", "you: cast stop", "resolve")
    t.sees("stack 0", "comet in me.removed").do("to your_main1", "to my_main1").sees("stack 0", "comet in me.removed")
