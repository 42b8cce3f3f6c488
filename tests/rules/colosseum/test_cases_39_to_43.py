"""Rulings 39 to 43: support, a second field, the Metal Empire field, an empty Digimon Box."""

import pytest

from table import ME, YOU, table

# Case 39: blue pebble XC-23 (A) against a red one XC-30 (B 250) or a blue Gabumon.
SUPPORT = """phase {0}
             first you
             me box XC-23
             me hand XC-19 XC-19 XC-19 XC-20
             you box {1}"""


@pytest.mark.rule("C-R12.3", "C-R9.6")
@pytest.mark.case("colosseum/39")
def test_a_support_acts_for_its_phase_and_lies_there_for_the_turn():
    """a) 240 + 50 to the end of Battle; it leaves the Support Box at the end of the turn."""
    t = table(SUPPORT.format("battle", "St-5")).until("window_battle", ME)
    assert t.power(ME) == 240
    t.answer("support XC-19")
    assert t.power(ME) == 290
    t.until("points")
    assert t.power(ME) == 240
    assert (t.cards(ME, "support_box"), t.cards(ME, "dark_area")) == (["XC-19"], [])
    t.next_turn()
    assert (t.cards(ME, "support_box"), t.cards(ME, "dark_area")) == ([], ["XC-19"])
    assert t.rules_cited("supported") == {"C-R12.3"}


@pytest.mark.rule("C-R12.3", "C-R12.5")
@pytest.mark.case("colosseum/39")
def test_a_second_support_in_the_same_phase_is_refused():
    """b) Neither another copy nor another card."""
    t = table(SUPPORT.format("battle", "XC-30")).until("window_battle", ME).answer("support XC-19")
    assert not t.accepts("support")
    for number in ("XC-19", "XC-20"):
        assert ("support-once", "C-R12.3") in t.reasons(ME, number)
    assert t.asked == (ME, "window_battle")


@pytest.mark.rule("C-R12.3", "C-R12.5", "C-R6.13", "C-R7.13", "C-R9.3", "C-R9.6")
@pytest.mark.case("colosseum/39")
def test_each_phase_may_have_its_support():
    """c) Four cards in the box; the battle was fought with one + 50."""
    t = table(SUPPORT.format("preparation", "XC-30"))
    t.until("window_preparation", ME).answer("support XC-19")
    t.until("evolution", ME).answer("support XC-19")
    t.until("window_battle", ME).answer("support XC-19")
    t.until("points")
    t.until("window_points", ME).answer("support XC-20")
    assert t.cards(ME, "support_box") == ["XC-19", "XC-19", "XC-19", "XC-20"]
    fought = [event.amount for event in t.events("attacks") if event.seat == ME]
    assert fought == [290]
    t.next_turn()
    assert t.count(ME, "support_box") == 0
    assert sorted(t.cards(ME, "dark_area")) == ["XC-19", "XC-19", "XC-19", "XC-20"]


@pytest.mark.rule("C-R12.4")
@pytest.mark.case("colosseum/39")
@pytest.mark.parametrize(("active", "allowed"), [("XC-19", False), ("XC-20", True)])
def test_a_digimon_of_its_own_number_cannot_be_supported(active, allowed):
    """d) XC-19 helps any other Digimon, not itself."""
    t = table(f"""phase battle
                  first you
                  me box {active}
                  me hand XC-19
                  you box St-5""").until("window_battle", ME)
    assert t.accepts("support XC-19") == allowed
    assert (("support-same-number", "C-R12.4") in t.reasons(ME, "XC-19")) != allowed


@pytest.mark.rule("C-R12.3")
@pytest.mark.case("colosseum/39")
def test_a_support_whose_condition_is_not_met_is_refused():
    """e) XC-20 asks for a red frame on the other side."""
    t = table(SUPPORT.format("battle", "St-5")).until("window_battle", ME)
    assert not t.accepts("support XC-20")
    assert ("support-condition", "C-R12.3") in t.reasons(ME, "XC-20")


@pytest.mark.rule("C-R12.3")
@pytest.mark.case("colosseum/39")
def test_a_support_whose_condition_is_met_acts():
    """e) Against a red frame 240 + 100."""
    t = table(SUPPORT.format("battle", "XC-30")).until("window_battle", ME).answer("support XC-20")
    assert t.power(ME) == 340
    assert t.asked == (ME, "window_battle")


@pytest.mark.rule("C-R12.3", "C-R6.13", "C-R7.13", "C-R9.3")
@pytest.mark.case("colosseum/39")
@pytest.mark.parametrize(
    ("phase", "kind"),
    [("preparation", "window_preparation"), ("evolution", "evolution"), ("points", "window_points")],
)
def test_supports_may_be_kept_to_the_battle(phase, kind):
    """f) `support_phases = battle` refuses what c) did outside Battle; `all` does not."""
    for value, allowed in (("battle", False), ("all", True)):
        t = table(f"switch support_phases {value}\n" + SUPPORT.format("preparation", "XC-30"))
        t.until(phase).until(kind, ME)
        assert t.accepts("support XC-19") == allowed
        assert t.accepts("support XC-20") == allowed
        if phase == "points":
            assert (("support-battle-only", "C-R12.3") in t.reasons(ME, "XC-20")) != allowed


@pytest.mark.rule("C-R12.3")
@pytest.mark.case("colosseum/39")
def test_the_battle_itself_has_its_support_under_both_readings():
    """f) `support_phases = battle` leaves Battle as it is."""
    t = table("switch support_phases battle\n" + SUPPORT.format("battle", "XC-30"))
    t.until("window_battle", ME).answer("support XC-19")
    assert t.power(ME) == 290


FIELDS = """switch second_field {0}
            turn 2
            phase evolution
            me box St-1
            me slot1 XC-15 open
            me slot2 XC-16
            you box St-5"""


@pytest.mark.rule("C-R2.7")
@pytest.mark.case("colosseum/40")
def test_a_second_field_is_refused():
    """While XC-15 is in effect XC-16 cannot be opened."""
    t = table(FIELDS.format("refused")).until("window_field", ME)
    assert not t.accepts("open XC-16")
    assert t.reasons(ME, "XC-16") == [("open-second-field", "C-R2.7")]
    assert t.asked == (ME, "window_field")


@pytest.mark.rule("C-R2.7")
@pytest.mark.case("colosseum/40")
def test_a_second_field_may_replace_the_first():
    """`second_field = replaces`: XC-15 goes to the Dark Area."""
    t = table(FIELDS.format("replaces")).until("window_field", ME).answer("open XC-16")
    assert (t.cards(ME, "slots"), t.cards(ME, "dark_area")) == (["XC-16"], ["XC-15"])
    assert t.rules_cited("discarded") == {"C-R2.7"}
    t.until("battle")
    assert t.power(ME) == 230 + 10


@pytest.mark.rule("C-R2.7")
def test_the_field_of_the_other_player_is_no_hindrance():
    """At most one field each."""
    t = table("""phase evolution
                 me box St-1
                 me slot1 XC-16
                 you box St-5
                 you slot1 XC-15 open""").until("window_field", ME)
    t.answer("open XC-16")
    assert t.cards(YOU, "slots") == ["XC-15"]


METAL_EMPIRE = """phase battle
                  first you
                  me box St-64 > XC-17
                  me slot1 XC-15 open
                  me slot2 St-49
                  you box {0}"""


@pytest.mark.rule("C-R11.7")
@pytest.mark.case("colosseum/41")
def test_the_metal_empire_field_adds_the_own_c_to_an_a_attack():
    """700 + 550 = 1250 against Agumon's 360."""
    t = table(METAL_EMPIRE.format("St-1")).until("window_battle", ME)
    assert (t.power(ME), t.power(YOU)) == (1250, 360)
    assert t.next_turn().points == [100, 90]


@pytest.mark.rule("C-R11.7")
@pytest.mark.case("colosseum/41")
def test_a_plug_in_a_brings_the_field_about_against_any_type():
    """Against a type B it is B 620; with St-49 open 1250 again."""
    t = table(METAL_EMPIRE.format("St-5")).until("window_battle", ME)
    assert (t.letter(ME), t.power(ME)) == ("B", 620)
    t.answer("open St-49")
    assert (t.letter(ME), t.power(ME)) == ("A", 1250)
    assert t.asked == (ME, "window_battle")


@pytest.mark.rule("C-R10.2")
@pytest.mark.case("colosseum/43")
def test_an_empty_box_at_the_compare_loses_without_a_comparison():
    """a) XC-22 takes the Level III away; both still act; then P has lost."""
    t = table("""phase battle
                 me box St-1
                 you box St-3
                 you slot1 XC-22""").until("window_battle", YOU)
    t.answer("open XC-22")
    assert t.count(ME, "digimon_box") == 0 and t.outcome is None
    t.answer("pass")
    assert t.asked == (ME, "window_battle")
    t.to_end()
    assert t.outcome == (YOU, "C-R10.2")
    assert t.events("attacks") == t.events("battle-result") == t.events("points-lost") == []


EMPTY = """me fill St-1
           me points {0}
           me hand St-3
           {1}
           you hand St-5"""


@pytest.mark.rule("C-R10.2", "C-R6.5")
@pytest.mark.case("colosseum/43")
def test_a_level_iii_laid_in_preparation_fills_an_empty_box():
    """b) Play goes on."""
    t = table(EMPTY.format(100, "you box St-1")).until("exchange", ME)
    t.answer("pick St-3").until("evolution", ME)
    assert t.cards(ME, "digimon_box") == ["St-3"]
    assert t.asked == (ME, "evolution")


@pytest.mark.rule("C-R10.2", "C-R6.5", "C-R7.2")
@pytest.mark.case("colosseum/43")
def test_who_lays_no_level_iii_loses_when_they_are_turned_up():
    """c) He holds one, and would be asked for it later in Evolution: too late."""
    t = table(EMPTY.format(100, "you box St-1")).to_end()
    assert t.outcome == (YOU, "C-R10.2")
    assert t.phase() == "evolution" and t.events("level-iii-turned-up") == []


@pytest.mark.rule("C-R10.2", "C-R10.3")
@pytest.mark.case("colosseum/43")
@pytest.mark.parametrize(("points", "winner"), [(70, YOU), (90, ME), (80, 2)])
def test_two_empty_boxes_at_one_check_are_settled_by_the_tie_break(points, winner):
    """d) Q has 80: more points win; with equal points and Net Oceans it is a draw."""
    t = table(EMPTY.format(points, "you fill St-1\nyou points 80")).to_end()
    assert t.outcome == (winner, "C-R10.3")
    assert t.rules_cited("tie-break") == {"C-R10.2"}
