"""What few effects do: losing, playing quietly, damage without EX Bursts, new targets, other costs."""

import pytest

from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"
WIND = "blank:forward/wind/2/5000"
BURST = blank("summon/fire/2/ex", "use mark ex: draw me 2")


@pytest.mark.rule("F-R13.20", "F-R2.3")
@pytest.mark.parametrize(("action", "asked"), [("damage_player", "may you"), ("damage_player_no_ex", "priority me")])
def test_damage_whose_ex_bursts_cannot_be_used(action, asked):
    """The point counts."""
    t = story("you top burst", burst=BURST).act("me", f"{action} opponent 1").do("resolve")
    t.sees("you points 1", "burst in you.damage", f"asked {asked}")


@pytest.mark.rule("F-R13.7", "F-R12.14")
@pytest.mark.parametrize(("action", "crystals"), [("play", 1), ("play_quietly", 0)])
def test_what_is_played_with_its_auto_abilities_kept_still(action, crystals):
    """Those of others are not, and later its own are not either."""
    knight = blank("forward/fire/2/3000", "when enters self: gain_crystals me 1",
                   "when attacks self: gain_crystals me 1")  # fmt: skip
    watch = blank("backup/fire/2", "when enters {type forward, of me}: draw me 1")
    t = story("me break knight\nme field watch", knight=knight, watch=watch)
    t.act("me", f"select $a: 1 {{type forward}} from me.break; {action} $a").do("resolve", "settle")
    t.sees("knight in me.field", f"me crystals {crystals}", "me hand 1")
    t.do("to your_main1", "to my_main1", "attack knight", "settle").sees(f"me crystals {crystals + 1}")


@pytest.mark.rule("F-R14.1", "F-R12.2")
@pytest.mark.parametrize(("of", "hit"), [("", True), (", of me", False)])
def test_what_is_said_becomes_the_target(of, hit):
    """If it may be chosen so; otherwise everything stays as it was."""
    hero = blank(
        "forward/fire/4/8000", "when dulled self: choose $a: 1 {object ability} from stack; retarget_to $a self"
    )
    t = story(f"me field hero\nyou field {ICE}\nyou field {WIND}", hero=hero)
    t.act("you", f"choose $a: 1 {{type forward{of}}}; damage $a 2000").do(f"you: choose {WIND}")
    t.do("dull hero", "settle")
    damages = (2000, 0) if hit else (0, 2000)
    t.sees(f"hero damage {damages[0]}", f"{WIND} damage {damages[1]}", "asked priority me")


@pytest.mark.rule("F-R2.1", "F-R2.2")
@pytest.mark.parametrize(("who", "winner"), [("me", "you"), ("opponent", "me")])
def test_who_loses_has_lost_at_once(who, winner):
    """By the effect."""
    story("").act("me", f"lose {who}").do("resolve").sees(f"winner {winner}")


@pytest.mark.rule("F-R19.1", "F-R11.7")
@pytest.mark.parametrize(("line", "able"), [
    ("static: any_pay_priming {type forward, of me}", True), ("static: any_pay_warp {of me}", False),
])  # fmt: skip
def test_a_priming_cost_paid_with_any_element(line, able):
    """Only the Elements are no matter."""
    clive = blank("forward/fire/4/7000/name=Clive", "keyword priming ifrit F1", number="24-901H")
    ifrit = blank("forward/fire/7/10000/name=Ifrit")
    t = story("me field clive\nme field watch\nme cp I 2\nme bottom ifrit", clive=clive, ifrit=ifrit,
              watch=blank("monster/ice/2", line))  # fmt: skip
    t.sees(("can" if able else "cannot") + " prime clive")


@pytest.mark.rule("F-R18.1", "F-R18.7")
@pytest.mark.parametrize(("line", "able"), [
    ("static: any_pay_warp {of me}", True), ("static: any_pay_priming {of me}", False),
])  # fmt: skip
def test_a_warp_cost_paid_with_any_element(line, able):
    """The number of CP is the same."""
    hero = blank("forward/fire/5/9000/name=Hero", "keyword warp 2 F1")
    watch = blank("monster/ice/2", line)
    t = story("me hand hero\nme field watch\nme cp I 2", hero=hero, watch=watch)
    t.sees(("can" if able else "cannot") + " warp hero")
    story("me hand hero\nme field watch\nme cp I 1", hero=hero, watch=watch).sees("cannot warp hero")


@pytest.mark.rule("F-R16.1")
@pytest.mark.parametrize(("actor", "yours"), [("me", 3000), ("you", 4000)])
def test_until_the_end_of_the_own_turn(actor, yours):
    """Of whoever has the effect: this turn, or the next one of theirs."""
    t = story(f"me field {FIRE}").act(actor, "gain_power {type forward} 1000 until end_of_my_turn").do("resolve")
    t.sees(f"{FIRE} power 4000").do("to your_main1").sees(f"{FIRE} power {yours}")
    t.do("to my_main1").sees(f"{FIRE} power 3000")


@pytest.mark.rule("F-R11.2")
@pytest.mark.parametrize(("paying", "drawn"), [("cp:F", 0), ("blank:summon/fire/9", 1)])
def test_cards_discarded_for_the_cp_of_a_card_are_counted(paying, drawn):
    """Not those that were discarded for something else."""
    knight = blank("forward/fire/1/3000", "when enters self: gain_crystals me (count (cp_discards))")
    t = story("me hand knight blank:summon/fire/9\nme cp F 1", knight=knight)
    t.do(f"cast knight paying {paying}", "settle").sees(f"me crystals {drawn}")


@pytest.mark.rule("F-R3.5")
@pytest.mark.parametrize(("line", "broken"), [
    ("activate cost dull: draw me 1", True), ("when attacks self: draw me 1", False),
    ('activate title "Blade" cost same_name: draw me 1', False),
])  # fmt: skip
def test_what_has_an_action_ability(line, broken):
    """A special ability is none."""
    t = story("you field knight", knight=blank("forward/fire/2/3000/name=Hero", line))
    t.act("me", "break {type forward, has_action}").do("resolve").sees(
        "knight in you.break" if broken else "knight in you.field"
    )


@pytest.mark.rule("F-R14.15", "F-R12.2")
@pytest.mark.parametrize(("filter_", "chosen", "legal"), [
    ("single_target", [FIRE], True), ("single_target", [FIRE, ICE], False),
    ("choosing_only (every {type forward, element fire} field)", [FIRE], True),
    ("choosing_only (every {type forward, element fire} field)", [ICE], False),
    ("choosing_only (every {type forward, element fire} field)", [FIRE, ICE], False),
])  # fmt: skip
def test_abilities_by_what_they_have_chosen(filter_, chosen, legal):
    """One thing alone, and which."""
    t = story(f"me field {FIRE}\nme field {ICE}")
    t.act("you", f"choose $a: {len(chosen)} {{type forward}}; break $a").do("you: choose " + " ".join(chosen))
    t.act("me", f"choose $a: 1 {{object auto, {filter_}}} from stack; cancel $a").do("settle")
    t.sees(f"{chosen[0]} in me.field" if legal else f"{chosen[0]} in me.break")


@pytest.mark.rule("F-R14.15", "F-R13.14")
@pytest.mark.parametrize(("filter_", "zone", "cancelled"), [
    ("type forward", "field", True), ("type backup", "field", False), ("type forward", "hand", True),
    ("type forward, of me", "field", False),
])  # fmt: skip
def test_abilities_by_the_cards_that_they_come_from(filter_, zone, cancelled):
    """Wherever those are by now."""
    t = story("you hand hunter\nme hand bolt", hunter=blank("forward/ice/3/6000", "when enters self: gain_crystals me 1"),
              bolt=blank("summon/fire/0", f"use: choose $a: 1 {{object auto, source (every {{{filter_}}} anywhere any)}} "
                                          "from stack; cancel $a"))  # fmt: skip
    t.do("move hunter field")
    if zone != "field":
        t.do(f"move hunter {zone}")
    t.sees(("can" if cancelled else "cannot") + " cast bolt")
    if cancelled:
        t.do("cast bolt", "choose hunter", "settle")
    else:
        t.do("settle")
    t.sees(f"you crystals {0 if cancelled else 1}")
