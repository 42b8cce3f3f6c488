"""The hard rulings C35 to C58, and those that set the primer against the official game and stand nowhere else."""

import pytest

from fftcg.kit.position import Failure
from fftcg.kit.story import blank, story

FIRE = "blank:forward/fire/2/3000"
ICE = "blank:forward/ice/3/6000"
WIND = "blank:forward/wind/4/9000"


def august():
    """Your August of 10000, Brynhildr in the hand, Vinera with a crystal, and somebody who sees what Summons break."""
    watch = blank("monster/fire/1", "when breaks {type summon} {type forward}: gain_crystals me 3")
    return story(
        "me hand 15-014H\nme cp F 2\nme field 17-129H\nme field watch\nme crystals 1\nyou field 18-071R", watch=watch
    )


def weakened(t):
    """Vinera attacks and takes 5000 power away."""
    return t.do("attack 17-129H", "resolve", "yes", "resolve")


@pytest.mark.case("fftcg/C35a")
@pytest.mark.rule("F-R9.4")
def test_c35a_what_breaks_by_a_later_loss_of_power_nobody_has_broken():
    """5000 damage first, then 5000 power less."""
    t = august().do("cast 15-014H", "choose 18-071R", "resolve").sees("18-071R damage 5000")
    weakened(t).sees("18-071R in you.break", "me crystals 0")
    t.do("settle").sees("me crystals 0")


@pytest.mark.case("fftcg/C35b")
@pytest.mark.rule("F-R13.15")
def test_c35b_the_delayed_auto_follows_its_forward():
    """The card is drawn all the same."""
    t = weakened(august().do("cast 15-014H", "choose 18-071R", "resolve")).sees("stack 1", "me hand 0")
    t.do("resolve").sees("me hand 1", "asked priority me")


@pytest.mark.case("fftcg/C35c")
@pytest.mark.rule("F-R9.4")
def test_c35c_what_the_damage_breaks_its_source_has_broken():
    """5000 power less first, then Brynhildr's 5000."""
    t = weakened(august()).do("cast 15-014H", "choose 18-071R", "resolve", "settle")
    t.sees("18-071R in you.break", "me crystals 3", "me hand 1")


@pytest.mark.case("fftcg/C37")
@pytest.mark.rule("F-R13.25", "F-R15.6")
def test_c37_the_ex_burst_does_not_use_the_line_of_damage_five():
    """18-137S as the fifth point: the EX line only."""
    three, five = "blank:forward/fire/3/3000", "blank:forward/fire/5/9000"
    t = story(f"you points 4\nyou top 18-137S\nme field {three}\nme field {five}").do(
        "hit you", "you: yes", f"you: choose {three}"
    )
    t.sees(f"{three} in me.break", f"{five} in me.field", "stack 0", "you points 5", "asked priority me")


@pytest.mark.case("fftcg/C39")
@pytest.mark.rule("F-R12.3", "F-R1.3")
def test_c39_an_option_that_can_do_only_a_part():
    """24-014H with two cards in the deck: allowed, no card is removed."""
    t = story(f"me hand 24-014H\nme cp F 5\nme deck 2\nyou field {WIND}").do("cast 24-014H", "modes 2", "resolve")
    t.sees(f"{WIND} in you.break", "me deck 2", "me removed 0", "asked priority me")


@pytest.mark.case("fftcg/C40")
@pytest.mark.rule("F-R13.17")
def test_c40_the_part_of_the_other_side_is_a_new_auto():
    """24-033L: two own Forwards are put away at resolution; then an auto of its own."""
    t = story(f"me hand 24-033L\nme field {FIRE}\nme field {ICE}\nyou field {WIND}\nyou fill_hand 3")
    t.do("move 24-033L field", "resolve", "yes", f"select {FIRE} {ICE}")
    t.sees(f"{FIRE} in me.break", f"{ICE} in me.break", "stack 1", f"{WIND} in you.field", "you hand 3")
    t.do("resolve", "you: select any 2").sees(f"{WIND} in you.break", "you hand 1")


@pytest.mark.case("fftcg/C42")
@pytest.mark.rule("F-R12.4")
def test_c42_two_options_may_choose_the_same_forward():
    """20-003H with five Fire Characters: 5000 twice."""
    big = "blank:forward/ice/9/12000"
    t = story(f"me hand 20-003H\nme cp F 5\nyou field {big}").do(
        "cast 20-003H", "modes 1 2", f"choose {big}", f"choose {big}"
    )
    t.do("resolve").sees(f"{big} damage 10000", "asked priority me")


@pytest.mark.case("fftcg/C43a")
@pytest.mark.rule("F-R13.10")
def test_c43a_a_condition_that_is_false_at_the_event():
    """19-037R with two elements in play does not trigger."""
    story(f"me hand 19-037R\nme field {FIRE}").do("move 19-037R field").sees("stack 0", "asked priority me")


@pytest.mark.case("fftcg/C43b")
@pytest.mark.rule("F-R13.10")
def test_c43b_a_condition_that_is_false_at_resolution():
    """19-037R with three elements, a fourth is there when it resolves: nothing."""
    two = "blank:forward/fire+ice/2/3000"
    t = story(f"me hand 19-037R blank:forward/water/2/3000\nme field {FIRE}\nme field {ICE}\nme bottom {two}").do(
        "move 19-037R field"
    )
    t.sees("stack 1").do("move blank:forward/water/2/3000 field", "resolve").sees(
        f"{two} in me.deck", "asked priority me"
    )


@pytest.mark.case("fftcg/C44")
@pytest.mark.rule("F-R14.3", "F-R11.12")
@pytest.mark.parametrize(("cards", "stays"), [(4, False), (5, True)])
def test_c44_too_few_cards_to_remove(cards, stays):
    """19-002L with four Fire cards in the Break Zone goes there itself."""
    fire = " ".join(["blank:summon/fire/2"] * cards)
    t = story(f"me hand 19-002L\nme break {fire}").do("move 19-002L field", "resolve")
    t.do("yes", "select any 5") if stays else None
    t.sees(f"19-002L in me.{'field' if stays else 'break'}", f"me removed {5 if stays else 0}")


@pytest.mark.case("fftcg/C46")
@pytest.mark.rule("F-R12.2")
@pytest.mark.parametrize(("cost", "legal"), [(3, True), (4, False)])
def test_c46_without_a_target_it_is_not_cast(cost, legal):
    """5-019L needs a Forward of cost 3 or less in the own Break Zone."""
    form = f"blank:forward/fire/{cost}/5000"
    t = story(f"me hand 5-019L\nme cp F 5\nme fill_hand 4\nme break {form}\nyou field {ICE}")
    t.sees(("can" if legal else "cannot") + " cast 5-019L")


def glasya():
    """5-032H against an active Forward, nothing being dull."""
    return story(f"me hand 5-032H\nme cp I 3\nyou field {ICE}\nyou fill_hand 2").do("cast 5-032H")


@pytest.mark.case("fftcg/C47a")
@pytest.mark.rule("F-R12.3")
def test_c47a_an_option_without_a_target_is_refused():
    """Option 4 wants a dull Forward: neither 2 and 4 nor 4 alone."""
    glasya().sees("cannot modes 2 4", "cannot modes 4", "can modes 1 2", "can modes 2")


@pytest.mark.case("fftcg/C47b")
@pytest.mark.rule("F-R14.3", "F-R12.3")
def test_c47b_options_are_done_from_top_to_bottom():
    """First the discard, then the dulling."""
    t = glasya().do("modes 1 2", f"choose {ICE}", "resolve").sees("asked discard you", f"{ICE} active")
    t.do("you: select any 1").sees("you hand 1", f"{ICE} dull", "5-032H in me.break")


@pytest.mark.case("fftcg/C49")
@pytest.mark.rule("F-R13.10")
def test_c49_the_damage_that_comes_later_does_not_help():
    """10-092C comes by 2-097H before his damage is dealt: no trigger."""
    t = story(f"me hand 2-097H 10-092C\nyou field {WIND}")
    t.do("move 2-097H field", f"choose {WIND}", "resolve", "yes", "select 10-092C")
    t.sees("10-092C in me.field", f"{WIND} damage 6000", "stack 0", "me hand 0")


def red_xiii(more=""):
    """14-019R has brought a Forward from the hand."""
    t = story(
        f"me hand 14-019R {ICE}\nme cp F 3\n{more}", watch=blank("monster/ice/1", "when put {type forward}: draw me 1")
    )
    return t.do("cast 14-019R", "resolve", "pay", f"select {ICE}").sees(f"{ICE} in me.field", "stack 0")


@pytest.mark.case("fftcg/C50a")
@pytest.mark.rule("F-R16.10")
def test_c50a_what_would_be_replaced_does_not_pay():
    """The Forward brought by 14-019R would be removed: 3-013R's cost would not be met. Another one is."""
    big = "blank:forward/ice/9/12000"
    setup = f"me field 3-013R\nme field {WIND}\nyou field {big}"
    with pytest.raises(Failure):
        red_xiii(setup).do(f"use 3-013R 1 with {ICE}", f"choose {big}")
    red_xiii(setup).do(f"use 3-013R 1 with {WIND}", f"choose {big}").sees(f"{WIND} in me.break", "stack 1")


@pytest.mark.case("fftcg/C50b")
@pytest.mark.rule("F-R16.10", "F-R13.12")
def test_c50b_a_replaced_event_does_not_trigger():
    """It is removed; nobody saw it go to the Break Zone."""
    red_xiii("me field watch").do(f"break {ICE}").sees(
        f"{ICE} in me.removed", "stack 0", "me hand 0", "asked priority me"
    )


def roar(more):
    """3-113R's «Primal Roar» has resolved."""
    t = story(
        f"me field 3-113R\nme hand blank:summon/lightning/9/name=Nine\nme cp L 4\n{more}",
        duty=blank("forward/ice/3/6000", "static: must self block"),
    )
    return t.do("use 3-113R 2 with blank:summon/lightning/9/name=Nine", "resolve")


@pytest.mark.case("fftcg/C52a")
@pytest.mark.rule("F-R16.13")
def test_c52a_what_players_may_not_do_binds_newcomers():
    """A Forward of B that enters later this turn cannot block either."""
    t = roar(f"you hand {ICE}\nyou field {WIND}").do(f"move {ICE} field", "attack 3-113R", "settle", "to blockers")
    t.sees(f"cannot block {ICE}", f"cannot block {WIND}")


@pytest.mark.case("fftcg/C52b")
@pytest.mark.rule("F-R1.2")
def test_c52b_a_prohibition_beats_the_duty_to_block():
    """It must block if possible, and does not."""
    roar("you field duty").do("attack 3-113R", "settle", "to blockers").sees("cannot block duty", "not must block")


def seven(setup):
    """3-057R with a card for «Snakebite»."""
    return story(f"turn_player you\nme field 3-057R\nme hand blank:summon/wind/9/name=Seven\n{setup}")


@pytest.mark.case("fftcg/C53a")
@pytest.mark.rule("F-R14.15")
def test_c53a_an_auto_ability_is_cancelled():
    """1-176H's enter auto."""
    t = seven(f"you hand 1-176H\nme field {ICE}").do("move 1-176H field", f"you: choose {ICE}", "you: pass")
    t.do("use 3-057R 2 with blank:summon/wind/9/name=Seven", "choose 1-176H", "resolve")
    t.sees("stack 0", f"{ICE} in me.field", "asked priority you")


@pytest.mark.case("fftcg/C53b")
@pytest.mark.rule("F-R8.7", "F-R12.2")
def test_c53b_a_replacement_is_not_on_the_stack():
    """1-176H's second line cannot be chosen."""
    seven("you field 1-176H").do("you: pass").sees("cannot use 3-057R 2")


@pytest.mark.case("fftcg/C56a")
@pytest.mark.rule("F-R15.3")
def test_c56a_first_strike_breaks_before_it_is_struck():
    """5000 against 5000: the attacker has no damage."""
    fast, slow = "blank:forward/fire/3/5000/first_strike", "blank:forward/ice/3/5000"
    t = story(f"me field {fast}\nyou field {slow}").do(f"attack {fast}", f"block {slow}", "strike")
    t.sees(f"{slow} in you.break", f"{fast} damage 0", f"{fast} in me.field")


@pytest.mark.case("fftcg/C56b")
@pytest.mark.rule("F-R15.3")
def test_c56b_a_party_of_which_one_member_lacks_it():
    """Ordinary damage, both sides at once."""
    fast, other, guard = (
        "blank:forward/fire/3/5000/first_strike",
        "blank:forward/fire/3/4000",
        "blank:forward/ice/3/5000",
    )
    t = story(f"me field {fast}\nme field {other}\nyou field {guard}").do(
        f"attack {fast} {other}", f"block {guard}", "strike"
    )
    t.do(f"you: divide {fast}:5000 {other}:0").sees(f"{guard} in you.break", f"{fast} in me.break", f"{other} damage 0")


@pytest.mark.case("fftcg/C57")
@pytest.mark.rule("F-R15.5", "F-R8.4")
def test_c57_back_attack_over_a_summon():
    """It enters at once, its auto goes above the Summon, A has priority."""
    ambush = blank("forward/ice/0/3000/back_attack", "when enters self: draw me 1")
    t = story("me hand bolt\nyou hand ambush", bolt=blank("summon/fire/0", "use: draw me 1"), ambush=ambush).do(
        "cast bolt", "pass"
    )
    t.do("you: cast ambush").sees("ambush in you.field", "stack 2", "asked priority me")
    t.do("resolve").sees("you hand 1", "me hand 0", "bolt in me.stack")


@pytest.mark.case("fftcg/C58")
@pytest.mark.rule("F-R16.11")
def test_c58_becoming_a_forward_is_not_entering():
    """A card that sees Forwards enter does not trigger."""
    watch = blank("backup/fire/2", "when enters {type forward}: draw me 1")
    t = story("me field blank:monster/fire/2\nme field watch", watch=watch)
    t.act("me", "choose $a: 1 {type monster}; become_forward $a 5000 until end_of_turn").do(
        "choose blank:monster/fire/2", "resolve"
    )
    t.sees("blank:monster/fire/2 type forward", "stack 0", "me hand 0", "asked priority me")


@pytest.mark.case("fftcg/C71-official")
@pytest.mark.rule("F-R10.4", "F-R21.14", "F-R1.1")
def test_c71_official_noctis_parties_with_another_element():
    """15-128L and a Forward that shares none with him."""
    story(f"me field 15-128L\nme field {ICE}").do("to declaration").sees(f"can attack 15-128L {ICE}")


@pytest.mark.case("fftcg/C71-primer")
@pytest.mark.rule("F-R10.4", "F-R21.14", "F-R1.1")
def test_c71_primer_noctis_parties_with_another_element():
    """His text allows it there, too."""
    story(f"preset primer\nme field 15-128L\nme field {ICE}").do("to declaration").sees(f"can attack 15-128L {ICE}")


def burst(preset):
    """You turn over a card with the EX mark."""
    return story(f"preset {preset}\nyou top ex", ex=blank("summon/fire/2", "use mark ex: draw me 1", ex=True)).do(
        "hit you"
    )


@pytest.mark.case("fftcg/C81-official")
@pytest.mark.rule("F-R13.20")
def test_c81_official_the_owner_is_asked():
    """He may leave it."""
    burst("official").sees("asked may you", "you hand 0").do("you: no").sees("you hand 0", "asked priority me")


@pytest.mark.case("fftcg/C81-primer")
@pytest.mark.rule("F-R21.18", "F-R13.20")
@pytest.mark.primer("fftcg/20")
def test_c81_primer_it_triggers_unasked():
    """The card is drawn."""
    burst("primer").sees("you hand 1", "asked priority me")
