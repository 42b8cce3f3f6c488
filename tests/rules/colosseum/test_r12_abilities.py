"""R12.1, R12.2, R12.7: special abilities, their kinds, the order of triggers."""

import pytest

from table import ME, YOU, table


@pytest.mark.rule("C-R12.1")
@pytest.mark.parametrize(("box", "asked"), [("XC-13", "trigger_may"), ("XC-13 > St-6", "window_battle")])
def test_abilities_count_on_the_active_digimon_only(box, asked):
    """Ripple Pup may get + 50 at the start of battle, but not from beneath Garurumon."""
    t = (
        table(f"""phase battle
                  me box {box}
                  you box St-1""")
        .until("appearances", ME)
        .answer("pass")
    )
    assert t.asked[1] == asked


@pytest.mark.rule("C-R12.1")
@pytest.mark.parametrize(("sheet", "left"), [("me box St-1 > XC-41", 0), ("me box St-1\nme support XC-41", 1)])
def test_a_digimon_in_the_support_box_has_no_special_ability(sheet, left):
    """Kite Ray costs the loser a hand card when it wins, not when it lies beside the winner."""
    t = table(f"""phase battle
                  {sheet}
                  you box St-18
                  you hand St-3""").next_turn()
    assert t.points == [100, 90] and t.count(YOU, "hand") == left


@pytest.mark.rule("C-R12.1")
@pytest.mark.parametrize(("number", "power"), [("St-3", 360), ("St-18", 340), ("St-11", 360), ("XC-44", 560)])
def test_a_keyword_alone_does_nothing(number, power):
    """Sky, underground, underwater, proud: each attacks Agumon with its printed A."""
    box = f"St-1 > {number}" if number == "XC-44" else number
    t = (
        table(f"""phase battle
                  me box {box}
                  you box St-1
                  you slot1 St-51""")
        .until("window_battle", YOU)
        .answer("open St-51")
    )
    assert (t.letter(ME), t.power(ME)) == ("A", power)


@pytest.mark.rule("C-R12.1")
@pytest.mark.parametrize(("active", "allowed"), [("St-1", True), ("St-3", False)])
def test_other_cards_refer_to_keywords(active, allowed):
    """XC-56 lends wings to a Digimon without `sky`: 40 for Agumon, nothing for Piyomon."""
    t = table(f"""phase battle
                  first you
                  me box {active}
                  me slot1 XC-56
                  me hand St-7
                  you box St-5""").until("window_battle", ME)
    before = t.power(ME)
    assert t.accepts("open XC-56") == allowed
    if allowed:
        t.answer("open XC-56", "pick St-7")
        assert t.power(ME) == before + 40 and t.cards(ME, "support_box") == ["St-7"]
    else:
        assert t.reasons(ME, "XC-56") == [("use-condition", "C-R11.1")]


@pytest.mark.rule("C-R12.2")
@pytest.mark.parametrize(("enemy", "power"), [("St-5", 490 + 20), ("St-5 > XC-37", 280)])
def test_a_continuous_ability_holds_while_its_condition_does(enemy, power):
    """XC-37 has + 20 unless it fights another X-antibody."""
    t = table(f"""phase battle
                  me box St-1 > XC-37
                  you box {enemy}""")
    assert t.power(ME) == power


@pytest.mark.rule("C-R12.2", "C-R7.10")
def test_an_ability_answers_evolving():
    """XC-35: 10 points as it comes."""
    t = table("""phase evolution
                 me box XC-13
                 me points 50
                 me evolution XC-35 with XC-36
                 you box St-1""").answer("evolve XC-35")
    assert t.points == [60, 100] and t.active(ME) == "XC-35"
    assert t.rules_cited("ability-answers") == {"C-R12.2"}


@pytest.mark.rule("C-R12.2")
@pytest.mark.parametrize(("answer", "power"), [("yes", 290), ("no", 240)])
def test_an_optional_ability_asks(answer, power):
    """`may`: XC-13 against a type B."""
    t = table("""phase battle
                 me box XC-13
                 you box St-5""").until("trigger_may", ME)
    printed = t.power(ME)
    t.answer(answer)
    assert t.power(ME) - printed == power - 240
    assert t.asked == (YOU, "window_battle")


@pytest.mark.rule("C-R12.2")
@pytest.mark.parametrize(("enemy", "left"), [("St-1 > St-61", 1), ("St-18", 2)])
def test_an_ability_answers_a_loss(enemy, left):
    """Mud Burrower, beaten, costs the winner a card; it beats Kunemon and costs nothing."""
    t = table(f"""phase battle
                  me box St-1 > XC-40
                  you box {enemy}
                  you hand St-3 St-5""").until("points")
    assert t.count(YOU, "hand") == left


@pytest.mark.rule("C-R12.2", "C-R9.2")
def test_an_ability_answers_a_draw():
    """Bakemon and Mud Burrower, C 190 each: the one sends the other away, and both lose 10."""
    t = table("""phase battle
                 me box St-5 > St-45
                 you box St-3 > XC-40""").next_turn()
    assert (t.active(ME), t.active(YOU)) == ("St-45", "St-3")
    assert t.points == [90, 90]


@pytest.mark.rule("C-R12.2", "C-R9.3")
@pytest.mark.parametrize(("dark", "points"), [(9, 40), (10, 50), (11, 50)])
def test_an_ability_answers_the_end_of_the_calculation(dark, points):
    """Moon Jelly gains 10 for ten cards in the Dark Area, after the 10 of the draw."""
    t = table(f"""phase battle
                  me box St-1 > XC-64
                  me points 50
                  me dark {dark}
                  me hand St-3
                  you box St-3 > XC-64
                  you hand St-3""").next_turn()
    assert t.points == [points, 90]


@pytest.mark.rule("C-R12.2", "C-R8.6", "C-R11.8")
def test_an_activated_ability_is_announced_in_the_battle_window():
    """Storm Regent discards a card and loses 10: the other attack is nothing. Once a battle."""
    t = table("""phase battle
                 first you
                 me box St-1 > XC-43
                 me hand St-3 St-5
                 you box St-5""").until("window_battle", ME)
    t.answer("activate XC-43", "pick St-3")
    assert t.points == [90, 100] and t.power(YOU) == 0 and t.cards(ME, "hand") == ["St-5"]
    assert t.rules_cited("ability-announced") == {"C-R8.6"}
    assert not t.accepts("activate XC-43")
    assert t.reasons(ME, "XC-43") == [("use-bound", "C-R11.8")]
    t.next_turn().until("window_battle", ME)
    assert t.accepts("activate XC-43")


@pytest.mark.rule("C-R12.2", "C-R8.6")
@pytest.mark.parametrize("kind", ["window_preparation", "window_evolution", "window_points"])
def test_an_activated_ability_is_refused_outside_the_battle_window(kind):
    """Its timing is Battle."""
    t = table("""me box St-1 > XC-43
                 me hand St-3 St-5
                 you box St-5""").until(kind, ME)
    assert not t.accepts("activate XC-43")
    assert t.reasons(ME, "XC-43") == [("ability-timing", "C-R8.6")]


TWO = """phase battle
         me box St-1 > XC-64
         me points 50
         me hand St-3
         me slot1 XC-71 open
         me support XC-19
         you box St-18
         you slot1 St-49
         you slot2 St-51"""


@pytest.mark.rule("C-R12.7")
@pytest.mark.parametrize("chosen", ["XC-71", "XC-64"])
def test_a_player_orders_his_own_triggers_of_one_moment(chosen):
    """At the end of battle the field gives 10 points and Moon Jelly draws a card: as he likes."""
    t = table(TWO).until("order", ME)
    assert {words.split()[1] for words in t.options()} == {"XC-64", "XC-71"}
    t.answer(f"pick {chosen}")
    t.until("points")
    told = [event.key for event in t.events() if event.key in ("points-gained", "drawn")]
    assert told == (["points-gained", "drawn"] if chosen == "XC-71" else ["drawn", "points-gained"])
    assert t.points == [60, 100] and t.count(ME, "hand") == 2


@pytest.mark.rule("C-R12.7", "C-R5.3")
@pytest.mark.parametrize(("begins", "order"), [("second", [YOU, ME]), ("first", [ME, YOU])])
def test_triggers_of_both_act_in_the_order_of_the_phase(begins, order):
    """Two Ripple Pups at the start of battle: SA decides first, as he acts first."""
    t = table(f"""phase battle
                  switch battle_first {begins}
                  me box XC-13
                  you box XC-13""")
    asked = []
    while t.until("battle").asked[1] != "window_battle":
        if t.asked[1] == "trigger_may":
            asked.append(t.asked[0])
            t.answer("yes")
        else:
            t.passive()
    assert asked == order
    told = [event.seat for event in t.events("attack-added")]
    assert told == order


@pytest.mark.rule("C-R12.7")
def test_one_alone_is_not_asked_for_an_order():
    """Without a support the field has nothing to answer: Moon Jelly draws."""
    t = table(TWO.replace("me support XC-19", "")).until("points")
    assert t.count(ME, "hand") == 2 and t.points == [50, 100]
