"""F-R3: what cards are."""

import pytest

from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"
BOTH = "blank:forward/fire+ice/4/7000"


@pytest.mark.rule("F-R3.1")
def test_a_card_has_all_that_is_printed_on_it():
    """Name, cost, element, type, job, category and power, as texts find them."""
    form = "blank:forward/wind/4/8000/name=Aerith/job=Flower_Girl/category=VII"
    t = story(f"me hand {form}\nme field {FIRE}\nyou field {form}")
    t.sees(f"cost me:{form} 4", f"you:{form} named Aerith", f"you:{form} element wind", f"you:{form} power 8000")
    for text in (
        "type forward",
        "element wind",
        "job flower-girl",
        "category VII",
        "name aerith",
        "cost = 4",
        "power = 8000",
    ):
        t.act("me", f"choose $a: 1 {{{text}, of opponent}}; dull $a").do(f"choose you:{form}", "resolve")
        t.sees(f"you:{form} dull").act("me", f"choose $a: 1 {{{text}, of opponent}}; activate $a")
        t.do(f"choose you:{form}", "resolve").sees(f"you:{form} active")


@pytest.mark.rule("F-R3.2")
@pytest.mark.parametrize(("element", "found"), [("fire", True), ("ice", True), ("wind", False)])
def test_a_card_of_two_elements_is_a_card_of_each(element, found):
    """Fire and Ice, not Wind."""
    t = story(f"you field {BOTH}\nyou field blank:forward/{element}/1/1000")
    t.act("me", f"choose $a: 1 {{type forward, element {element}}}; break $a")
    if found:
        t.sees(f"can choose {BOTH}")
    else:
        t.do("resolve").sees(f"{BOTH} in you.field", f"blank:forward/{element}/1/1000 in you.break")


@pytest.mark.rule("F-R3.2")
@pytest.mark.primer("fftcg/04")
@pytest.mark.parametrize("element", ["fire", "ice", "wind", "earth", "lightning", "water", "light", "dark"])
def test_there_are_eight_elements(element):
    """Each is told from the others."""
    t = story(
        f"preset primer\nme field blank:forward/{element}/2/3000\nyou field blank:forward/fire+ice+wind+earth/2/3000"
    )
    t.sees(f"me:blank:forward/{element}/2/3000 element {element}")
    others = {"fire", "ice", "wind", "earth", "lightning", "water", "light", "dark"} - {element}
    t.sees(*[f"not me:blank:forward/{element}/2/3000 element {other}" for other in sorted(others)])


@pytest.mark.rule("F-R3.3")
@pytest.mark.parametrize(
    ("form", "character"),
    [("forward/fire/2/3000", True), ("backup/fire/2", True), ("monster/fire/2", True), ("summon/fire/2", False)],
)
def test_forwards_backups_and_monsters_are_characters(form, character):
    """A Summon in the Break Zone is none."""
    t = story(f"me break blank:{form} blank:summon/ice/9")
    t.act("me", "let $n (count {type character} break me); draw me $n").do("resolve")
    t.sees(f"me hand {int(character)}", "asked priority me")


@pytest.mark.rule("F-R3.4", "F-R12.6")
def test_forwards_fight_backups_pay_and_monsters_stand_beside_them():
    """Six Monsters are no matter; neither they nor Backups attack or block."""
    monsters = "\n".join(["me field blank:monster/fire/2"] * 6)
    t = story(f"{monsters}\nme field {FIRE}\nme cp F 1\nyou field blank:monster/ice/2\nyou cp I 1\nyou field {ICE}")
    t.do("to declaration")
    t.sees(f"can attack {FIRE}", "cannot attack blank:monster/fire/2", "cannot attack cp:F", "me field 8")
    t.do(f"attack {FIRE}", "to blockers")
    t.sees(f"can block {ICE}", "cannot block blank:monster/ice/2", "cannot block cp:I")


@pytest.mark.rule("F-R3.4", "F-R11.2")
def test_a_monster_gives_no_cp():
    """With a Backup in its place the Summon can be cast."""
    t = story("me hand blank:summon/fire/1\nme field blank:monster/fire/2")
    t.sees("cannot cast blank:summon/fire/1")
    story("me hand bolt\nme cp F 1", bolt=blank("summon/fire/1", "use: draw me 1")).sees("can cast bolt")


@pytest.mark.rule("F-R3.5", "F-R16.11", "F-R10.3")
@pytest.mark.parametrize(("new", "attacks"), [("", True), (" new", False)])
def test_a_monster_that_becomes_a_forward_is_both(new, attacks):
    """Texts about either apply; one that came this turn does not attack."""
    t = story(f"me field blank:monster/fire/2{new}").act(
        "me", "choose $a: 1 {type monster}; become_forward $a 5000 until end_of_turn"
    )
    t.do("choose blank:monster/fire/2", "resolve")
    t.sees("blank:monster/fire/2 type monster", "blank:monster/fire/2 type forward", "blank:monster/fire/2 power 5000")
    t.do("to declaration").sees(("can" if attacks else "cannot") + " attack blank:monster/fire/2")


@pytest.mark.rule("F-R3.5", "F-R16.1")
def test_it_stops_being_a_forward_when_the_effect_ends():
    """In the next turn it is a Monster alone."""
    t = story("me field blank:monster/fire/2").act(
        "me", "choose $a: 1 {type monster}; become_forward $a 5000 until end_of_turn"
    )
    t.do("choose blank:monster/fire/2", "resolve", "to your_main1")
    t.sees("blank:monster/fire/2 type monster", "not blank:monster/fire/2 type forward")


@pytest.mark.rule("F-R3.6", "F-R12.6")
@pytest.mark.parametrize(("name", "legal"), [("Squall", False), ("Leon", False), ("Zell", True)])
def test_a_further_name_counts_in_all_situations(name, legal):
    """A card that is also Leon stands beside neither Squall nor Leon."""
    other = f"blank:forward/fire/0/3000/name={name}"
    t = story(
        f"me field squall\nme hand {other}", squall=blank("forward/ice/3/6000/name=Squall", "keyword also_named leon")
    )
    t.sees(("can" if legal else "cannot") + f" cast {other}")


@pytest.mark.rule("F-R3.6")
def test_a_text_that_names_its_own_card_means_that_card_alone():
    """Another one of its name is not meant."""
    one = "blank:forward/fire/2/3000/name=Moogle/generic"
    t = story(
        f"me field moogle\nme field {one}",
        moogle=blank("forward/fire/2/3000/name=Moogle/generic", "activate: gain_power self 1000 until end_of_turn"),
    )
    t.do("use moogle 1", "resolve").sees("moogle power 4000", f"{one} power 3000", "asked priority me")


@pytest.mark.rule("F-R3.8")
@pytest.mark.parametrize(("category", "found"), [("VII", True), ("DFF", True), ("VIII", False)])
def test_a_card_of_two_categories_belongs_to_each(category, found):
    """Counted under both, not under a third."""
    t = story("me field blank:forward/fire/2/3000/category=VII/category=DFF")
    t.act("me", f"draw me (count {{category {category}, of me}})").do("resolve")
    t.sees(f"me hand {int(found)}", "asked priority me")


@pytest.mark.rule("F-R3.10", "F-R13.7")
def test_several_paragraphs_are_several_abilities():
    """Two lines about entering are two things on the stack."""
    t = story(
        "me hand envoy\nme cp F 2",
        envoy=blank("forward/fire/2/3000", "when enters self: draw me 1", "when enters self: damage_player opponent 1"),
    )
    t.do("cast envoy", "order envoy:1 envoy:2").sees("stack 2", "me hand 0", "you points 0")
    t.do("resolve").sees("stack 1", "me hand 0", "you points 1")
    t.do("resolve").sees("stack 0", "me hand 1", "asked priority me")


@pytest.mark.rule("F-R3.11", "F-R13.19")
@pytest.mark.parametrize(("zone", "power"), [("field", 4000), ("break", 3000), ("hand", 3000)])
def test_most_field_abilities_work_on_the_field_only(zone, power):
    """The bearer of the banner elsewhere does nothing."""
    t = story(
        f"me field {FIRE}\nme {zone} bearer",
        bearer=blank("backup/fire/2", "static: gain_power {type forward, of me} 1000"),
    )
    t.sees(f"{FIRE} power {power}")


@pytest.mark.rule("F-R3.11", "F-R11.13")
@pytest.mark.parametrize(("forwards", "cost"), [(2, 5), (3, 2)])
def test_a_text_about_the_own_cost_works_in_the_hand(forwards, cost):
    """Three cheaper with three Forwards."""
    field = "\n".join([f"me field {FIRE}"] * forwards)
    t = story(
        f"me hand giant\n{field}",
        giant=blank("forward/fire/5/9000", "static if (count {type forward, of me}) >= 3: cheaper self 3"),
    )
    t.sees(f"cost giant {cost}")
