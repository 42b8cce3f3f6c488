"""Texts that ask for what other texts make of things, and for what lies elsewhere or on the stack (F-R14, F-R16)."""

import pytest

from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/3/7000"
ICE = "blank:forward/ice/2/3000"


@pytest.mark.rule("F-R16.3")
@pytest.mark.parametrize(("more", "word"), [(2000, "lacks"), (3000, "has")])
def test_a_text_that_asks_for_power_comes_after_the_power(more, word):
    """10000 power or more by another card's help: Brave."""
    proud = blank("forward/fire/3/7000", "static if self is {power >= 10000}: grant self brave")
    helper = blank("backup/fire/2", f"static: gain_power {{type forward, of me}} {more}")
    story("me field proud\nme field helper", proud=proud, helper=helper).sees(f"proud {word} brave")


@pytest.mark.rule("F-R16.3", "F-R3.5")
def test_what_becomes_a_forward_gets_what_forwards_get():
    """A Monster that became a Forward has Haste by a text about Forwards."""
    horn = blank("backup/fire/2", "static: grant {type forward, of me} haste")
    t = story("me field horn\nme field blank:monster/ice/2", horn=horn).sees("blank:monster/ice/2 lacks haste")
    t.act("me", "become_forward {type monster} 4000 until end_of_turn").do("resolve")
    t.sees("blank:monster/ice/2 has haste")


@pytest.mark.rule("F-R16.12", "F-R16.3")
def test_a_text_given_before_all_abilities_were_lost_does_not_come_back():
    """Haste by a text about Forwards, then all abilities are lost."""
    horn = blank("backup/fire/2", "static: grant {type forward, of me} haste")
    t = story(f"me field horn\nme field {FIRE}", horn=horn).sees(f"{FIRE} has haste")
    t.act("you", "lose_abilities {type forward} until end_of_turn").do("resolve").sees(f"{FIRE} lacks haste")


@pytest.mark.rule("F-R15.8")
def test_cards_in_the_break_zone_can_be_kept_from_being_chosen():
    """The other side finds no target there, the own side does."""
    guard = blank("backup/fire/2", "static: cannot (every {} break me) be_chosen_by_abilities")
    t = story(f"me field guard\nme break {FIRE}\nyou field {ICE}", guard=guard)
    t.act("you", "choose $a: 1 {} from opponent.break; remove $a").sees("stack 0", f"{FIRE} in me.break")
    t.act("me", "choose $a: 1 {} from me.break; remove $a").do("resolve").sees(f"{FIRE} in me.removed")


@pytest.mark.rule("F-R1.2")
def test_cards_in_the_break_zone_can_be_kept_from_being_removed():
    """By what does not choose them either."""
    guard = blank("backup/fire/2", "static: cannot (every {} break me) be_removed")
    t = story(f"me field guard\nme break {FIRE}\nyou break {ICE}", guard=guard)
    t.act("you", "remove (every {} break any)").do("resolve").sees(f"{FIRE} in me.break", f"{ICE} in you.removed")


@pytest.mark.rule("F-R14.15")
def test_the_summon_of_an_event_is_cancelled():
    """When a Summon is cast, it is cancelled."""
    jailer = blank("monster/fire/1", "when cast opponent {type summon}: cancel it")
    call = blank("summon/fire/0", "use: draw me 1")
    t = story("you field jailer\nme hand call", jailer=jailer, call=call).do("cast call", "settle")
    t.sees("call in me.break", "me hand 0", "stack 0")


@pytest.mark.rule("F-R13.7", "F-R4.9")
def test_an_event_that_dulls_something_active_sees_it_active():
    """When an active Character is dulled, it is frozen."""
    frost = blank("backup/ice/2", "when dulled {type character, active, of opponent}: freeze it")
    story(f"me field frost\nyou field {FIRE}", frost=frost).do(f"dull {FIRE}", "settle").sees(f"{FIRE} frozen")


@pytest.mark.rule("F-R16.1", "F-R16.7")
def test_an_effect_on_a_summon_on_the_stack_counts_as_it_resolves():
    """Its damage is 1000 more."""
    bolt = blank("summon/lightning/0", "use: choose $a: 1 {type forward}; damage $a 2000")
    t = story(f"me hand bolt\nyou field {FIRE}", bolt=bolt).do("cast bolt", f"choose {FIRE}")
    text = "choose $a: 1 {object summon} from stack; apply $a [instead damages self: increase 1000] until end_of_turn"
    t.act("me", text).do("choose bolt", "resolve", "resolve").sees(f"{FIRE} damage 3000")


@pytest.mark.rule("F-R14.1", "F-R14.4")
@pytest.mark.parametrize(("left", "zone"), [(2, "break"), (1, "field")])
def test_a_target_is_held_against_a_number_that_is_named_before(left, zone):
    """Of cost no more than the own Backups: two when it was put on the stack, two or one when it resolves."""
    t = story(f"me field blank:backup/fire/1\nme field blank:backup/ice/1\nyou field {ICE}")
    t.act("me", "let $n (count {type backup, of me}); choose $a: 1 {cost <= $n, of opponent}; break $a")
    t.do(f"choose {ICE}")
    if left == 1:
        t.do("move blank:backup/ice/1 removed")
    t.do("resolve").sees(f"{ICE} in you.{zone}")


@pytest.mark.rule("F-R14.13")
def test_the_rest_of_what_was_chosen_in_the_break_zone():
    """Two are chosen there, one is added, the rest is removed."""
    t = story(f"me break {FIRE} {ICE}")
    t.act("me", "choose $a: 2 {} from me.break; select $b: 1 {} from $a; add $b; remove (rest $a)")
    t.do(f"choose {FIRE} {ICE}", "resolve", f"select {FIRE}").sees(f"{FIRE} in me.hand", f"{ICE} in me.removed")


@pytest.mark.rule("F-R11.13")
@pytest.mark.parametrize(("way", "zone"), [("", "field"), (" also", "break")])
def test_if_you_do_so_after_an_optional_reduction(way, zone):
    """Cast for 2 less, it is put into the Break Zone."""
    hasty = blank("forward/fire/4/7000", "static: cheaper_if self 2 [use]", "when enters self if paid_extra: put self")
    story("me hand hasty\nme cp F 4", hasty=hasty).do(f"cast hasty{way}", "settle").sees(f"hasty in me.{zone}")
