"""The hard rulings C01 to C33, each with the cards it is about."""

import pytest

from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"
WIND = "blank:forward/wind/4/9000"
EX = blank("summon/fire/2", "use mark ex: draw me 1", ex=True)


@pytest.mark.case("fftcg/C01")
@pytest.mark.rule("F-R13.22", "F-R16.7")
def test_c01_two_points_of_one_ability_and_then_their_ex_bursts():
    """8-001R doubles its damage: both cards are turned over before the first EX Burst."""
    t = story("me field 8-001R\nyou points 3\nyou top one two", one=EX, two=EX)
    t.do("attack 8-001R", "settle", "no_block", "strike")
    t.sees("you points 5", "one in you.damage", "two in you.damage", "asked may you", "you hand 0")
    t.do("you: yes").sees("you hand 1", "asked may you").do("you: yes").sees("you hand 2", "asked priority me")


def duncan():
    """Duncan's special ability on the stack, at a Forward of 9000."""
    t = story(f"me field 8-014L\nme hand blank:summon/fire/9/name=Duncan\nyou field {WIND}")
    return t.do("use 8-014L 3 with blank:summon/fire/9/name=Duncan", f"choose {WIND}")


@pytest.mark.case("fftcg/C02a")
@pytest.mark.rule("F-R14.4")
def test_c02a_the_power_is_that_of_the_resolution():
    """8000 and 2000 in response: 10000 damage."""
    t = duncan().act("me", "choose $a: 1 {name duncan}; gain_power $a 2000 until end_of_turn").do("choose 8-014L")
    t.do("resolve", "resolve").sees(f"{WIND} in you.break")
    assert [event.amount for event in t.events("damaged")] == [10000]


@pytest.mark.case("fftcg/C02b")
@pytest.mark.rule("F-R14.4")
def test_c02b_of_what_has_left_it_is_the_last_power():
    """8000 damage, though Duncan is gone."""
    duncan().do("move 8-014L removed", "resolve").sees(f"{WIND} damage 8000", f"{WIND} in you.field")


@pytest.mark.case("fftcg/C03")
@pytest.mark.rule("F-R14.13", "F-R14.3")
def test_c03_fewer_cards_than_are_to_be_revealed():
    """8-018R with three cards in the deck: the Fire Character must be added, the others go to the bottom, nobody loses."""
    t = story(f"me hand 8-018R\nme cp F 4\nme deck 0\nme bottom {FIRE} {ICE} blank:summon/fire/9")
    t.do("cast 8-018R", "resolve")
    assert end_verbs(t) == []
    t.do(f"select {FIRE}").sees(f"{FIRE} in me.hand", "me deck 2", "me hand 1", "asked priority me")
    assert t.outcome is None


def end_verbs(t):
    """Whether an open pick may be left out."""
    return [
        option.verb.word
        for option in t.choice.options
        if option.verb.word in ("done", "none", "no") and t.kind != "priority"
    ]


@pytest.mark.case("fftcg/C05a")
@pytest.mark.rule("F-R13.20")
def test_c05a_the_ex_burst_of_a_character_is_its_marked_line():
    """8-031R with four Ice Characters: two are frozen, none is dulled."""
    t = story(f"you top 8-031R\nyou cp I 4\nme field {FIRE}\nme field {WIND}").do("hit you", "you: yes")
    t.do(f"you: choose {FIRE} {WIND}")
    t.sees(
        f"{FIRE} frozen",
        f"{WIND} frozen",
        f"{FIRE} active",
        f"{WIND} active",
        "stack 0",
        "8-031R in you.damage",
        "asked priority me",
    )


@pytest.mark.case("fftcg/C05b")
@pytest.mark.rule("F-R13.7", "F-R8.2")
def test_c05b_both_lines_trigger_when_it_is_cast():
    """A orders them."""
    t = story(f"me hand 8-031R\nme cp I 2\nyou field {FIRE}\nyou field {WIND}").do("cast 8-031R").sees("asked order me")
    t.do("order 8-031R:1 8-031R:2", "nothing", f"choose {FIRE}").sees("stack 2", "asked priority me")


@pytest.mark.case("fftcg/C06")
@pytest.mark.rule("F-R13.1")
def test_c06_use_conditions_are_checked_before_anything_is_paid():
    """8-035H wants an empty hand: its two cards do not pay."""
    story(f"me field 8-035H\nme hand blank:summon/ice/1 blank:summon/ice/2\nyou field {FIRE}").sees(
        "cannot use 8-035H 2"
    )
    story(f"me field 8-035H\nme cp I 3\nyou field {FIRE}").sees("can use 8-035H 2")


@pytest.mark.case("fftcg/C07")
@pytest.mark.rule("F-R10.5")
def test_c07_what_must_attack_keeps_the_phase_open():
    """8-024C: another one attacks first; then leaving is refused until it has attacked."""
    t = story(f"me field 8-024C\nme field {ICE}").do("to declaration").sees("must attack", f"can attack {ICE}")
    t.do(f"attack {ICE}", "no_block", "strike", "to declaration").sees("must attack", "can attack 8-024C")
    t.do("attack 8-024C", "settle", "no_block", "strike", "to main2").sees("asked priority me", "you points 2")


TOAD = "me hand bolt blank:summon/ice/9\nyou field 8-034R\n"
BOLT = blank("summon/fire/0", "use: draw me 1")


@pytest.mark.case("fftcg/C09a")
@pytest.mark.rule("F-R7.9")
def test_c09a_no_summon_is_cast_in_the_end_phase():
    """8-034R's trigger resolves; between there was nothing to do, and now neither."""
    t = (
        story(TOAD, bolt=BOLT)
        .do("to main2")
        .sees("can cast bolt")
        .do("to your_main1")
        .sees("asked discard me", "cannot cast bolt")
    )
    assert (t.phase, t.uses("me"), t.uses("you")) == ("end", [], [])
    t.do("select bolt").sees("bolt in me.break", "me hand 1", "asked priority you")


@pytest.mark.case("fftcg/C09b")
@pytest.mark.rule("F-R13.10")
def test_c09b_the_condition_is_checked_again_at_resolution():
    """Another trigger above it brings the hand down to one: nothing more is discarded."""
    grief = blank("monster/ice/2", "when end_of_turn opponent: discard_cards opponent 1")
    t = story(TOAD + "you field grief", bolt=BOLT, grief=grief).do(
        "to your_main1", "you: order 8-034R:1 grief:1", "select bolt"
    )
    t.sees("me hand 1", "bolt in me.break", "asked priority you")


@pytest.mark.case("fftcg/C10")
@pytest.mark.rule("F-R14.19", "F-R14.1")
def test_c10_the_one_that_is_left_is_the_first():
    """8-043H chose two, one has left: 8000 damage to the other, no dull and no Freeze."""
    t = story(
        f"me field 8-043H\nme hand blank:summon/ice/9/name=Lasswell\n"
        f"me cp F 1\nme cp I 1\nyou field {WIND}\nyou field {ICE}"
    )
    t.do("use 8-043H 3 with blank:summon/ice/9/name=Lasswell", f"choose {WIND} {ICE}", f"move {ICE} hand", "resolve")
    t.sees(f"{WIND} damage 8000", f"{WIND} active", f"not {WIND} frozen", "asked priority me")


@pytest.mark.case("fftcg/C12a")
@pytest.mark.rule("F-R14.1")
def test_c12a_without_its_target_nothing_happens():
    """10-002H: the Fire Forwards get nothing."""
    t = story(f"me hand 10-002H\nme cp F 3\nme field {FIRE}\nyou field {WIND}").do("cast 10-002H", f"choose {WIND}")
    t.do(f"move {WIND} removed", "resolve").sees(f"{FIRE} power 3000", "10-002H in me.break", "asked priority me")


@pytest.mark.case("fftcg/C12b")
@pytest.mark.rule("F-R9.1", "F-R8.1")
def test_c12b_rules_are_checked_after_the_whole_effect():
    """10-002H on an own Fire Forward of 8000: 8000 damage and then power 10000, it stays."""
    own = "blank:forward/fire/5/8000"
    t = story(f"me hand 10-002H\nme cp F 3\nme field {own}").do("cast 10-002H", f"choose {own}", "resolve")
    t.sees(f"{own} in me.field", f"{own} damage 8000", f"{own} power 10000", "asked priority me")


@pytest.mark.case("fftcg/C13")
@pytest.mark.rule("F-R13.17", "F-R11.18")
def test_c13_what_follows_when_it_is_paid_chooses_only_then():
    """10-006R: paid at resolution; then a new auto chooses its Dark Forward, and the other side may respond."""
    dark = "blank:forward/dark/2/5000"
    t = (
        story(f"me hand 10-006R\nme cp F 4\nyou field {dark}\nyou hand bolt", bolt=BOLT)
        .do("cast 10-006R")
        .sees("stack 1", "asked priority me")
    )
    t.do("resolve", "pay", f"choose {dark}").sees("stack 1", f"{dark} in you.field", "me active 0", "asked priority me")
    t.do("pass").sees("can cast bolt").do("you: pass").sees(f"{dark} in you.break")


@pytest.mark.case("fftcg/C14")
@pytest.mark.rule("F-R13.7")
def test_c14_both_lines_trigger_for_one_forward():
    """10-007H: a Fire Forward of Category VII enters."""
    came = "blank:forward/fire/2/3000/category=VII"
    t = story(f"me field 10-007H\nme hand {came}\nyou field {WIND}").do(f"move {came} field").sees("asked order me")
    t.do("order 10-007H:1 10-007H:2", f"choose {WIND}", f"choose {WIND}").sees("stack 2").do("settle").sees(
        f"{WIND} damage 4000"
    )


@pytest.mark.case("fftcg/C15")
@pytest.mark.rule("F-R14.4")
def test_c15_counts_are_read_at_resolution():
    """10-003C: four Backups when it is cast, three when it resolves: 6000."""
    t = story(f"me hand 10-003C\nme cp F 4\nyou field {WIND}").do(
        "cast 10-003C", f"choose {WIND}", "break cp:F", "resolve"
    )
    t.sees(f"{WIND} damage 6000", "asked priority me")


@pytest.mark.case("fftcg/C16")
@pytest.mark.rule("F-R13.13")
def test_c16_cards_that_enter_together_see_each_other():
    """15-006H and another Samurai: it triggers for both."""
    other = "blank:forward/fire/2/3000/job=Samurai"
    t = story(f"me hand 15-006H {other}\nyou field {WIND}").act(
        "me", "select $a: 2 {type forward} from me.hand; play $a"
    )
    t.do("resolve", f"choose {WIND}", f"choose {WIND}").sees("stack 2", "15-006H in me.field", f"{other} in me.field")


@pytest.mark.case("fftcg/C17")
@pytest.mark.rule("F-R14.4")
def test_c17_counters_of_what_has_left_are_known():
    """15-011L with three EXP counters is broken in response: 8000 damage."""
    t = story(f"me field 15-011L counter exp 3\nyou field {WIND}").do(
        "use 15-011L 3", f"choose {WIND}", "break 15-011L", "resolve"
    )
    t.sees("15-011L in me.break", f"{WIND} damage 8000", "asked priority me")


@pytest.mark.case("fftcg/C19")
@pytest.mark.rule("F-R14.8")
def test_c19_the_source_of_a_repeated_ability_is_who_repeats_it():
    """15-028H is Ice: what Fire abilities cannot choose may be chosen by it."""
    mage = blank("forward/fire/2/3000", "activate: choose $a: 1 {type forward, of opponent}; damage $a 1000")
    shy = blank("forward/wind/4/9000", "static: cannot_be_chosen_by self opponent {element fire}")
    t = story(f"me field mage\nme field 15-028H\nyou field shy\nyou field {ICE}", mage=mage, shy=shy)
    t.do("use mage 1", f"choose {ICE}", "resolve").sees("can choose shy", f"can choose {ICE}")


@pytest.mark.case("fftcg/C20")
@pytest.mark.rule("F-R11.15")
def test_c20_costs_are_paid_with_own_cards():
    """15-015R: the Bounty Counter on B's Character does not pay; one on an own card does."""
    story(f"me field 15-015R\nyou field {ICE} counter bounty 1").sees("cannot use 15-015R 2")
    story(f"me field 15-015R\nme field {ICE} counter bounty 1").sees("can use 15-015R 2")


@pytest.mark.case("fftcg/C21")
@pytest.mark.rule("F-R11.13")
def test_c21_a_reduction_that_may_not_lead_to_nought_leaves_one():
    """19-001R of cost 3: 11-123R, a Summoner herself, takes 1 but not the last; a Fire Forward that came takes 3 more."""
    t = story(f"me hand 19-001R {FIRE}\nme field 11-123R\nyou field {ICE}").sees("cost 19-001R 2")
    t.do(f"move {FIRE} field").sees("cost 19-001R 1")


@pytest.mark.case("fftcg/C23")
@pytest.mark.rule("F-R16.7")
def test_c23_damage_that_cannot_be_reduced_is_not_replaced_by_less():
    """11-004C against 19-015R: 5000 are 5000; without it they are 1000."""
    story("you field 19-015R").do("deal 19-015R 5000").sees("19-015R damage 1000")
    (
        story("me field 11-004C\nyou field 19-015R")
        .do("use 11-004C 1", "resolve", "deal 19-015R 5000")
        .sees("19-015R damage 5000")
    )


@pytest.mark.case("fftcg/C24")
@pytest.mark.rule("F-R16.15")
def test_c24_a_span_that_is_over_before_it_begins():
    """19-027R is broken in response: the chosen Forward stays; else it goes."""
    t = story(f"me hand 19-027R\nme cp I 1\nyou field {FIRE}").do(
        "cast 19-027R", f"choose {FIRE}", "break 19-027R", "resolve"
    )
    t.sees(f"{FIRE} in you.field", "you removed 0", "asked priority me")
    t = (
        story(f"me hand 19-027R\nme cp I 1\nyou field {FIRE}")
        .do("cast 19-027R", f"choose {FIRE}", "resolve")
        .sees(f"{FIRE} in you.removed")
    )
    t.do("break 19-027R").sees(f"{FIRE} in you.field", "you removed 0")


X, Y, HERE = "blank:forward/ice/2/3000/name=X", "blank:forward/wind/2/4000/name=Y", "blank:forward/fire/2/3000/name=X"


def ardyn(preset):
    """20-001R turns over X, of which one is there, and then Y."""
    t = story(f"preset {preset}\nme hand 20-001R\nme cp F 5\nme field {HERE}\nme deck 3\nme top {X} {Y}")
    return t.do("cast 20-001R", "resolve", "yes", "select cp:F cp:F#2", "settle")


@pytest.mark.case("fftcg/C26a")
@pytest.mark.rule("F-R12.7")
def test_c26a_a_duplicate_counts_but_does_not_enter():
    """X goes under the deck, Y enters."""
    ardyn("official").sees(f"{Y} in me.field", f"{X} in me.deck", f"{HERE} in me.field", "me break 2")


@pytest.mark.case("fftcg/C26b")
@pytest.mark.rule("F-R12.7", "F-R9.5")
def test_c26b_in_2020_both_entered_and_both_of_the_name_went():
    """Y stays."""
    ardyn("official-2.1").sees(f"{Y} in me.field", f"{X} in me.break", f"{HERE} in me.break", "me break 4")


@pytest.mark.case("fftcg/C28")
@pytest.mark.rule("F-R13.7")
def test_c28_one_event_of_four_occurrences_triggers_four_times():
    """20-014R sees 19-058R damage four Forwards at once."""
    four = "\n".join([f"you field {WIND}"] * 4)
    t = story(f"me field 20-014R\nme hand 19-058R\n{four}").do("move 19-058R field", "resolve")
    t.do(*[f"choose {WIND}"] * 4).sees("stack 4", f"{WIND} damage 4000", f"{WIND}#4 damage 4000", "asked priority me")


@pytest.mark.case("fftcg/C29")
@pytest.mark.rule("F-R17.7", "F-R17.10")
def test_c29_a_card_of_the_lb_deck_is_home_before_it_is_looked_for():
    """24-022H triggers and adds nothing."""
    hero = blank("forward/wind/3/6000/category=VI", limit_break=1)
    t = (
        story("me field 24-022H\nme field hero", hero=hero)
        .do("break hero")
        .sees("stack 1", "hero in me.lb", "hero face_up", "me break 0")
    )
    t.do("resolve").sees("hero in me.lb", "me hand 0", "asked priority me")


def zidane(more=""):
    """24-044H has removed a Character from your Break Zone."""
    t = story(f"me hand 24-044H\nme cp W 3\nme cp I 1\nyou break {ICE}\n{more}")
    return t.do("cast 24-044H", f"choose {ICE}", "resolve", "break 24-044H").sees(f"{ICE} in you.removed")


@pytest.mark.case("fftcg/C31a")
@pytest.mark.rule("F-R12.9", "F-R16.13")
def test_c31a_what_was_removed_may_be_cast_at_its_normal_cost():
    """24-044H has left: in the own Main Phase."""
    zidane("me fill_hand 1").sees(f"can cast {ICE}", f"cost {ICE} 3")


@pytest.mark.case("fftcg/C31b")
@pytest.mark.rule("F-R12.8")
def test_c31b_at_its_normal_time():
    """Not in the other turn."""
    zidane("me fill_hand 1").do("to your_main1", "you: pass").sees(f"cannot cast {ICE}")


@pytest.mark.case("fftcg/C31c")
@pytest.mark.rule("F-R11.13")
def test_c31c_with_every_reduction():
    """11-073H makes it cheaper by 1."""
    zidane("me fill_hand 1\nme field 11-073H").do("use 11-073H 1", "settle").sees(f"cost {ICE} 2")


def grenade(more=""):
    """Two Forwards of 8000 or less enter together against 5-008R."""
    t = story(f"me field 5-008R\nyou hand {FIRE} {ICE}\n{more}").act(
        "you", "select $a: 2 {type forward} from me.hand; play $a"
    )
    return t.do("resolve").sees("stack 2", "asked priority me")


@pytest.mark.case("fftcg/C32a")
@pytest.mark.rule("F-R13.7")
def test_c32a_it_triggers_for_each():
    """5-008R triggers twice."""
    grenade().sees("stack 2", f"{FIRE} in you.field", f"{ICE} in you.field")


@pytest.mark.case("fftcg/C32b")
@pytest.mark.rule("F-R13.17", "F-R16.10")
def test_c32b_the_second_finds_itself_gone():
    """The first deals 8000, the second nothing."""
    (
        grenade()
        .do("resolve")
        .sees("5-008R in me.break", "you break 1")
        .do("resolve")
        .sees("you break 1", "you field 1", "asked priority me")
    )


@pytest.mark.case("fftcg/C32c")
@pytest.mark.rule("F-R16.10")
def test_c32c_done_in_replaced_form_counts_as_done():
    """1-176H removes 5-008R instead: 8000 are dealt."""
    t = grenade("me field 1-176H").do("resolve").sees("asked may me").do("yes").sees("5-008R in me.removed")
    t.do("no").sees("you field 1", "you break 1", "stack 1", "asked priority me")


@pytest.mark.case("fftcg/C33")
@pytest.mark.rule("F-R13.15")
def test_c33_a_delayed_auto_that_cannot_do_its_work_is_spent():
    """11-140S: at the end of your turn another Kadaj is there; there is no second try."""
    other = "blank:forward/fire/2/3000/name=Kadaj"
    t = story(f"me field 11-140S\nme hand {other}").do("to your_main1", "yes")
    t.sees("11-140S in me.removed").do(f"move {other} field", "to my_main1").sees("11-140S in me.removed")
    t.do(f"move {other} hand", "to your_main1", "to my_main1").sees("11-140S in me.removed")
