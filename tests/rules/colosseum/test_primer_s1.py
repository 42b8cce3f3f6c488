"""The sentences of the first primer, each played once: winning, decks, setting up, Preparation."""

import pytest

from made import bluffing, position
from netocean.games import kit
from netocean.games.colosseum.rules import preset
from table import ME, YOU, library, ready, start, table


def faults(cards, name="primer"):
    """The rules that a deck breaks under a preset."""
    entries = [(library().card(number).facts, library().card(number).abilities, n) for number, n in cards.items()]
    return [one.rule for one in kit("colosseum").check_deck(entries, preset(name).values)]


@pytest.mark.primer("colosseum/S1-02")
@pytest.mark.rule("C-R10.1")
@pytest.mark.parametrize(("before", "outcome"), [(10, (ME, "C-R10.1")), (20, None)])
def test_you_win_when_the_opponent_has_no_points(before, outcome):
    """Agumon guards against Kunemon and wins ten points."""
    t = table(f"phase battle\nme box St-1\nyou points {before}\nyou box St-18")
    t.until("points")
    t.answer("done", "done")
    assert (t.points[YOU], t.outcome) == (before - 10, outcome)


@pytest.mark.primer("colosseum/S1-03")
@pytest.mark.rule("C-R10.2", "C-R6.5")
@pytest.mark.parametrize(("hand", "loses"), [("St-2", True), ("St-3", False)])
def test_or_when_he_has_no_level_iii_left_to_place(hand, loses):
    """His box is empty: without a Level III in hand he cannot go on."""
    t = table(f"phase preparation\nme box St-1\nyou fill St-18\nyou hand {hand}")
    t.until("exchange", YOU)
    assert t.options() == (["done"] if loses else ["done", "pick St-3"])
    if loses:
        assert t.to_end().outcome == (ME, "C-R10.2")
    else:
        assert t.answer("pick St-3").until("battle").outcome is None


LEGAL = {
    "St-1": 3,
    "St-2": 3,
    "St-4": 3,
    "St-6": 3,
    "St-8": 3,
    "St-10": 3,
    "St-14": 3,
    "St-16": 3,
    "St-17": 3,
    "St-49": 3,
}


@pytest.mark.primer("colosseum/S1-04")
@pytest.mark.rule("C-R1.1", "C-R1.2", "C-R1.3")
@pytest.mark.parametrize(
    ("change", "broken"),
    [
        ({}, []),
        ({"St-49": 2}, ["C-R1.1"]),
        ({"St-49": 2, "St-2": 4}, ["C-R1.2"]),
        ({"St-1": 0, "St-12": 3}, ["C-R1.3"]),
    ],
)
def test_thirty_cards_three_of_a_name_a_level_iii(change, broken):
    """One change to a legal deck for each of the three."""
    assert faults({**LEGAL, **change}) == broken


@pytest.mark.primer("colosseum/S1-05")
@pytest.mark.rule("C-R1.4")
@pytest.mark.parametrize(("name", "broken"), [("primer", []), ("tournament", ["C-R1.4"])])
def test_some_tournaments_limit_ultimates(name, broken):
    """Six Ultimates."""
    assert faults({**LEGAL, "St-49": 0, "St-17": 0, "St-61": 3, "XC-17": 3}, name) == broken


@pytest.mark.primer("colosseum/S1-06")
@pytest.mark.rule("C-R4.4", "C-R2.3")
def test_a_hundred_points_at_the_start_and_no_more():
    """A gain of ten at 100 changes nothing."""
    t = start(ready("greymon"), ready("garurumon")).until("preparation")
    assert t.points == [100, 100]
    full = table("phase preparation\nme box St-1\nme slot1 XC-26\nyou box St-18")
    assert full.until("window_preparation", ME).answer("open XC-26").points == [100, 100]


@pytest.mark.primer("colosseum/S1-07")
@pytest.mark.rule("C-R4.1", "C-R4.2", "C-R4.3", "C-R4.4", "C-R4.5", "C-R4.6")
def test_the_table_is_set_up():
    """A Level III face down, a card on the gauge, six in hand, an order."""
    t = start(ready("greymon"), ready("garurumon")).answer("pick St-1", "pick St-5")
    for seat in (ME, YOU):
        sizes = [t.count(seat, zone) for zone in ("digimon_box", "point_gauge", "hand", "net_ocean")]
        assert sizes == [1, 1, 6, 22]
        assert [card.up for card in t.game.view(1 - seat).zone(seat, "digimon_box").cards] == [False]
    assert t.choice.seat == t.first()
    assert t.rules_cited("first-attacker") == {"C-R4.6"}


@pytest.mark.primer("colosseum/S1-08")
@pytest.mark.rule("C-R5.1", "C-R0.3")
def test_four_phases_in_each_of_which_both_act():
    """Eight pairs of phase and seat are asked in one turn."""
    t = table("phase preparation\nme box St-1\nyou box St-18")
    pairs = set()
    while t.turn() == 2:
        pairs.add((t.phase(), t.choice.seat))
        t.passive()
    assert pairs == {(phase, seat) for phase in ("preparation", "evolution", "battle", "points") for seat in (ME, YOU)}


@pytest.mark.primer("colosseum/S1-09")
@pytest.mark.rule("C-R5.2")
@pytest.mark.parametrize(("first", "order"), [("me", [ME, YOU]), ("you", [YOU, ME])])
def test_the_first_attacker_goes_through_all_steps_then_the_second(first, order):
    """Each seat is asked in one stretch."""
    t = table(f"phase preparation\nfirst {first}\nme box St-1\nme hand St-3\nyou box St-18\nyou hand St-3")
    seats: list[int] = []
    while t.phase() == "preparation":
        if seats[-1:] != [t.choice.seat]:
            seats.append(t.choice.seat)
        t.passive()
    assert seats == order


@pytest.mark.primer("colosseum/S1-10")
@pytest.mark.rule("C-R6.1")
def test_step_1_any_hand_cards_are_discarded():
    """Two of three."""
    t = table("phase preparation\nme box St-1\nme hand St-2 St-3 St-49\nyou box St-18")
    t.answer("pick St-2", "pick St-49", "done")
    assert (t.cards(ME, "hand"), t.cards(ME, "dark_area")) == (["St-3"], ["St-2", "St-49"])
    assert t.choice.seat == ME


@pytest.mark.primer("colosseum/S1-11")
@pytest.mark.rule("C-R6.2")
def test_step_2_any_option_cards_in_slots_are_discarded():
    """One of two."""
    t = table("phase preparation\nme box St-1\nme slot1 St-49\nme slot3 St-50\nyou box St-18")
    t.until("discard_slots").answer("pick St-50", "done")
    assert (t.cards(ME, "slots"), t.cards(ME, "dark_area")) == (["St-49"], ["St-50"])


@pytest.mark.primer("colosseum/S1-12")
@pytest.mark.rule("C-R6.3")
def test_step_3_the_hand_is_filled_to_six():
    """From one."""
    t = table("phase preparation\nme box St-1\nme hand St-3\nyou box St-18")
    assert t.until("refill", ME).answer("yes").count(ME, "hand") == 6


@pytest.mark.primer("colosseum/S1-13")
@pytest.mark.rule("C-R6.5")
def test_step_4_a_level_iii_is_laid_face_down_on_the_level_iii():
    """Its owner knows it, the other seat does not."""
    t = table("phase preparation\nme box St-1\nme hand St-3\nyou box St-18")
    t.until("exchange", ME).answer("pick St-3")
    assert t.active(ME) == "St-3"
    assert t.game.view(YOU).zone(ME, "digimon_box").cards[-1].key is None


@pytest.mark.primer("colosseum/S1-14")
@pytest.mark.rule("C-R6.6")
def test_step_5_the_wanted_digimon_is_laid_face_down_in_the_evolution_box():
    """That is the declaration."""
    t = table("phase preparation\nme box St-1\nme hand St-2\nyou box St-18")
    t.until("plan", ME).answer("pick St-2", "pay 0", "done")
    assert t.cards(ME, "evolution_box") == ["St-2"]
    assert [card.key for card in t.game.view(YOU).zone(ME, "evolution_box").cards] == [None]


@pytest.mark.primer("colosseum/S1-15")
@pytest.mark.rule("C-R6.7", "C-R7a.1")
@pytest.mark.parametrize(
    ("box", "digimon", "pay", "turned"),
    [("XC-61", "XC-41", "pay 1", [False]), ("XC-61", "XC-40", "pay 1", [True, True])],
)
def test_step_6_symbols_are_paid_from_the_top(box, digimon, pay, turned):
    """○ is one card upright, ×× are two sideways."""
    t = table(f"phase preparation\nme box {box}\nme hand {digimon}\nme top St-9 St-11\nyou box St-18")
    t.until("plan", ME).answer(f"pick {digimon}", pay, "done")
    assert t.cards(ME, "requirement_box") == ["St-9", "St-11"][: len(turned)]
    assert [card.turned for card in t.game.view(YOU).zone(ME, "requirement_box").cards] == turned


@pytest.mark.primer("colosseum/S1-16")
@pytest.mark.rule("C-R6.7", "C-R7.4")
@pytest.mark.parametrize(
    ("box", "plan", "shown", "dark"),
    [
        ("St-1", "St-2 with ○○", ["colosseum/St-2"], ["St-3", "St-3"]),
        ("St-1 > St-2", "Bo-1 with St-59", ["colosseum/Bo-1", "colosseum/St-59"], ["St-2", "St-59"]),
    ],
)
def test_symbol_cards_leave_unseen_and_others_are_shown_first(box, plan, shown, dark):
    """What the other seat was told when the evolution was opened; both kinds end in the Dark Area."""
    t = table(f"phase evolution\nme fill St-3\nme box {box}\nme evolution {plan}\nyou box St-18")
    t.answer("evolve")
    (opened,) = t.events("evolution-opened", YOU)
    assert [card.key for card in opened.cards] == shown
    assert sorted(t.cards(ME, "dark_area")) == dark
    told = {card.key for event in t.events(seat=YOU) for card in event.cards}
    assert "colosseum/St-3" not in told


@pytest.mark.primer("colosseum/S1-17")
@pytest.mark.rule("C-R7a.2")
@pytest.mark.parametrize(
    ("box", "digimon", "program", "evolves"),
    [
        ("St-1 > St-2", "Bo-1", "St-59", True),
        ("St-1 > St-2", "Bo-1", "St-60", False),
        ("St-1 > Bo-1", "St-61", "St-60", True),
        ("St-1 > Bo-1", "St-61", "St-59", False),
    ],
)
def test_perfect_needs_forty_and_ultimate_sixty_per_cent(box, digimon, program, evolves):
    """Each program serves its level only."""
    text = f"phase evolution\nme box {box}\nme evolution {digimon} with {program}\nyou box St-18"
    t = position(text, bluffing(digimon, program))
    assert (t.answer("evolve").active(ME) == digimon) == evolves
    assert t.choice.seat == ME


@pytest.mark.primer("colosseum/S1-18")
@pytest.mark.rule("C-R7a.3")
@pytest.mark.parametrize(("active", "partner"), [("XC-42", "XC-43"), ("XC-43", "XC-42")])
def test_jogress_takes_one_partner_in_the_box_and_the_other_as_requirement(active, partner):
    """Either way round."""
    t = table(f"phase evolution\nme box XC-19 > {active}\nme evolution XC-44 with {partner}\nyou box St-18")
    t.answer("evolve XC-44")
    assert t.cards(ME, "digimon_box") == ["XC-19", "XC-44"]
    assert sorted(t.cards(ME, "dark_area")) == ["XC-42", "XC-43"]


@pytest.mark.primer("colosseum/S1-19")
@pytest.mark.rule("C-R7a.4", "C-R3.2")
@pytest.mark.parametrize(("payment", "evolves"), [("XC-33", True), ("St-59", False)])
def test_armor_needs_the_digimental_of_miracles(payment, evolves):
    """The Digimental is the payment; another card is not."""
    text = f"phase evolution\nme box St-1\nme evolution XC-34 with {payment}\nyou box St-18"
    t = position(text, bluffing("XC-34", payment))
    assert t.answer("evolve XC-34").active(ME) == ("XC-34" if evolves else "St-1")
    assert t.choice.seat == ME


@pytest.mark.primer("colosseum/S1-20")
@pytest.mark.rule("C-R6.10")
def test_step_7_options_are_laid_face_down_into_slots():
    """Two of three hand cards."""
    t = table("phase preparation\nme box St-1\nme hand St-49 St-50 St-51\nyou box St-18")
    t.until("lay_options", ME).answer("pick St-49", "pick St-51", "done")
    assert (t.cards(ME, "slots"), t.cards(ME, "hand")) == (["St-49", "St-51"], ["St-50"])
    assert t.game.view(YOU).zone(ME, "option_slot_1").cards[0].key is None
