"""Evolution: chains, their order, abilities on the way (C-R7.8–C-R7.10)."""

import pytest

from table import ME, YOU, table


def failures(t):
    """Why evolution steps have failed, in order: the reason and its rule."""
    return [(event.word, event.rule) for event in t.events("evolution-failed")]


@pytest.mark.rule("C-R7.8", "C-R2.5", "C-R3.6")
@pytest.mark.case("colosseum/25")
@pytest.mark.parametrize("program", ["St-59", "St-101"])
def test_a_chain_in_one_turn_leaves_two_cards_in_the_box(program):
    """Agumon to Greymon to Metal Greymon; both prints of the 40 % program are the same name."""
    t = table(f"""phase evolution
                  me box St-1
                  me evolution St-2 with ○○
                  me evolution Bo-1 with {program}
                  me fill St-3
                  you box St-5""")
    t.answer("evolve St-2", "evolve Bo-1")
    assert t.cards(ME, "digimon_box") == ["St-1", "Bo-1"]
    assert sorted(t.cards(ME, "dark_area")) == sorted(["St-2", "St-3", "St-3", program])
    t.until("battle")


@pytest.mark.rule("C-R7.8", "C-R7.6")
@pytest.mark.case("colosseum/26")
def test_a_chain_that_breaks_keeps_the_stage_reached():
    """Without its program Metal Greymon fails: Greymon stays, Metal Greymon waits and then leaves."""
    t = table("""phase evolution
                 me box St-1
                 me evolution St-2 with ○○
                 me evolution Bo-1
                 you box St-5""")
    t.answer("evolve St-2", "evolve Bo-1")
    assert (failures(t), t.active(ME)) == ([("evolve-payment", "C-R7.5")], "St-2")
    t.until("evolution", YOU)
    assert t.cards(ME, "evolution_box") == ["Bo-1"]
    t.until("battle")
    assert (t.cards(ME, "evolution_box"), t.active(ME)) == ([], "St-2")
    assert "Bo-1" in t.cards(ME, "dark_area")


@pytest.mark.rule("C-R7.9")
def test_evolution_comes_before_fusion_before_appearance():
    """Whatever the order in which they were set."""
    t = table("""phase evolution
                 me box St-1
                 me evolution XC-11
                 me evolution XC-09 with St-6
                 me evolution St-2 with ○○
                 you box St-5""")
    assert t.options() == ["evolve St-2", "decline St-2"]
    t.answer("evolve St-2")
    assert t.options() == ["evolve XC-09", "decline XC-09"]
    t.answer("evolve XC-09")
    assert (t.active(ME), t.options()) == ("XC-09", ["evolve XC-11", "decline XC-11"])


@pytest.mark.rule("C-R7.10", "C-R2.3")
@pytest.mark.case("colosseum/27")
@pytest.mark.parametrize(("before", "after"), [(90, 100), (70, 100), (60, 90)])
def test_an_ability_on_evolving_acts_at_once_and_a_gain_is_capped(before, after):
    """Metal Greymon to War Greymon: +30, never past 100, before anybody is asked again."""
    t = table(f"""phase evolution
                  me points {before}
                  me box St-1 > Bo-1
                  me evolution St-61 with St-60
                  you box St-5""")
    t.answer("evolve St-61")
    assert (t.active(ME), t.points[ME], t.asked) == ("St-61", after, (ME, "evolution"))


@pytest.mark.rule("C-R7.10")
def test_a_stage_passed_through_has_its_ability_too():
    """XC-39 draws a card as soon as it lies on the box; evolving on into XC-42 does not undo it."""
    t = table("""phase evolution
                 me box XC-13
                 me evolution XC-39 with ○×
                 me evolution XC-42 with XC-31
                 you box St-5""")
    t.answer("evolve XC-39")
    assert (t.count(ME, "hand"), t.options()) == (1, ["evolve XC-42", "decline XC-42"])
    t.answer("evolve XC-42")
    assert (t.active(ME), t.count(ME, "hand")) == ("XC-42", 1)


@pytest.mark.rule("C-R7.10", "C-R7a.9")
def test_the_ability_of_a_stage_acts_before_a_warp_goes_on():
    """XC-07 leads from XC-13 over XC-39, which draws, to XC-42."""
    t = table("""phase evolution
                 me box XC-13
                 me slot1 XC-07
                 me evolution XC-39
                 me evolution XC-42
                 you box St-5""")
    t.answer("decline XC-39", "decline XC-42", "done", "open XC-07")
    assert (t.active(ME), t.count(ME, "hand")) == ("XC-42", 1)
    happened = [event.key for event in t.events() if event.key in ("evolved", "drawn")]
    assert happened == ["evolved", "drawn", "evolved"]
