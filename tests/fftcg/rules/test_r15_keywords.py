"""F-R15: keyword abilities."""

import pytest

from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"


@pytest.mark.rule("F-R15.1")
def test_brave_is_still_one_attack_a_turn():
    """It stays active, and attacks no more."""
    brave = f"{FIRE}/brave"
    t = (
        story(f"me field {brave}\nme field {ICE}")
        .do(f"attack {brave}")
        .sees(f"{brave} active")
        .do("no_block", "strike", "to declaration")
    )
    t.sees(f"cannot attack {brave}", f"can attack {ICE}")


@pytest.mark.rule("F-R15.2", "F-R13.3")
@pytest.mark.primer("fftcg/11")
@pytest.mark.parametrize("name", ["official", "primer"])
@pytest.mark.parametrize(("more", "able"), [("", False), ("/haste", True)])
def test_haste_attacks_and_dulls_the_turn_it_comes(name, more, able):
    """Without it neither."""
    scout = blank(f"forward/fire/0/3000{more}", "activate cost dull: draw me 1")
    word = "can" if able else "cannot"
    t = story(f"preset {name}\nme hand scout\nme field {ICE}", scout=scout).do("cast scout").sees(f"{word} use scout 1")
    t.do("to declaration").sees(f"{word} attack scout", f"can attack {ICE}")


FAST, SLOW = "blank:forward/fire/3/5000/first_strike", "blank:forward/ice/3/5000"


@pytest.mark.rule("F-R15.3")
@pytest.mark.parametrize(("mine", "theirs", "left"), [
    (FAST, SLOW, (True, False)), (SLOW, FAST, (False, True)), (FAST, FAST, (False, False)), (SLOW, SLOW, (False, False)),
])  # fmt: skip
def test_first_strike_deals_first(mine, theirs, left):
    """If both have it, or none, all damage is in one batch."""
    t = story(f"me field {mine}\nyou field {theirs}").do(f"attack me:{mine}", f"block you:{theirs}", "strike")
    t.sees(f"me field {int(left[0])}", f"you field {int(left[1])}")


@pytest.mark.rule("F-R15.3", "F-R9.1")
def test_between_the_batches_triggers_wait_and_nobody_acts():
    """The first batch wounds; what it triggers lies on the stack only after the second."""
    hunter = blank("forward/fire/3/2000/first_strike", "when battle_damages self: gain_crystals me 1")
    t = story("me field hunter\nme hand bolt\nyou field guard", hunter=hunter,
              bolt=blank("summon/fire/0", "use: draw me 1"),
              guard=blank("forward/ice/3/6000", "when is_damaged self: gain_crystals me 1"))  # fmt: skip
    t.do("attack hunter", "block guard", "pass", "you: pass").sees(
        "hunter in me.break", "guard damage 2000", "me hand 1", "can cast bolt"
    )
    assert t.order_of("damaged") == ["damaged", "damaged"]


@pytest.mark.rule("F-R15.3", "F-R9.4")
def test_what_the_first_batch_breaks_strikes_no_more():
    """It is broken by a rule process between the batches."""
    t = story(f"me field {FAST}\nyou field guard", guard=blank("forward/ice/3/5000", "when broken self: draw me 1"))
    t.do(f"attack {FAST}", "block guard", "strike").sees(f"{FAST} damage 0", "guard in you.break", "stack 1")


@pytest.mark.rule("F-R15.3", "F-R21.7")
@pytest.mark.parametrize("name", ["official", "primer"])
@pytest.mark.parametrize(
    ("second", "struck"), [("blank:forward/fire/4/4000/first_strike", False), ("blank:forward/fire/4/4000", True)]
)
def test_a_party_has_first_strike_only_if_every_member_does(name, second, struck):
    """Two of two: the blocker of 8000 is broken before it strikes."""
    guard = "blank:forward/ice/3/8000"
    t = story(f"preset {name}\nme field {FAST}\nme field {second}\nyou field {guard}").do(
        f"attack {FAST} {second}", f"block {guard}", "strike"
    )
    if struck:
        t.do(f"you: divide {FAST}:8000 {second}:0").sees(f"{FAST} in me.break")
    t.sees(f"{guard} in you.break", f"{second} damage 0", "me field 1" if struck else "me field 2")


@pytest.mark.rule("F-R15.4", "F-R7.1")
@pytest.mark.parametrize("times", [1, 2])
def test_freezing_twice_is_one(times):
    """The next Active Phase of its controller ends it; it stays dull once."""
    t = story(f"you field {ICE} dull")
    for _ in range(times):
        t.act("me", "freeze {type forward, of opponent}").do("resolve")
    t.sees(f"{ICE} frozen").do("to your_main1").sees(f"{ICE} dull", f"not {ICE} frozen")
    t.do("to my_main1", "to your_main1").sees(f"{ICE} active")


@pytest.mark.rule("F-R15.5", "F-R8.4")
@pytest.mark.parametrize("more", ["", "/back_attack"])
def test_back_attack_is_cast_whenever_its_owner_has_priority(more):
    """Own or other turn, Main and Attack Phase, stack empty or not; no stack."""
    ambush = blank(f"forward/ice/0/3000{more}")
    word = "can" if more else "cannot"
    t = (
        story("me hand ambush bolt", ambush=ambush, bolt=blank("summon/fire/0", "use: draw me 1"))
        .do("cast bolt")
        .sees(f"{word} cast ambush")
    )
    t.do("resolve", "to preparation").sees(f"{word} cast ambush")
    t = story("turn_player you\nme hand ambush", ambush=ambush).do("you: pass").sees(f"{word} cast ambush")
    if more:
        t.do("cast ambush").sees("ambush in me.field", "stack 0", "asked priority you")


@pytest.mark.rule("F-R15.5", "F-R12.6")
def test_back_attack_does_not_lift_the_limits():
    """One of its name is there."""
    one = "blank:forward/fire/2/3000/name=Kain"
    story(f"turn_player you\nme field {one}\nme hand blank:forward/ice/0/3000/name=Kain/back_attack").do(
        "you: pass"
    ).sees("cannot cast blank:forward/ice/0/3000/name=Kain/back_attack")


@pytest.mark.rule("F-R15.6", "F-R16.14")
@pytest.mark.parametrize(("points", "power", "stack"), [(4, 3000, 0), (5, 5000, 1), (6, 5000, 1)])
def test_a_line_of_damage_n_is_there_from_n_points_on(points, power, stack):
    """A field ability and an auto-ability."""
    hero = blank(
        "forward/fire/0/3000",
        "static while me.points >= 5: gain_power self 2000",
        "when enters self while me.points >= 5: draw me 1",
    )
    story(f"me points {points}\nme hand hero", hero=hero).do("cast hero").sees(f"hero power {power}", f"stack {stack}")


@pytest.mark.rule("F-R15.6")
def test_it_comes_with_the_point_itself():
    """The fifth point switches it on."""
    hero = blank("forward/fire/2/3000", "static while me.points >= 5: gain_power self 2000")
    story("me points 4\nme field hero", hero=hero).sees("hero power 3000").do("hit me").sees("hero power 5000")


@pytest.mark.rule("F-R15.7")
def test_keywords_do_not_add_up_and_are_lost_together():
    """Twice Brave is Brave; losing it loses both."""
    t = (
        story(f"me field {FIRE}/brave")
        .act("me", "grant {type forward} brave until end_of_turn")
        .do("resolve")
        .sees(f"{FIRE}/brave has brave")
    )
    t.act("you", "take_away {type forward, of opponent} brave until end_of_turn").do("resolve").sees(
        f"{FIRE}/brave lacks brave"
    )
    t.do(f"attack {FIRE}/brave").sees(f"{FIRE}/brave dull")


@pytest.mark.rule("F-R15.8")
@pytest.mark.parametrize(
    ("ban", "summon", "ability"), [("be_chosen_by_summons", False, True), ("be_chosen_by_abilities", True, False)]
)
def test_what_cannot_be_chosen_by_the_opponent(ban, summon, ability):
    """By Summons or by abilities; those of its own side may."""
    shy = blank("forward/ice/2/3000", f"static: cannot self {ban}")
    bolt = blank("summon/fire/0", "use: choose $a: 1 {type forward}; dull $a")
    mage = blank("backup/fire/2", "activate: choose $a: 1 {type forward}; dull $a")
    t = story("you field shy\nme hand bolt\nme field mage\nyou hand own", shy=shy, bolt=bolt, mage=mage, own=bolt)
    t.sees(("can" if summon else "cannot") + " cast bolt", ("can" if ability else "cannot") + " use mage 1")
    t.do("pass").sees("can cast own")


@pytest.mark.rule("F-R15.8", "F-R14.2")
def test_select_all_and_costs_work_against_it():
    """None of them chooses."""
    shy = blank("forward/ice/2/3000", "static: cannot self be_chosen_by_abilities")
    story("you field shy", shy=shy).act("me", "dull {type forward}").do("resolve").sees("shy dull")
    story("you field shy", shy=shy).act("me", "select $a: 1 {type forward}; dull $a").do("resolve").sees("shy dull")
