"""C-R5: the frame of a turn: phases, who acts first in each, who is first next."""

import pytest

from table import ME, YOU, table

BOTH_READY = """phase preparation
                first {first}
                switch prep_interleave {value}
                me box St-1
                me hand St-3
                me slot1 St-49
                you box St-5
                you hand St-7
                you slot1 St-50"""

# The questions of one seat's Preparation, in the groups that R18 calls S2's four steps.
STEPS = [("discard_hand", "discard_slots", "refill"), ("exchange",), ("plan",), ("lay_options", "window_preparation")]


def preparation(t):
    """Seat and kind of every question of this Preparation, everybody passive."""
    asked = []
    while t.phase() == "preparation":
        asked.append(t.asked)
        t.passive()
    assert t.choice.kind == "evolution"
    return asked


@pytest.mark.rule("C-R5.1")
def test_a_turn_has_four_phases_in_order_and_repeats():
    """Preparation, Evolution, Battle, Point calculation, and again."""
    t = table("phase preparation\nme box St-1\nyou box St-5")
    t.next_turn()
    t.next_turn()
    phases = [event.word for event in t.events("phase-begins")]
    assert phases == ["preparation", "evolution", "battle", "points"] * 2 + ["preparation"]
    assert t.rules_cited("phase-begins") == t.rules_cited("turn-begins") == {"C-R5.1"}
    assert [event.amount for event in t.events("turn-begins")] == [2, 3, 4]
    assert t.turn() == 4


@pytest.mark.rule("C-R5.2")
@pytest.mark.parametrize(("first", "leader"), [("me", ME), ("you", YOU)])
def test_the_first_attacker_prepares_wholly_before_the_second(first, leader):
    """`prep_interleave = false`."""
    t = table(BOTH_READY.format(first=first, value="false"))
    kinds = [kind for group in STEPS for kind in group]
    assert preparation(t) == [(seat, kind) for seat in (leader, 1 - leader) for kind in kinds]


@pytest.mark.rule("C-R5.2")
@pytest.mark.parametrize(("first", "leader"), [("me", ME), ("you", YOU)])
def test_preparation_may_go_step_by_step_in_turn(first, leader):
    """`prep_interleave = true`: both do the first of the four steps, then both the next."""
    t = table(BOTH_READY.format(first=first, value="true"))
    assert preparation(t) == [(seat, kind) for group in STEPS for seat in (leader, 1 - leader) for kind in group]


@pytest.mark.rule("C-R5.2")
def test_the_second_attacker_sees_the_slots_filled_before_he_discards():
    """What `prep_interleave` is about: under `false` the first attacker's plan already lies there."""
    counts = {}
    for value in ("false", "true"):
        t = table(f"""phase preparation
                      switch prep_interleave {value}
                      me box St-1
                      me hand St-2
                      you box St-5
                      you hand St-7""")
        while t.asked != (YOU, "discard_hand"):
            t.answer("pick St-2", "pay 0", "done") if t.choice.kind == "plan" else t.passive()
        counts[value] = t.game.view(YOU).zone(ME, "evolution_box").count
    assert counts == {"false": 1, "true": 0}


@pytest.mark.rule("C-R5.3", "C-R8.5")
@pytest.mark.parametrize(("value", "first", "acts"), [
    ("second", "me", YOU), ("second", "you", ME), ("first", "me", ME), ("first", "you", YOU),
])  # fmt: skip
def test_in_battle_the_second_attacker_acts_first(value, first, acts):
    """`battle_first`: the second attacker by default, the first as S1 says."""
    t = table(f"""phase battle
                  switch battle_first {value}
                  first {first}
                  me box St-1
                  you box St-5""")
    assert t.choice.seat == acts
    t.until("window_battle")
    assert t.choice.seat == acts
    t.answer("pass")
    assert t.asked == (1 - acts, "window_battle")


@pytest.mark.rule("C-R5.4")
@pytest.mark.parametrize("value", ["second", "first"])
@pytest.mark.parametrize(("first", "acts"), [("me", ME), ("you", YOU)])
def test_in_point_calculation_the_first_attacker_acts_first(first, acts, value):
    """Whoever began the battle."""
    t = table(f"""phase battle
                  switch battle_first {value}
                  first {first}
                  me box St-1
                  you box St-5""")
    t.until("points")
    assert t.asked == (acts, "window_points")
    t.answer("done")
    assert t.asked == (1 - acts, "window_points")


@pytest.mark.rule("C-R5.5", "C-R9.10")
@pytest.mark.parametrize("first", ["me", "you"])
@pytest.mark.parametrize(
    ("mine", "yours", "winner"),
    [
        ("St-1", "St-18", ME),  # Agumon's C 160 guards Kunemon's A
        ("St-18", "St-1", YOU),
        ("St-1", "St-1", None),  # 360 to 360
    ],
)
def test_the_winner_is_the_next_first_attacker_and_a_draw_changes_nothing(first, mine, yours, winner):
    """Whoever was first in this turn."""
    t = table(f"phase battle\nfirst {first}\nme box {mine}\nyou box {yours}")
    before = t.first()
    t.next_turn()
    assert t.first() == (before if winner is None else winner)
    assert t.turn() == 3
    assert t.choice.seat == t.first()
