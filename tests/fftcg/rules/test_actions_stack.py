"""Effects about the stack: cancelling, casting by an effect, abilities of others (F-R12.10, F-R14.8, F-R14.15)."""

import pytest

from fftcg.kit import answers
from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"
EARTH = "blank:backup/earth/2"
BOLT = blank("summon/fire/1", "use: choose $a: 1 {type forward}; damage $a 2000")


@pytest.mark.rule("F-R14.15", "F-R12.11", "F-R14.1")
@pytest.mark.parametrize("late_protection", ["ignored", "counts"])
def test_a_cancelled_summon_does_nothing(late_protection):
    """It goes to its owner's Break Zone; what protects cards is not asked of the stack."""
    t = story(f"switch late_protection {late_protection}\nme hand bolt\nme cp F 1\nyou field {ICE}", bolt=BOLT)
    t.do("cast bolt", f"choose {ICE}")
    t.act("you", "choose $a: 1 {object summon} from stack; cancel $a").do("you: choose bolt", "resolve")
    t.sees("bolt in me.break", "stack 0", f"{ICE} damage 0", "asked priority me")


@pytest.mark.rule("F-R14.15", "F-R8.6")
def test_a_cancelled_ability_leaves_its_source():
    """Only the object is gone."""
    knight = blank("forward/fire/2/3000", "when enters self: draw me 1")
    t = story("me hand knight", knight=knight).do("move knight field")
    t.act("you", "choose $a: 1 {object auto} from stack; cancel $a").do("you: choose knight", "resolve")
    t.sees("knight in me.field", "stack 0", "me hand 0", "asked priority me")


@pytest.mark.rule("F-R12.10", "F-R12.9")
def test_a_summon_is_cast_by_an_effect_right_after_it():
    """Without its cost; the rest of the effect comes first."""
    t = story(f"me hand bolt\nyou field {ICE}", bolt=BOLT)
    t.act("me", "select $a: 1 {type summon} from me.hand; cast_free $a; draw me 1").do("resolve")
    t.sees("me hand 2", "asked choose me").do(f"choose {ICE}").sees("bolt in me.stack", "me hand 1", "stack 1")
    t.do("resolve").sees(f"{ICE} damage 2000", "bolt in me.break", "asked priority me")


@pytest.mark.rule("F-R12.10", "F-R12.2")
def test_what_cannot_be_cast_is_not_cast_by_an_effect():
    """Its text finds no target."""
    t = story("me hand bolt", bolt=BOLT)
    t.act("me", "select $a: 1 {type summon} from me.hand; cast_free $a").do("resolve")
    t.sees("bolt in me.hand", "stack 0", "asked priority me")


@pytest.mark.rule("F-R12.10")
def test_what_can_no_longer_be_paid_for_is_given_up():
    """The CP is gone with the first; that nothing in hand can pay for the second is its player's to know."""
    t = story(f"me hand bolt bolt\nme cp F 1\nyou field {ICE}", bolt=BOLT)
    t.act("me", "select $a: 2 {type summon} from me.hand; cast $a").do("resolve", "select bolt bolt#2")
    for word in ("pick", "pay", "done"):
        answers.say(t, word)
    assert [option.text for option in t.listed()] == ["back"]
    answers.say(t, "back")
    t.sees("bolt#2 in me.hand", "bolt in me.stack", "stack 1", "asked priority me")


@pytest.mark.rule("F-R12.10", "F-R14.12")
def test_what_is_cast_from_a_deck_lies_open_through_the_shuffle():
    """Both know what is announced; what can no longer be paid for is lost among the others again."""
    t = story(f"me top bolt bolt\nme cp F 1\nyou field {ICE}", bolt=BOLT)
    t.act("me", "select $a: 2 {type summon} from me.deck; cast $a").do("resolve", "select bolt bolt#2")
    knows = t.game.table.knows
    assert [knows[t.card(name)] for name in ("bolt", "bolt#2")] == [3, 3]
    t.do(f"choose {ICE}").sees("bolt#2 in me.stack", "bolt in me.deck", "asked priority me")
    assert knows[t.card("bolt")] == 0


@pytest.mark.rule("F-R12.10")
def test_a_character_cast_by_an_effect_does_not_use_the_stack():
    """It has been cast."""
    knight = blank("forward/fire/5/3000", "when cast me {type forward}: draw me 1")
    t = story("me hand knight", knight=knight)
    t.act("me", "select $a: 1 {type forward} from me.hand; cast_free $a").do("resolve")
    t.sees("knight in me.field", "stack 1").do("resolve").sees("me hand 1", "asked priority me")


@pytest.mark.rule("F-R14.8")
def test_a_borrowed_ability_is_used_by_the_borrower():
    """Without its cost; `self` is who uses it."""
    mage = blank("forward/ice/2/4000", "activate cost dull: gain_power self 3000 until end_of_turn")
    t = story(
        "me field gogo\nyou field mage",
        mage=mage,
        gogo=blank("forward/fire/2/3000", "when attacks self: choose $a: 1 {of opponent}; use_ability_of $a action"),
    )
    t.do("attack gogo", "choose mage", "resolve", "resolve")
    t.sees("gogo power 6000", "mage power 4000", "mage active")


@pytest.mark.rule("F-R13.20")
def test_an_effect_uses_an_ex_burst():
    """Of a card that lies in the Damage Zone."""
    burst = blank("summon/fire/2/ex", "use mark ex: draw me 2")
    t = (
        story("me damage_zone bolt", bolt=burst)
        .act("me", "select $a: 1 {ex} from me.damage; use_ex $a")
        .do("resolve", "resolve")
    )
    t.sees("me hand 2", "bolt in me.damage", "asked priority me")


@pytest.mark.rule("F-R7.13")
def test_an_extra_turn_comes_after_the_present_one():
    """And then the other player's."""
    t = story("").act("me", "extra_turn me").do("resolve", "to my_main1").sees("asked priority me")
    assert t.turn == (4, 0)
    t.do("to your_main1")
    assert t.turn == (5, 1)


@pytest.mark.rule("F-R7.13")
def test_another_attack_phase():
    """After it there is a Main Phase 2."""
    t = story(f"me field {FIRE}").do("to main2").act("me", "activate {of me}; extra_attack_phase").do("resolve")
    t.do("to preparation").sees("asked priority me")


@pytest.mark.rule("F-R2.8", "F-R2.5")
@pytest.mark.parametrize(("text", "winner"), [("win me", "me"), ("damage_player me 7; win me", "you")])
def test_who_wins_and_loses_loses(text, winner):
    """Winning takes place at once, unless there is a reason to lose."""
    t = story("").act("me", text).do("resolve").sees(f"winner {winner}")
    assert t.game.outcome is not None


@pytest.mark.rule("F-R12.11")
def test_a_summon_goes_where_it_was_told_after_its_use():
    """Removed instead of the Break Zone."""
    t = story(f"me break bolt\nyou field {ICE}", bolt=BOLT)
    t.act("me", "select $a: 1 {type summon} from me.break; remove_after_use $a; cast_free $a").do(
        "resolve", f"choose {ICE}"
    )
    t.do("resolve").sees("bolt in me.removed", f"{ICE} damage 2000", "asked priority me")


@pytest.mark.rule("F-R12.2", "F-R14.1")
@pytest.mark.parametrize(("filter_", "offered"), [("", [FIRE, ICE]), (" {element ice}", [ICE])])
def test_a_new_target_is_chosen(filter_, offered):
    """Another valid one; it is hit instead."""
    t = story(f"me field {FIRE}\nme field {ICE}\nme field blank:forward/wind/2/5000")
    t.act("you", "choose $a: 1 {type forward}; damage $a 2000").do("you: choose blank:forward/wind/2/5000")
    t.act("me", f"choose $a: 1 {{object auto}} from stack; retarget $a{filter_}").do("settle")
    assert len(t.choice.options) == len(offered) + 1
    t.do(f"choose {ICE}", "settle")
    t.sees(f"{ICE} damage 2000", "blank:forward/wind/2/5000 damage 0", "asked priority me")
