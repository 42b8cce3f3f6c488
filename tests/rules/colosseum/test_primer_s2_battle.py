"""The sentences of the second primer, each played once: Battle, Point calculation, the next turn."""

import pytest

from table import ME, YOU, table


@pytest.mark.primer("colosseum/S2-38")
@pytest.mark.rule("C-R8.1", "C-R8.3")
@pytest.mark.parametrize(("enemy", "letter", "power"), [("St-3", "A", 360), ("St-5", "B", 230), ("St-18", "C", 160)])
def test_the_letter_of_the_opponent_picks_the_attack(enemy, letter, power):
    """Agumon against A, B and C; its C makes Kunemon's A nothing."""
    t = table(f"""phase battle
                  me box St-1
                  you box {enemy}""")
    assert (t.letter(ME), t.power(ME)) == (letter, power)
    assert t.letter(YOU) == "A"
    assert t.power(YOU) == {"St-3": 360, "St-5": 350, "St-18": 0}[enemy]


@pytest.mark.primer("colosseum/S2-39")
@pytest.mark.rule("C-R5.3", "C-R8.5", "C-R8.6")
def test_the_second_attacker_opens_announces_and_supports_until_he_stops():
    """Storm Regent: an option, an ability, a support in one window; then FA."""
    t = table("""phase battle
                 me box St-1
                 you box St-3 > XC-43
                 you slot1 St-49
                 you hand St-5 XC-19""").until("window_battle")
    for answer in ("open St-49", "activate XC-43", "support XC-19"):
        assert t.asked == (YOU, "window_battle")
        t.answer(answer)
        if answer.startswith("activate"):
            t.answer("pick St-5")
    assert (t.power(YOU), t.power(ME)) == (480 + 50, 0)
    assert t.asked == (YOU, "window_battle")
    t.answer("pass")
    assert t.asked == (ME, "window_battle")


@pytest.mark.primer("colosseum/S2-40")
@pytest.mark.rule("C-R8.5", "C-R8.10")
def test_so_on_until_neither_acts_then_the_powers_are_compared():
    """SA nothing, FA a plug-in, SA a plug-in, FA nothing, SA nothing."""
    t = table("""phase battle
                 me box St-1
                 me slot1 St-50
                 you box St-3
                 you slot1 St-51""").until("window_battle")
    asked = []
    for answer in ("pass", "open St-50", "pass", "open St-51", "pass", "pass", "pass"):
        assert t.phase() == "battle"
        asked.append(t.asked[0])
        t.answer(answer)
    assert asked == [YOU, ME, ME, YOU, YOU, ME, YOU]
    assert t.phase() == "points"
    # Agumon's C 160 guards against A only: Piyomon's B 240 wins.
    assert [(event.seat, event.amount) for event in t.events("attacks")] == [(YOU, 240), (ME, 160)]
    assert t.next_turn().points == [90, 100]


@pytest.mark.primer("colosseum/S2-41")
@pytest.mark.rule("C-R9.1")
def test_the_loser_loses_the_points_for_the_level_of_the_opponent():
    """Agumon, beaten by a Perfect (C 170 guards against its 360), costs 10."""
    t = table("""phase battle
                 me box St-3 > Bo-1
                 me slot1 St-50
                 you box St-1
                 you slot1 St-49""")
    t.until("window_battle", YOU).answer("open St-49").until("window_battle", ME).answer("open St-50")
    assert (t.power(ME), t.power(YOU)) == (170, 0)
    assert t.next_turn().points == [100, 90]


@pytest.mark.primer("colosseum/S2-42")
@pytest.mark.rule("C-R9.3")
def test_then_both_look_whether_an_ability_acts():
    """Two Moon Jellies with ten cards in the Dark Area: after the loss of the draw each gains."""
    t = table("""phase battle
                 me box St-1 > XC-64
                 me points 50
                 me hand St-3
                 me dark 10
                 you box St-3 > XC-64
                 you points 50
                 you hand St-3
                 you dark 10""").next_turn()
    told = [(event.key, event.seat) for event in t.events() if event.key.startswith("points-")]
    assert told == [("points-lost", ME), ("points-lost", YOU), ("points-gained", ME), ("points-gained", YOU)]
    assert t.points == [50, 50]


@pytest.mark.primer("colosseum/S2-43")
@pytest.mark.rule("C-R9.5")
@pytest.mark.parametrize(("devolve", "winner"), [("loser", "St-6"), ("both", "St-5")])
def test_then_the_box_is_cleared_but_for_the_level_iii(devolve, winner):
    """Of the loser, or (read otherwise) of both."""
    t = table(f"""switch devolve {devolve}
                  phase battle
                  me box St-1 > St-2
                  you box St-5 > St-6""").next_turn()
    assert t.cards(ME, "digimon_box") == ["St-1"]
    assert t.active(YOU) == winner


@pytest.mark.primer("colosseum/S2-44")
@pytest.mark.rule("C-R9.7")
def test_both_discard_spent_cards():
    """A plug-in lasts to the end of the turn; a card of two turns stays."""
    t = table("""phase battle
                 me box St-1
                 me slot1 St-49
                 you box St-3
                 you slot1 St-50
                 you slot2 XC-46""")
    t.until("window_battle", YOU).answer("open St-50", "open XC-46").until("window_battle", ME).answer("open St-49")
    t.next_turn()
    assert (t.cards(ME, "slots"), t.cards(YOU, "slots")) == ([], ["XC-46"])
    assert (t.cards(ME, "dark_area"), t.cards(YOU, "dark_area")) == (["St-49"], ["St-50"])
    assert t.rules_cited("discarded") == {"C-R9.7"}


@pytest.mark.primer("colosseum/S2-45")
@pytest.mark.rule("C-R9.2")
@pytest.mark.parametrize(("plus", "points"), [(False, [90, 90]), (True, [100, 90])])
def test_equal_attacks_cost_both_ten(plus, points):
    """Agumon and Piyomon, 360 each; ten more for one of them is a victory."""
    t = table(f"""phase battle
                  me box St-1
                  {"me slot1 XC-16 open" if plus else ""}
                  you box St-3""").next_turn()
    assert t.points == points


@pytest.mark.primer("colosseum/S2-46")
@pytest.mark.rule("C-R5.5", "C-R9.10", "C-R10.1")
@pytest.mark.parametrize(("enemy", "first"), [("St-18", ME), ("St-3", YOU)])
def test_the_winner_is_first_and_a_draw_leaves_it(enemy, first):
    """Agumon beats Kunemon and draws with Piyomon."""
    t = table(f"""phase battle
                  first you
                  me box St-1
                  you box {enemy}""").next_turn()
    assert t.first() == first and t.phase() == "preparation"


@pytest.mark.primer("colosseum/S2-46")
@pytest.mark.rule("C-R10.1", "C-R9.10")
def test_turns_repeat_until_somebody_is_at_zero_and_loses():
    """Ten battles of ten points."""
    t = table("""me box St-1
                 you box St-18""").to_end()
    assert t.outcome == (ME, "C-R10.1")
    assert t.points == [100, 0] and t.turn() == 11


@pytest.mark.primer("colosseum/S2-47")
@pytest.mark.rule("C-R9.8", "C-R9.9")
@pytest.mark.parametrize(("ocean", "box", "size"), [(0, ["St-1"], 26), (1, ["St-1", "St-2"], 1)])
def test_an_empty_net_ocean_at_the_end_of_the_calculation_ends_the_life_of_the_own_digimon(ocean, box, size):
    """Greymon, the option and the Dark Area are shuffled back; a Level III stays; on with Preparation."""
    t = table(f"""phase battle
                  me box St-1 > St-2
                  me slot1 St-51
                  me hand St-3 St-5
                  me net_ocean {ocean}
                  you box St-18""").next_turn()
    assert t.cards(ME, "digimon_box") == box
    assert t.count(ME, "net_ocean") == size
    assert t.asked == (ME, "discard_hand")
