"""F-R13: EX Bursts."""

import pytest

from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"
EX = blank("summon/fire/2", "use mark ex: draw me 1", ex=True)
GEM = blank("summon/fire/2", "use mark ex: gain_crystals me 1", ex=True)
HURT = blank(
    "summon/fire/2", "use mark ex: choose $a: 1 {type forward, of opponent}; damage $a 4000; draw me 1", ex=True
)


@pytest.mark.rule("F-R13.20", "F-R13.26")
@pytest.mark.primer("fftcg/20")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_a_turned_over_card_with_the_mark_may_be_used(answer, drawn):
    """The whole text of a Summon, without cost, stack or response; this is no cast."""
    watch = blank(
        "backup/fire/2",
        "when cast any {type summon}: gain_crystals me 1",
        "when used any summon_or_ability: gain_crystals me 1",
    )
    t = (
        story("you top ex\nyou field watch", ex=EX, watch=watch)
        .do("hit you")
        .sees("asked may you", "ex in you.damage", "stack 0")
    )
    t.do(f"you: {answer}").sees(
        f"you hand {drawn}", "you crystals 0", "stack 0", "ex in you.damage", "asked priority me"
    )


@pytest.mark.rule("F-R13.20")
def test_a_card_without_the_mark_is_not_used():
    """Nobody is asked."""
    story("you top plain", plain=blank("summon/fire/2", "use: draw me 1")).do("hit you").sees(
        "asked priority me", "you hand 0"
    )


@pytest.mark.rule("F-R13.20")
def test_of_a_character_only_the_marked_line_is_used():
    """Its trigger is taken as met; the other line does nothing."""
    envoy = blank(
        "forward/fire/2/3000", "when enters self mark ex: draw me 1", "when enters self: gain_crystals me 1", ex=True
    )
    (
        story("you top envoy", envoy=envoy)
        .do("hit you", "you: yes")
        .sees("you hand 1", "you crystals 0", "stack 0", "envoy in you.damage")
    )


@pytest.mark.rule("F-R13.20")
def test_only_damage_uses_it():
    """Put into the Damage Zone by an effect, or drawn, it is not used."""
    story("you top ex", ex=EX).do("draw you 1").sees("asked priority me", "you hand 1")
    t = story("you hand ex", ex=EX).act("you", "select $a: 1 {type summon} from me.hand; damage_zone $a").do("resolve")
    t.sees("ex in you.damage", "asked priority me", "you hand 0")


@pytest.mark.rule("F-R13.21", "F-R1.3")
@pytest.mark.parametrize(("setup", "damaged"), [(f"me field {ICE}", True), ("", False)])
def test_its_targets_are_chosen_then(setup, damaged):
    """With none nothing happens at all."""
    t = story(f"you top hurt\n{setup}", hurt=HURT).do("hit you", "you: yes", f"you: choose {ICE}")
    t.sees(*([f"{ICE} damage 4000", "you hand 1"] if damaged else ["you hand 0"]), "stack 0", "asked priority me")


@pytest.mark.rule("F-R13.22")
def test_several_points_of_one_ability_come_before_their_ex_bursts():
    """Both cards lie there when the first is asked; they are used in their order."""
    t = story("you top one two", one=EX, two=EX).do("hit you 2").sees("you points 2", "asked may you").do("you: yes")
    t.sees("you hand 1", "asked may you").do("you: no").sees("you hand 1", "asked priority me")


@pytest.mark.rule("F-R13.22")
def test_points_one_after_another_have_their_ex_bursts_between():
    """The first EX Burst is over when the second card is turned over."""
    t = (
        story("you top one two", one=GEM, two=GEM)
        .act("me", "damage_player opponent 1; damage_player opponent 1")
        .do("resolve")
    )
    t.sees("you points 1", "asked may you").do("you: yes").sees("you points 2", "you crystals 1", "asked may you")


@pytest.mark.rule("F-R13.23", "F-R13.8")
def test_what_triggers_meanwhile_waits():
    """The point triggers, then the EX Burst is carried out, then the auto lies on the stack."""
    watch = blank("backup/fire/2", "when takes_point me: gain_crystals me 1")
    t = (
        story("you top ex\nyou field watch", ex=EX, watch=watch)
        .do("hit you")
        .sees("asked may you", "stack 0")
        .do("you: yes")
    )
    t.sees("you hand 1", "stack 1", "you crystals 0", "asked priority me")


@pytest.mark.rule("F-R13.24", "F-R2.1")
@pytest.mark.parametrize(("points", "lost"), [(5, False), (6, True)])
def test_the_seventh_point_loses_before_its_ex_burst(points, lost):
    """The sixth is used."""
    t = story(f"you points {points}\nyou top ex", ex=EX).do("hit you")
    assert t.outcome == ((0, "F-R2.1") if lost else None)
    if not lost:
        t.sees("asked may you")


@pytest.mark.rule("F-R13.24", "F-R9.10")
def test_rules_are_checked_before_an_ex_burst():
    """A Forward with lethal damage is broken before the EX Burst could choose it."""
    t = story(f"you top hurt\nme field {FIRE}\nme field {ICE}", hurt=HURT)
    t.act("you", "damage {type forward, of opponent, cost = 2} 3000; damage_player me 1").do("resolve")
    t.sees(f"{FIRE} in me.break", "asked may you").do("you: yes", f"you: choose {ICE}").sees(f"{ICE} damage 4000")


@pytest.mark.rule("F-R13.24")
def test_without_this_check_the_ex_burst_comes_first():
    """Switch `ex_rule_check`: both Forwards may be chosen."""
    t = story(f"switch ex_rule_check false\nyou top hurt\nme field {FIRE}\nme field {ICE}", hurt=HURT)
    t.act("you", "damage {type forward, of opponent, cost = 2} 3000; damage_player me 1").do("resolve")
    t.sees(f"{FIRE} in me.field", "asked may you").do("you: yes").sees(f"can choose {FIRE}", f"can choose {ICE}")


@pytest.mark.rule("F-R13.25", "F-R15.6")
@pytest.mark.parametrize(("points", "drawn"), [(3, 0), (4, 1)])
def test_the_card_itself_counts_for_a_condition_of_damage(points, drawn):
    """As the fifth point it is one of five; as the fourth not."""
    deep = blank("summon/fire/2", "use mark ex: if me.points >= 5 { draw me 1 }", ex=True)
    story(f"you points {points}\nyou top deep", deep=deep).do("hit you", "you: yes").sees(
        f"you hand {drawn}", "asked priority me"
    )


@pytest.mark.rule("F-R13.25")
def test_a_line_of_damage_n_without_the_mark_is_not_used():
    """Only the marked one."""
    envoy = blank(
        "forward/fire/2/3000",
        "when enters self mark ex: draw me 1",
        "when enters self while me.points >= 5: gain_crystals me 1",
        ex=True,
    )
    (
        story("you points 4\nyou top envoy", envoy=envoy)
        .do("hit you", "you: yes")
        .sees("you hand 1", "you crystals 0", "stack 0")
    )


@pytest.mark.rule("F-R21.18", "F-R13.20")
@pytest.mark.primer("fftcg/20")
def test_under_the_primer_it_triggers_by_itself_but_may_stays_may():
    """The EX Burst is not asked, the choice inside its text is."""
    kind = blank("summon/fire/2", "use mark ex: may { draw me 1 }", ex=True)
    (
        story("preset primer\nyou top kind", kind=kind)
        .do("hit you")
        .sees("asked may you")
        .do("you: yes")
        .sees("you hand 1", "asked priority me")
    )


@pytest.mark.rule("F-R13.25", "F-R15.6")
@pytest.mark.parametrize(("points", "drawn"), [(1, 0), (2, 1)])
def test_an_ex_burst_of_a_damage_n_line_is_there_from_n_points_on(points, drawn):
    """Damage 3, the card itself counted."""
    envoy = blank("forward/fire/2/3000", "when enters self while me.points >= 3 mark ex: draw me 1", ex=True)
    t = story(f"you points {points}\nyou top envoy", envoy=envoy).do("hit you")
    t.sees("asked may you" if drawn else "asked priority me")
    t.do("you: yes") if drawn else None
    t.sees(f"you hand {drawn}", "asked priority me")
