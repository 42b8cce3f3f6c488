"""The events that abilities answer, each in the hands of a card."""

import pytest

from made import digimon, option, position
from table import ME, YOU, table


def test_opened():
    """XC-60 mills a card of the opponent when it is opened, and never again."""
    t = table("""me box St-1
                 me slot1 XC-60
                 you box St-5""")
    t.until("window_preparation", ME)
    assert t.count(YOU, "dark_area") == 0
    t.answer("open XC-60")
    assert t.count(YOU, "dark_area") == 1
    t.until("battle")
    assert t.count(YOU, "dark_area") == 1


@pytest.mark.rule("C-R7.10")
def test_evolved():
    """XC-35 gains ten points when it is laid on the box."""
    t = table("""phase evolution
                 me box XC-13
                 me points 50
                 me evolution XC-35 with XC-36
                 you box St-5""")
    t.answer("evolve XC-35")
    assert (t.active(ME), t.points[ME]) == ("XC-35", 60)


@pytest.mark.rule("C-R8.5", "C-R12.2")
def test_start_of_battle():
    """XC-13 is asked once, before the windows."""
    t = table("""phase battle
                 me box XC-13
                 you box St-5""")
    asked = []
    while t.phase() == "battle":
        asked.append(t.asked[1])
        t.passive()
    assert asked.count("trigger_may") == 1
    assert asked.index("trigger_may") < asked.index("window_battle")


RESULTS = [("St-1", "St-18", "win"), ("St-18", "St-1", "loss"), ("St-1", "St-3", "draw")]


@pytest.mark.rule("C-R12.2")
@pytest.mark.parametrize(("mine", "other", "result"), RESULTS)
@pytest.mark.parametrize("event", ["win", "loss", "draw"])
def test_win_loss_and_draw(mine, other, result, event):
    """Each answers its own result of the battle, before points are calculated."""
    card = option("T-1", "use at preparation limit stays", f"when {event}: gain_points me 10")
    t = position(f"phase battle\nme box {mine}\nme points 50\nme slot1 T-1 open\nyou box {other}", card)
    t.until("window_points")
    assert t.points[ME] == (60 if event == result else 50)


def test_bundled_cards_answer_results():
    """St-15 wins (B 220 against C 100) and mills; St-52 loses and mills three; St-45 draws and removes XC-40."""
    t = table("phase battle\nme box St-3 > St-15\nyou box St-23").until("window_points")
    assert t.count(YOU, "dark_area") == 1
    t = table("phase battle\nme box St-18\nme slot1 St-52\nyou box St-1")
    t.until("window_battle", ME).answer("open St-52").until("window_points")
    assert t.count(YOU, "dark_area") == 3
    t = table("phase battle\nme box St-42 > St-45\nyou box XC-30 > XC-40").until("window_points")
    assert (t.active(ME), t.active(YOU)) == ("St-45", "XC-30")


@pytest.mark.parametrize(("event", "action"), [("points_lost", "lose_points"), ("points_gained", "gain_points")])
def test_points_lost_and_gained(event, action):
    """Each answers its own change, with its amount; losing does not answer gaining."""
    card = option(
        "T-1", f"use at battle limit end_of_turn: {action} me 20", f"when {event} at_most 1: add_attack me that"
    )
    t = position("phase battle\nme box St-1\nme points 50\nme slot1 T-1\nyou box St-3", card)
    t.until("window_battle", ME).answer("open T-1")
    assert (t.points[ME], t.power(ME)) == (70 if action == "gain_points" else 30, 380)
    card = option("T-1", "use at preparation limit stays", f"when {event} at_most 1: add_attack me that")
    other = option("T-2", "use at battle limit at_use: lose_points me 10; gain_points me 10")
    t = position("phase battle\nme box St-1\nme points 50\nme slot1 T-1 open\nme slot2 T-2\nyou box St-3", card, other)
    t.until("window_battle", ME).answer("open T-2")
    assert t.power(ME) == 370


def test_no_points_lost_no_event():
    """At 100 nothing can be gained, so nothing answers."""
    card = option("T-1", "use at battle limit end_of_turn: gain_points me 10", "when points_gained: add_attack me 50")
    t = position("phase battle\nme box St-1\nme slot1 T-1\nyou box St-3", card)
    t.until("window_battle", ME).answer("open T-1")
    assert (t.points[ME], t.power(ME)) == (100, 360)


def test_attack_added():
    """XC-28 adds 10, then 10 for that, and again, three times in all; and after that no more."""
    t = table("""phase battle
                 me box St-1
                 me slot1 XC-28
                 me slot2 St-53
                 me hand St-5
                 you box St-3""")
    t.until("window_battle", ME).answer("open XC-28")
    assert t.power(ME) == 360 + 10 + 3 * 10
    t.answer("open St-53", "pick St-5")
    assert t.power(ME) == 400 + 50


@pytest.mark.rule("C-R9.3")
@pytest.mark.parametrize(("dark", "points"), [(9, 60), (10, 70)])
def test_after_points(dark, points):
    """XC-64 gains ten points after the loss was taken, with ten cards in the Dark Area or more."""
    t = table(f"""phase battle
                  me box XC-13 > XC-64
                  me points 60
                  me hand St-3
                  me dark {dark}
                  you box XC-23 > XC-62
                  you points 60""")
    # XC-64's B attack meets type A with A 470; XC-62 attacks with B 340.
    assert (t.power(ME), t.power(YOU)) == (470, 340)
    t.next_turn()
    assert t.points == [points, 50]


@pytest.mark.parametrize(("hand", "after"), [("", 1), ("me hand St-49", 1), ("me hand St-49 St-50", 2)])
def test_end_of_phase(hand, after):
    """XC-64 draws a card when a phase ends with an empty hand: once in that phase."""
    t = table(f"""phase evolution
                  me box XC-13 > XC-64
                  {hand}
                  you box St-5""")
    t.until("appearances")
    assert t.count(ME, "hand") == after


@pytest.mark.parametrize(("slots", "drawn"), [(1, 0), (2, 1), (3, 1)])
def test_end_of_battle(slots, drawn):
    """XC-64 draws a card if the opponent has two cards in his slots, after the compare."""
    told = "\n".join(f"you slot{place} St-49" for place in range(1, slots + 1))
    t = table(f"phase battle\nme box XC-13 > XC-64\nme hand St-3\nyou box St-5\n{told}")
    t.until("window_battle", ME)
    assert t.count(ME, "hand") == 1
    t.until("window_points", ME)
    assert t.count(ME, "hand") == 1 + drawn


@pytest.mark.rule("C-R9.3")
def test_end_of_turn():
    """After the loss, before the next turn: a card that gains ten at the end of each turn."""
    card = option("T-1", "use at preparation limit stays", "when end_of_turn: gain_points me 10")
    t = position("phase battle\nme box St-18\nme points 50\nme slot1 T-1 open\nyou box St-1", card)
    t.until("window_points", YOU)
    assert t.points[ME] == 50
    t.next_turn()
    assert t.points[ME] == 50 - 10 + 10


@pytest.mark.rule("C-R6.2")
@pytest.mark.case("colosseum/6")
@pytest.mark.parametrize(("slot", "points"), [("XC-04 open", 40), ("XC-04", 60)])
def test_leaves_slot(slot, points):
    """XC-04 costs 20 points when it leaves open; a card that was never opened has no effect."""
    t = table(f"""me box St-1
                  me points 60
                  me slot1 {slot}
                  you box St-5""")
    t.until("discard_slots", ME).answer("pick XC-04", "done")
    assert (t.points[ME], t.cards(ME, "slots"), t.cards(ME, "dark_area")) == (points, [], ["XC-04"])


@pytest.mark.rule("C-R11.3")
def test_negated():
    """XC-60 draws two cards for its owner when it is negated."""
    t = table("""phase battle
                 me box St-1
                 me slot1 XC-03
                 you box St-5
                 you slot1 XC-60 open""")
    t.until("window_battle", ME).answer("open XC-03", "pick XC-60")
    assert (t.count(YOU, "hand"), t.cards(YOU, "dark_area")) == (2, ["XC-60"])


@pytest.mark.rule("C-R10.2")
@pytest.mark.parametrize(("answers", "outcome"), [(["yes", "pick St-3"], None), (["no"], (ME, "C-R10.2"))])
def test_box_emptied(answers, outcome):
    """XC-63 lets its owner place a Level III when his box is emptied; without it he loses at the compare."""
    t = table("""phase battle
                 me box St-1
                 me slot1 XC-22
                 you box St-5
                 you slot1 XC-63 open
                 you hand St-3 St-49""")
    t.until("window_battle", ME).answer("open XC-22")
    assert t.asked == (YOU, "trigger_may")
    t.answer(*answers)
    if outcome is None:
        assert t.cards(YOU, "digimon_box") == ["St-3"]
        t.until("points")
    else:
        t.to_end()
    assert t.outcome == outcome


@pytest.mark.rule("C-R12.2", "C-R12.1")
def test_only_the_active_digimon_answers():
    """A Level III under an evolved Digimon does not."""
    below = digimon("T-1", "when win: gain_points me 10")
    t = position("phase battle\nme box T-1 > St-2\nme points 50\nyou box St-18", below).until("window_points")
    assert t.points[ME] == 50
    t = position("phase battle\nme box T-1\nme points 50\nyou box St-18", below).until("window_points")
    assert t.points[ME] == 60
