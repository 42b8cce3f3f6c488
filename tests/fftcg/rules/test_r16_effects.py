"""F-R16: continuous and replacement effects."""

import pytest

from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"
WIND = "blank:forward/wind/4/9000"


@pytest.mark.rule("F-R16.1", "F-R16.14")
def test_an_effect_on_objects_touches_what_is_there():
    """A newcomer gets nothing of it; a field ability reaches him."""
    t = (
        story(f"me field {FIRE}\nme hand {ICE}")
        .act("me", "gain_power {type forward, of me} 1000 until end_of_turn")
        .do("resolve", f"move {ICE} field")
    )
    t.sees(f"{FIRE} power 4000", f"{ICE} power 6000")
    t = story(
        f"me field {FIRE}\nme hand {ICE}\nme field banner",
        banner=blank("backup/fire/2", "static: gain_power {type forward, of me} 1000"),
    )
    t.do(f"move {ICE} field").sees(f"{FIRE} power 4000", f"{ICE} power 7000").do("break banner").sees(
        f"{FIRE} power 3000", f"{ICE} power 6000"
    )


@pytest.mark.rule("F-R16.1")
@pytest.mark.parametrize(("duration", "later"), [(" until end_of_turn", 3000), ("", 4000)])
def test_an_effect_lasts_for_its_duration_or_for_ever(duration, later):
    """Two turns later."""
    t = (
        story(f"me field {FIRE}")
        .act("me", f"gain_power {{type forward}} 1000{duration}")
        .do("resolve")
        .sees(f"{FIRE} power 4000")
    )
    t.do("to your_main1").sees(f"{FIRE} power {later}").do("to my_main1").sees(f"{FIRE} power {later}")


@pytest.mark.rule("F-R16.13")
def test_what_players_may_not_do_binds_whatever_comes_later():
    """Forwards cannot block this turn, the newcomer neither; the next turn they can."""
    t = (
        story(f"me field {FIRE}\nme field {WIND}\nyou hand {ICE}")
        .act("me", "forbid opponent block until end_of_turn")
        .do("resolve", f"move {ICE} field")
    )
    t.do(f"attack {FIRE}", "to blockers").sees(f"cannot block {ICE}").do(
        "no_block", "strike", "to your_main1", "to my_main1"
    )
    t.do(f"attack {WIND}", "to blockers").sees(f"can block {ICE}")


@pytest.mark.rule("F-R16.13")
@pytest.mark.parametrize("ban", ["search", "draw"])
def test_a_player_kept_from_searching_or_drawing(ban):
    """The instruction is ignored."""
    t = story(f"me deck 3\nme bottom {FIRE}").act("you", f"forbid opponent {ban} until end_of_turn").do("resolve")
    t.act("me", "draw me 1" if ban == "draw" else "select $a: 1 {type forward} from me.deck; add $a").do(
        "resolve"
    ).sees("me hand 0", "me deck 4")


@pytest.mark.rule("F-R16.15")
@pytest.mark.parametrize(("gone", "removed"), [(False, 1), (True, 0)])
def test_a_span_that_has_ended_before_it_began(gone, removed):
    """Removed for as long as the eater is on the field."""
    eater = blank(
        "monster/ice/0", "when enters self: choose $a: 1 {type forward, of opponent}; remove $a until self_leaves"
    )
    t = story(f"me hand eater\nyou field {FIRE}", eater=eater).do("cast eater", f"choose {FIRE}")
    t.do("break eater") if gone else None
    t.do("resolve").sees(f"you removed {removed}", f"you field {1 - removed}", "asked priority me")


@pytest.mark.rule("F-R16.2", "F-R14.7")
def test_layers_control_text_type_values_power():
    """Taken over, made a Fire Forward, and counted by a banner for Fire Forwards of its controller."""
    banner = blank("backup/fire/2", "static: gain_power {type forward, element fire, of me} 1000")
    t = story("me field banner\nyou field blank:monster/ice/2", banner=banner)
    t.act("me", "choose $a: 1 {type monster}; set_element $a fire; become_forward $a 4000; control $a me")
    t.do("choose blank:monster/ice/2", "resolve").sees(
        "blank:monster/ice/2 power 5000", "blank:monster/ice/2 control me"
    )


@pytest.mark.rule("F-R16.3", "F-R16.4")
@pytest.mark.parametrize(("first", "element"), [("fire", "ice"), ("ice", "fire")])
def test_inside_a_layer_the_later_comes_on_top(first, element):
    """Two effects set the element."""
    t = (
        story(f"me field {WIND}")
        .act("me", f"set_element {{type forward}} {first}")
        .do("resolve")
        .sees(f"{WIND} element {first}")
    )
    t.act("me", f"set_element {{type forward}} {element}").do("resolve").sees(
        f"{WIND} element {element}", f"not {WIND} element {first}"
    )


@pytest.mark.rule("F-R16.3")
@pytest.mark.parametrize("order", ["dependent first", "dependent last"])
def test_a_dependent_effect_comes_after_what_it_depends_on(order):
    """Fire Forwards get a name; this one becomes a Fire one by the other card: whichever came first."""
    made = {
        "school": blank("backup/fire/2", "static: gain_name {type forward, element fire, of me} ninja"),
        "paint": blank("backup/ice/2", "static: set_element {type forward, of me} fire"),
    }
    cards = ["school", "paint"] if order == "dependent first" else ["paint", "school"]
    t = story("\n".join(f"me field {one}" for one in cards) + f"\nme field {ICE}", **made)
    t.sees(f"{ICE} element fire", f"{ICE} named ninja")


@pytest.mark.rule("F-R16.3", "F-R16.4")
def test_a_card_changes_itself_first():
    """Its own element counts before what others set."""
    chameleon = blank("forward/wind/2/3000", "static: set_element self water")
    t = story(
        "me field painter\nme field chameleon",
        chameleon=chameleon,
        painter=blank("backup/fire/2", "static: set_element {type forward, of me} fire"),
    )
    t.sees("chameleon element fire", "not chameleon element water")


@pytest.mark.rule("F-R16.4")
def test_a_field_ability_is_as_old_as_its_card_on_the_field():
    """The one that came later sets the element, whichever was played first."""
    made = {"one": blank("backup/fire/2", "static: set_element {type forward, of me} fire"),
            "two": blank("backup/ice/2", "static: set_element {type forward, of me} ice")}  # fmt: skip
    t = story(f"me field one\nme field two\nme field {WIND}", **made).sees(f"{WIND} element ice")
    t.do("move one hand", "move one field").sees(f"{WIND} element fire", f"not {WIND} element ice")


@pytest.mark.rule("F-R16.5", "F-R13.12")
def test_one_effect_replaces_a_given_event_once():
    """Damage 1000 less, then once more by another one; each counts once."""
    less = "instead is_damaged {type forward, of me}: reduce 1000"
    t = story(
        f"you field {ICE}\nyou field one\nyou field two",
        one=blank("backup/ice/2", less),
        two=blank("backup/fire/2", less),
    )
    t.do(f"deal {ICE} 4000").sees(f"{ICE} damage 2000")


@pytest.mark.rule("F-R16.5")
def test_a_replacement_must_exist_before_the_event():
    """It came too late for the first break."""
    shrine = blank("backup/ice/2", "instead put {type forward, of me}: remove it")
    t = story(f"you field {ICE}\nyou field {FIRE}\nyou hand shrine", shrine=shrine).do(
        f"break {ICE}", "move shrine field", f"break {FIRE}"
    )
    t.sees(f"{ICE} in you.break", f"{FIRE} in you.removed")


@pytest.mark.rule("F-R16.6", "F-R16.7")
@pytest.mark.parametrize(("first", "damage"), [("half", 3000), ("less", 2000)])
def test_the_affected_side_orders_the_replacements(first, damage):
    """4000: doubled and 5000 less is 3000, the other way round nothing would be left to double. Here: plus and twice."""
    made = {"half": blank("backup/ice/2", "instead is_damaged {type forward, of me}: double"),
            "less": blank("backup/fire/2", "instead is_damaged {type forward, of me}: reduce 1000")}  # fmt: skip
    t = story(f"you field {WIND}\nyou field half\nyou field less", **made).do(f"deal {WIND} 2000")
    assert (t.kind, t.choice.seat) == ("replace-order", 1)
    t.answer(next(option for option in t.choice.options if t.option_card(option) == t.card(first)))
    t.sees(f"{WIND} damage {damage}")


@pytest.mark.rule("F-R16.7", "F-R1.2")
@pytest.mark.parametrize("text", ["reduce 3000", "becomes 0", "becomes 1000"])
def test_damage_that_cannot_be_reduced(text):
    """Neither by less nor by `becomes 0`."""
    ward = blank("backup/ice/2", f"instead is_damaged {{type forward, of me}}: {text}")
    pierce = blank("backup/fire/2", "instead is_damaged {type forward, of opponent}: unreduced")
    (
        story(f"you field {WIND}\nyou field ward\nme field pierce", ward=ward, pierce=pierce)
        .do(f"deal {WIND} 4000")
        .sees(f"{WIND} damage 4000")
    )
    story(f"you field {WIND}\nyou field ward", ward=ward).do(f"deal {WIND} 4000").sees(f"not {WIND} damage 4000")


@pytest.mark.rule("F-R16.7")
@pytest.mark.parametrize(
    ("text", "damage"), [("increase 1000", 5000), ("double", 8000), ("becomes 2000", 2000), ("reduce 5000", 0)]
)
def test_what_damage_may_become(text, damage):
    """Increased, doubled, another number, less."""
    ward = blank("backup/ice/2", f"instead is_damaged {{type forward, of me}}: {text}")
    story(f"you field {WIND}\nyou field ward", ward=ward).do(f"deal {WIND} 4000").sees(
        f"{WIND} damage {damage}", "asked priority me"
    )


@pytest.mark.rule("F-R16.8")
@pytest.mark.parametrize(("text", "triggers"), [("becomes 0", 0), ("reduce 1000", 1)])
def test_damage_made_nought_has_not_been_dealt(text, triggers):
    """Nothing triggers."""
    ward = blank("backup/ice/2", f"instead is_damaged {{type forward, of me}}: {text}")
    t = story(
        "you field guard\nyou field ward",
        ward=ward,
        guard=blank("forward/ice/4/9000", "when is_damaged self: draw me 1"),
    )
    t.do("deal guard 4000").sees(f"stack {triggers}")


@pytest.mark.rule("F-R16.9")
@pytest.mark.parametrize("gone", [False, True])
def test_redirected_damage_keeps_its_source_and_amount(gone):
    """A recipient that is missing leaves it where it was."""
    knight = blank("forward/ice/4/9000", "instead is_damaged {type forward, of me, not self}: redirect self")
    mage = blank("forward/fire/2/3000", "when damages self: gain_crystals me 1")
    t = story(f"me field mage\nyou field {ICE}\nyou field knight", mage=mage, knight=knight)
    if gone:
        t.do("move knight hand", f"deal {ICE} 4000 by mage").sees(f"{ICE} damage 4000")
    else:
        t.do(f"deal {ICE} 4000 by mage").sees(f"{ICE} damage 0", "knight damage 4000")
    t.do("settle").sees("me crystals 1")


SHRINE = "instead put {type forward, of me}: remove it"


@pytest.mark.rule("F-R16.10")
def test_if_you_do_so_is_satisfied_by_the_replaced_form():
    """Put away becomes removed; the card is drawn."""
    t = story(f"me field {FIRE}\nme field shrine", shrine=blank("backup/ice/2", SHRINE)).act(
        "me", "put {type forward, of me}; if done { draw me 1 }"
    )
    t.do("resolve").sees(f"{FIRE} in me.removed", "me hand 1", "asked priority me")


@pytest.mark.rule("F-R16.10", "F-R11.15")
def test_a_cost_is_not_paid_by_the_replaced_form():
    """A card under a compulsory replacement cannot pay; under an optional one it goes to the Break Zone, unasked."""
    mage = blank("backup/fire/2", "activate cost put 1 {type forward}: draw me 1")
    story(f"me field mage\nme field {FIRE}\nme field shrine", mage=mage, shrine=blank("backup/ice/2", SHRINE)).sees(
        "cannot use mage 1"
    )
    t = story(
        f"me field mage\nme field {FIRE}\nme field shrine",
        mage=mage,
        shrine=blank("backup/ice/2", SHRINE.replace(": remove", " may: remove")),
    )
    t.do("use mage 1").sees(f"{FIRE} in me.break", "stack 1", "asked priority me")


@pytest.mark.rule("F-R16.11", "F-R3.5")
def test_becoming_a_forward_is_no_entering():
    """It gets type, power and texts for the time."""
    watch = blank("backup/fire/2", "when enters {type forward}: draw me 1")
    t = story(
        "me field golem\nme field watch",
        watch=watch,
        golem=blank(
            "monster/earth/2",
            "activate: become_forward self 7000 until end_of_turn; grant self brave until end_of_turn",
        ),
    )
    t.do("use golem 1", "resolve").sees(
        "golem type forward", "golem power 7000", "golem has brave", "stack 0", "me hand 0"
    )
    t.do("to your_main1").sees("not golem type forward", "golem lacks brave")


@pytest.mark.rule("F-R16.12", "F-R16.4")
def test_losing_all_abilities_takes_what_was_there_before():
    """Keywords and granted ones go; what is gained later stays."""
    t = (
        story(f"you field {FIRE}/brave")
        .act("you", "grant {type forward} haste until end_of_turn")
        .do("resolve")
        .sees(f"{FIRE}/brave has haste")
    )
    t.act("me", "lose_abilities {type forward} until end_of_turn").do("resolve").sees(
        f"{FIRE}/brave lacks brave", f"{FIRE}/brave lacks haste"
    )
    t.act("you", "grant {type forward} first_strike until end_of_turn").do("resolve").sees(
        f"{FIRE}/brave has first_strike"
    )
    t.do("to your_main1").sees(f"{FIRE}/brave has brave")


@pytest.mark.rule("F-R16.12")
def test_what_has_lost_its_abilities_does_not_act():
    """Its field ability, its auto and its action ability."""
    hero = blank(
        "forward/fire/2/3000",
        "static: gain_power {type forward, of me} 1000",
        "when dulled self: draw me 1",
        "activate: draw me 1",
    )
    t = story(f"me field hero\nme field {ICE}", hero=hero).sees(f"{ICE} power 7000", "can use hero 3")
    t.act("you", "choose $a: 1 {type forward, element fire, of opponent}; lose_abilities $a until end_of_turn").do(
        "you: choose hero", "resolve"
    )
    t.sees(f"{ICE} power 6000", "cannot use hero 3").do("dull hero").sees("stack 0", "me hand 0")


@pytest.mark.rule("F-R16.12")
@pytest.mark.parametrize("own", ["cannot self be_blocked", "cannot_be_blocked_by self {cost >= 3}"])
def test_lost_abilities_forbid_nothing_any_more(own):
    """What another card or an effect says of it still holds."""
    t = story(f"me field sneak\nyou field {ICE}", sneak=blank("forward/fire/2/3000", f"static: {own}"))
    t.act("me", "lose_abilities {type forward, of me}").do("resolve", "attack sneak", "to blockers")
    t.sees(f"can block {ICE}")
    t = story(f"me field {FIRE}\nyou field {ICE}").act(
        "me", "cannot {type forward, of me} be_blocked until end_of_turn"
    )
    t.do("resolve").act("me", "lose_abilities {type forward, of me}").do("resolve", f"attack {FIRE}", "to blockers")
    t.sees(f"cannot block {ICE}")


@pytest.mark.rule("F-R16.12")
def test_a_gained_text_is_lost_and_one_gained_later_stays():
    """Power from gained field abilities."""
    t = story(f"me field {WIND}").act("me", "gain {type forward} [static: gain_power self 2000]").do("resolve")
    t.sees(f"{WIND} power 11000").act("me", "lose_abilities {type forward}").do("resolve").sees(f"{WIND} power 9000")
    t.act("me", "gain {type forward} [static: gain_power self 1000]").do("resolve").sees(f"{WIND} power 10000")


@pytest.mark.rule("F-R16.7", "F-R14.1")
def test_damage_that_cannot_be_reduced_is_so_for_its_own_target_alone():
    """In a battle the other side's damage is reduced as ever."""
    made = {
        "keen": blank("forward/fire/4/9000", "instead damages self: unreduced", "instead is_damaged self: reduce 2000"),
        "wall": blank("forward/ice/4/8000", "instead is_damaged self: reduce 2000"),
    }
    t = story("me field keen\nyou field wall", **made).do("attack keen", "block wall", "strike")
    t.sees("wall in you.break", "keen damage 6000")


@pytest.mark.rule("F-R16.5", "F-R16.8")
def test_a_second_shield_for_the_next_damage_waits_for_damage():
    """The first makes it 0: so the second is not spent on it. The same for points."""
    shield = "apply $a [instead is_damaged it mark next: becomes 0] until end_of_turn"
    t = story(f"me field {FIRE}")
    for _ in range(2):
        t.act("me", f"choose $a: 1 {{type forward}}; {shield}").do("resolve")
    t.do(f"deal {FIRE} 3000", f"deal {FIRE} 2000").sees(f"{FIRE} damage 0").do(f"deal {FIRE} 1000")
    t.sees(f"{FIRE} damage 1000")
    t = story("")
    for _ in range(2):
        t.act("you", "replace [instead player_damaged me mark next: becomes 0] until end_of_turn").do("resolve")
    t.do("hit you", "hit you").sees("you points 0").do("hit you").sees("you points 1")


@pytest.mark.rule("F-R16.5", "F-R16.10")
def test_a_card_is_sent_elsewhere_from_the_deck_and_from_the_stack_too():
    """What would come into the Break Zone in any situation is removed."""
    void = blank("backup/fire/1", "instead to_break me: remove it")
    t = story(f"me field void\nme hand bolt\nme top {ICE}", void=void, bolt=blank("summon/fire/0", "use: mill me 1"))
    t.do("cast bolt", "resolve").sees(f"{ICE} in me.removed", "bolt in me.removed", "me break 0")
