"""The practice cards of the primer in play: what each kind of them does (F-R21.5, F-R21.6, F-R21.11, F-R21.14)."""

import pytest

from fftcg.kit.story import story

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"
OLD = "preset primer\n"


@pytest.mark.rule("F-R21.5")
def test_a_formation_strengthens_the_forwards_that_attack():
    """XF-01: attacking ones of its player, while they attack."""
    t = story(
        f"{OLD}me field XF-01\nme field {FIRE}\nme field {ICE}\nyou field XF-01\nyou field blank:forward/wind/2/2000"
    )
    t.sees(f"{FIRE} power 3000").do("to declaration", f"attack {FIRE}")
    t.sees(f"{FIRE} power 4000", f"{ICE} power 6000", "blank:forward/wind/2/2000 power 2000")


@pytest.mark.rule("F-R21.5", "F-R21.3")
def test_a_light_formation_is_the_one_light_card():
    """XF-06 strengthens all Forwards of its player; beside it no Light or Dark card is cast."""
    t = story(f"{OLD}me field XF-06\nme field {FIRE}\nme hand XF-15 XF-08\nme cp F 3")
    t.sees(f"{FIRE} power 4000", "cannot cast XF-15", "can cast XF-08")


@pytest.mark.rule("F-R21.6")
def test_one_character_carries_a_weapon_an_armor_and_an_accessory():
    """XF-08, XF-13, XF-14: +3000 power, Brave and Haste; a second weapon finds no carrier."""
    t = story(f"{OLD}me field {FIRE}\nme hand XF-08 XF-13 XF-14 XF-09\nme cp F 2\nme cp I 1\nme cp W 2")
    for card in ("XF-08 paying cp:F cp:F#2", "XF-13 paying cp:I", "XF-14 paying cp:W"):
        t.do(f"cast {card}", f"choose {FIRE}")
    t.sees(f"{FIRE} power 6000", f"{FIRE} has brave", f"{FIRE} has haste", "cannot cast XF-09")


@pytest.mark.rule("F-R21.6")
@pytest.mark.parametrize(("damage", "left"), [(2000, 0), (3000, 1000)])
def test_an_armor_takes_its_part_of_the_damage(damage, left):
    """XF-11: 2000 less."""
    t = story(f"{OLD}me field {ICE}\nme hand XF-11\nme cp E 2").do("cast XF-11", f"choose {ICE}")
    t.do(f"deal {ICE} {damage}").sees(f"{ICE} damage {left}", "XF-11 in me.field")


@pytest.mark.rule("F-R21.6")
def test_an_accessory_leaves_by_its_own_ability():
    """XF-16: it draws a card as it enters; put into the Break Zone, it strengthens a Forward."""
    t = story(f"{OLD}me field {FIRE}\nme hand XF-16\nme cp A 1").do("cast XF-16", f"choose {FIRE}", "resolve")
    t.sees("me hand 1").do("use XF-16 2", f"choose {FIRE}", "resolve")
    t.sees("XF-16 in me.break", f"{FIRE} power 4000", "me hand 1")


@pytest.mark.rule("F-R21.11")
def test_a_forward_is_cast_for_its_burst_line():
    """XF-17 in the opponent's turn: 7000 damage to a Forward; its other line does nothing."""
    t = story(f"{OLD}turn_player you\nme hand XF-17\nme cp F 4\nyou field blank:forward/ice/3/7000\nyou field {FIRE}")
    t.do("to preparation", "you: pass").sees("can burst XF-17", "cannot cast XF-17")
    t.do("burst XF-17", "choose blank:forward/ice/3/7000", "settle")
    t.sees("blank:forward/ice/3/7000 damage 7000", f"{FIRE} damage 0", "XF-17 in me.break", "stack 0")


@pytest.mark.rule("F-R21.11", "F-R21.20")
def test_a_backup_with_a_burst_line_may_enter_everywhere():
    """XF-19: officially its line is dead text."""
    story("me hand XF-19\nme cp A 3").sees("cannot burst XF-19", "can cast XF-19")
    t = story(f"{OLD}me hand XF-19\nme cp A 3").sees("can burst XF-19", "can cast XF-19").do("burst XF-19", "settle")
    t.sees("me hand 2", "XF-19 in me.break")


@pytest.mark.rule("F-R21.14", "F-R21.7")
def test_marked_forwards_of_three_elements_attack_together():
    """XF-23, XF-26 and XF-27 form a party; an unmarked one of another element does not join."""
    t = story(f"{OLD}me field XF-23\nme field XF-26\nme field XF-27\nme field XF-43").do("to declaration")
    t.sees("can attack XF-23 XF-26 XF-27", "cannot attack XF-23 XF-43", "can attack XF-26 XF-43")
    t.do("attack XF-23 XF-26 XF-27").sees("XF-23 dull", "XF-26 dull", "XF-27 dull")


@pytest.mark.rule("F-R21.14")
def test_officially_the_mark_forms_no_party():
    """XF-23 and XF-26 share no element."""
    story("me field XF-23\nme field XF-26").do("to declaration").sees("cannot attack XF-23 XF-26", "can attack XF-23")
