"""Appearance, warp and Digimon without a level (C-R7a.8, C-R7a.9, C-R7a.11)."""

import pytest

from table import ME, YOU, table


def seats_offered(t, number):
    """Which seats are offered a card, and in what kind of choice, while everybody is passive up to the compare."""
    found = []
    while t.phase() == "battle":
        if t.offers(f"appear {number}"):
            found.append(t.asked)
        t.passive()
    return found


# C-R7a.8


@pytest.mark.rule("C-R7a.8", "C-R8.5")
@pytest.mark.case("colosseum/16")
def test_both_may_appear_in_battle_the_second_attacker_first():
    """Nobody at the start of battle; SA in his window, FA when SA has stopped."""
    t = table("""phase battle
                 me box St-1
                 me points 50
                 me hand XC-11
                 you box St-5
                 you points 50
                 you hand XC-11""")
    assert (t.asked, t.options()) == ((YOU, "appearances"), ["pass"])
    t.answer("pass", "pass")
    assert (t.asked, t.offers("appear XC-11")) == ((YOU, "window_battle"), True)
    t.answer("appear XC-11")
    assert (t.cards(YOU, "digimon_box"), t.asked) == (["St-5", "XC-11"], (YOU, "window_battle"))
    t.answer("pass")
    assert (t.asked, t.offers("appear XC-11")) == ((ME, "window_battle"), True)
    t.answer("appear XC-11")
    assert t.cards(ME, "digimon_box") == ["St-1", "XC-11"]
    assert t.rules_cited("evolved") == {"C-R7a.8"}
    t.until("points")


@pytest.mark.rule("C-R7a.8")
@pytest.mark.parametrize(("number", "kind"), [("XC-11", "window_battle"), ("XC-12", "appearances")])
@pytest.mark.parametrize(
    ("mine", "other", "seats"), [(50, 60, [ME]), (60, 50, [YOU]), (40, 10, [YOU, ME]), (60, 60, [])]
)
def test_a_digimon_appears_only_where_the_condition_is_met(number, kind, mine, other, seats):
    """Own points 50 or less: at 60 it is not offered, whatever the other one has."""
    t = table(f"""phase battle
                  me box St-1
                  me points {mine}
                  me hand {number}
                  you box St-5
                  you points {other}
                  you hand {number}""")
    offered = seats_offered(t, number)
    assert list(dict.fromkeys(offered)) == [(seat, kind) for seat in seats]


@pytest.mark.rule("C-R7a.8")
def test_the_refusal_of_an_appearance_says_why():
    """The condition, or the moment."""
    t = table("""phase battle
                 me box St-1
                 me points 60
                 me hand XC-11 XC-12
                 you box St-5""")
    t.until("window_battle", ME)
    assert ("appear-condition", "C-R7a.8") in t.reasons(ME, "XC-11")
    assert ("appear-moment", "C-R7a.8") in t.reasons(ME, "XC-12")


@pytest.mark.rule("C-R7a.8")
@pytest.mark.parametrize("number", ["XC-11", "XC-12"])
def test_a_digimon_appears_on_its_base_only(number):
    """These two on a Level III, not on a Level IV."""
    t = table(f"""phase battle
                  me box St-1 > St-2
                  me points 50
                  me hand {number}
                  you box St-5""")
    assert seats_offered(t, number) == []


@pytest.mark.rule("C-R7a.8", "C-R5.3")
@pytest.mark.parametrize(("leader", "order"), [("second", [YOU, ME]), ("first", [ME, YOU])])
def test_appearances_at_the_start_of_battle_come_before_all_abilities(leader, order):
    """In the order of the phase, both before the first start-of-battle ability is asked for."""
    t = table(f"""switch battle_first {leader}
                  phase battle
                  me box XC-13
                  me points 50
                  me hand XC-12
                  you box XC-13
                  you points 50
                  you hand XC-12""")
    for seat in order:
        assert (t.asked, t.offers("appear XC-12")) == ((seat, "appearances"), True)
        t.answer("pass")
    assert t.asked == (order[0], "trigger_may")


@pytest.mark.rule("C-R7a.8")
def test_nobody_appears_at_the_start_of_battle_after_an_ability_was_used():
    """XC-13 has used its ability: XC-12 stays in hand for this battle."""
    t = table("""phase battle
                 me box XC-13
                 me points 50
                 me hand XC-12
                 you box St-5""")
    t.until("trigger_may", ME).answer("yes")
    assert seats_offered(t, "XC-12") == []
    assert t.active(ME) == "XC-13"


@pytest.mark.rule("C-R7a.8")
def test_a_digimon_that_appeared_at_the_start_of_battle_fights():
    """XC-12 (C) against Gabumon (B): B 380 beats C 150, where Tentomon would have had B 250 against A 350."""
    t = table("""phase battle
                 me box St-7
                 me points 50
                 me hand XC-12
                 you box St-5""")
    t.until("appearances", ME).answer("appear XC-12")
    assert (t.active(ME), t.power(ME), t.power(YOU)) == ("XC-12", 380, 150)
    t.next_turn()
    assert (t.points, t.active(ME)) == ([50, 90], "XC-12")


# C-R7a.9


@pytest.mark.rule("C-R7a.9")
@pytest.mark.case("colosseum/11")
@pytest.mark.parametrize(("hand", "active"), [("", "St-2"), ("me hand St-5", "XC-08")])
def test_a_warp_stops_at_the_last_stage_whose_extra_cost_could_be_paid(hand, active):
    """XC-07 leads from Agumon to Greymon, and to XC-08 if there is one more hand card."""
    t = table(f"""phase evolution
                  me box St-1
                  me slot1 XC-07
                  me evolution St-2
                  me evolution XC-08
                  {hand}
                  you box St-5""")
    t.answer("decline St-2", "decline XC-08", "done", "open XC-07")
    if hand:
        assert t.asked == (ME, "discard_exactly")
        t.answer("pick St-5")
    assert (t.active(ME), t.count(ME, "hand")) == (active, 0)
    assert t.rules_cited("evolved") == {"C-R7a.9"}
    t.until("battle")
    assert t.count(ME, "evolution_box") == 0


@pytest.mark.rule("C-R7a.9")
@pytest.mark.parametrize(
    ("planned", "active"),
    [
        (["XC-39", "XC-42"], "XC-42"),
        (["XC-42", "XC-39"], "XC-42"),
        (["XC-42"], "XC-13"),
        (["XC-39", "XC-08"], "XC-39"),
        (["St-2", "XC-42"], "XC-13"),
    ],
)
def test_a_warp_needs_every_stage_in_the_evolution_box(planned, active):
    """Stage by stage, each on the one before, whatever the order in which they lie."""
    lines = "\n".join(f"me evolution {number}" for number in planned)
    t = table(f"""phase evolution
                  me box XC-13
                  me slot1 XC-07
                  {lines}
                  you box St-5""")
    t.until("window_evolution").answer("open XC-07")
    assert t.active(ME) == active
    t.until("battle")


@pytest.mark.rule("C-R7a.9")
def test_a_warp_ends_at_its_level():
    """XC-07 leads to a Perfect, no further."""
    t = table("""phase evolution
                 me box XC-13
                 me slot1 XC-07
                 me evolution XC-39
                 me evolution XC-42
                 me evolution XC-44
                 you box St-5""")
    t.until("window_evolution").answer("open XC-07")
    assert (t.active(ME), t.cards(ME, "evolution_box")) == ("XC-42", ["XC-44"])
    t.until("battle")


@pytest.mark.rule("C-R7a.9")
@pytest.mark.parametrize(
    ("box", "planned", "active"),
    [("St-5", ["St-6", "St-47"], "St-6"), ("St-1", ["St-2", "XC-09"], "St-2"), ("XC-13", ["XC-35"], "XC-13")],
    ids=["jogress", "fusion", "named card"],
)
def test_a_warp_waives_symbols_and_programs_only(box, planned, active):
    """What asks for a partner or a named card is a stage whose cost could not be paid."""
    lines = "\n".join(f"me evolution {number}" for number in planned)
    t = table(f"phase evolution\nme box {box}\nme slot1 XC-07\n{lines}\nyou box St-5")
    t.until("window_evolution").answer("open XC-07")
    assert t.active(ME) == active
    t.until("battle")


# C-R7a.11


@pytest.mark.rule("C-R7a.11")
@pytest.mark.parametrize(
    ("mine", "other", "higher"),
    [
        ("St-1 > XC-18", "St-5", True),
        ("St-1", "St-5", False),
        ("St-1", "St-5 > XC-18", False),
        ("St-1 > XC-18", "St-5 > XC-18", False),
        ("St-1 > XC-34", "St-5", True),
        ("St-1", "St-5 > XC-34", False),
        ("St-1", "St-5 > XC-35", True),
    ],
)
def test_a_digimon_without_a_proper_level_counts_as_level_0(mine, other, higher):
    """XC-67 adds 50 if the opponent's level is higher, else it draws a card. XC-34 is an Armor, XC-35 counts as IV."""
    t = table(f"""phase battle
                  me box {mine}
                  me slot1 XC-67
                  you box {other}""")
    t.until("window_battle", ME)
    before = t.power(ME)
    t.answer("open XC-67")
    assert (t.power(ME) - before, t.count(ME, "hand")) == ((50, 0) if higher else (0, 1))
    t.until("points")
