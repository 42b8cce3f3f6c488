"""F-R17: the LB deck."""

import pytest

from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/2/3000"
OTHER = blank("forward/ice/3/6000", limit_break=1)
HERO = blank("forward/ice/0/6000", limit_break=2)
BOLT = blank("summon/ice/0", "use: draw me 1", limit_break=1)


@pytest.mark.rule("F-R17.1")
def test_the_owner_may_look_and_the_other_player_sees_how_many():
    """Face down until they are used."""
    t = story("me lb hero one", hero=HERO, one=OTHER)
    mine, theirs = t.game.view(0).zone(0, "lb"), t.game.view(1).zone(0, "lb")
    assert mine.count == theirs.count == 2
    assert all(card.key is not None for card in mine.cards) and all(card.key is None for card in theirs.cards)


@pytest.mark.rule("F-R17.2", "F-R17.3")
@pytest.mark.parametrize(("others", "legal"), [(1, False), (2, True), (3, True)])
def test_other_cards_are_turned_face_up_for_it(others, legal):
    """Limit Break 2: two others, face down."""
    names = ["one", "two", "three"][:others]
    t = story("me lb hero " + " ".join(names), hero=HERO, one=OTHER, two=OTHER, three=OTHER)
    t.sees(("can" if legal else "cannot") + " cast_lb hero")
    if legal:
        t.do("cast_lb hero with one two").sees(
            "hero in me.field", "one face_up", "two face_up", "one in me.lb", "asked priority me"
        )


@pytest.mark.rule("F-R17.2", "F-R12.8", "F-R15.5")
def test_it_is_cast_at_the_times_of_its_type():
    """A Forward in the own Main Phase, a Summon whenever, a Back Attack Forward too."""
    made = {
        "hero": HERO,
        "bolt": BOLT,
        "ambush": blank("forward/ice/0/6000/back_attack", limit_break=1),
        "one": OTHER,
        "two": OTHER,
    }
    t = story("turn_player you\nme lb hero bolt ambush one two", **made).do("you: pass")
    t.sees("cannot cast_lb hero", "can cast_lb bolt", "can cast_lb ambush").do("to my_main1").sees(
        "can cast_lb hero", "can cast_lb bolt"
    )


@pytest.mark.rule("F-R17.3", "F-R11.6")
@pytest.mark.parametrize(("backups", "legal"), [("I", False), ("IF", True), ("FF", False)])
def test_its_cp_are_paid_as_ever(backups, legal):
    """Cost 2, Ice."""
    cp = "\n".join(f"me cp {one} 1" for one in backups)
    t = story(f"me lb hero one\n{cp}", hero=blank("forward/ice/2/6000", limit_break=1), one=OTHER)
    t.sees(("can" if legal else "cannot") + " cast_lb hero")


@pytest.mark.rule("F-R17.4", "F-R12.6")
def test_it_is_a_cast():
    """What sees casts triggers; the limits hold; there may be a second one this turn."""
    watch = blank("backup/fire/2", "when cast me {type forward}: draw me 1")
    t = story(
        "me field watch\nme lb hero bolt one two three",
        watch=watch,
        hero=HERO,
        bolt=BOLT,
        one=OTHER,
        two=OTHER,
        three=OTHER,
    )
    t.do("cast_lb hero with one two").sees("stack 1").do("resolve").sees("me hand 1").do(
        "cast_lb bolt with three", "resolve"
    ).sees("me hand 2")
    name = "forward/ice/0/6000/name=Kain"
    t = story(
        "me field blank:forward/fire/2/3000/name=Kain\nme lb kain one", kain=blank(name, limit_break=1), one=OTHER
    ).sees("cannot cast_lb kain")


@pytest.mark.rule("F-R17.5")
def test_what_is_cheaper_turns_as_many_cards():
    """CP of nothing, two cards all the same."""
    cheap = blank("backup/fire/2", "static: cheaper {type forward, of me} 5")
    t = story(
        "me field cheap\nme lb hero one two",
        cheap=cheap,
        hero=blank("forward/ice/5/6000", limit_break=2),
        one=OTHER,
        two=OTHER,
    )
    t.do("cast_lb hero with one two").sees("hero in me.field", "one face_up", "two face_up")
    story(
        "me field cheap\nme lb hero one", cheap=cheap, hero=blank("forward/ice/5/6000", limit_break=2), one=OTHER
    ).sees("cannot cast_lb hero")


@pytest.mark.rule("F-R17.6")
def test_on_the_field_it_is_an_ordinary_character():
    """Of its own type and element; it attacks."""
    t = story(f"me field hero\nyou field {FIRE}", hero=blank("forward/ice/3/6000", limit_break=1)).sees(
        "hero type forward", "hero element ice"
    )
    t.do("attack hero", "no_block", "strike").sees("you points 1")


@pytest.mark.rule("F-R17.7")
@pytest.mark.parametrize("zone", ["hand", "break", "deck", "removed"])
def test_it_goes_home_face_up_from_wherever_it_goes(zone):
    """At once, before anybody has priority."""
    (
        story("me field hero", hero=HERO)
        .do(f"move hero {zone}")
        .sees("hero in me.lb", "hero face_up", "me hand 0", "me break 0", "asked priority me")
    )


@pytest.mark.rule("F-R17.7", "F-R14.9")
def test_having_been_put_into_the_break_zone_is_true():
    """What sees it triggers."""
    watch = blank("backup/fire/2", "when put {type forward}: draw me 1")
    story("me field hero\nme field watch", hero=HERO, watch=watch).do("break hero").sees("stack 1", "hero in me.lb").do(
        "resolve"
    ).sees("me hand 1")


@pytest.mark.rule("F-R17.8")
def test_a_summon_goes_home_after_the_break_zone():
    """From the stack."""
    t = story("me lb bolt one", bolt=BOLT, one=OTHER).do("cast_lb bolt with one").sees("bolt in me.stack").do("resolve")
    t.sees("bolt in me.lb", "bolt face_up", "me hand 1", "me break 0")


@pytest.mark.rule("F-R17.9", "F-R17.3")
def test_face_up_cards_are_neither_cast_nor_turned_again():
    """Until an effect turns them down."""
    t = story("me lb bolt one two", bolt=BOLT, one=blank("summon/ice/0", "use: draw me 1", limit_break=1), two=OTHER)
    t.do("cast_lb bolt with two", "resolve").sees("cannot cast_lb bolt", "cannot cast_lb two", "cannot cast_lb one")
    t.act("me", "turn_down (every {} lb me)").do("resolve").sees(
        "not two face_up", "can cast_lb one", "can cast_lb bolt"
    )


@pytest.mark.rule("F-R17.10", "F-R13.14")
def test_what_would_pick_it_out_of_the_break_zone_finds_it_gone():
    """Nothing is added."""
    t = (
        story("me field hero", hero=blank("forward/ice/3/6000", "when put self: add self", limit_break=1))
        .do("break hero")
        .sees("stack 1")
    )
    t.do("resolve").sees("hero in me.lb", "me hand 0", "asked priority me")
