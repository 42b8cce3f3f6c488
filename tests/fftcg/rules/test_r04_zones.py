"""F-R4: zones, owners, controllers, counters, crystals."""

import pytest

from fftcg.kit.story import blank, story
from netocean.games.fftcg.zones import LAYOUT

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"
TAKE = "choose $a: 1 {type forward, of opponent}; control $a me"


def stolen(more="", **made):
    """Your Forward under my control."""
    t = story(f"you field {ICE}\n{more}", **made).act("me", TAKE)
    return t.do(f"choose {ICE}", "resolve")


@pytest.mark.rule("F-R4.1")
def test_the_zones():
    """Seven for each player, and the stack."""
    assert LAYOUT.names == ["deck", "hand", "field", "break", "damage", "removed", "lb", "stack"]


@pytest.mark.rule("F-R4.1", "F-R12.1", "F-R8.6")
def test_a_summon_lies_on_the_stack_until_it_resolves():
    """Then in the Break Zone."""
    t = story("me hand bolt", bolt=blank("summon/fire/0", "use: draw me 1")).do("cast bolt")
    t.sees("bolt in me.stack", "me hand 0", "me break 0")
    assert t.zone(t.card("bolt")) == (0, "stack")
    t.do("resolve").sees("bolt in me.break", "me hand 1", "asked priority me")


@pytest.mark.rule("F-R4.2", "F-R4.7")
@pytest.mark.parametrize("zone", ["hand", "break", "removed", "deck"])
def test_a_card_goes_to_the_zones_of_its_owner(zone):
    """Though the other player controls it."""
    t = stolen().sees(f"{ICE} in me.field", f"{ICE} control me").do(f"move {ICE} {zone}")
    t.sees(f"{ICE} in you.{zone}", "me field 0", "asked priority me")


@pytest.mark.rule("F-R4.3")
def test_a_card_that_comes_back_is_a_new_object():
    """Damage, counters, status and what it had gained are gone."""
    t = story(f"me field {ICE} dull damage 2000 counter level 2").act("me", "grant {type forward} brave")
    t.do("resolve").sees(f"{ICE} damage 2000", f"{ICE} counter level 2", f"{ICE} has brave")
    t.do(f"move {ICE} hand", f"move {ICE} field")
    t.sees(f"{ICE} damage 0", f"{ICE} counter level 0", f"{ICE} lacks brave", f"{ICE} active", "asked priority me")


@pytest.mark.rule("F-R4.3", "F-R14.1")
def test_what_had_chosen_it_does_not_find_it():
    """It left and came back in response."""
    t = story(f"you field {ICE}").act("me", "choose $a: 1 {type forward}; break $a").do(f"choose {ICE}")
    t.do(f"move {ICE} hand", f"move {ICE} field", "resolve")
    t.sees(f"{ICE} in you.field", "stack 0", "asked priority me")


@pytest.mark.rule("F-R4.4")
def test_hidden_and_public_zones():
    """The own hand is seen, that of the other player and both decks are not; the rest is public."""
    t = story(
        f"me hand {FIRE}\nyou hand {ICE}\nyou break {ICE}\nyou removed {ICE}\nyou damage_zone {ICE}\nyou top {ICE}"
    )
    mine, theirs = t.game.view(0), t.game.view(1)

    def known(view, seat, zone):
        return [card.key for card in view.zone(seat, zone).cards if card.key is not None]

    assert len(known(mine, 0, "hand")) == 1 and known(mine, 1, "hand") == []
    assert len(known(theirs, 1, "hand")) == 1 and known(theirs, 0, "hand") == []
    for zone in ("break", "removed", "damage"):
        assert len(known(mine, 1, zone)) == len(known(theirs, 1, zone)) == 1
    for seat in (0, 1):
        assert known(mine, seat, "deck") == known(theirs, seat, "deck") == []
    assert mine.zone(1, "deck").count == 31


@pytest.mark.rule("F-R4.5", "F-R14.18")
def test_the_order_of_the_deck_is_kept():
    """What lies on top is drawn first, what goes under it comes last."""
    t = story(f"me top {FIRE} {ICE}\nme deck 1").do("draw me 1").sees(f"{FIRE} in me.hand", f"{ICE} at me.top")
    t.do(f"move {FIRE} deck").sees(f"{FIRE} at me.bottom", f"{ICE} at me.top")
    t.do("draw me 2").sees(f"{ICE} in me.hand", f"{FIRE} at me.top", "me deck 1", "asked priority me")


@pytest.mark.rule("F-R4.6", "F-R17.1")
def test_the_deck_of_a_text_is_the_main_deck():
    """A search does not find the cards of the LB deck."""
    t = story(f"me deck 0\nme bottom {ICE}\nme lb hero", hero=blank("forward/ice/3/6000", limit_break=1))
    t.act("me", "select $a: 1 {type forward, element ice} from me.deck; add $a").do("resolve")
    t.sees(f"can select {ICE}", "cannot select hero")


@pytest.mark.rule("F-R4.7")
@pytest.mark.parametrize(("text", "side"), [("play $a", "you"), ("play $a active me", "me")])
def test_what_an_effect_plays_is_under_its_owners_control_unless_it_says_otherwise(text, side):
    """From the other player's Break Zone."""
    t = story(f"you break {ICE}").act("me", f"choose $a: 1 {{type forward}} from opponent.break; {text}")
    t.do(f"choose {ICE}", "resolve").sees(f"{ICE} in {side}.field", f"{ICE} control {side}", "asked priority me")


@pytest.mark.rule("F-R4.7")
def test_an_auto_ability_belongs_to_who_controlled_its_source_when_it_triggered():
    """The new controller draws."""
    t = stolen(f"you field {FIRE}")
    t = story("you field scout", scout=blank("forward/ice/3/6000", "when dulled self: draw me 1"))
    t.act("me", TAKE).do("choose scout", "resolve", "dull scout", "resolve")
    t.sees("me hand 1", "you hand 0", "asked priority me")


@pytest.mark.rule("F-R4.8", "F-R10.3")
def test_a_change_of_control_is_no_entering_but_the_card_is_new():
    """Nobody sees it enter or leave; it does not attack this turn."""
    t = stolen(
        f"me field {FIRE}\nme field watcher",
        watcher=blank(
            "backup/fire/2", "when enters {type forward}: draw me 1", "when leaves {type forward}: draw me 1"
        ),
    )
    t.sees("stack 0", "me hand 0").do("to declaration").sees(f"can attack {FIRE}", f"cannot attack {ICE}")


@pytest.mark.rule("F-R4.8", "F-R13.3")
def test_what_was_just_taken_does_not_use_what_dulls_it():
    """One of the own Forwards of the same kind does."""
    scout = blank("forward/ice/3/6000", "activate cost dull: draw me 1")
    t = story("you field scout\nme field other", scout=scout, other=scout).act("me", TAKE).do("choose scout", "resolve")
    t.sees("cannot use scout 1", "can use other 1")


@pytest.mark.rule("F-R4.9")
def test_activating_the_active_and_dulling_the_dull_does_nothing():
    """Nothing triggers; the text goes on."""
    t = story(
        "me field scout\nme field sleeper dull",
        scout=blank("forward/ice/3/6000", "when activated self: draw me 1"),
        sleeper=blank("forward/fire/3/6000", "when dulled self: draw me 1"),
    )
    t.act("me", "activate {type forward, element ice}; dull {element fire, type forward}")
    t.do("resolve").sees("scout active", "sleeper dull", "stack 0", "me hand 0", "asked priority me")


@pytest.mark.rule("F-R4.9")
@pytest.mark.parametrize(("status", "usable"), [("", True), (" dull", False)])
def test_a_cost_of_dulling_needs_an_active_one(status, usable):
    """Of itself, and of another one."""
    scout = blank("forward/ice/3/6000", "activate cost dull: draw me 1")
    story(f"me field scout{status}", scout=scout).sees(("can" if usable else "cannot") + " use scout 1")
    chief = blank("backup/fire/2", "activate cost dull_others 1 {type forward}: draw me 1")
    t = story(f"me field chief\nme field {FIRE}{status}", chief=chief)
    t.sees(("can" if usable else "cannot") + " use chief 1")


@pytest.mark.rule("F-R4.10")
@pytest.mark.parametrize(
    ("form", "status"),
    [("forward/fire/2/3000", "active"), ("monster/fire/2", "active"), ("backup/fire/2", "dull")],
)
def test_characters_enter_active_and_backups_dull(form, status):
    """Cast as well as played."""
    t = story(f"me hand blank:{form}\nme cp F 2\nme break blank:{form}")
    t.do(f"cast blank:{form}").sees(f"blank:{form} in me.field", f"blank:{form} {status}")
    t.do(f"move blank:{form}#2 field").sees(f"blank:{form}#2 {status}", "asked priority me")


@pytest.mark.rule("F-R4.10")
@pytest.mark.parametrize(("keyword", "form", "status"), [
    ("enters_dull", "forward/fire/2/3000", "dull"),
    ("enters_active", "backup/fire/2", "active"),
])  # fmt: skip
def test_a_text_may_say_otherwise(keyword, form, status):
    """A Forward that enters dull, a Backup that enters active."""
    t = story("me hand one\nme cp F 2", one=blank(form, f"keyword {keyword}")).do("cast one")
    t.sees(f"one {status}", "asked priority me")


@pytest.mark.rule("F-R4.11")
def test_counters_of_one_name_are_equal_and_their_removal_is_seen():
    """One of three is taken; other names are not meant."""
    t = story("me field smith counter level 2 counter bounty 1", smith=blank(
        "forward/fire/3/6000", "when counter_taken self level: draw me 1", "activate: place self level 1",
        "activate cost take level 1: gain_power self 1000 until end_of_turn",
    ))  # fmt: skip
    t.do("use smith 2", "resolve").sees("smith counter level 3", "smith counter bounty 1", "me hand 0")
    t.do("use smith 3").sees("smith counter level 2", "smith counter bounty 1", "stack 2")
    t.do("settle").sees("me hand 1", "smith power 7000", "asked priority me")


@pytest.mark.rule("F-R4.12")
@pytest.mark.parametrize(("crystals", "usable"), [(0, False), (1, True)])
def test_crystals_are_gained_kept_and_paid(crystals, usable):
    """One is needed; gained ones stay from turn to turn."""
    miner = blank("backup/earth/2", "activate cost crystals 1: draw me 1", "when begins main_1 any: gain_crystals me 2")
    t = story(f"me field miner\nme crystals {crystals}", miner=miner)
    t.sees(("can" if usable else "cannot") + " use miner 1")
    if usable:
        t.do("use miner 1", "resolve").sees("me crystals 0", "me hand 1")
    t.do("to your_main1", "resolve").sees("me crystals 2").do("to my_main1", "resolve").sees(
        "me crystals 4", "you crystals 0"
    )


@pytest.mark.rule("F-R4.13")
def test_names_are_read_in_public_zones_only():
    """The hand of the other player tells no name; his Break Zone does."""
    seen, hidden = "blank:forward/fire/2/3000/name=Seen", "blank:forward/fire/2/3000/name=Hidden"
    t = story(f"you break {seen}\nyou hand {hidden}").act("me", "let $n (named me name); draw me 1").do("resolve")
    t.sees("asked name me")
    assert "seen" in t.choice.keys and "hidden" not in t.choice.keys
    story(f"you break {seen}\nme hand {hidden}").act("me", "draw me (count {name seen} break opponent)").do(
        "resolve"
    ).sees("me hand 2", "asked priority me")


@pytest.mark.rule("F-R4.7", "F-R4.8")
def test_control_taken_back_and_forth_ends_with_who_had_it_first():
    """Both effects end together."""
    t = story(f"you field {ICE}").act("me", "control {type forward} me until end_of_turn").do("resolve")
    t.act("you", "control {type forward} me until end_of_turn").do("resolve").sees(f"{ICE} control you")
    t.do("to your_main1").sees(f"{ICE} control you")
