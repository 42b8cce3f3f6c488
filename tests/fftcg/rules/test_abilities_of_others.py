"""Abilities of other cards: used again, gained, asked about (F-R14.7, F-R14.8)."""

import pytest

from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/9000"
HERO = "blank:forward/fire/3/5000/name=Hero"
SLASH = 'activate title "Slash" cost same_name: choose $a: 1 {type forward, of opponent}; damage $a 3000'
REST = 'activate title "Rest" cost same_name: draw me 1'
ECHO = 'activate title "Echo" cost dull: reuse_special'


def hero(*lines: str):
    """A Fire Forward named Hero with these special abilities."""
    return blank("forward/fire/3/5000/name=Hero", *lines)


@pytest.mark.rule("F-R14.8")
def test_a_special_ability_of_this_turn_is_used_again():
    """With a target of its own and without its cost."""
    t = story(
        f"me field hero\nme field mime\nme hand {HERO}\nyou field {ICE}",
        hero=hero(SLASH),
        mime=blank("forward/ice/2/2000", ECHO),
    )
    t.do(f"use hero 1 with {HERO}", f"choose {ICE}", "resolve").sees(f"{ICE} damage 3000", "me hand 0")
    t.do("use mime 1", "resolve", f"choose {ICE}", "resolve").sees(f"{ICE} damage 6000", "mime dull", "stack 0")


@pytest.mark.rule("F-R14.8")
def test_one_of_several_special_abilities_is_picked():
    """Those of both players; the one that lets it be done is not among them."""
    t = story(
        f"me field hero\nme field mime\nme field mime2\nme hand {HERO} {HERO}\nyou field {ICE}",
        hero=hero(SLASH, REST),
        mime=blank("forward/ice/2/2000", ECHO),
        mime2=blank("forward/ice/2/2000", ECHO),
    )
    t.do(f"use hero 1 with {HERO}", f"choose {ICE}", "resolve", f"use hero 2 with {HERO}#2", "resolve")
    t.do("use mime 1", "resolve")
    assert (t.kind, len(t.choice.options), t.choice.seat) == ("reuse", 2, 0)
    t.answer(t.choice.options[1])
    t.do("resolve").sees("me hand 2", f"{ICE} damage 3000")


@pytest.mark.rule("F-R14.8", "F-R1.3")
def test_where_no_special_ability_was_used_nothing_is():
    """An action ability is none."""
    t = story(
        "me field mime\nme field mage",
        mime=blank("forward/ice/2/2000", ECHO),
        mage=blank("forward/fire/2/2000", "activate: draw me 1"),
    )
    t.do("use mage 1", "resolve", "use mime 1", "resolve").sees("me hand 1", "stack 0", "asked priority me")


@pytest.mark.rule("F-R14.8")
def test_a_forward_asks_which_of_its_abilities_were_used():
    """Another one's ability of that name does not count."""
    proud = blank(
        "forward/wind/3/5000/name=Hero",
        'activate title "Slash" cost same_name: draw me 1',
        "activate if used_titled self slash: gain_power self 2000 until end_of_turn",
    )
    t = story(f"me field proud\nme hand {HERO}", proud=proud).sees("cannot use proud 2")
    t.do(f"use proud 1 with {HERO}", "resolve").sees("can use proud 2")
    t.do("use proud 2", "resolve").sees("proud power 7000").do("to your_main1", "to my_main1").sees(
        "cannot use proud 2"
    )


@pytest.mark.rule("F-R14.7", "F-R14.8")
def test_action_abilities_of_another_forward_are_gained():
    """It uses them itself, until the end of the turn, also when the other one is gone; special ones stay behind."""
    mage = blank("forward/ice/3/4000", "activate cost dull: gain_power self 3000 until end_of_turn", SLASH)
    t = story(f"me field {FIRE}\nyou field mage\nyou hand {ICE}", mage=mage)
    t.act("me", "choose $a: 1 {of opponent}; choose $b: 1 {of me}; gain_abilities_of $b $a action until end_of_turn")
    t.do(f"choose mage {FIRE}", "resolve", "break mage")
    assert len([use for use in t.uses("me") if use == "use"]) == 1
    t.answer(next(option for option in t.choice.options if option.verb.word == "use"))
    t.do("resolve").sees(f"{FIRE} power 6000", f"{FIRE} dull").do("to your_main1").sees(f"{FIRE} power 3000")
    assert "use" not in t.uses("me")


@pytest.mark.rule("F-R14.7", "F-R11.15")
def test_special_abilities_of_removed_cards_are_gained():
    """As long as such a card lies there; a card named like the bearer is discarded for {S}."""
    heir = blank(
        "forward/fire/4/8000/name=Heir", "static: gain_abilities_of self (every {job eikon} removed me) special"
    )
    eikon = blank("forward/wind/4/8000/job=Eikon", SLASH)
    t = story(
        f"me field heir\nme removed eikon\nme hand blank:forward/fire/2/1000/name=Heir\nyou field {ICE}",
        heir=heir,
        eikon=eikon,
    )
    t.answer(next(option for option in t.choice.options if option.verb.word == "use"))
    t.do("choose " + ICE, "resolve").sees(f"{ICE} damage 3000", "me hand 0")


@pytest.mark.rule("F-R14.7")
def test_categories_are_lost():
    """What asks for one finds it no more."""
    t = story("me field blank:forward/fire/2/3000/category=VII")
    t.act("me", "lose_categories {of me} until end_of_turn; gain_power {category VII} 1000 until end_of_turn")
    t.do("resolve").sees("blank:forward/fire/2/3000/category=VII power 3000")
