"""F-R10: the Attack Phase, one attack at a time."""

import pytest

from fftcg.kit.story import blank, story
from netocean.games.fftcg import sheet
from netocean.games.fftcg.rulebook import DOUBTED

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"
WIND = "blank:forward/wind/3/7000"


@pytest.mark.rule("F-R10.1", "F-R8.3")
@pytest.mark.primer("fftcg/17")
def test_the_preparation_step_gives_priority():
    """What begins with the phase lies on the stack; Summons may be cast."""
    t = story("me hand bolt\nme field drum", bolt=blank("summon/fire/0", "use: draw me 1"),
              drum=blank("backup/fire/2", "when begins attack me: gain_crystals me 1"))  # fmt: skip
    t.do("to preparation").sees("stack 1", "asked priority me", "can cast bolt").do("resolve").sees("me crystals 1")
    t.do("pass", "you: pass")
    assert t.game.reg[sheet.STEP] != sheet.PREPARATION


@pytest.mark.rule("F-R10.2", "F-R10.9")
@pytest.mark.primer("fftcg/17")
def test_one_forward_or_nothing_is_declared():
    """Declaring nothing leads to Main Phase 2."""
    t = story(f"me field {FIRE}\nme field {ICE}").do("to declaration")
    t.sees(
        "asked attack me", f"can attack {FIRE}", f"can attack {ICE}", f"cannot attack {FIRE} {ICE}", "not must attack"
    )
    t.do("to main2").sees("asked priority me", f"{FIRE} active", "you points 0")
    assert t.phase == "main_2"


@pytest.mark.rule("F-R10.3", "F-R15.2")
@pytest.mark.primer("fftcg/11")
@pytest.mark.parametrize("name", ["official", "primer"])
@pytest.mark.parametrize(("status", "more", "able"), [
    ("", "", True), (" dull", "", False), (" new", "", False), (" new", "/haste", True), (" dull", "/haste", False),
])  # fmt: skip
def test_who_may_attack(name, status, more, able):
    """Active, and here since before the turn or with Haste."""
    t = story(f"preset {name}\nme field {FIRE}{more}{status}\nme field {ICE}").do("to declaration")
    t.sees(("can" if able else "cannot") + f" attack {FIRE}{more}", f"can attack {ICE}")


@pytest.mark.rule("F-R10.3", "F-R1.2")
def test_what_has_attacked_or_may_not_does_not_attack():
    """A Brave one that attacked, and one that a text forbids to."""
    brave = "blank:forward/fire/2/3000/brave"
    t = story(
        f"me field {brave}\nme field idle\nme field {ICE}",
        idle=blank("forward/ice/2/3000", "static: cannot self attack"),
    )
    t.do(f"attack {brave}", "no_block", "strike", "to declaration")
    t.sees(f"{brave} active", f"cannot attack {brave}", "cannot attack idle", f"can attack {ICE}")


@pytest.mark.rule("F-R10.5")
@pytest.mark.parametrize(("status", "must"), [("", True), (" dull", False), (" new", False)])
def test_what_must_attack_must_if_it_can(status, must):
    """A dull one does not hold anybody."""
    t = story(f"me field beast{status}\nme field {ICE}", beast=blank("forward/fire/2/3000", "static: must self attack"))
    t.do("to declaration").sees("must attack" if must else "not must attack", f"can attack {ICE}")


@pytest.mark.rule("F-R10.6", "F-R15.1")
@pytest.mark.parametrize(("more", "status"), [("", "dull"), ("/brave", "active")])
def test_attackers_become_dull_brave_ones_do_not(more, status):
    """As they are declared."""
    story(f"me field {FIRE}{more}").do(f"attack {FIRE}{more}").sees(f"{FIRE}{more} {status}")


@pytest.mark.rule("F-R10.7")
@pytest.mark.parametrize(("backups", "able"), [(0, False), (1, True), (2, True)])
def test_what_an_attack_costs_is_paid_at_declaration(backups, able):
    """One CP for each attacker."""
    toll = blank("backup/ice/2", "static: attack_cost {type forward, of opponent} 1")
    t = story(f"me field {FIRE}\nme cp E {backups}\nyou field toll", toll=toll).do("to declaration")
    if not able:
        t.sees(f"cannot attack {FIRE}")
        return
    t.do(f"attack {FIRE}").sees(f"me active {backups - 1}", f"{FIRE} dull", "asked priority me")


@pytest.mark.rule("F-R10.8", "F-R8.3")
def test_what_attacks_triggers_and_the_turn_player_has_priority():
    """Its own auto, and one that sees others attack."""
    t = story("me field lancer\nyou field watch",
              lancer=blank("forward/fire/2/3000", "when attacks self: gain_crystals me 1"),
              watch=blank("backup/ice/2", "when attacks {type forward, of opponent}: gain_crystals me 1"))  # fmt: skip
    t.do("attack lancer").sees("stack 2", "asked priority me").do("settle").sees("me crystals 1", "you crystals 1")


@pytest.mark.rule("F-R10.10", "F-R10.25")
def test_an_attack_whose_attackers_are_gone_is_over():
    """No block is asked, no damage is dealt; another attack may follow."""
    t = story(f"me field {FIRE}\nme field {WIND}\nyou field {ICE}").do(
        f"attack {FIRE}", f"break {FIRE}", "to declaration"
    )
    t.sees("asked attack me", f"can attack {WIND}", "you points 0")


@pytest.mark.rule("F-R10.11")
@pytest.mark.primer("fftcg/17")
@pytest.mark.parametrize(("status", "able"), [("", True), (" dull", False), (" new", True)])
def test_one_active_forward_may_block(status, able):
    """One that came this turn, too; a dull one may not. Exactly one."""
    t = story(f"me field {FIRE}\nyou field {ICE}{status}\nyou field {WIND}").do(f"attack {FIRE}", "to blockers")
    t.sees(("can" if able else "cannot") + f" block {ICE}", f"can block {WIND}", f"cannot block {ICE} {WIND}")
    t.do("no_block").sees("asked priority me")


@pytest.mark.rule("F-R10.12")
def test_a_block_respects_what_is_forbidden():
    """`Cannot be blocked by a Forward of cost 3`, and `cannot block`."""
    thief = blank("forward/fire/2/3000", "static: cannot_be_blocked_by self {cost = 3}")
    lazy = blank("forward/ice/2/3000", "static: cannot self block")
    big = "blank:forward/wind/4/8000"
    t = story(f"me field thief\nyou field {ICE}\nyou field lazy\nyou field {big}", thief=thief, lazy=lazy)
    t.do("attack thief", "to blockers").sees(f"cannot block {ICE}", "cannot block lazy", f"can block {big}")


@pytest.mark.rule("F-R10.13")
def test_of_several_that_must_block_one_has_to_be_picked():
    """Another one, or none, is refused."""
    guard = blank("forward/ice/2/4000", "static: must self block")
    t = story(f"me field {FIRE}\nyou field one\nyou field two\nyou field {WIND}", one=guard, two=guard)
    t.do(f"attack {FIRE}", "to blockers").sees("must block", "can block one", "can block two", f"cannot block {WIND}")


@pytest.mark.rule("F-R10.13")
@pytest.mark.parametrize(("backups", "able"), [(0, False), (1, True)])
def test_what_a_block_costs_is_paid_at_declaration(backups, able):
    """One CP."""
    toll = blank("backup/fire/2", "static: block_cost {type forward, of opponent} 1")
    t = story(f"me field {FIRE}\nme field toll\nyou field {ICE}\nyou cp I {backups}", toll=toll)
    t.do(f"attack {FIRE}", "to blockers" if able else "to main2")
    if able:
        t.do(f"block {ICE}").sees("you active 1", "asked priority me")
    else:
        t.sees("you points 1")


@pytest.mark.rule("F-R10.14", "F-R21.10")
@pytest.mark.primer("fftcg/17")
@pytest.mark.parametrize(("name", "more", "status"), [
    ("official", "", "active"), ("primer", "", "dull"), ("primer", "/brave", "dull"),
])  # fmt: skip
def test_a_blocker_becomes_dull_under_the_primer_only(name, more, status):
    """Brave does not spare it; it deals and takes damage all the same."""
    t = story(f"preset {name}\nme field {FIRE}\nyou field {ICE}{more}").do(f"attack {FIRE}", f"block {ICE}{more}")
    t.sees(f"{ICE}{more} {status}").do("strike").sees(f"{FIRE} in me.break", f"{ICE}{more} damage 3000")


@pytest.mark.case("fftcg/C64-official")
@pytest.mark.rule("F-R10.14")
def test_a_blocker_that_lives_may_block_again():
    """The second attack of the turn."""
    t = story(f"me field {FIRE}\nme field {FIRE}\nyou field {ICE}").do(f"attack {FIRE}", f"block {ICE}", "strike")
    t.do(f"attack {FIRE}#2", "to blockers").sees(f"can block {ICE}")


@pytest.mark.case("fftcg/C64-primer")
@pytest.mark.rule("F-R21.10")
def test_a_blocker_that_lives_is_dull_under_the_primer():
    """The second attack of the turn finds nobody to block."""
    t = story(f"preset primer\nme field {FIRE}\nme field {FIRE}\nyou field {ICE}").do(
        f"attack {FIRE}", f"block {ICE}", "strike"
    )
    t.do(f"attack {FIRE}#2", "to blockers").sees(f"cannot block {ICE}")


@pytest.mark.rule("F-R10.15", "F-R10.19")
@pytest.mark.parametrize("how", ["break", "hand"])
def test_a_blocked_attacker_whose_blocker_is_gone_deals_no_damage(how):
    """Neither to a Forward nor to the player."""
    t = story(f"me field {FIRE}\nyou field {ICE}\nyou field {WIND}").do(
        f"attack {FIRE}", f"block {ICE}", f"move {ICE} {how}", "strike"
    )
    t.sees("you points 0", f"{FIRE} in me.field", f"{FIRE} damage 0", f"{WIND} damage 0")


@pytest.mark.rule("F-R10.15", "F-R4.8")
def test_a_blocker_that_changes_sides_is_in_battle_no_more():
    """The attacker's player takes it."""
    t = story(f"me field {FIRE}\nyou field {ICE}").do(f"attack {FIRE}", f"block {ICE}")
    t.act("me", "choose $a: 1 {type forward, of opponent}; control $a me").do(f"choose {ICE}", "resolve", "strike")
    t.sees(f"{FIRE} damage 0", f"{ICE} damage 0", f"{ICE} control me", "you points 0")


@pytest.mark.rule("F-R10.16")
def test_blocking_triggers_and_then_the_turn_player_has_priority():
    """For the blocker and for the blocked; without a block there is priority, too."""
    t = story("me field lancer\nyou field guard",
              lancer=blank("forward/fire/2/3000", "when is_blocked self: gain_crystals me 1"),
              guard=blank("forward/ice/3/6000", "when blocks self: gain_crystals me 1"))  # fmt: skip
    t.do("attack lancer", "block guard").sees("stack 2", "asked priority me").do("settle").sees(
        "me crystals 1", "you crystals 1"
    )
    t = story(
        "me field lancer\nyou field guard", lancer=blank("forward/fire/2/3000"), guard=blank("forward/ice/3/6000")
    )
    t.do("attack lancer", "no_block").sees("asked priority me", "you points 0")


@pytest.mark.rule("F-R10.17")
@pytest.mark.primer("fftcg/20")
@pytest.mark.parametrize("name", ["official", "primer"])
def test_an_attack_that_is_not_blocked_deals_one_point(name):
    """Whatever the power; the top card of the deck goes to the Damage Zone."""
    t = story(f"preset {name}\nme field {WIND}\nyou top {ICE}").do(f"attack {WIND}", "no_block", "strike")
    t.sees("you points 1", f"{ICE} in you.damage", "you deck 30")


@pytest.mark.rule("F-R10.18")
@pytest.mark.primer("fftcg/19")
@pytest.mark.parametrize("name", ["official", "primer"])
def test_attacker_and_blocker_deal_their_power_to_each_other(name):
    """6000 and 7000, at the same time: one is broken, the other has 6000 damage."""
    t = story(f"preset {name}\nme field {ICE}\nyou field {WIND}").do(f"attack {ICE}", f"block {WIND}", "strike")
    t.sees(f"{ICE} in me.break", f"{WIND} damage 6000", f"{WIND} in you.field", "you points 0")


@pytest.mark.case("fftcg/C62-official")
@pytest.mark.rule("F-R9.4", "F-R10.18")
def test_equal_powers_break_each_other():
    """7000 against 7000."""
    t = story(f"me field {WIND}\nyou field {WIND}").do(f"attack me:{WIND}", f"block you:{WIND}", "strike")
    t.sees(f"me:{WIND} in me.break", f"you:{WIND} in you.break")


@pytest.mark.case("fftcg/C62-primer")
@pytest.mark.rule("F-R21.17")
def test_equal_powers_do_not_break_each_other_under_the_primer():
    """Both stay with 7000 damage."""
    t = story(f"preset primer\nme field {WIND}\nyou field {WIND}").do(
        f"attack me:{WIND}", f"block you:{WIND}", "strike"
    )
    t.sees(f"me:{WIND} damage 7000", f"you:{WIND} damage 7000", f"me:{WIND} in me.field", f"you:{WIND} in you.field")


@pytest.mark.case("fftcg/C63")
@pytest.mark.rule("F-R21.17")
def test_a_thousand_more_breaks_it_under_the_primer():
    """7000 and 1000."""
    t = story(f"preset primer\nme field {WIND}\nyou field {WIND}").do(
        f"attack me:{WIND}", f"block you:{WIND}", "strike"
    )
    t.do(f"deal you:{WIND} 1000").sees(f"you:{WIND} in you.break", f"me:{WIND} in me.field")


@pytest.mark.rule("F-R10.23", "F-R16.8")
def test_only_damage_between_attacker_and_blocker_is_battle_damage():
    """An ability's damage in the middle of the battle is none."""
    hunter = blank("forward/fire/2/3000", "when battle_damages self: gain_crystals me 1")
    t = story(f"me field hunter\nyou field {WIND}", hunter=hunter).do("attack hunter", f"block {WIND}")
    t.do(f"deal {WIND} 1000 by hunter").sees("stack 0").do("strike", "settle").sees(
        "me crystals 1", f"{WIND} damage 4000"
    )


@pytest.mark.case("fftcg/C67-official")
@pytest.mark.rule("F-R10.23")
def test_in_the_damage_step_summons_may_be_cast():
    """After the damage is dealt."""
    t = story(f"me field {FIRE}\nme hand bolt", bolt=blank("summon/fire/0", "use: draw me 1"))
    t.do(f"attack {FIRE}", "no_block", "strike").sees("you points 1", "can cast bolt")
    assert t.game.reg[sheet.STEP] == sheet.DAMAGING


@pytest.mark.case("fftcg/C67-primer")
@pytest.mark.primer("fftcg/18")
@pytest.mark.rule("F-R21.16")
def test_in_the_damage_step_of_the_primer_nobody_acts():
    """What has triggered resolves by passing; the next window is that of the next attack."""
    t = story("preset primer\nme field hunter\nme hand bolt", bolt=blank("summon/fire/0", "use: draw me 1"),
              hunter=blank("forward/fire/2/3000", "when damages_player self: gain_crystals me 1"))  # fmt: skip
    t.do("attack hunter", "no_block").sees("can cast bolt").do("pass", "you: pass")
    t.sees("you points 1", "me crystals 1", "stack 0")
    assert t.game.reg[sheet.STEP] != sheet.DAMAGING


@pytest.mark.rule("F-R10.24", "F-R16.8")
def test_power_nought_deals_no_damage():
    """Its power is nought as the damage is dealt: nothing is dealt, nothing triggers; the blocker deals its own."""
    mouse = blank("forward/fire/2/1000", "when battle_damages self: gain_crystals me 1")
    t = story(f"me field mouse\nyou field {ICE}", mouse=mouse).do("attack mouse", f"block {ICE}")
    sheet.face(t.game, t.card("mouse")).power = 0
    t.game.derived = None
    t.do("strike").sees("mouse in me.break", "me crystals 0", "stack 0", f"{ICE} damage 0", "you points 0")


@pytest.mark.rule("F-R10.25", "F-R10.26", "F-R10.1")
@pytest.mark.case("fftcg/C59")
def test_another_attack_begins_with_preparation():
    """Priority, but what begins with the phase does not trigger again."""
    drum = blank("backup/fire/2", "when begins attack me: gain_crystals me 1")
    t = story(f"me field {FIRE}\nme field {ICE}\nme field drum", drum=drum)
    t.do("to preparation", "resolve", f"attack {FIRE}", "no_block", "strike", "pass", "you: pass")
    t.sees("asked priority me", "stack 0", "me crystals 1")
    assert (t.phase, t.game.reg[sheet.STEP]) == ("attack", sheet.PREPARATION)
    t.do(f"attack {ICE}", "no_block", "strike").sees("you points 2")


@pytest.mark.rule("F-R10.28")
def test_damage_by_a_member_of_a_party_is_doubted():
    """No result is tested: the rule carries the mark of doubt."""
    assert "F-R10.28" in DOUBTED


@pytest.mark.rule("F-R10.29", "F-R10.3")
@pytest.mark.parametrize(("more", "again"), [("", False), ("/brave", True)])
def test_what_can_attack_twice_must_be_active_for_it(more, again):
    """Brave, or activated again; not a third time."""
    twin = blank(f"forward/fire/2/3000{more}", "static: attacks self 2")
    t = story(f"me field twin\nme field {ICE}", twin=twin).do("attack twin", "no_block", "strike", "to declaration")
    t.sees(("can" if again else "cannot") + " attack twin")
    if again:
        t.do("attack twin", "no_block", "strike", "to declaration").sees("cannot attack twin", f"can attack {ICE}")


@pytest.mark.rule("F-R10.10", "F-R10.15")
def test_an_attacker_that_is_no_forward_any_more_is_not_blocked():
    """There is no block and no damage."""
    golem = blank("monster/fire/2", "static: become_forward self 5000")
    t = story(f"me field golem\nyou field {ICE}", golem=golem).do("attack golem")
    t.act("you", "lose_abilities {type monster}").do("resolve", "to blockers")
    t.sees("you points 0", "not asked block", "golem in me.field")
