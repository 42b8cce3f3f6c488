"""R10.1, R10.2, R10.4: points at zero, an empty Digimon Box, giving up."""

import pytest

from made import position, variant
from netocean.engine.errors import IllegalAnswer
from table import ME, YOU, table


@pytest.mark.rule("C-R10.1")
@pytest.mark.parametrize(("points", "outcome"), [(10, (ME, "C-R10.1")), (20, None)])
def test_the_loss_of_a_battle_that_leaves_nothing_ends_the_game(points, outcome):
    """Kunemon loses 10."""
    t = table(f"""phase battle
                  me box St-1
                  you box St-18
                  you points {points}""").until("points")
    t.answer("done", "done")
    assert t.outcome == outcome
    if outcome is not None:
        assert t.rules_cited("game-over") == {"C-R10.1"} and t.phase() == "points"


@pytest.mark.rule("C-R10.1", "C-R10.3")
@pytest.mark.parametrize(("mine", "theirs", "winner"), [(6, 7, YOU), (7, 6, ME), (7, 7, 2)])
def test_both_at_zero_by_one_change_are_settled_by_the_tie_break(mine, theirs, winner):
    """A draw at 10 to 10: the points are equal, the Net Oceans decide."""
    t = table(f"""phase battle
                  me box St-1
                  me points 10
                  me net_ocean {mine}
                  you box St-1
                  you points 10
                  you net_ocean {theirs}""").to_end()
    assert t.points == [0, 0] and t.outcome == (winner, "C-R10.3")
    assert t.rules_cited("tie-break") == {"C-R10.1"}


@pytest.mark.rule("C-R10.1")
def test_a_draw_that_takes_one_to_zero_is_lost_by_him():
    """10 against 20: only one is at zero."""
    t = table("""phase battle
                 me box St-1
                 me points 10
                 you box St-1
                 you points 20""").to_end()
    assert t.outcome == (YOU, "C-R10.1") and t.points == [0, 10]


@pytest.mark.rule("C-R10.1", "C-R0.5")
@pytest.mark.parametrize(("points", "outcome"), [(10, (YOU, "C-R10.1")), (20, None)])
def test_a_cost_that_takes_the_last_points_loses_the_game(points, outcome):
    """XC-57 costs 10: whoever pays his last ten has lost before anything else happens."""
    t = (
        table(f"""phase evolution
                  me box St-1
                  me points {points}
                  me slot1 XC-57
                  me hand St-2
                  you box St-3""")
        .until("window_evolution", ME)
        .answer("open XC-57")
    )
    assert t.outcome == outcome and t.points[ME] == points - 10


@pytest.mark.rule("C-R10.1")
def test_the_after_calculation_gain_comes_too_late():
    """XC-64 would gain 10 for ten cards in the Dark Area; it is at 10 and loses 10 first."""
    t = table("""phase battle
                 me box St-1 > XC-64
                 me points 10
                 me hand St-3
                 me dark 12
                 you box St-3 > XC-64
                 you slot1 XC-46 open""").to_end()
    assert t.outcome == (YOU, "C-R10.1")
    assert t.events("points-gained") == []


SINK = "remove_level_iii opponent"


def sinking(phase):
    """A card that sends the other Level III away in this phase."""
    return variant("XC-22", f"use at {phase} limit at_use: {SINK}")


@pytest.mark.rule("C-R10.2", "C-R6.5")
def test_a_box_emptied_in_preparation_is_checked_when_level_iiis_are_turned_up():
    """SA empties the box of FA, who has finished preparing and holds a Level III: no loss yet, then it is one."""
    t = position(
        """me box St-1
           me hand St-3
           you box St-5
           you slot1 XC-22""",
        sinking("preparation"),
    ).until("window_preparation", YOU)
    t.answer("open XC-22")
    assert t.count(ME, "digimon_box") == 0
    assert t.asked == (YOU, "window_preparation") and t.outcome is None
    t.answer("done")
    assert t.outcome == (YOU, "C-R10.2")
    assert t.rules_cited("box-emptied") == {"C-R10.2"}


@pytest.mark.rule("C-R10.2", "C-R6.5")
def test_a_box_emptied_before_the_own_preparation_can_be_filled_in_it():
    """FA empties the box of SA, who then lays a Level III."""
    t = position(
        """me box St-1
           me slot1 XC-22
           you box St-5
           you hand St-7""",
        sinking("preparation"),
    ).until("window_preparation", ME)
    t.answer("open XC-22").until("exchange", YOU).answer("pick St-7").until("evolution", YOU)
    assert t.cards(YOU, "digimon_box") == ["St-7"] and t.outcome is None


@pytest.mark.rule("C-R10.2", "C-R7.2")
@pytest.mark.parametrize("answer", ["exchange St-7", "done"])
def test_a_box_emptied_in_evolution_can_be_filled_in_the_part_still_to_come(answer):
    """FA empties the box of SA in the Evolution phase: SA may lay one in R7.2, face up, or loses at the compare."""
    t = position(
        """phase evolution
           me box St-1
           me slot1 XC-22
           you box St-5
           you hand St-7""",
        sinking("evolution"),
    ).until("window_evolution", ME)
    t.answer("open XC-22").until("evolution", YOU)
    assert t.count(YOU, "digimon_box") == 0 and t.outcome is None
    t.answer(answer)
    if answer == "done":
        assert t.to_end().outcome == (ME, "C-R10.2")
        assert t.phase() == "battle" and t.events("attacks") == []
    else:
        assert t.game.view(ME).zone(YOU, "digimon_box").cards[0].key == "colosseum/St-7"
        assert t.next_turn().outcome is None


@pytest.mark.rule("C-R10.2", "C-R7.2")
def test_a_box_emptied_after_the_own_part_of_evolution_stays_empty():
    """SA empties the box of FA, whose part is over: he is not asked any more and loses at the compare."""
    t = position(
        """phase evolution
           me box St-1
           me hand St-3
           you box St-5
           you slot1 XC-22""",
        sinking("evolution"),
    ).until("window_evolution", YOU)
    t.answer("open XC-22").to_end()
    assert t.outcome == (YOU, "C-R10.2") and t.phase() == "battle"


@pytest.mark.rule("C-R10.2", "C-R7.2")
def test_without_exchange_in_evolution_an_empty_box_is_not_filled_there():
    """`l3_exchange_in_evolution = false`."""
    t = position(
        """switch l3_exchange_in_evolution false
           phase evolution
           me box St-1
           me slot1 XC-22
           you box St-5
           you hand St-7""",
        sinking("evolution"),
    ).until("window_evolution", ME)
    t.answer("open XC-22").until("evolution", YOU)
    assert t.options() == ["done"]
    assert t.to_end().outcome == (ME, "C-R10.2")


@pytest.mark.rule("C-R10.2", "C-R6.5")
def test_a_box_emptied_after_the_compare_is_met_by_the_next_preparation():
    """The battle is won, the winner's Level III is sent away in Point calculation: no loss, he lays another."""
    t = position(
        """phase battle
           me box St-1
           me hand St-3
           you box St-18
           you slot1 XC-22""",
        sinking("points"),
    )
    t.until("points").until("window_points", YOU).answer("open XC-22")
    assert t.count(ME, "digimon_box") == 0 and t.outcome is None
    t.next_turn().until("exchange", ME)
    assert t.outcome is None
    t.answer("pick St-3").until("battle")
    assert t.active(ME) == "St-3"


@pytest.mark.rule("C-R10.2", "C-R7.1")
@pytest.mark.parametrize("flip", ["together", "own"])
def test_the_check_is_at_the_start_of_evolution_under_either_flip(flip):
    """SA's box is empty: he loses before FA evolves."""
    t = table(f"""switch flip {flip}
                  me box St-1
                  you fill St-1""").to_end()
    assert t.outcome == (ME, "C-R10.2")
    assert t.phase() == "evolution" and t.events("level-iii-turned-up") == []


@pytest.mark.rule("C-R10.2", "C-R10.3")
@pytest.mark.parametrize(("points", "winner"), [(80, ME), (70, 2), (60, YOU)])
def test_two_boxes_empty_at_the_compare_are_settled_by_the_tie_break(points, winner):
    """Each sends the other's Level III away; there is no comparison."""
    t = (
        table(f"""phase battle
                  me box St-1
                  me points {points}
                  me slot1 XC-22
                  you box St-5
                  you points 70
                  you slot1 XC-22""")
        .until("window_battle", YOU)
        .answer("open XC-22")
    )
    t.until("window_battle", ME).answer("open XC-22")
    assert t.outcome is None and t.count(YOU, "digimon_box") == 0
    t.to_end()
    assert t.outcome == (winner, "C-R10.3") and t.events("attacks") == []
    assert t.rules_cited("tie-break") == {"C-R10.2"}


@pytest.mark.rule("C-R10.2")
def test_with_an_empty_box_one_still_acts_but_nothing_works_that_needs_a_digimon():
    """SA's XC-22 empties the box of FA: he may still open XC-27; a support is refused."""
    t = table("""phase battle
                 me box St-1
                 me hand XC-19
                 me slot1 XC-27
                 you box St-5
                 you slot1 XC-22""").until("window_battle", YOU)
    t.answer("open XC-22").until("window_battle", ME)
    assert not t.accepts("support XC-19")
    assert ("support-no-active", "C-R10.2") in t.reasons(ME, "XC-19")
    assert t.power(ME) == 0
    t.answer("open XC-27")
    assert t.points == [100, 90] and t.asked == (ME, "window_battle")


@pytest.mark.rule("C-R10.2")
def test_an_effect_may_fill_an_empty_box():
    """XC-63 lays a Level III from hand as soon as the box is empty."""
    t = table("""phase battle
                 me box St-1
                 me slot1 XC-63 open
                 me hand St-3
                 you box St-5
                 you slot1 XC-22""").until("window_battle", YOU)
    t.answer("open XC-22")
    assert t.asked[0] == ME
    t.answer("yes", "pick St-3")
    assert t.active(ME) == "St-3"
    assert t.next_turn().outcome is None


@pytest.mark.rule("C-R10.4")
@pytest.mark.parametrize("phase", ["preparation", "evolution", "battle", "points"])
@pytest.mark.parametrize("seat", [ME, YOU])
def test_a_player_may_give_up_at_any_time(seat, phase):
    """Whether he is asked or not; the other one wins."""
    t = table("""me box St-1
                 you box St-18""").until(phase)
    t.game.concede(seat)
    assert t.outcome == (1 - seat, "C-R10.4")
    assert t.rules_cited("game-over") == {"C-R10.4"}


@pytest.mark.rule("C-R10.4")
def test_nobody_gives_up_a_game_that_is_over():
    """The outcome stays."""
    t = table("""me box St-1
                 you box St-18""")
    t.game.concede(ME)
    with pytest.raises(IllegalAnswer):
        t.game.concede(YOU)
    assert t.outcome == (YOU, "C-R10.4")
