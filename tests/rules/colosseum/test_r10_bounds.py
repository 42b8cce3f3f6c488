"""R10.3, R10.5, R10.6: the tie-break, the turn bound, the loop rule."""

import pytest

from made import position, variant
from table import ME, YOU, table

# Agumon against Agumon is a draw and costs both 10; after turn 200 the tie-break decides.
LADDER = """turn 200
            phase battle
            switch tie_break {0}
            me box St-1
            me points {1}
            me net_ocean {2}
            you box St-1
            you points 50
            you net_ocean 9"""


@pytest.mark.rule("C-R10.3")
@pytest.mark.parametrize(
    ("points", "ocean", "winner"), [(60, 1, ME), (40, 20, YOU), (50, 10, ME), (50, 8, YOU), (50, 9, 2)]
)
def test_more_points_then_more_cards_in_the_net_ocean(points, ocean, winner):
    """A lead in points counts for more than any Net Ocean; equal in all, it is a draw."""
    t = table(LADDER.format("ladder", points, ocean)).to_end()
    assert t.outcome == (winner, "C-R10.3")


@pytest.mark.rule("C-R10.3")
@pytest.mark.parametrize(("points", "ocean"), [(60, 1), (40, 20), (50, 10), (50, 9)])
def test_without_a_tie_break_it_is_a_draw_at_once(points, ocean):
    """`tie_break = none`: whoever leads."""
    t = table(LADDER.format("none", points, ocean)).to_end()
    assert t.outcome == (2, "C-R10.3")


@pytest.mark.rule("C-R10.3", "C-R7a.11")
@pytest.mark.parametrize(
    ("mine", "theirs", "winner"),
    [
        ("St-1 > St-2", "St-3", ME),  # IV over III
        ("St-3", "St-1 > St-2", YOU),
        ("St-5 > XC-18", "St-5", YOU),  # a Digimon without a level counts as 0
        ("St-5 > XC-35", "St-3", ME),  # a Hybrid as its printed equivalent, IV
    ],
)
def test_then_the_higher_level_of_the_active_digimon(mine, theirs, winner):
    """The evolved one wins the battle: with 10 points less before it both are equal, in cards too."""
    evolved = ME if ">" in mine else YOU
    points = [50, 60] if evolved == ME else [60, 50]
    t = table(f"""turn 200
                  phase battle
                  me box {mine}
                  me points {points[ME]}
                  me net_ocean 9
                  you box {theirs}
                  you points {points[YOU]}
                  you net_ocean 9""").to_end()
    assert t.points == [50, 50]
    assert t.outcome == (winner, "C-R10.3")


@pytest.mark.rule("C-R10.3")
def test_no_active_digimon_is_the_lowest_level():
    """The beaten Kunemon sends the winner's Level III away after the calculation: 0 against III."""
    t = position(
        """turn 200
           phase battle
           me box St-1
           me points 50
           me net_ocean 9
           you box St-18
           you points 60
           you net_ocean 9""",
        variant("St-18", "when after_points: remove_level_iii opponent"),
    ).to_end()
    assert t.count(ME, "digimon_box") == 0
    assert t.points == [50, 50] and t.outcome == (YOU, "C-R10.3")


@pytest.mark.rule("C-R10.5")
@pytest.mark.parametrize(("bound", "turn", "over"), [(3, 2, False), (3, 3, True), (1, 1, True), (200, 199, False)])
def test_the_turn_bound_is_a_switch(bound, turn, over):
    """`max_turns`: the turn of that number is the last one."""
    t = table(f"""switch max_turns {bound}
                  turn {turn}
                  phase battle
                  me box St-1
                  you box St-18""").until("points")
    t.answer("done", "done")
    if over:
        assert t.outcome == (ME, "C-R10.3") and t.rules_cited("tie-break") == {"C-R10.5"}
    else:
        assert t.outcome is None and t.turn() == turn + 1


@pytest.mark.rule("C-R10.5", "C-R9.8")
def test_the_last_turn_is_calculated_to_its_end():
    """The lifespan of turn 200 fills the Net Ocean of `me` before they are counted."""
    t = table("""turn 200
                 phase battle
                 me box St-1
                 me net_ocean 0
                 you box St-1
                 you net_ocean 9""").to_end()
    assert t.outcome == (ME, "C-R10.3") and t.points == [90, 90]


SEESAW = """phase battle
            first you
            me box St-1
            me slot1 XC-29
            you box St-5
            you points 50"""


@pytest.mark.rule("C-R10.6")
def test_a_position_that_repeats_with_a_choice_in_between_plays_on():
    """A seesaw that may be declined is no loop: its player may go on, and stop."""
    t = position(
        SEESAW,
        variant(
            "XC-29",
            "use at battle limit end_of_turn: lose_points me 10",
            "when points_lost may: gain_points me that",
            "when points_gained: lose_points me that",
        ),
    )
    t.until("window_battle", ME).answer("open XC-29")
    for _ in range(10):
        assert t.asked == (ME, "trigger_may") and t.points[ME] == 90
        t.answer("yes")
    t.answer("no")
    assert t.points[ME] == 90 and t.asked == (ME, "window_battle")


@pytest.mark.rule("C-R10.6")
def test_the_loop_is_broken_by_the_end_of_the_gauge():
    """At 100 points a gain of nothing is no gain: opened as a gain, the seesaw stands still."""
    t = position(
        SEESAW,
        variant(
            "XC-29",
            "use at battle limit end_of_turn: gain_points me 10",
            "when points_gained: lose_points me that",
            "when points_lost: gain_points me that",
        ),
    )
    t.until("window_battle", ME).answer("open XC-29")
    assert t.points[ME] == 100 and t.asked == (ME, "window_battle")


@pytest.mark.rule("C-R10.6")
def test_effects_are_counted_phase_by_phase():
    """201 in Preparation and 401 in Battle are 602, but not in one phase."""
    echo = variant(
        "XC-28",
        "use at preparation, battle limit end_of_turn: add_attack me 10",
        "when attack_added at_most 200: add_attack me 10",
    )
    t = position(
        """me box St-1
           me slot1 XC-28
           me slot2 XC-28
           you box St-5""",
        echo,
    )
    t.until("window_preparation", ME).answer("open XC-28")
    added = len(t.events("attack-added"))
    assert added == 201 and t.asked == (ME, "window_preparation")
    t.until("window_battle", ME).answer("open XC-28")
    while t.asked[1] == "order":
        t.passive()
    assert len(t.events("attack-added")) == 201 + 401
    assert t.asked == (ME, "window_battle")
