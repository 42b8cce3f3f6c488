"""Evolution: options of that timing, staying evolved, supports, fields (C-R7.11–C-R7.14)."""

import pytest

from table import ME, YOU, table


def asked_in(t, phase):
    """Who is asked what in a phase while everybody is passive, in order."""
    found = []
    while t.phase() == phase:
        found.append(t.asked)
        t.passive()
    return found


# C-R7.11


@pytest.mark.rule("C-R7.11")
@pytest.mark.case("colosseum/46")
def test_options_of_timing_evolution_are_opened_right_after_the_own_evolution():
    """Not before it is done, not in Battle; in the next turn again."""
    t = table("""phase evolution
                 me box St-1 > St-2
                 me slot1 XC-10
                 me hand XC-09
                 you box St-18""")
    assert t.asked == (ME, "evolution")
    assert not t.offers("open")
    assert t.reasons(ME, "XC-10") == [("open-evolution-moment", "C-R7.11")]
    t.answer("done")
    assert (t.asked, t.choice.rule, t.options()) == ((ME, "window_evolution"), "C-R7.11", ["done", "open XC-10"])
    t.answer("done").until("window_battle", ME)
    assert not t.offers("open")
    assert t.reasons(ME, "XC-10") == [("open-evolution-moment", "C-R7.11")]
    t.next_turn().until("window_evolution", ME)
    t.answer("open XC-10", "pick XC-09")
    assert (t.active(ME), t.cards(ME, "slots")) == ("XC-09", [])
    t.until("battle")


@pytest.mark.rule("C-R7.11", "C-R7.3")
def test_each_player_has_his_own_moment_for_evolution_options():
    """The first attacker's is over when the second attacker evolves."""
    t = table("""phase evolution
                 me box St-1
                 me slot1 XC-10
                 you box St-5
                 you slot1 XC-10""")
    t.until("evolution", YOU)
    assert t.reasons(ME, "XC-10") == [("not-asked", "C-R7.3"), ("open-evolution-moment", "C-R7.11")]
    t.until("window_evolution", YOU)
    assert t.options() == ["done", "open XC-10"]


# C-R7.12


@pytest.mark.rule("C-R7.12", "C-R9.5")
def test_a_winner_stays_evolved_and_a_loser_does_not():
    """Garurumon's A 410 beats Greymon's B 340: it stays in the next turn, Greymon is gone."""
    t = table("""phase battle
                 me box St-1 > St-2
                 you box St-5 > St-6""")
    t.next_turn()
    assert (t.active(ME), t.active(YOU)) == ("St-1", "St-6")


@pytest.mark.rule("C-R7.12", "C-R9.2")
def test_both_stay_evolved_after_a_draw():
    """Greymon against Greymon, turn after turn."""
    t = table("""phase battle
                 me box St-1 > St-2
                 you box St-1 > St-2""")
    for points in (90, 80):
        t.next_turn()
        assert (t.active(ME), t.active(YOU), t.points) == ("St-2", "St-2", [points, points])


@pytest.mark.rule("C-R7.12", "C-R9.8")
@pytest.mark.parametrize(("net_ocean", "active"), [(1, "St-2"), (0, "St-1")])
def test_an_empty_net_ocean_ends_an_evolution(net_ocean, active):
    """Even the winner's."""
    t = table(f"""phase battle
                  me box St-1 > St-2
                  me net_ocean {net_ocean}
                  you box St-18""")
    t.next_turn()
    assert (t.active(ME), t.points) == (active, [100, 90])


# C-R7.13

TOLD = """me box XC-23
          me evolution XC-62 with ××
          me hand XC-19
          you box St-5"""


@pytest.mark.rule("C-R7.13", "C-R12.3")
@pytest.mark.parametrize(
    "before",
    [[], ["evolve XC-62"], ["decline XC-62"], ["evolve XC-62", "done"]],
    ids=["first", "after", "no", "window"],
)
def test_one_support_may_be_used_between_any_two_actions_of_the_own_part(before):
    """Before evolving, after it, after declining, among the options; a second one is not offered."""
    t = table("phase evolution\nswitch support_phases all\n" + TOLD.replace("XC-19", "XC-19 XC-20"))
    t.answer(*before)
    assert t.offers("support XC-19")
    t.answer("support XC-19")
    assert t.cards(ME, "support_box") == ["XC-19"]
    assert not t.offers("support")
    t.until("window_evolution")
    assert ("support-once", "C-R12.3") in t.reasons(ME, "XC-20")


@pytest.mark.rule("C-R7.13", "C-R12.3")
def test_no_support_in_evolution_where_supports_are_for_battle():
    """`support_phases = battle`."""
    t = table("phase evolution\nswitch support_phases battle\n" + TOLD)
    assert not t.offers("support")
    t.until("window_evolution", ME)
    assert not t.offers("support")
    assert ("support-battle-only", "C-R12.3") in t.reasons(ME, "XC-19")
    t.until("window_battle", ME)
    assert t.offers("support XC-19")


# C-R7.14

FIELDS = """phase evolution
            me box St-3
            me slot1 XC-16
            me evolution St-2 with ○○
            you box St-3
            you slot1 XC-16
            you evolution St-2 with ○○"""


@pytest.mark.rule("C-R7.14")
@pytest.mark.case("colosseum/49")
@pytest.mark.parametrize(("first", "one", "other"), [("me", ME, YOU), ("you", YOU, ME)])
def test_fields_are_opened_when_the_phase_is_complete(first, one, other):
    """`field_moment = after_phase`: both have evolved, the leftovers are gone, then the first attacker, then the other."""
    t = table(f"switch field_moment after_phase\nfirst {first}\n{FIELDS}")
    kinds = ["evolution", "evolution", "window_evolution"]
    parts = [(seat, kind) for seat in (one, other) for kind in kinds]
    assert asked_in(t, "evolution") == [*parts, (one, "window_field"), (other, "window_field")]
    t = table(f"switch field_moment after_phase\nfirst {first}\n{FIELDS}").until("window_field", one)
    for seat in (ME, YOU):
        assert t.count(seat, "evolution_box") == t.count(seat, "requirement_box") == 0
    assert (t.choice.rule, t.options()) == ("C-R7.14", ["done", "open XC-16"])
    t.answer("open XC-16", "done")
    assert t.asked == (other, "window_field")


@pytest.mark.rule("C-R7.14")
@pytest.mark.case("colosseum/49")
def test_fields_may_be_opened_in_the_own_part():
    """`field_moment = own_evolution`: the first attacker's before the second attacker evolves."""
    t = table(f"switch field_moment own_evolution\n{FIELDS}")
    kinds = ["evolution", "evolution", "window_evolution", "window_field"]
    assert asked_in(t, "evolution") == [(seat, kind) for seat in (ME, YOU) for kind in kinds]
    t = table(f"switch field_moment own_evolution\n{FIELDS}").until("window_field", ME)
    assert t.count(YOU, "evolution_box") == 1
    t.answer("open XC-16", "done")
    assert t.asked == (YOU, "evolution")


@pytest.mark.rule("C-R7.14")
@pytest.mark.parametrize("moment", ["after_phase", "own_evolution"])
@pytest.mark.parametrize(
    "kind", ["window_preparation", "evolution", "window_evolution", "window_battle", "window_points"]
)
def test_fields_are_opened_at_no_other_time(moment, kind):
    """The refusal names the moment of fields."""
    t = table(f"""switch field_moment {moment}
                  me box St-1
                  me slot1 XC-16
                  you box St-5""")
    t.until(kind, ME, also=lambda: t.asked == (ME, kind))
    assert not t.offers("open")
    assert t.reasons(ME, "XC-16") == [("open-field-moment", "C-R7.14")]
