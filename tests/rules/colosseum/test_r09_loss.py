"""R9.1 to R9.5: who loses how many points, in what order, and what is beaten."""

import pytest

from made import option, position
from table import ME, YOU, table

# The loser attacks with A, since the winner is of type A; the winner's C guards against it.
BEATEN = """phase battle
            me box St-1{0}
            you box St-3{1}
            you slot1 St-50"""
WINNERS = {"III": "", "IV": " > St-2", "Perfect": " > St-28", "Ultimate": " > St-61"}


@pytest.mark.rule("C-R9.1")
@pytest.mark.parametrize("level", list(WINNERS))
@pytest.mark.parametrize(
    ("loser", "column"),
    [
        ("", (10, 10, 10, 10)),
        (" > St-2", (20, 10, 10, 10)),
        (" > Bo-1", (30, 20, 10, 10)),
        (" > St-61", (40, 30, 20, 20)),
        (" > St-994", (40, 40, 30, 30)),
    ],
)
def test_the_loser_loses_what_his_own_card_prints_for_the_level_of_the_winner(loser, column, level):
    """Agumon, Greymon, Metal Greymon, War Greymon, Omegamon, beaten by each level."""
    t = table(BEATEN.format(loser, WINNERS[level])).until("window_battle", YOU).answer("open St-50")
    assert t.power(ME) == 0
    t.next_turn()
    assert t.points == [100 - column[list(WINNERS).index(level)], 100]
    assert t.rules_cited("points-lost") == {"C-R9.1"}


@pytest.mark.rule("C-R9.1")
@pytest.mark.parametrize("winner", ["XC-34", "XC-35"])
def test_armor_and_hybrid_winners_count_as_level_iv(winner):
    """Metal Greymon prints 30 against III, 20 against IV, 10 against Perfect."""
    t = table(f"""phase battle
                  me box St-1 > Bo-1
                  me slot1 St-49
                  you box St-3 > {winner}
                  you slot1 St-50""")
    t.until("window_battle", YOU).answer("open St-50").until("window_battle", ME).answer("open St-49")
    assert t.power(ME) == 0
    assert t.next_turn().points == [80, 100]


@pytest.mark.rule("C-R9.1", "C-R2.3")
@pytest.mark.parametrize(("points", "left"), [(50, 10), (40, 0), (30, 0)])
def test_points_do_not_fall_below_zero(points, left):
    """War Greymon, beaten by a Level III, costs 40."""
    t = table(BEATEN.format(" > St-61", "") + f"\nme points {points}")
    t.until("window_battle", YOU).answer("open St-50").until("points")
    for _ in range(2):
        t.passive()
    assert t.points == [left, 100]
    assert t.outcome == ((YOU, "C-R10.1") if left == 0 else None)


@pytest.mark.rule("C-R9.2", "C-R7.12", "C-R5.5")
@pytest.mark.parametrize("first", ["me", "you"])
def test_a_draw_costs_both_ten_and_changes_nothing_else(first):
    """Greymon 440 = Greymon 440: both stay evolved, the order stays."""
    t = table(f"""phase battle
                  first {first}
                  me box St-1 > St-2
                  you box St-1 > St-2""").next_turn()
    assert t.points == [90, 90]
    assert t.active(ME) == t.active(YOU) == "St-2"
    assert t.first() == (ME if first == "me" else YOU)
    assert t.rules_cited("points-lost") == {"C-R9.2"}


ORDER = """phase battle
           first {0}
           me box St-1 > XC-64
           me points 50
           me slot1 T-1 open
           me support XC-19
           me hand St-3
           me net_ocean 0
           you box St-3 > XC-64
           you points 50
           you slot1 T-2 open
           you hand St-3
           you dark 12"""


@pytest.mark.rule("C-R9.3", "C-R5.4", "C-R9.5", "C-R9.6", "C-R9.7", "C-R9.8", "C-R9.10")
@pytest.mark.parametrize(("first", "order"), [("me", [ME, YOU]), ("you", [YOU, ME])])
def test_the_order_of_point_calculation(first, order):
    """Windows, loss, abilities of both, devolution, supports, spent options, lifespan, the next turn.

    XC-64 meets itself (430) and loses to the 30 of T-2; each then gains 10 for its ten cards in the Dark Area.
    """
    spent = option("T-1", "use at battle limit turns 2")
    stays = option("T-2", "use at preparation limit stays", "static: add_attack me 30")
    t = position(ORDER.format(first), spent, stays).until("points")
    for seat in order:
        assert t.asked == (seat, "window_points") and t.points == [50, 50]
        t.answer("done")
    t.until("preparation")
    told = [(event.key, event.seat, event.rule) for event in t.events()]
    told = told[told.index(("points-lost", ME, "C-R9.1")) : told.index(("turn-begins", YOU, "C-R5.1")) + 1]
    assert [one for one in told if one[0] != "ability-answers"] == [
        ("points-lost", ME, "C-R9.1"),
        ("points-gained", order[0], "C-R12.2"),
        ("points-gained", order[1], "C-R12.2"),
        ("evolved-removed", ME, "C-R9.5"),
        ("discarded", ME, "C-R9.6"),
        ("discarded", ME, "C-R9.7"),
        ("lifespan", ME, "C-R9.8"),
        ("shuffled", ME, "C-R9.8"),
        ("turn-begins", YOU, "C-R5.1"),
    ]
    assert t.points == [50, 60]
    assert t.asked[0] == YOU


@pytest.mark.rule("C-R9.3")
def test_options_of_point_calculation_are_opened_before_the_loss():
    """XC-54 puts a hand card under the Net Ocean for 10 points: at 10 points it saves the loser."""
    t = table("""phase battle
                 me box St-18
                 me points 10
                 me slot1 XC-54
                 me hand St-3
                 you box St-1""").until("points")
    t.answer("open XC-54", "pick St-3")
    assert t.points == [20, 100]
    t.next_turn()
    assert t.points == [10, 100] and t.outcome is None


@pytest.mark.rule("C-R9.4")
def test_a_doubled_loss_is_one_loss():
    """20 at once: from 20 points it is the end, though 10 and 10 would be no other sum."""
    t = (
        table("""phase battle
                 first you
                 me box St-5 > St-6
                 me slot1 St-58
                 you box St-1 > St-2
                 you points 20""")
        .until("window_battle", ME)
        .answer("open St-58")
        .to_end()
    )
    assert t.outcome == (ME, "C-R10.1")
    assert t.rules_cited("loss-multiplied") == {"C-R9.4"}
    assert [event.amount for event in t.events("points-lost")] == [20]


@pytest.mark.rule("C-R9.4")
def test_a_doubling_that_hangs_on_a_win_does_nothing_for_the_loser():
    """Garurumon's player opens St-58 and loses to Kunemon's C guard: nobody's loss is doubled."""
    t = (
        table("""phase battle
                 first you
                 me box St-5 > St-6
                 me slot1 St-58
                 me slot2 St-49
                 you box St-1
                 you slot1 St-50""")
        .until("window_battle", ME)
        .answer("open St-58", "open St-49")
    )
    t.until("window_battle", YOU).answer("open St-50")
    assert t.next_turn().points == [80, 100]
    assert t.events("loss-multiplied") == []


DEVOLVE = """switch devolve {0}
             phase battle
             me box St-1 > St-2
             you box {1}"""


@pytest.mark.rule("C-R9.5", "C-R7.12")
@pytest.mark.parametrize(("devolve", "winner"), [("loser", "St-6"), ("both", "St-5")])
def test_the_evolved_digimon_of_the_loser_leaves(devolve, winner):
    """Greymon loses to Garurumon; `devolve = both` takes the winner's too. Level IIIs stay."""
    t = table(DEVOLVE.format(devolve, "St-5 > St-6")).next_turn()
    assert (t.active(ME), t.active(YOU)) == ("St-1", winner)
    assert t.cards(ME, "dark_area") == ["St-2"]
    assert t.count(YOU, "dark_area") == (1 if devolve == "both" else 0)
    assert t.rules_cited("evolved-removed") == {"C-R9.5"}


@pytest.mark.rule("C-R9.5", "C-R2.4")
@pytest.mark.parametrize("devolve", ["loser", "both"])
def test_a_losing_level_iii_stays(devolve):
    """Greymon beats Kunemon, which has nothing to leave."""
    t = table(DEVOLVE.format(devolve, "St-18")).next_turn()
    assert t.cards(YOU, "digimon_box") == ["St-18"]
    assert t.active(ME) == ("St-1" if devolve == "both" else "St-2")


@pytest.mark.rule("C-R9.5", "C-R9.2")
@pytest.mark.parametrize("devolve", ["loser", "both"])
def test_nobody_devolves_after_a_draw(devolve):
    """Under either value both Digimon stay as they are."""
    t = table(DEVOLVE.format(devolve, "St-1 > St-2")).next_turn()
    assert t.active(ME) == t.active(YOU) == "St-2"
