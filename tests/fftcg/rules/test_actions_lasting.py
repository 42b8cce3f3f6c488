"""Effects that last: on things that are there, on players, for how long (F-R16.1, F-R16.13, F-R16.15, F-R13.15)."""

import pytest

from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"
JAIL = "when enters self: choose $a: 1 {of opponent}; remove $a"
WIND = "blank:forward/wind/2/2000"


@pytest.mark.rule("F-R16.1")
def test_an_effect_touches_only_what_is_there():
    """What comes later does not gain it."""
    t = story(f"me field {FIRE}\nme hand {ICE}").act("me", "gain_power {of me} 1000 until end_of_turn").do("resolve")
    t.do(f"move {ICE} field").sees(f"{FIRE} power 4000", f"{ICE} power 6000", "asked priority me")


@pytest.mark.rule("F-R16.1", "F-R7.9")
def test_until_the_end_of_the_turn():
    """And no longer; without a duration for ever."""
    t = story(f"me field {FIRE}").act("me", "gain_power {of me} 1000 until end_of_turn; gain_power {of me} 2000")
    t.do("resolve").sees(f"{FIRE} power 6000").do("to your_main1").sees(f"{FIRE} power 5000")


@pytest.mark.rule("F-R16.1")
@pytest.mark.parametrize(
    ("until", "yours", "mine"),
    [("end_of_opponent_turn", 4000, 3000), ("end_of_next_turn", 4000, 3000), ("my_next_turn", 4000, 3000)],
)
def test_until_a_later_moment(until, yours, mine):
    """It holds through the other player's turn."""
    t = story(f"me field {FIRE}").act("me", f"gain_power {{of me}} 1000 until {until}").do("resolve")
    t.sees(f"{FIRE} power 4000").do("to your_main1").sees(f"{FIRE} power {yours}")
    t.do("to my_main1").sees(f"{FIRE} power {mine}")


@pytest.mark.rule("F-R16.1", "F-R14.4")
def test_an_amount_is_settled_when_the_effect_begins():
    """Later arrivals are not counted."""
    t = story(f"me field {FIRE}\nme hand {ICE}")
    t.act("me", "choose $a: 1 {of me}; gain_power $a (times 1000 (count {of me})) until end_of_turn")
    t.do(f"choose {FIRE}", "resolve").sees(f"{FIRE} power 4000").do(f"move {ICE} field").sees(f"{FIRE} power 4000")


@pytest.mark.rule("F-R14.7")
@pytest.mark.parametrize(("action", "power"), [("double_power", 8000), ("halve_power", 2000), ("set_power", 6000)])
def test_power_is_doubled_halved_and_set(action, power):
    """Doubling and halving count what it is now; setting changes the base."""
    number = " 5000" if action == "set_power" else ""
    t = story(f"me field {FIRE}").act("me", "gain_power {of me} 1000 until end_of_turn").do("resolve")
    t.act("me", f"{action} {{of me}}{number} until end_of_turn").do("resolve").sees(f"{FIRE} power {power}")


@pytest.mark.rule("F-R16.2")
def test_a_gained_ability_is_the_bearers_own():
    """Inside it `self` is the bearer; what was named before is known."""
    t = story(f"me field {FIRE}\nme field {WIND}")
    t.act(
        "me",
        "choose $a: 1 {of me}; gain $a [when attacks self: gain_power self 2000 until end_of_turn] until end_of_turn",
    )
    t.do(f"choose {FIRE}", "resolve", f"attack {FIRE}", "resolve").sees(f"{FIRE} power 5000", f"{WIND} power 2000")


@pytest.mark.rule("F-R16.2")
def test_the_name_of_a_gained_ability_tells_nothing_of_a_hand():
    """It counts what its bearer has gained, not what works in other places."""
    secret = blank("summon/ice/3", "activate in hand cost cp I1, discard_self: draw me 1")
    t = story(f"me field {FIRE}\nyou hand secret", secret=secret)
    t.act("me", "gain {of me} [activate cost crystals 0: draw me 1] until end_of_turn").do("resolve")
    assert [option.value for option in t.choice.options if option.verb.word == "use"] == [1000]


@pytest.mark.rule("F-R13.1")
def test_a_card_that_is_used_in_a_hand_is_shown():
    """It stays there, and the other player has seen it."""
    t = story("me hand sage", sage=blank("summon/ice/3", "activate in hand cost crystals 0: draw me 1")).do(
        "use sage 1"
    )
    assert len([card for card in t.game.view(1).zone(0, "hand").cards if card.key]) == 1


@pytest.mark.rule("F-R14.11")
def test_a_removed_card_does_not_tell_where_its_remover_lies():
    """While that lies on the field it is named; in a deck nobody has a name for it, and looking gives none."""
    t = story("me hand jailer\nyou field " + ICE, jailer=blank("forward/fire/2/3000", JAIL)).do("move jailer field")
    t.do(f"choose {ICE}", "resolve").sees(f"{ICE} in you.removed")
    (captive,) = t.game.view(0).zone(1, "removed").cards
    assert captive.host != 0
    t.act("me", "shuffle_in {of me}").do("resolve").sees("me field 0")
    (captive,) = t.game.view(0).zone(1, "removed").cards
    assert captive.host == 0


@pytest.mark.rule("F-R16.13")
def test_what_players_may_not_do_binds_newcomers():
    """A Forward that enters later cannot block either."""
    t = story(f"me field {FIRE}\nyou field {ICE}\nyou hand {WIND}")
    t.act("me", "cannot {type forward, of opponent} block until end_of_turn").do("resolve", f"move {WIND} field")
    t.do(f"attack {FIRE}").do("to main2").sees("you points 1")


@pytest.mark.rule("F-R16.1")
def test_a_ban_on_a_chosen_thing_is_its_own():
    """Another one may block."""
    t = story(f"me field {FIRE}\nyou field {ICE}\nyou field {WIND}")
    t.act("me", "choose $a: 1 {of opponent}; cannot $a block until end_of_turn").do(f"choose {ICE}", "resolve")
    t.do(f"attack {FIRE}", "to blockers").sees(f"can block {WIND}", f"cannot block {ICE}")


@pytest.mark.rule("F-R16.15")
def test_a_span_that_is_over_before_it_begins_does_nothing():
    """The card left before the ability resolved."""
    lord = blank("forward/fire/2/3000", "when enters self: control {of opponent} me until self_leaves")
    t = story(f"me hand lord\nyou field {ICE}", lord=lord).do("move lord field", "break lord", "resolve")
    t.sees(f"{ICE} in you.field", f"{ICE} control you", "asked priority me")


@pytest.mark.rule("F-R4.8", "F-R16.15")
def test_control_for_as_long_as_a_card_stays():
    """It goes back when that has left, and was never left by the stolen one."""
    lord = blank("forward/fire/2/3000", "when enters self: control {of opponent} me until self_leaves")
    t = story(f"me hand lord\nyou field {ICE} damage 1000", lord=lord).do("move lord field", "resolve")
    t.sees(f"{ICE} control me", f"{ICE} damage 1000").do("break lord").sees(f"{ICE} control you", f"{ICE} damage 1000")


@pytest.mark.rule("F-R4.8", "F-R10.3")
def test_control_until_the_end_of_the_turn():
    """Newly controlled, it cannot attack."""
    t = story(f"you field {ICE}").act("me", "control {of opponent} me until end_of_turn").do("resolve")
    t.sees(f"{ICE} control me").do("to declaration").sees(f"cannot attack {ICE}")
    t.do("to your_main1").sees(f"{ICE} control you")


@pytest.mark.rule("F-R13.15")
def test_a_delayed_ability_acts_once():
    """At the end of this turn, not of the next."""
    t = story("").act("me", "later [when end_of_turn any: draw me 1]").do("resolve").sees("me hand 0")
    t.do("to your_main1").sees("me hand 1").do("to my_main1").sees("me hand 3")


@pytest.mark.rule("F-R13.15", "F-R4.3")
def test_a_delayed_ability_follows_its_card_until_it_moves():
    """Removed it is found; moved on it is not."""
    text = "choose $a: 1 {of me}; remove $a; later [when end_of_turn any: play $a]"
    t = story(f"me field {FIRE}\nme field {ICE}").act("me", text).do(f"choose {FIRE}", "resolve")
    t.act("me", text).do(f"choose {ICE}", "resolve", f"move {ICE} hand")
    t.do("to your_main1").sees(f"{FIRE} in me.field", f"{ICE} in me.hand")


@pytest.mark.rule("F-R7.9")
def test_the_limit_of_the_hand_is_changed_for_a_turn():
    """Seven instead of five."""
    t = story("me fill_hand 7").act("me", "max_hand me 7 until end_of_turn").do("resolve", "to your_main1")
    t.sees("me hand 7")


@pytest.mark.rule("F-R16.12", "F-R15.7")
def test_keywords_are_granted_and_taken_away():
    """By time."""
    t = (
        story(f"me field {FIRE}")
        .act("me", "grant {of me} haste until end_of_turn")
        .do("resolve")
        .sees(f"{FIRE} has haste")
    )
    t.act("me", "take_away {of me} haste until end_of_turn").do("resolve").sees(f"{FIRE} lacks haste")
    t.act("me", "lose_abilities {of me} until end_of_turn; grant {of me} brave until end_of_turn").do("resolve")
    t.sees(f"{FIRE} has brave")


@pytest.mark.rule("F-R10.29")
def test_a_thing_may_attack_once_more():
    """Brave, it can."""
    t = story("me field knight", knight=blank("forward/fire/2/3000/brave")).act(
        "me", "attack_again {of me} until end_of_turn"
    )
    t.do("resolve", "attack knight", "no_block", "attack knight", "no_block", "to main2").sees("you points 2")


@pytest.mark.rule("F-R1.7")
def test_a_named_job_is_gained():
    """Only jobs that the player has seen may be named."""
    t = story(
        f"me field {FIRE}\nme field blank:forward/ice/3/6000/job=ninja\nyou hand blank:forward/ice/2/4000/job=monk"
    )
    t.act("me", "let $j (named me job); choose $a: 1 {element fire}; gain_named $a $j until end_of_turn")
    t.do(f"choose {FIRE}", "resolve").sees("asked name me")
    assert t.choice.keys == ["ninja"]
    t.do("name ninja")
    t.act("me", "draw me (count {job ninja})").do("resolve").sees("me hand 2")


@pytest.mark.rule("F-R16.15", "F-R4.7")
@pytest.mark.parametrize("early", [True, False])
def test_removed_for_as_long_as_a_card_stays(early):
    """It comes back at once, without the stack; if that left before, nothing happens."""
    eater = blank("forward/fire/2/3000", "when enters self: choose $a: 1 {of opponent}; remove $a until self_leaves")
    t = story(f"me hand eater\nyou field {ICE} dull damage 1000", eater=eater).do("move eater field", f"choose {ICE}")
    if early:
        t.do("break eater", "resolve").sees(f"{ICE} in you.field", f"{ICE} damage 1000", "asked priority me")
    else:
        t.do("resolve").sees(f"{ICE} in you.removed").do("break eater")
        t.sees(f"{ICE} in you.field", f"{ICE} active", f"{ICE} damage 0", "stack 0", "asked priority me")


@pytest.mark.rule("F-R16.2")
def test_jobs_of_others_are_borrowed():
    """As long as they are there."""
    mime = blank("forward/fire/2/3000", "static: gain_jobs_of self {type forward, not self, of me}")
    t = story("me field mime\nme field blank:forward/ice/3/6000/job=ninja", mime=mime)
    t.act("me", "draw me (count {job ninja})").do("resolve").sees("me hand 2")
    t.do("break blank:forward/ice/3/6000/job=ninja").act("me", "draw me (count {job ninja})").do("resolve").sees(
        "me hand 2"
    )
