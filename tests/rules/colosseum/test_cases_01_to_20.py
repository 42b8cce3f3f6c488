"""Rulings 1 to 20: plug-ins, leaving cards, shields, waived requirements, appearances, guard."""

import pytest

from made import bluffing, position
from table import ME, YOU, table

PLUGS = """phase battle
           first you
           me box St-1
           me slot1 {0}
           me slot2 {1}
           you box St-5
           you slot1 XC-03"""


def opened(text, *numbers):
    """The position after `me` has opened these cards in its battle window."""
    return table(text).until("window_battle", ME).answer(*[f"open {number}" for number in numbers])


def face_up(t, seat):
    """The keys of the open cards in a seat's slots, as the other seat sees them."""
    zones = [t.game.view(1 - seat).zone(seat, f"option_slot_{n}") for n in (1, 2, 3)]
    return [card.key for zone in zones for card in zone.cards if card.key is not None]


@pytest.mark.rule("C-R8.7")
@pytest.mark.case("colosseum/1")
def test_the_last_plug_in_opened_sets_the_letter():
    """A, then C: Agumon attacks with C 160; the A card stays open and does nothing."""
    t = opened(PLUGS.format("St-49", "St-50"), "St-49")
    assert (t.letter(ME), t.power(ME)) == ("A", 360)
    t.answer("open St-50")
    assert (t.letter(ME), t.power(ME)) == ("C", 160)
    assert face_up(t, ME) == ["colosseum/St-49", "colosseum/St-50"]
    assert t.asked == (ME, "window_battle")


@pytest.mark.rule("C-R8.8", "C-R11.3")
@pytest.mark.case("colosseum/2")
def test_negating_the_last_plug_in_does_not_bring_the_older_one_back():
    """Against a type B it is B 230 again, not A 360, though the A card is still open."""
    t = opened(PLUGS.format("St-49", "St-50"), "St-49", "St-50").until("window_battle", YOU)
    t.answer("open XC-03", "pick St-50")
    assert (t.letter(ME), t.power(ME)) == ("B", 230)
    assert face_up(t, ME) == ["colosseum/St-49"]
    assert t.cards(ME, "dark_area") == ["St-50"]
    assert t.rules_cited("negated") == {"C-R11.3"}
    assert t.asked == (YOU, "window_battle")


@pytest.mark.rule("C-R8.8", "C-R11.3")
def test_negating_an_overridden_plug_in_leaves_the_later_letter():
    """The A card goes, the C of the later card stays in use."""
    t = opened(PLUGS.format("St-49", "St-50"), "St-49", "St-50").until("window_battle", YOU)
    t.answer("open XC-03", "pick St-49")
    assert (t.letter(ME), t.power(ME)) == ("C", 160)
    assert t.asked == (YOU, "window_battle")


@pytest.mark.rule("C-R8.9")
@pytest.mark.case("colosseum/4")
def test_the_bonus_of_a_plug_in_is_lost_when_the_letter_changes():
    """A 360 + 100, then B at its printed 230."""
    t = opened(PLUGS.format("XC-01", "St-51"), "XC-01")
    assert (t.letter(ME), t.power(ME)) == ("A", 460)
    t.answer("open St-51")
    assert (t.letter(ME), t.power(ME)) == ("B", 230)
    assert t.asked == (ME, "window_battle")


@pytest.mark.rule("C-R6.2")
@pytest.mark.case("colosseum/6")
def test_discarding_an_open_card_sets_off_its_farewell_loss():
    """60 - 20 = 40: that the card works at 30 or less does not matter."""
    t = table("""me box St-1
                 me points 60
                 me slot1 XC-04 open
                 you box St-3""")
    t.until("discard_slots", ME).answer("pick XC-04", "done")
    assert t.points == [40, 100]
    assert (t.cards(ME, "slots"), t.cards(ME, "dark_area")) == ([], ["XC-04"])
    assert t.rules_cited("discarded") == {"C-R6.2"}
    assert t.choice.seat == ME


@pytest.mark.rule("C-R6.2")
def test_an_open_card_that_is_kept_costs_nothing():
    """The same sheet without the discard keeps its 60 points."""
    t = table("""me box St-1
                 me points 60
                 me slot1 XC-04 open
                 you box St-3""")
    t.until("discard_slots", ME).answer("done")
    assert t.points == [60, 100] and t.cards(ME, "slots") == ["XC-04"]


@pytest.mark.rule("C-R11.4", "C-R11.9", "C-R0.5")
@pytest.mark.case("colosseum/7")
@pytest.mark.parametrize(("wanted", "left"), [("XC-05", "XC-05"), ("St-2", "St-1")])
def test_a_card_may_be_used_against_a_digimon_that_it_does_not_affect(wanted, left):
    """The cost is paid and St-57 is spent; the shielded level IV stays where another one is sent away."""
    t = table(f"""phase battle
                  first you
                  me box St-3
                  me slot1 St-57
                  me hand St-5
                  you box St-1 > {wanted}""")
    t.until("window_battle", ME).answer("open St-57", "pick St-5")
    assert t.active(YOU) == left
    assert (t.count(ME, "hand"), sorted(t.cards(ME, "dark_area"))) == (0, ["St-5", "St-57"])
    assert t.asked == (ME, "window_battle")


@pytest.mark.rule("C-R7a.5")
@pytest.mark.case("colosseum/9")
def test_super_evolution_plug_in_s_stands_for_the_partner_in_the_box():
    """Tortamon is active: the plug-in is the other partner."""
    t = table("""phase evolution
                 me box St-7 > St-25
                 me evolution St-30 with St-100
                 you box St-1""")
    t.answer("evolve St-30")
    assert t.cards(ME, "digimon_box") == ["St-7", "St-30"]
    assert sorted(t.cards(ME, "dark_area")) == ["St-100", "St-25"]
    assert t.choice.seat == ME


@pytest.mark.rule("C-R7a.5", "C-R7.6")
@pytest.mark.case("colosseum/9")
def test_two_plug_ins_do_not_stand_for_both_partners():
    """With a Level III active the step fails; Piccolomon and both plug-ins go to the Dark Area."""
    t = position(
        """phase evolution
           me box St-7
           me evolution St-30 with St-100 St-100
           you box St-1""",
        bluffing("St-30", "St-100 St-100"),
    )
    t.answer("evolve St-30")
    assert t.active(ME) == "St-7"
    t.until("battle")
    assert sorted(t.cards(ME, "dark_area")) == ["St-100", "St-100", "St-30"]


@pytest.mark.rule("C-R7a.9")
@pytest.mark.case("colosseum/11")
@pytest.mark.parametrize(("hand", "stage"), [("", "St-2"), ("me hand St-3", "XC-08")])
def test_a_warp_stops_where_the_extra_cost_cannot_be_paid(hand, stage):
    """○○ and the program are waived, the hand card of the note is not."""
    t = table(f"""phase evolution
                  me box St-1
                  me slot1 XC-07
                  me evolution St-2
                  me evolution XC-08
                  {hand}
                  you box St-3""")
    t.answer("decline St-2", "decline XC-08").until("window_evolution", ME).answer("open XC-07")
    if hand:
        t.answer("pick St-3")
    assert t.active(ME) == stage
    assert t.count(ME, "hand") == 0
    assert t.count(ME, "net_ocean") == t.until("battle").count(ME, "net_ocean")
    assert t.count(ME, "evolution_box") == 0


@pytest.mark.rule("C-R7a.6")
@pytest.mark.case("colosseum/12")
@pytest.mark.parametrize("window", ["window_preparation", "window_evolution"])
def test_ignoring_requirements_ignores_the_notes_too(window):
    """Gabumon is no Virus; St-55 puts XC-06 on it all the same."""
    t = table("""me box St-5
                 me slot1 St-55
                 me hand XC-06
                 you box St-1""")
    t.until(window, ME).answer("open St-55", "pick XC-06")
    assert t.cards(ME, "digimon_box") == ["St-5", "XC-06"]
    assert t.cards(ME, "dark_area") == ["St-55"]
    assert t.rules_cited("evolved") == {"C-R7a.6"}
    assert t.asked == (ME, window)


@pytest.mark.rule("C-R7.5", "C-R7a.6")
def test_the_same_note_binds_an_evolution_that_is_paid():
    """With its ○○ paid XC-06 still fails on a Gabumon that is no Virus."""
    t = table("""phase evolution
                 me box St-5
                 me evolution XC-06 with ○○
                 you box St-1""")
    t.answer("evolve XC-06")
    assert t.active(ME) == "St-5" and t.rules_cited("evolution-failed") == {"C-R7.5"}


@pytest.mark.rule("C-R7a.6", "C-R11.9")
@pytest.mark.case("colosseum/13")
def test_requirements_that_cannot_be_ignored_are_not():
    """XC-25 is opened and spent, nothing evolves, St-994 is left over."""
    t = table("""phase evolution
                 me box St-1 > Bo-1
                 me slot1 XC-25
                 me evolution St-994
                 you box St-3""")
    t.answer("decline St-994").until("window_evolution", ME).answer("open XC-25", "pick St-994")
    assert t.active(ME) == "Bo-1"
    assert (t.cards(ME, "evolution_box"), t.cards(ME, "dark_area")) == (["St-994"], ["XC-25"])
    t.until("battle")
    assert sorted(t.cards(ME, "dark_area")) == ["St-994", "XC-25"]


@pytest.mark.rule("C-R3.6", "C-R7a.3")
@pytest.mark.case("colosseum/13")
def test_a_card_that_counts_as_the_partner_pays_for_it():
    """War Greymon active, a blue card that counts as Metal Garurumon as payment: Omegamon."""
    t = table("""phase evolution
                 me box St-1 > St-61
                 me evolution St-994 with XC-24
                 you box St-3""")
    t.answer("evolve St-994")
    assert t.cards(ME, "digimon_box") == ["St-1", "St-994"]
    assert sorted(t.cards(ME, "dark_area")) == ["St-61", "XC-24"]
    assert t.choice.seat == ME


@pytest.mark.rule("C-R7a.7")
@pytest.mark.case("colosseum/15")
def test_the_time_clause_of_a_fusion_outlives_the_short_cut():
    """XC-09 fights (500 against 230), stays through Point calculation, and is gone when the turn is over."""
    t = table("""phase evolution
                 me box St-1 > St-2
                 me slot1 XC-10
                 me hand XC-09
                 you box St-3""")
    t.until("window_evolution", ME).answer("open XC-10", "pick XC-09")
    assert t.cards(ME, "digimon_box") == ["St-1", "XC-09"]
    t.until("points")
    assert (t.power(ME), t.active(ME)) == (500, "XC-09")
    t.next_turn()
    assert t.points == [100, 90]
    assert t.cards(ME, "digimon_box") == ["St-1"]
    assert sorted(t.cards(ME, "dark_area")) == ["St-2", "XC-09", "XC-10"]


@pytest.mark.rule("C-R7a.8", "C-R8.5")
@pytest.mark.case("colosseum/16")
def test_both_may_appear_the_second_attacker_first():
    """SA puts XC-11 into his box and goes on acting; FA is asked only when SA has stopped."""
    t = table("""phase battle
                 me box St-1
                 me points 50
                 me hand XC-11
                 you box St-3
                 you points 50
                 you hand XC-11""").until("window_battle")
    assert t.asked[0] == YOU and t.offers("appear XC-11")
    t.answer("appear XC-11")
    assert t.cards(YOU, "digimon_box") == ["St-3", "XC-11"]
    assert t.asked == (YOU, "window_battle") and t.active(ME) == "St-1"
    t.answer("pass")
    assert t.asked == (ME, "window_battle")
    t.answer("appear XC-11")
    assert t.cards(ME, "digimon_box") == ["St-1", "XC-11"]
    assert t.rules_cited("evolved") == {"C-R7a.8"}


@pytest.mark.rule("C-R7a.8")
@pytest.mark.parametrize(("points", "offered"), [(40, True), (50, True), (60, False)])
def test_a_digimon_appears_only_in_the_box_that_met_its_condition(points, offered):
    """50 points or less of one's own: those of the other player are no help."""
    t = table(f"""phase battle
                  first you
                  me box St-1
                  me points {points}
                  me hand XC-11
                  you box St-3
                  you points 10""").until("window_battle", ME)
    assert t.offers("appear XC-11") == offered


@pytest.mark.rule("C-R8.3", "C-R9.1", "C-R9.5", "C-R5.5")
@pytest.mark.case("colosseum/18")
def test_a_c_attack_guards_against_an_a_attack():
    """Agumon's C 160 makes Kunemon's A 340 nothing: Kunemon's player loses 10 and keeps it; Agumon's is FA."""
    t = table("""phase battle
                 me box St-1
                 you box St-18""").until("points")
    assert (t.letter(ME), t.power(ME), t.letter(YOU), t.power(YOU)) == ("C", 160, "A", 0)
    t.next_turn()
    assert t.points == [100, 90]
    assert t.cards(YOU, "digimon_box") == ["St-18"]
    assert t.first() == ME and t.asked == (ME, "refill")


@pytest.mark.rule("C-R8.3")
@pytest.mark.case("colosseum/20")
def test_a_defense_plug_in_guards_where_two_a_attacks_meet():
    """With St-50 Agumon's C 160 beats Piyomon, whose A is 0."""
    t = table("""phase battle
                 first you
                 me box St-1
                 me slot1 St-50
                 you box St-3""")
    t.until("window_battle", ME).answer("open St-50")
    assert (t.power(ME), t.letter(YOU), t.power(YOU)) == (160, "A", 0)
    assert t.next_turn().points == [100, 90]
    assert t.first() == ME


@pytest.mark.rule("C-R9.2", "C-R8.10", "C-R5.5")
@pytest.mark.case("colosseum/20")
def test_without_the_plug_in_two_equal_a_attacks_are_a_draw():
    """360 = 360: both lose 10, nothing leaves, the order stays."""
    t = table("""phase battle
                 first you
                 me box St-1
                 me slot1 St-50
                 you box St-3""").until("points")
    assert (t.power(ME), t.power(YOU)) == (360, 360)
    t.next_turn()
    assert t.points == [90, 90] and t.first() == YOU
    assert (t.active(ME), t.active(YOU)) == ("St-1", "St-3")
    assert t.count(ME, "dark_area") == t.count(YOU, "dark_area") == 0
