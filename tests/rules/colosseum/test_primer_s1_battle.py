"""The sentences of the first primer, each played once: Evolution, Battle, Point calculation, supports."""

import pytest

from table import ME, YOU, table


@pytest.mark.primer("colosseum/S1-21")
@pytest.mark.rule("C-R7.1")
def test_when_both_are_done_level_iiis_are_turned_up_together():
    """Before the first question of the Evolution phase, and not before the last of Preparation."""
    t = table("""turn 1
                 phase preparation
                 me box St-1 down
                 me hand St-7 St-7 St-7 St-7 St-7 St-7
                 you box St-18 down
                 you hand St-7 St-7 St-7 St-7 St-7 St-7""")
    while t.phase() == "preparation":
        assert t.events("level-iii-turned-up") == []
        t.passive()
    assert [event.seat for event in t.events("level-iii-turned-up")] == [ME, YOU]
    assert t.asked == (ME, "evolution")


@pytest.mark.primer("colosseum/S1-22")
@pytest.mark.rule("C-R7.2")
@pytest.mark.parametrize(("first", "leader"), [("me", ME), ("you", YOU)])
def test_in_evolution_the_level_iii_may_be_exchanged_from_the_first_attacker_on(first, leader):
    """First the one, then the other."""
    t = table(f"phase evolution\nfirst {first}\nme box St-1\nme hand St-3\nyou box St-18\nyou hand St-3")
    assert t.asked == (leader, "evolution")
    t.answer("exchange St-3")
    assert t.active(leader) == "St-3"
    t.until("evolution", 1 - leader)
    assert t.offers("exchange St-3")


@pytest.mark.primer("colosseum/S1-23")
@pytest.mark.rule("C-R7.4", "C-R7.5")
@pytest.mark.parametrize(("box", "cards"), [("St-1", ["St-1", "St-2"]), ("St-3", ["St-3"])])
def test_the_declared_digimon_is_opened_checked_and_laid_on_the_level_iii(box, cards):
    """Greymon on Agumon, not on Piyomon; it is shown in both cases."""
    t = table(f"phase evolution\nme box {box}\nme evolution St-2 with ○○\nyou box St-18")
    t.answer("evolve St-2")
    assert t.cards(ME, "digimon_box") == cards
    assert [card.key for card in t.events("evolution-opened", YOU)[0].cards] == ["colosseum/St-2"]
    assert t.choice.seat == ME


@pytest.mark.primer("colosseum/S1-24")
@pytest.mark.rule("C-R7.8", "C-R2.5")
def test_repeated_evolution_leaves_two_cards_at_most():
    """The former form leaves."""
    t = table("""phase evolution
                 me box St-1
                 me evolution St-2 with ○○
                 me evolution Bo-1 with St-59
                 you box St-18""")
    t.answer("evolve St-2", "evolve Bo-1")
    assert t.cards(ME, "digimon_box") == ["St-1", "Bo-1"]
    assert "St-2" in t.cards(ME, "dark_area")


@pytest.mark.primer("colosseum/S1-25")
@pytest.mark.rule("C-R7.3", "C-R7.7")
@pytest.mark.parametrize(("answer", "active"), [("evolve St-6", "St-6"), ("decline St-6", "St-5")])
def test_the_second_attacker_decides_after_seeing_the_first(answer, active):
    """He sees the evolved Digimon, and may decline."""
    t = table("""phase evolution
                 me box St-1
                 me evolution St-2 with ○○
                 you box St-5
                 you evolution St-6 with ××""")
    t.answer("evolve St-2").until("evolution", YOU)
    assert t.game.view(YOU).zone(ME, "digimon_box").cards[-1].key == "colosseum/St-2"
    assert t.answer(answer).active(YOU) == active


@pytest.mark.primer("colosseum/S1-26")
@pytest.mark.rule("C-R7.6")
@pytest.mark.case("colosseum/23")
def test_unfit_digimon_leave_when_all_evolutions_are_over():
    """Greymon on Piyomon: the three cards lie there through the other's part, and go after it."""
    t = table("phase evolution\nme box St-3\nme evolution St-2 with ○○\nyou box St-18")
    t.answer("evolve St-2").until("evolution", YOU)
    assert (t.count(ME, "evolution_box"), t.count(ME, "requirement_box"), t.count(ME, "dark_area")) == (1, 2, 0)
    t.until("window_field")
    assert (t.count(ME, "evolution_box"), t.count(ME, "requirement_box"), t.count(ME, "dark_area")) == (0, 0, 3)


@pytest.mark.primer("colosseum/S1-27")
@pytest.mark.rule("C-R8.1", "C-R8.2")
def test_each_attacks_in_the_column_of_the_others_type():
    """Agumon (A) with B 230, Gabumon (B) with A 350."""
    t = table("phase battle\nme box St-1\nyou box St-5")
    assert [(t.letter(seat), t.power(seat)) for seat in (ME, YOU)] == [("B", 230), ("A", 350)]
    assert t.choice.kind == "appearances"


@pytest.mark.primer("colosseum/S1-28")
@pytest.mark.rule("C-R8.10")
@pytest.mark.parametrize(("mine", "yours", "points"), [("St-1", "St-5", [90, 100]), ("St-5", "St-1", [100, 90])])
def test_the_larger_power_wins(mine, yours, points):
    """350 against 230."""
    t = table(f"phase battle\nme box {mine}\nyou box {yours}")
    assert t.next_turn().points == points


@pytest.mark.primer("colosseum/S1-29")
@pytest.mark.rule("C-R8.5")
def test_before_comparing_both_use_options_in_turn_from_the_first_attacker_on():
    """As S1 has it: `battle_first = first`, `window = one_each`."""
    t = table("""phase battle
                 switch battle_first first
                 switch window one_each
                 me box St-1
                 me slot1 St-49
                 me slot2 St-50
                 you box St-18
                 you slot1 St-51""")
    asked = []
    t.until("window_battle")
    for answer in ("open St-49", "open St-51", "open St-50", "pass", "pass"):
        asked.append(t.asked)
        t.answer(answer)
    assert asked == [(seat, "window_battle") for seat in (ME, YOU, ME, YOU, ME)]
    assert t.phase() == "points"


@pytest.mark.primer("colosseum/S1-30")
@pytest.mark.rule("C-R9.1")
@pytest.mark.parametrize(
    ("mine", "yours", "left"),
    [
        ("St-9 > St-15", "St-1", 80),  # Nanimon's A 280 is guarded: 20 against a Level III
        ("St-1 > St-2", "St-9 > St-21", 90),  # 340 to 480: 10 against a Perfect
        ("St-1 > St-61", "XC-19 > XC-43", 100),  # 570 to 480: no loss
    ],
)
def test_the_loser_loses_his_own_cards_points_for_the_winners_level(mine, yours, left):
    """A place of the gauge is ten points."""
    t = table(f"phase battle\nme box {mine}\nyou box {yours}")
    assert t.next_turn().points[ME] == left


@pytest.mark.primer("colosseum/S1-31")
@pytest.mark.rule("C-R9.5")
@pytest.mark.parametrize(("box", "left"), [("St-1 > St-2", ["St-1"]), ("St-5", ["St-5"])])
def test_a_beaten_evolved_digimon_leaves_and_the_level_iii_stays(box, left):
    """Beaten by Chimairamon."""
    t = table(f"phase battle\nme box {box}\nyou box St-9 > St-21")
    t.next_turn()
    assert t.points == [90, 100]
    assert t.cards(ME, "digimon_box") == left
    assert t.cards(YOU, "digimon_box") == ["St-9", "St-21"]


@pytest.mark.primer("colosseum/S1-32")
@pytest.mark.rule("C-R9.2", "C-R7.12")
def test_in_a_draw_both_lose_ten_and_stay_as_they_are():
    """Greymon against Greymon, 440 to 440."""
    t = table("phase battle\nme box St-1 > St-2\nyou box St-1 > St-2")
    t.next_turn()
    assert t.points == [90, 90]
    assert t.cards(ME, "digimon_box") == t.cards(YOU, "digimon_box") == ["St-1", "St-2"]


@pytest.mark.primer("colosseum/S1-33")
@pytest.mark.rule("C-R9.8", "C-R9.9")
@pytest.mark.case("colosseum/29")
@pytest.mark.parametrize(
    ("left", "box", "slots", "ocean"),
    [(0, ["St-1"], [], 30 - 1 - 1 - 4), (1, ["St-1", "St-2"], ["St-49", "XC-60"], 1)],
)
def test_an_empty_net_ocean_at_the_end_brings_all_but_gauge_and_level_iii_back(left, box, slots, ocean):
    """The hand of four is kept too; with one card left nothing happens."""
    t = table(f"""phase battle
                  me box St-1 > St-2
                  me hand St-3 St-7 St-9 St-11
                  me slot1 St-49
                  me slot2 XC-60 open
                  me net_ocean {left}
                  you box St-18""")
    t.next_turn()
    assert t.points == [100, 90]
    assert (t.cards(ME, "digimon_box"), t.cards(ME, "slots"), t.count(ME, "net_ocean")) == (box, slots, ocean)
    assert (t.cards(ME, "hand"), t.count(ME, "point_gauge")) == (["St-3", "St-7", "St-9", "St-11"], 1)


@pytest.mark.primer("colosseum/S1-34")
@pytest.mark.rule("C-R5.5")
@pytest.mark.parametrize(("mine", "first"), [("St-5", ME), ("St-18", YOU), ("St-1", YOU)])
def test_the_winner_is_next_first_attacker_and_a_draw_changes_nothing(mine, first):
    """Against Agumon: Gabumon wins, Kunemon loses, Agumon draws; `you` were first."""
    t = table(f"phase battle\nfirst you\nme box {mine}\nyou box St-1")
    t.next_turn()
    assert t.choice.seat == t.first() == first


SUPPORTS = """phase preparation
              me box XC-23
              me hand XC-19 XC-19 XC-19 XC-20
              you box XC-30"""


@pytest.mark.primer("colosseum/S1-35")
@pytest.mark.rule("C-R12.3", "C-R6.13", "C-R7.13", "C-R9.3")
@pytest.mark.case("colosseum/39")
def test_a_support_is_used_once_in_each_phase():
    """Three XC-19 and XC-20, one a phase; after each the phase offers no other."""
    t = table(SUPPORTS)
    for kind, number in (
        ("window_preparation", "XC-19"),
        ("evolution", "XC-19"),
        ("window_battle", "XC-19"),
        ("window_points", "XC-20"),
    ):
        t.until(kind, ME).answer(f"support {number}")
        assert not t.offers("support")
    assert t.cards(ME, "support_box") == ["XC-19", "XC-19", "XC-19", "XC-20"]


@pytest.mark.primer("colosseum/S1-36")
@pytest.mark.rule("C-R12.3", "C-R9.6", "C-R12.5")
@pytest.mark.parametrize(("window", "bonus"), [("window_preparation", 0), ("window_battle", 50)])
def test_it_stays_to_the_end_of_the_turn_and_acts_to_the_end_of_the_phase(window, bonus):
    """The blue XC-23 attacks the B type with 240; a support of Preparation adds nothing in Battle."""
    t = table(SUPPORTS).until(window, ME).answer("support XC-19")
    t.until("window_battle", ME)
    assert t.power(ME) == 240 + bonus
    t.until("points")
    assert t.cards(ME, "support_box") == ["XC-19"]
    t.next_turn()
    assert (t.cards(ME, "support_box"), t.cards(ME, "dark_area")) == ([], ["XC-19"])


@pytest.mark.primer("colosseum/S1-37")
@pytest.mark.rule("C-R12.4")
@pytest.mark.parametrize(("box", "offered"), [("XC-19", False), ("XC-23", True)])
def test_it_does_not_support_a_digimon_of_its_own_number(box, offered):
    """The refusal names the rule."""
    t = table(f"phase battle\nme box {box}\nme hand XC-19\nyou box XC-30").until("window_battle", ME)
    assert t.offers("support XC-19") == offered
    assert offered or t.reasons(ME, "XC-19")[0] == ("support-same-number", "C-R12.4")
    assert t.choice.seat == ME
