"""What effects do with cards: from zone to zone (F-R14.9-F-R14.13, F-R12.7, F-R17.7)."""

import pytest

from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"
WIND = "blank:forward/wind/2/2000"
EARTH = "blank:backup/earth/2"
SHOWN = "let $a (top me 3); reveal $a; "


@pytest.mark.rule("F-R14.9")
@pytest.mark.parametrize(
    ("action", "zone"), [("break", "break"), ("put", "break"), ("return", "hand"), ("remove", "removed")]
)
def test_a_thing_goes_where_it_is_told(action, zone):
    """To the zone of its owner; only that one."""
    t = story(f"you field {ICE}\nyou field {FIRE}").act("me", f"choose $a: 1 {{type forward}}; {action} $a")
    t.do(f"choose {ICE}", "resolve").sees(f"{ICE} in you.{zone}", f"{FIRE} in you.field", "asked priority me")


@pytest.mark.rule("F-R14.9", "F-R1.2")
@pytest.mark.parametrize(("action", "stays"), [("break", True), ("put", False), ("return", False)])
def test_what_cannot_be_broken_can_be_put_away(action, stays):
    """Putting into the Break Zone is not breaking."""
    t = story("you field rock", rock=blank("forward/ice/3/6000", "static: cannot self be_broken"))
    t.act("me", f"choose $a: 1 {{}}; {action} $a").do("choose rock", "resolve")
    t.sees("rock in you.field" if stays else "not rock in you.field", "asked priority me")


@pytest.mark.rule("F-R14.3", "F-R1.3")
def test_the_opponents_effect_does_not_return_what_is_protected():
    """Its own controller's effect does."""
    shield = blank("forward/ice/3/6000", "static: cannot self be_returned")
    t = story("me field rock", rock=shield).act("you", "return {type forward}").do("resolve")
    t.sees("rock in me.field")
    t.act("me", "return {type forward}").do("resolve").sees("rock in me.hand", "asked priority me")


@pytest.mark.rule("F-R14.13", "F-R14.3")
def test_of_revealed_cards_one_is_taken_and_the_rest_goes_under():
    """Everybody sees them; the taken one is known in the hand."""
    t = story(f"me top {FIRE} {ICE} {EARTH}")
    t.act("me", SHOWN + "select $b: up to 1 {type forward} from $a; add $b; bottom (rest $a)").do("resolve")
    t.sees("asked select me", f"can select {FIRE}", f"cannot select {EARTH}")
    t.do(f"select {ICE}", f"arrange bottom {FIRE} {EARTH}")
    t.sees(f"{ICE} in me.hand", f"{EARTH} at me.bottom", "me deck 32", "asked priority me")
    assert t.game.table.known(1, t.card(ICE))


@pytest.mark.rule("F-R14.13", "F-R4.4")
def test_cards_that_only_one_player_looks_at_stay_hidden():
    """Also the one that goes to the hand."""
    t = story(f"me top {FIRE} {ICE}")
    t.act("me", "let $a (top me 2); look $a; select $b: 1 {} from $a; add $b; bottom (rest $a)").do("resolve")
    t.do(f"select {FIRE}").sees(f"{FIRE} in me.hand", f"{ICE} at me.bottom", "asked priority me")
    assert not t.game.table.known(1, t.card(FIRE))
    assert t.game.table.known(0, t.card(ICE))


@pytest.mark.rule("F-R14.18")
def test_the_owner_orders_cards_under_the_deck():
    """The first is the uppermost."""
    t = story(f"me top {FIRE} {ICE} {EARTH}").act("me", "let $a (top me 3); look $a; bottom $a").do("resolve")
    t.sees("asked arrange me").do(f"arrange bottom {ICE} {EARTH} {FIRE}")
    t.sees(f"{FIRE} at me.bottom", "asked priority me")
    assert t.game.table.zone(0, 0)[:3] == [t.card(FIRE), t.card(EARTH), t.card(ICE)]


@pytest.mark.rule("F-R14.18")
@pytest.mark.parametrize(("shown", "asked"), [("look", "arrange"), ("reveal", "priority")])
def test_that_cards_are_alike_is_not_told_by_asking_nothing(shown, asked):
    """Who sees two equal cards need not be asked; the other player, who does not, learns nothing from a question."""
    t = story("me top 1-002R 1-002R").act("me", f"let $a (top me 2); {shown} $a; bottom $a").do("resolve")
    assert t.kind == asked
    t.sees("asked priority me", "me deck 32")


@pytest.mark.rule("F-R14.18")
def test_cards_go_onto_the_deck_in_the_order_of_the_owner():
    """The first is the uppermost."""
    t = story(f"me top {FIRE} {ICE}").act("me", "let $a (top me 2); look $a; top $a").do("resolve")
    t.do(f"arrange top {ICE} {FIRE}").sees(f"{ICE} at me.top", "asked priority me")


@pytest.mark.rule("F-R14.13")
def test_each_card_may_go_onto_or_under_the_deck():
    """One decision a card."""
    t = story(f"me top {FIRE} {ICE}").act("me", "let $a (top me 2); look $a; top_or_bottom $a").do("resolve")
    t.do(f"arrange top {FIRE} bottom {ICE}").sees(f"{FIRE} at me.top", f"{ICE} at me.bottom", "asked priority me")


@pytest.mark.rule("F-R14.18", "F-R4.4")
def test_cards_in_random_order_are_known_to_nobody():
    """Though everybody saw them."""
    t = story(f"me top {FIRE} {ICE} {EARTH}").act("me", SHOWN + "bottom_shuffled $a").do("resolve")
    t.sees("asked priority me", "me deck 33")
    assert {t.zone(t.card(one)) for one in (FIRE, ICE, EARTH)} == {(0, "deck")}
    assert [t.game.table.knows[t.card(one)] for one in (FIRE, ICE, EARTH)] == [0, 0, 0]


@pytest.mark.rule("F-R14.12")
def test_a_card_shuffled_into_a_deck_is_lost_from_sight():
    """And the deck is shuffled."""
    t = story(f"you field {ICE}").act("me", "choose $a: 1 {}; shuffle_in $a").do(f"choose {ICE}", "resolve")
    t.sees(f"{ICE} in you.deck", "you deck 31", "asked priority me")
    assert t.game.table.knows[t.card(ICE)] == 0


@pytest.mark.rule("F-R14.17")
def test_a_card_put_into_the_damage_zone_is_no_damage():
    """No EX Burst, but a point all the same."""
    burst = blank("summon/fire/2", "use mark ex: draw me 1")
    t = story("me break bolt", bolt=burst).act("me", "select $a: 1 {} from me.break; damage_zone $a").do("resolve")
    t.sees("bolt in me.damage", "me points 1", "me hand 0", "asked priority me")


@pytest.mark.rule("F-R12.9", "F-R4.10")
@pytest.mark.parametrize(("state", "status"), [("", "active"), (" dull", "dull")])
def test_a_character_is_played_by_an_effect(state, status):
    """Under its owner, active unless told otherwise; its enter-auto triggers, nothing was cast."""
    knight = blank("forward/fire/2/3000", "when enters self: draw me 1", "when cast me {}: draw me 3")
    t = story("me hand knight", knight=knight).act("me", f"select $a: 1 {{type forward}} from me.hand; play $a{state}")
    t.do("resolve").sees("knight in me.field", f"knight {status}", "stack 1")
    t.do("resolve").sees("me hand 1", "stack 0", "asked priority me")


@pytest.mark.rule("F-R4.10")
@pytest.mark.parametrize(("state", "status"), [("", "dull"), (" active", "active")])
def test_a_backup_is_played_dull(state, status):
    """Unless told otherwise."""
    t = story(f"me hand {EARTH}").act("me", f"select $a: 1 {{}} from me.hand; play $a{state}").do("resolve")
    t.sees(f"{EARTH} in me.field", f"{EARTH} {status}", "asked priority me")


@pytest.mark.rule("F-R12.7", "F-R1.3")
@pytest.mark.parametrize(("preset", "zone"), [("official", "break"), ("official-2.1", "field")])
def test_an_effect_cannot_bring_a_second_one_of_a_name(preset, zone):
    """It stays where it is; the older rules let it enter, and both go to the Break Zone."""
    twin = "blank:forward/fire/2/3000/name=Twin"
    t = story(f"preset {preset}\nme field {twin}\nme break {twin}")
    t.act("me", "select $a: 1 {} from me.break; play $a; draw me 1").do("resolve")
    if zone == "break":
        t.sees(f"{twin} in me.field", f"{twin}#2 in me.break", "me hand 1")
    else:
        t.sees(f"{twin} in me.break", f"{twin}#2 in me.break", "me hand 1")


@pytest.mark.rule("F-R12.7", "F-R9.5", "F-R9.6")
@pytest.mark.parametrize(
    ("one", "two"),
    [
        ("blank:forward/light/2/3000", "blank:forward/dark/2/4000"),
        ("blank:forward/fire/2/3000/name=Twin", "blank:forward/ice/2/3000/name=Twin"),
    ],
)
def test_cards_that_enter_together_do_not_keep_each_other_away(one, two):
    """They enter, and rule processes put them into the Break Zone."""
    t = story(f"me break {one} {two}").act("me", "select $a: 2 {} from me.break; play $a").do("resolve")
    t.sees(f"{one} in me.break", f"{two} in me.break", "asked priority me")
    assert t.order_of("entered", "put") == ["entered", "entered", "put"]


@pytest.mark.rule("F-R17.7", "F-R17.10")
@pytest.mark.parametrize("action", ["break", "return", "remove", "bottom"])
def test_a_card_of_the_lb_deck_goes_home_face_up(action):
    """From wherever it was sent."""
    t = story("me field hero", hero=blank("forward/fire/2/3000", limit_break=1))
    t.act("you", f"{action} {{type forward}}").do("resolve")
    t.sees("hero in me.lb", "hero face_up", "asked priority me")


@pytest.mark.rule("F-R4.3", "F-R14.9")
def test_an_effect_follows_the_card_it_has_moved_itself():
    """Removed, it is played again; what it was is gone."""
    t = story(f"me field {ICE} damage 2000").act("me", "choose $a: 1 {}; remove $a; play $a")
    t.do(f"choose {ICE}", "resolve").sees(f"{ICE} in me.field", f"{ICE} damage 0", "asked priority me")


@pytest.mark.rule("F-R14.4")
def test_the_power_of_what_has_left_is_its_last():
    """Not what is printed on it."""
    t = story(f"me field {ICE}\nyou field {FIRE}").act("me", "gain_power {of me} 2000 until end_of_turn").do("resolve")
    t.act("me", "choose $a: 1 {of me}; choose $b: 1 {of opponent}; put $a; damage $b (minus (power $a) 6000)")
    t.do(f"choose {ICE} {FIRE}", "resolve").sees(f"{ICE} in me.break", f"{FIRE} damage 2000", "asked priority me")
