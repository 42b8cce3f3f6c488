"""Rows of the primer that no single rule tells: costs, a turn, an attack. The other rows stand with their rules."""

import pytest

from fftcg.kit.story import blank, story
from netocean.games.fftcg import sheet

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"
OLD = "preset primer\n"


@pytest.mark.rule("F-R11.6", "F-R11.8", "F-R21.4")
@pytest.mark.primer("fftcg/09")
def test_09_entering_starting_and_using_have_their_costs():
    """A Character of cost 2, a Summon of cost 1, an ability of {F}: each is paid, with one fitting CP."""
    hero, mage = blank("forward/fire/2/3000"), blank("backup/ice/1", "activate cost cp F: draw me 1")
    t = story(f"{OLD}me field mage dull\nme hand hero bolt\nme cp F 3\nme cp I 1", hero=hero, mage=mage,
              bolt=blank("summon/ice/1", "use: draw me 1"))  # fmt: skip
    t.do("cast hero paying cp:F cp:F#2").sees("hero in me.field", "me active 3", "can cast bolt")
    t.do("cast bolt paying cp:I", "use mage 1").sees("me active 1", "stack 2").do("settle").sees("me hand 2")


@pytest.mark.rule("F-R7.1", "F-R7.3", "F-R7.4", "F-R7.8", "F-R7.9", "F-R21.13")
@pytest.mark.primer("fftcg/15")
@pytest.mark.parametrize(("name", "phases"), [
    ("official", ["active", "draw", "main_1", "attack", "main_2", "end"]),
    ("primer", ["active", "draw", "main_1", "attack", "end"]),
])  # fmt: skip
def test_15_the_phases_of_a_turn(name, phases):
    """Reset, draw, main, attack, end; officially with a second Main Phase."""
    t = story(f"preset {name}\nturn_player you").do("to my_main1")
    begun = len(t.events("phase-begins"))
    t.do("to your_main1")
    assert [event.word for event in t.events("phase-begins")][begun - 3 : begun - 3 + len(phases)] == phases
    assert t.turn == (5, 1)


@pytest.mark.rule("F-R10.1", "F-R10.2", "F-R10.11", "F-R10.17", "F-R21.10")
@pytest.mark.primer("fftcg/17")
@pytest.mark.parametrize(("name", "blocker"), [("official", "active"), ("primer", "dull")])
def test_17_the_steps_of_an_attack(name, blocker):
    """Preparation, attack declared (sideways), block declared (under the primer sideways), settling."""
    t = story(f"preset {name}\nme field {FIRE}\nyou field {ICE}").do("to preparation")
    steps = [t.game.reg[sheet.STEP]]
    t.do("pass", "you: pass").sees("asked attack me").do(f"attack {FIRE}").sees(f"{FIRE} dull", "asked priority me")
    steps.append(t.game.reg[sheet.STEP])
    t.do("pass", "you: pass").sees("asked block you").do(f"block {ICE}").sees(f"{ICE} {blocker}", "asked priority me")
    steps.append(t.game.reg[sheet.STEP])
    assert steps == [sheet.PREPARATION, sheet.DECLARATION, sheet.BLOCKING]
    t.do("pass", "you: pass").sees(f"{FIRE} in me.break", f"{ICE} damage 3000")


@pytest.mark.rule("F-R21.15", "F-R21.16", "F-R8.3")
@pytest.mark.primer("fftcg/18")
def test_18_in_three_steps_both_sides_act_in_turns():
    """The attacker begins in each; in the fourth nobody acts."""
    bolt = blank("summon/fire/0", "use: gain_crystals me 1")
    made = dict.fromkeys("abcdefgh", bolt)
    t = story(f"{OLD}me field {FIRE}\nyou field {ICE}\nme hand a b c d\nyou hand e f g h", **made).do("to preparation")
    for mine, theirs, then in (("a", "e", f"attack {FIRE}"), ("b", "f", f"block {ICE}"), ("c", "g", "pass")):
        t.sees("asked priority me").do(f"cast {mine}").sees("asked priority you").do(f"you: cast {theirs}").sees(
            "asked priority me"
        )
        t.do("settle", then)
    t.sees("asked priority you", "can cast h").do("you: pass").sees(
        f"{FIRE} in me.break", "me crystals 3", "you crystals 3", "d in me.hand"
    )
