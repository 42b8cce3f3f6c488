"""F-R21: Formations, Items, burst lines and party marks of the primer."""

import pytest

from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"
OLD = "preset primer\n"
CASTLE = blank("formation/fire/1", "static: gain_power {type forward, of me} 1000", "when enters self: draw me 1",
               "activate cost dull: gain_crystals me 1",
               "when leaves self: damage_player opponent 1", "when broken self: damage_player opponent 3")  # fmt: skip
SWORD = blank("item/fire/1/item=weapon", "static: gain_power carrier 2000")
SHIELD = blank("item/ice/1/item=armor", "static: grant carrier brave")


def arm(more="", **made):
    """A Forward with a sword."""
    t = story(f"{OLD}me field {FIRE}\nme hand sword\nme cp F 3\nme cp I 2\n{more}", sword=SWORD, **made)
    return t.do("cast sword", f"choose {FIRE}")


@pytest.mark.rule("F-R21.5")
@pytest.mark.primer("fftcg/03")
def test_a_formation_is_cast_like_a_character():
    """Own Main Phase, empty stack, at its cost and element; it enters active and is no Character."""
    t = story(
        f"{OLD}me hand castle bolt\nme cp F 2\nme field {FIRE}",
        castle=CASTLE,
        bolt=blank("summon/fire/0", "use: draw me 1"),
    )
    t.do("cast bolt").sees("cannot cast castle").do("resolve", "cast castle").sees(
        "castle in me.field", "castle active", "stack 1", f"{FIRE} power 4000"
    )
    t.do("resolve").act("me", "dull {type character}").do("resolve").sees(
        "castle active", f"{FIRE} dull", "can use castle 3"
    )
    t.do("use castle 3", "resolve").sees("me crystals 1", "castle dull").do("to your_main1", "to my_main1").sees(
        "castle active"
    )


@pytest.mark.rule("F-R21.5")
def test_a_formation_neither_attacks_nor_blocks():
    """It has no power either."""
    t = story(
        f"{OLD}me field castle\nme field {FIRE}\nyou field other\nyou field {ICE}", castle=CASTLE, other=CASTLE
    ).do("to declaration")
    t.sees("cannot attack castle", f"can attack {FIRE}").do(f"attack {FIRE}", "to blockers").sees(
        "cannot block other", f"can block {ICE}"
    )


@pytest.mark.rule("F-R21.5", "F-R21.3")
@pytest.mark.case("fftcg/C77")
@pytest.mark.primer("fftcg/07")
def test_the_new_formation_sends_the_old_one_back():
    """To its owner's hand as the new one arrives: leaving the field, not breaking."""
    t = story(f"{OLD}me field castle\nme hand keep\nme cp F 1", castle=CASTLE, keep=blank("formation/fire/1")).do(
        "cast keep"
    )
    t.sees("keep in me.field", "castle in me.hand", "stack 1").do("resolve").sees(
        "you points 1", "stack 0", "asked priority me"
    )


@pytest.mark.rule("F-R21.6")
@pytest.mark.primer("fftcg/03")
def test_an_item_is_put_on_a_character_of_its_player():
    """Its ability works on the carrier; it is no Character."""
    t = arm(f"me field {ICE}\nyou field blank:forward/wind/4/9000").sees(
        "sword in me.field", f"{FIRE} power 5000", f"{ICE} power 6000"
    )
    t.sees("not sword type character").do("to declaration").sees("cannot attack sword", f"can attack {FIRE}")


@pytest.mark.rule("F-R21.6")
def test_an_item_is_cast_in_the_own_main_phase_with_somebody_to_carry_it():
    """Without a Character of its player it is not cast."""
    story(f"{OLD}me hand sword\nyou field {ICE}", sword=blank("item/fire/0/item=weapon")).sees("cannot cast sword")
    t = (
        story(f"{OLD}me hand sword\nme field {FIRE}", sword=blank("item/fire/0/item=weapon"))
        .sees("can cast sword")
        .do("to preparation")
    )
    t.sees("cannot cast sword")


@pytest.mark.rule("F-R21.6")
@pytest.mark.case("fftcg/C74")
@pytest.mark.primer("fftcg/08")
def test_a_second_weapon_is_refused():
    """The carrier has one; another Character may carry it."""
    made = {
        "hero": blank("forward/fire/2/3000"),
        "sword": blank("item/fire/0/item=weapon"),
        "axe": blank("item/ice/0/item=weapon"),
    }
    t = (
        story(f"{OLD}me field hero\nme hand sword axe", **made)
        .do("cast sword", "choose hero")
        .sees("sword in me.field", "cannot cast axe")
    )
    t = (
        story(f"{OLD}me field hero\nme field {ICE}\nme hand sword axe", **made)
        .do("cast sword", "choose hero")
        .sees("can cast axe")
    )
    t.do("cast axe").sees("axe in me.field", "sword in me.field")


@pytest.mark.rule("F-R21.6")
@pytest.mark.case("fftcg/C75")
@pytest.mark.primer("fftcg/08")
def test_an_armor_beside_a_weapon_is_legal():
    """The same Character carries both."""
    t = story(f"{OLD}me field {FIRE}\nme hand sword shield\nme cp F 1\nme cp I 1", sword=SWORD, shield=SHIELD)
    t.do("cast sword paying cp:F", f"choose {FIRE}", "cast shield", f"choose {FIRE}").sees(
        "shield in me.field", f"{FIRE} has brave", f"{FIRE} power 5000"
    )


@pytest.mark.rule("F-R21.6", "F-R4.2")
@pytest.mark.case("fftcg/C76")
def test_the_items_go_with_their_carrier():
    """It is broken: both go to their owner's Break Zone."""
    t = story(f"{OLD}me field {FIRE}\nme hand sword shield\nme cp F 1\nme cp I 1", sword=SWORD, shield=SHIELD)
    t.do("cast sword paying cp:F", f"choose {FIRE}", "cast shield", f"choose {FIRE}", f"break {FIRE}")
    t.sees("sword in me.break", "shield in me.break", f"{FIRE} in me.break", "asked priority me")


@pytest.mark.rule("F-R21.6", "F-R4.8")
def test_an_item_stays_on_a_carrier_that_changes_sides():
    """And keeps its controller."""
    t = arm().act("you", "choose $a: 1 {type forward, of opponent}; control $a me").do(f"you: choose {FIRE}", "resolve")
    t.sees(f"{FIRE} control you", "sword control me", f"{FIRE} power 5000")


@pytest.mark.rule("F-R21.3", "F-R12.6")
@pytest.mark.case("fftcg/C78")
@pytest.mark.primer("fftcg/05")
@pytest.mark.parametrize(
    ("mine", "held", "legal"), [("light", "dark", False), ("light", "fire", True), ("fire", "dark", True)]
)
def test_a_light_formation_counts(mine, held, legal):
    """At most one Light or Dark card in all on the field."""
    t = story(f"{OLD}me field castle\nme hand blank:forward/{held}/0/3000", castle=blank(f"formation/{mine}/1"))
    t.sees(("can" if legal else "cannot") + f" cast blank:forward/{held}/0/3000")


@pytest.mark.rule("F-R21.3", "F-R9.6")
def test_a_light_item_counts_too():
    """Beside a Dark Forward it is not cast."""
    lamp = blank("item/light/0/item=accessory")
    story(f"{OLD}me hand lamp\nme field blank:forward/dark/2/3000", lamp=lamp).sees("cannot cast lamp")
    story(f"{OLD}me hand lamp\nme field {FIRE}", lamp=lamp).sees("can cast lamp")


@pytest.mark.rule("F-R21.3", "F-R3.4", "F-R12.6")
@pytest.mark.primer("fftcg/08")
def test_of_all_else_there_is_no_limit():
    """Seven Forwards and seven Monsters, and one more of each."""
    field = "\n".join(["me field blank:forward/fire/2/3000", "me field blank:monster/ice/2"] * 7)
    t = story(f"{OLD}{field}\nme hand blank:forward/fire/0/3000 blank:monster/fire/0")
    t.sees("can cast blank:forward/fire/0/3000", "can cast blank:monster/fire/0", "me field 14")


@pytest.mark.rule("F-R21.4")
@pytest.mark.primer("fftcg/10")
@pytest.mark.parametrize(("cost", "sources", "pays"), [("FI1", "FWW", True), ("FI1", "WWW", False), ("3", "WWW", True)])
def test_one_cp_of_one_of_the_symbols_is_enough_for_an_ability(cost, sources, pays):
    """A cost without symbols needs none."""
    cp = "\n".join(f"me cp {one} 1" for one in sources)
    t = story(f"{OLD}me field scout\n{cp}", scout=blank("forward/water/2/3000", f"activate cost cp {cost}: draw me 1"))
    t.sees(("can" if pays else "cannot") + " use scout 1")


RYDIA = blank(
    "forward/ice/3/6000/name=Rydia",
    "use: choose $a: 1 {type forward}; damage $a 4000",
    "when enters self: draw me 1",
    "static: gain_power self 5000",
)


@pytest.mark.rule("F-R21.11")
@pytest.mark.case("fftcg/C73")
@pytest.mark.primer("fftcg/26")
def test_a_burst_character_is_cast_like_a_summon():
    """In B's Block Step, one of its name being there: the line resolves, the card goes away and never entered."""
    watch = blank(
        "backup/fire/2",
        "when enters {type forward}: gain_crystals me 1",
        "when cast me {type summon}: gain_crystals me 3",
    )
    t = story(
        f"{OLD}me field {FIRE}\nme field blank:forward/wind/4/9000/name=Rydia\nme hand rydia\nme cp I 3\n"
        f"me field watch\nyou field {ICE}",
        rydia=RYDIA,
        watch=watch,
    )
    t.do(f"attack {FIRE}", f"block {ICE}").sees("cannot cast rydia", "can burst rydia").do(
        "burst rydia", f"choose {ICE}"
    )
    t.sees("rydia in me.stack", "stack 2").do("settle").sees(
        "rydia in me.break", f"{ICE} damage 4000", "me crystals 3", "me hand 0"
    )


@pytest.mark.rule("F-R21.11")
@pytest.mark.primer("fftcg/26")
def test_it_may_enter_instead_and_then_the_burst_line_does_nothing():
    """Cast as the Character it is."""
    t = (
        story(f"{OLD}me hand rydia\nme cp I 3\nyou field {ICE}", rydia=RYDIA)
        .do("cast rydia")
        .sees("rydia in me.field", "stack 1")
        .do("resolve")
    )
    t.sees("me hand 1", f"{ICE} damage 0", "rydia power 11000")


@pytest.mark.rule("F-R21.11", "F-R21.20")
def test_officially_a_burst_line_is_dead_text():
    """The Character enters, and that is all."""
    t = (
        story(f"me hand rydia\nme cp I 3\nyou field {ICE}", rydia=RYDIA)
        .sees("cannot burst rydia", "can cast rydia")
        .do("to preparation")
    )
    t.sees("cannot burst rydia", "cannot cast rydia")


@pytest.mark.rule("F-R21.11", "F-R15.5")
def test_the_other_reading_takes_it_for_back_attack():
    """Switch `limit_burst`: burst lines are not used."""
    story(f"{OLD}switch limit_burst back_attack\nme hand rydia\nme cp I 3\nyou field {ICE}", rydia=RYDIA).sees(
        "cannot burst rydia", "can cast rydia"
    )


MARKED, PLAIN = blank("forward/fire/2/3000", party_mark=True), blank("forward/wind/3/4000")


@pytest.mark.rule("F-R21.14", "F-R10.4")
@pytest.mark.case("fftcg/C69")
@pytest.mark.primer("fftcg/23")
def test_members_with_the_mark_form_a_party():
    """Of different elements."""
    t = story(f"{OLD}me field one\nme field two", one=MARKED, two=blank("forward/ice/3/4000", party_mark=True)).do(
        "to declaration"
    )
    t.sees("can attack one two").do("attack one two", "no_block", "strike").sees("you points 1")


@pytest.mark.rule("F-R21.14", "F-R10.4")
@pytest.mark.case("fftcg/C70")
@pytest.mark.primer("fftcg/23")
def test_one_marked_member_is_not_enough():
    """The other one is of another element and has no mark."""
    story(f"{OLD}me field one\nme field two", one=MARKED, two=PLAIN).do("to declaration").sees(
        "cannot attack one two", "can attack one"
    )


@pytest.mark.rule("F-R21.14")
def test_officially_the_mark_says_nothing():
    """Elements count alone."""
    two = blank("forward/ice/3/4000", party_mark=True)
    story("me field one\nme field two", one=MARKED, two=two).do("to declaration").sees("cannot attack one two")


@pytest.mark.rule("F-R21.8", "F-R2.1", "F-R2.2")
@pytest.mark.primer("fftcg/21")
def test_seven_cards_lose_and_so_does_drawing_from_nothing():
    """As officially."""
    assert story(f"{OLD}you points 6").do("hit you").outcome == (0, "F-R2.1")
    assert story(f"{OLD}you points 5").do("hit you").outcome is None
    assert story(f"{OLD}me deck 0").do("draw me 1").outcome == (1, "F-R2.2")
    assert story(f"{OLD}me deck 1").do("draw me 1").outcome is None


@pytest.mark.rule("F-R21.9", "F-R11.15")
@pytest.mark.primer("fftcg/27")
@pytest.mark.parametrize(("held", "usable"), [("name=Cloud", True), ("name=Tifa", False)])
def test_a_special_ability_discards_a_card_of_the_same_name(held, usable):
    """Besides its other cost."""
    cloud = blank("forward/fire/2/3000/name=Cloud", 'activate title "Climhazzard" cost same_name, dull: draw me 1')
    t = story(f"{OLD}me field cloud\nme hand blank:summon/ice/9/{held}", cloud=cloud).sees(
        ("can" if usable else "cannot") + " use cloud 1"
    )
    if usable:
        t.do("use cloud 1").sees(f"blank:summon/ice/9/{held} in me.break", "cloud dull", "stack 1")


@pytest.mark.rule("F-R21.19", "F-R4.9", "F-R4.10", "F-R3.4")
@pytest.mark.primer("fftcg/22")
@pytest.mark.primer("fftcg/06")
def test_combat_needs_forwards_and_backups_enter_dull():
    """Upright is active, sideways is dull: a dull Forward neither attacks nor blocks."""
    t = story(
        f"{OLD}me hand blank:backup/fire/0\nme field {FIRE} dull\nme field {ICE}\n"
        f"you field {ICE} dull\nyou field blank:backup/ice/2"
    )
    t.do("cast blank:backup/fire/0").sees("blank:backup/fire/0 dull").do("to declaration").sees(
        f"cannot attack {FIRE}", f"can attack me:{ICE}"
    )
    t.sees("cannot attack blank:backup/fire/0").do(f"attack me:{ICE}", "to blockers").sees(
        f"cannot block you:{ICE}", "cannot block blank:backup/ice/2"
    )


@pytest.mark.rule("F-R21.19", "F-R3.3", "F-R3.8")
@pytest.mark.primer("fftcg/02")
def test_forwards_have_power_and_all_characters_job_and_category():
    """Backups and Monsters have none of their own; what loses power does not touch them."""
    job = "job=Knight/category=VII"
    t = story(
        f"{OLD}me field blank:forward/fire/2/3000/{job}\nme field blank:backup/fire/2/{job}\n"
        f"me field blank:monster/fire/2/{job}"
    )
    t.act(
        "me",
        "draw me (count {job knight}); gain_crystals me (count {category VII}); "
        "lose_power {type character} 1000 until end_of_turn",
    ).do("resolve")
    t.sees(
        "me hand 3",
        "me crystals 3",
        "me field 3",
        f"blank:forward/fire/2/3000/{job} power 2000",
        f"blank:backup/fire/2/{job} power 0",
    )


@pytest.mark.rule("F-R21.7")
@pytest.mark.parametrize(("other", "power"), [(FIRE, 6000), ("banner#2", 8000)])
def test_a_field_ability_that_not_all_members_have_says_nothing(other, power):
    """Not to others either; where every member has it, each one's works."""
    banner = blank("forward/fire/2/4000", "static: gain_power {type forward, of me} 1000")
    t = story(f"preset primer\nme field banner\nme field {other.partition('#')[0]}\nme field {ICE}", banner=banner)
    t.do(f"attack banner {other}").sees(f"{ICE} power {power}")
