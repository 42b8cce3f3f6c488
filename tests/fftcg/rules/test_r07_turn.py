"""F-R7: the turn from Active Phase to End Phase."""

import pytest

from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"


@pytest.mark.rule("F-R7.1", "F-R15.4")
@pytest.mark.primer("fftcg/15")
@pytest.mark.parametrize("name", ["official", "primer"])
def test_all_become_active_at_once_and_the_frozen_thaw(name):
    """Only the turn player's; a frozen one stays dull this time, and is active a turn later."""
    t = story(f"preset {name}\nyou field {FIRE} dull\nyou field {ICE} dull frozen\nme field {FIRE} dull")
    t.do("to your_main1")
    t.sees(f"you:{FIRE} active", f"{ICE} dull", f"not {ICE} frozen", f"me:{FIRE} dull")
    t.do("to my_main1", "to your_main1").sees(f"{ICE} active", f"me:{FIRE} active", "asked priority you")


@pytest.mark.rule("F-R7.2")
def test_a_frozen_character_that_is_active_only_loses_the_marker():
    """It stays active."""
    t = story(f"you field {ICE} frozen").do("to your_main1")
    t.sees(f"{ICE} active", f"not {ICE} frozen", "asked priority you")


@pytest.mark.rule("F-R7.1", "F-R7.3", "F-R13.8")
def test_what_triggers_before_the_main_phase_waits_for_it():
    """Nobody has priority in the Active and the Draw Phase; the autos lie on the stack in Main Phase 1."""
    t = story(
        "turn_player you\nme field scout dull\nme deck 10",
        scout=blank(
            "forward/ice/3/6000", "when activated self: damage_player opponent 1", "when draws me: gain_crystals me 1"
        ),
    )
    t.do("to my_main1").sees("asked priority me", "stack 3", "me hand 2", "you points 0", "me crystals 0")
    t.do("settle").sees("you points 1", "me crystals 2", "asked priority me")
    assert t.phase == "main_1"


@pytest.mark.rule("F-R7.3")
@pytest.mark.primer("fftcg/14")
@pytest.mark.parametrize("name", ["official", "primer"])
def test_the_turn_player_draws_two(name):
    """The other player draws nothing."""
    t = story(f"preset {name}").do("to your_main1")
    t.sees("you hand 2", "you deck 28", "me hand 0", "me deck 30", "asked priority you")


@pytest.mark.rule("F-R7.4", "F-R7.7")
def test_the_beginning_of_a_main_phase_triggers_before_anybody_acts():
    """Main Phase 1 and Main Phase 2 are told apart."""
    t = story(
        "turn_player you\nme field clock",
        clock=blank(
            "backup/fire/2", "when begins main_1 me: gain_crystals me 1", "when begins main_2 me: gain_crystals me 3"
        ),
    )
    t.do("to my_main1").sees("stack 1", "asked priority me", "me crystals 0")
    t.do("resolve").sees("me crystals 1").do("to main2").sees("stack 1").do("resolve").sees(
        "me crystals 4", "asked priority me"
    )


@pytest.mark.rule("F-R7.5", "F-R12.8")
def test_characters_are_cast_in_the_own_main_phase_with_an_empty_stack():
    """Summons may be cast by anybody with priority."""
    bolt = blank("summon/fire/0", "use: draw me 1")
    text = "me hand blank:forward/fire/0/3000 bolt\nyou hand other blank:forward/ice/0/3000"
    t = story(text, bolt=bolt, other=bolt)
    t.sees("can cast blank:forward/fire/0/3000", "can cast bolt").do("cast bolt")
    t.sees("cannot cast blank:forward/fire/0/3000").do("pass")
    t.sees("can cast other", "cannot cast blank:forward/ice/0/3000").do("you: pass")
    t.sees("can cast blank:forward/fire/0/3000", "stack 0")
    t.do("to preparation").sees("cannot cast blank:forward/fire/0/3000")


@pytest.mark.rule("F-R7.6", "F-R8.5")
def test_the_phase_ends_when_both_pass_over_an_empty_stack():
    """With something on the stack two passes resolve it instead; an act between them breaks the row."""
    bolt = blank("summon/fire/0", "use: draw me 1")
    t = story("me hand bolt\nyou hand other", bolt=bolt, other=bolt)
    t.do("cast bolt", "pass", "you: pass").sees("me hand 1", "asked priority me")
    assert t.phase == "main_1"
    t.do("pass", "you: cast other", "you: pass").sees("asked priority me", "stack 1")
    t.do("pass").sees("you hand 1", "asked priority me")
    assert t.phase == "main_1"
    t.do("pass", "you: pass")
    assert t.phase == "attack"


@pytest.mark.rule("F-R7.7")
def test_only_the_first_main_phase_is_main_phase_1():
    """What begins in Main Phase 1 does not begin again in the second one."""
    t = story("me field clock", clock=blank("backup/fire/2", "when begins main_1 any: gain_crystals me 1"))
    t.do("to main2").sees("stack 0", "me crystals 0", "asked priority me")
    assert t.phase == "main_2"


@pytest.mark.rule("F-R7.8", "F-R10.1")
def test_the_attack_phase_exists_without_attackers():
    """Its Preparation Step gives priority, to the turn player first."""
    t = story("").do("to preparation").sees("asked priority me", "stack 0")
    assert t.phase == "attack"


@pytest.mark.rule("F-R7.9", "F-R7.10")
@pytest.mark.primer("fftcg/14")
@pytest.mark.parametrize("name", ["official", "primer"])
@pytest.mark.parametrize(("held", "kept"), [(5, 5), (6, 5), (8, 5)])
def test_the_turn_player_discards_to_five(name, held, kept):
    """The other player keeps what he has."""
    t = story(f"preset {name}\nme fill_hand {held}\nyou fill_hand 7").do("to your_main1")
    if held > 5:
        t.sees("asked discard me").do(f"select any {held - 5}")
    t.sees(f"me hand {kept}", "you hand 9", f"me break {held - kept}", "asked priority you")


@pytest.mark.rule("F-R7.9", "F-R13.2")
def test_nobody_acts_in_the_end_phase():
    """What triggers resolves by passing; the free Summon and the free ability are not used between."""
    t = story(
        "me hand bolt blank:summon/ice/9\nme fill_hand 5\nme field clock",
        bolt=blank("summon/fire/0", "use: draw me 1"),
        clock=blank("backup/fire/2", "when end_of_turn me: draw me 1", "activate: gain_crystals me 1"),
    )
    t.do("to main2").sees("can cast bolt", "can use clock 2")
    t.do("to your_main1").sees("asked discard me", "stack 0", "me hand 8")
    assert (t.phase, t.uses("me")) == ("end", [])


@pytest.mark.rule("F-R7.9", "F-R7.11", "F-R14.17")
def test_damage_and_effects_of_the_turn_end_together():
    """A Forward kept alive by a bonus does not die when both end."""
    t = story(f"me field {FIRE}\nyou field {ICE}").act("me", "gain_power {type forward} 2000 until end_of_turn")
    t.do("resolve", f"deal {FIRE} 4000", f"deal {ICE} 5000").sees(f"{FIRE} power 5000", f"{FIRE} damage 4000")
    t.do("to your_main1")
    t.sees(f"{FIRE} in me.field", f"{FIRE} power 3000", f"{FIRE} damage 0", f"{ICE} power 6000", f"{ICE} damage 0")


@pytest.mark.rule("F-R7.9", "F-R21.12")
@pytest.mark.parametrize(
    ("name", "order"), [("official", ["discarded", "healed"]), ("primer", ["healed", "discarded"])]
)
def test_the_order_of_the_end_phase(name, order):
    """Official: first the discard, then the damage goes; the primer the other way round."""
    t = story(f"preset {name}\nme fill_hand 6\nme field {ICE} damage 2000").do("to your_main1", "select any 1")
    assert t.order_of("discarded", "healed") == order


@pytest.mark.case("fftcg/C66-official")
@pytest.mark.rule("F-R7.9")
def test_six_cards_and_damage_at_the_end_of_an_official_turn():
    """The damage is still there while the discard is asked."""
    t = story(f"me fill_hand 6\nme field {ICE} damage 2000").do("to your_main1")
    t.sees("asked discard me", f"{ICE} damage 2000").do("select any 1").sees(f"{ICE} damage 0", "me hand 5")


@pytest.mark.case("fftcg/C66-primer")
@pytest.mark.primer("fftcg/16")
@pytest.mark.rule("F-R21.12")
def test_six_cards_and_damage_at_the_end_of_a_turn_of_the_primer():
    """The damage is gone when the discard is asked."""
    t = story(f"preset primer\nme fill_hand 6\nme field {ICE} damage 2000").do("to your_main1")
    t.sees("asked discard me", f"{ICE} damage 0").do("select any 1").sees("me hand 5", "asked priority you")


@pytest.mark.rule("F-R7.9")
def test_what_ends_may_trigger_and_the_end_comes_once_more():
    """The discard triggers damage to a Forward; it is gone before the next turn."""
    t = story(
        f"me hand glass\nme fill_hand 5\nyou field {ICE}",
        glass=blank("summon/fire/9", "when discarded me in break: damage {type forward, of opponent} 2000"),
    )
    t = story(
        f"me fill_hand 6\nyou field {ICE}\nme field grief",
        grief=blank("backup/fire/2", "when discarded me: damage {type forward, of opponent} 2000"),
    )
    t.do("to your_main1", "select any 1").sees(f"{ICE} damage 0", f"{ICE} in you.field", "asked priority you")
    assert t.order_of("discarded", "damaged", "healed") == ["discarded", "damaged", "healed"]


@pytest.mark.rule("F-R7.12")
def test_an_end_of_turn_auto_made_late_waits_for_the_next_end():
    """Made by the discard of the same End Phase: this turn it does nothing, at the end of the next one it does."""
    t = story(
        "me fill_hand 6\nme field grief",
        grief=blank("backup/fire/2", "when discarded me: later [when end_of_turn any: gain_crystals me 1]"),
    )
    t.do("to your_main1", "select any 1").sees("me crystals 0", "asked priority you")
    t.do("to my_main1").sees("me crystals 1", "asked priority me")


@pytest.mark.rule("F-R7.13")
def test_an_extra_turn_follows_the_present_one():
    """Then the other player has his."""
    t = story("").act("me", "extra_turn me").do("resolve")
    assert t.turn == (3, 0)
    t.do("to my_main1")
    assert t.turn == (4, 0)
    t.do("to your_main1").sees("asked priority you")
    assert t.turn == (5, 1)


@pytest.mark.rule("F-R7.13", "F-R10.1")
def test_an_extra_attack_phase_follows_the_present_one():
    """It begins, and nothing that attacked is active for it."""
    t = story(f"me field {FIRE}\nyou field {ICE}")
    t.do(f"attack {FIRE}").act("me", "extra_attack_phase; activate {type forward, of me}").do(
        "resolve", "no_block", "strike"
    )
    t.sees(f"{FIRE} active", "you points 1")
    t.do("to declaration").sees(f"cannot attack {FIRE}")


@pytest.mark.rule("F-R21.13", "F-R7.5")
@pytest.mark.primer("fftcg/15")
@pytest.mark.parametrize(("name", "phase"), [("official", "main_2"), ("primer", "main_1")])
def test_the_primer_has_one_main_phase(name, phase):
    """After the Attack Phase comes Main Phase 2, or the next player's turn."""
    t = story(f"preset {name}").do("to preparation")
    t.do("to main2") if name == "official" else t.do("to your_main1")
    t.sees("asked priority me" if name == "official" else "asked priority you")
    assert t.phase == phase


@pytest.mark.case("fftcg/C65-official")
@pytest.mark.rule("F-R7.5")
def test_after_the_attack_phase_a_character_may_be_cast():
    """Main Phase 2."""
    t = story("me hand blank:forward/fire/0/3000").do("to preparation", "to main2")
    t.sees("can cast blank:forward/fire/0/3000")


@pytest.mark.case("fftcg/C65-primer")
@pytest.mark.rule("F-R21.13")
def test_after_the_attack_phase_of_the_primer_no_character_is_cast():
    """It is the End Phase, and then the other player's turn."""
    t = story("preset primer\nme hand blank:forward/fire/0/3000").do("to preparation")
    t.sees("cannot cast blank:forward/fire/0/3000").do("to your_main1")
    t.sees("asked priority you", "cannot cast blank:forward/fire/0/3000")
    assert t.turn == (4, 1)


@pytest.mark.rule("F-R21.13")
def test_a_text_for_main_phase_2_never_finds_one_in_the_primer():
    """It begins in the official game."""
    clock = blank("backup/fire/2", "when begins main_2 any: gain_crystals me 1")
    story("preset primer\nme field clock", clock=clock).do("to your_main1").sees("me crystals 0", "asked priority you")
    story("me field clock", clock=clock).do("to main2", "resolve").sees("me crystals 1", "asked priority me")


@pytest.mark.rule("F-R7.9")
def test_what_rule_processes_trigger_in_the_end_phase_goes_round_again():
    """It dies as its pump ends; what its leaving gives "until the end of the turn" is gone with this turn, too."""
    weak = blank("forward/fire/2/3000", "when put self: gain_power {type forward, of me} 1000 until end_of_turn")
    t = story(f"me field weak\nme field {ICE}", weak=weak)
    t.act("me", "lose_power {type forward, cost = 2} 3000").act(
        "me", "gain_power {type forward, cost = 2} 5000 until end_of_turn"
    )
    t.do("resolve", "resolve").sees("weak power 5000").do("to your_main1").sees("weak in me.break", f"{ICE} power 6000")


@pytest.mark.rule("F-R7.13")
def test_extra_turns_come_before_the_turn_that_would_be_next():
    """Two of mine, then the other's."""
    t = story("").act("me", "extra_turn me").do("resolve").act("me", "extra_turn me").do("resolve")
    assert t.do("to my_main1").turn == (4, 0)
    assert t.do("to my_main1").turn == (5, 0)
    assert t.do("to your_main1").turn == (6, 1)
