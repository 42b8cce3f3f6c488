"""F-R9: rule processes."""

import pytest

from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"


@pytest.mark.rule("F-R9.1")
@pytest.mark.parametrize(("gain", "stays"), [(0, False), (1000, True)])
def test_rules_are_not_checked_in_the_middle_of_an_effect(gain, stays):
    """3000 damage to 3000, then power: what counts is how it stands at the end."""
    text = f"gain_power {{type forward}} {gain} until end_of_turn" if gain else "draw me 1"
    t = story(f"you field {FIRE}").act("me", f"damage {{type forward}} 3000; {text}").do("resolve")
    t.sees(f"{FIRE} in you.{'field' if stays else 'break'}", "asked priority me")


@pytest.mark.rule("F-R9.3", "F-R9.8")
@pytest.mark.parametrize(("lost", "stays"), [(2000, True), (3000, False), (4000, False)])
def test_a_forward_without_power_goes_to_the_break_zone(lost, stays):
    """This is not breaking: what cannot be broken goes, and what sees breaking does not trigger."""
    t = story("you field rock\nme field watcher", rock=blank(
        "forward/ice/3/3000", "static: cannot self be_broken", "when broken self: draw me 1",
        "when put self: gain_crystals me 1"
    ), watcher=blank("backup/fire/2", "when broken {type forward}: draw me 1"))  # fmt: skip
    t.act("me", f"lose_power {{type forward}} {lost} until end_of_turn").do("resolve", "settle")
    t.sees(f"rock in you.{'field' if stays else 'break'}", "me hand 0", "you hand 0", f"you crystals {int(not stays)}")


@pytest.mark.rule("F-R9.3")
def test_what_has_no_power_at_all_is_not_concerned():
    """Backups and Monsters stay under the same loss of power."""
    t = story("you field blank:backup/ice/2\nyou field blank:monster/ice/2")
    t.act("me", "lose_power {type character} 5000 until end_of_turn").do("resolve")
    t.sees("you field 2", "asked priority me")


@pytest.mark.rule("F-R9.4", "F-R14.17")
@pytest.mark.parametrize(("damage", "stays"), [(2000, True), (3000, False), (4000, False)])
def test_damage_that_reaches_the_power_breaks(damage, stays):
    """Equal damage is enough."""
    t = story(f"you field {FIRE}").do(f"deal {FIRE} {damage}")
    t.sees(f"{FIRE} in you.{'field' if stays else 'break'}", "asked priority me")


@pytest.mark.rule("F-R9.4")
@pytest.mark.parametrize(("first", "credited"), [("damage", True), ("power", False)])
def test_who_has_broken_it(first, credited):
    """If the damage comes last its source has; if the power drops later nobody has."""
    hunter = blank("forward/fire/2/3000", "when breaks self {type forward}: draw me 1")
    t = story(f"me field hunter\nyou field {ICE}", hunter=hunter)
    drop = "choose $a: 1 {type forward, of opponent}; lose_power $a 3000 until end_of_turn"
    if first == "damage":
        t.act("me", drop).do(f"choose {ICE}", "resolve", f"deal {ICE} 3000 by hunter")
    else:
        t.do(f"deal {ICE} 3000 by hunter").act("me", drop).do(f"choose {ICE}", "resolve")
    t.sees(f"{ICE} in you.break").do("settle").sees(f"me hand {int(credited)}", "asked priority me")


@pytest.mark.rule("F-R9.5", "F-R9.8", "F-R12.7")
@pytest.mark.parametrize(("form", "together"), [("name=Moogle", False), ("name=Moogle/generic", True)])
def test_two_of_a_name_both_go(form, together):
    """Generic ones may stay together. One comes under my control."""
    t = story(f"me field blank:forward/fire/2/3000/{form}\nyou field blank:forward/ice/2/3000/{form}\nme field {ICE}")
    t.act("me", "choose $a: 1 {type forward, of opponent}; control $a me").do(
        f"choose blank:forward/ice/2/3000/{form}", "resolve"
    )
    t.sees(
        "me field 3" if together else "me field 1",
        f"me break {0 if together else 1}",
        f"you break {0 if together else 1}",
    )


@pytest.mark.rule("F-R9.6", "F-R9.8")
@pytest.mark.parametrize(
    ("mine", "theirs", "together"), [("light", "dark", False), ("light", "light", False), ("light", "fire", True)]
)
def test_two_light_or_dark_characters_both_go(mine, theirs, together):
    """One Light and one of another element stay."""
    t = story(f"me field blank:forward/{mine}/2/3000\nyou field blank:backup/{theirs}/2")
    t.act("me", "choose $a: 1 {type backup, of opponent}; control $a me").do(
        f"choose blank:backup/{theirs}/2", "resolve"
    )
    t.sees(
        "me field 2" if together else "me field 0",
        f"me break {0 if together else 1}",
        f"you break {0 if together else 1}",
    )


@pytest.mark.rule("F-R9.7", "F-R9.8")
@pytest.mark.primer("fftcg/08")
@pytest.mark.parametrize("name", ["official", "primer"])
@pytest.mark.parametrize(("backups", "asked"), [(3, 0), (4, 1), (5, 2)])
def test_of_more_than_five_backups_the_controller_picks_which_go(name, backups, asked):
    """Two more come under control: three and two are five. They are put away, not broken."""
    watcher = blank("monster/fire/2", "when broken {type backup}: draw me 1")
    t = story(f"preset {name}\nme cp E {backups}\nyou cp I 2\nme field watcher", watcher=watcher)
    t.act("me", "choose $a: 2 {type backup, of opponent}; control $a me").do("choose cp:I cp:I#2", "resolve")
    if asked:
        t.sees("asked backup me").do("select " + " ".join(["cp:E", "cp:E#2"][:asked]))
    t.sees("me field 6", f"me break {asked}", "cp:I in me.field", "stack 0", "me hand 0", "asked priority me")


@pytest.mark.rule("F-R9.9")
def test_what_cannot_be_broken_stays_until_the_protection_ends():
    """Then it is broken at the next check, the damage being still there."""
    t = story("you field rock\nme field ward", rock=blank("forward/ice/3/6000"),
              ward=blank("backup/fire/2", "static: cannot {type forward, of opponent} be_broken"))  # fmt: skip
    t.do("deal rock 7000").sees("rock in you.field", "rock damage 7000").do("break ward")
    t.sees("ward in me.break", "rock in you.break", "asked priority me")


@pytest.mark.rule("F-R9.4", "F-R21.17")
@pytest.mark.primer("fftcg/19")
@pytest.mark.parametrize(("damage", "stays"), [(3000, True), (4000, False)])
def test_under_the_primer_damage_must_exceed_the_power(damage, stays):
    """Equal damage does not break."""
    t = story(f"preset primer\nyou field {FIRE}").do(f"deal {FIRE} {damage}")
    t.sees(f"{FIRE} in you.{'field' if stays else 'break'}", "asked priority me")


@pytest.mark.rule("F-R21.17", "F-R9.3")
def test_under_the_primer_too_a_forward_without_power_goes():
    """Power 0 without any damage."""
    t = (
        story(f"preset primer\nyou field {FIRE}")
        .act("me", "lose_power {type forward} 3000 until end_of_turn")
        .do("resolve")
    )
    t.sees(f"{FIRE} in you.break", "asked priority me")


@pytest.mark.rule("F-R9.4", "F-R13.12")
@pytest.mark.parametrize(
    ("shield", "zone", "credit"), [("", "break", 1), ("instead put self: remove self", "removed", 0)]
)
def test_what_leaves_in_another_way_has_not_been_broken(shield, zone, credit):
    """The battle's damage is lethal; a replacement sends it elsewhere, and nobody has broken it."""
    made = {
        "knight": blank("forward/fire/4/9000", "when breaks self {type forward}: gain_crystals me 1"),
        "ghost": blank("forward/ice/3/6000", *([shield] if shield else [])),
    }
    t = story("me field knight\nyou field ghost", **made).do("attack knight", "block ghost", "strike", "settle")
    t.sees(f"ghost in you.{zone}", f"me crystals {credit}")
