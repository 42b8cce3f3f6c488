"""Kinds of requirement: ○/×, programs, Jogress, Digimental, stand-ins, ignoring, fusion (C-R7a.1–C-R7a.7)."""

import pytest

from made import bluffing, position
from table import ME, YOU, table


def failures(t):
    """Why evolution steps have failed, in order: the reason and its rule."""
    return [(event.word, event.rule) for event in t.events("evolution-failed")]


def evolving(box, planned, more=""):
    """A Digimon is set with its payment, in the Evolution phase."""
    number, _, payment = planned.partition(" with ")
    text = f"""phase evolution
               me box {box}
               me evolution {planned}
               me fill St-3
               you box St-5
               {more}"""
    return position(text, bluffing(number, payment)) if payment else table(text)


def tried(box, planned):
    """The Digimon that is active after the evolution was tried, and why it failed."""
    t = evolving(box, planned)
    t.answer(f"evolve {planned.split()[0]}")
    result = t.active(ME), [word for word, _ in failures(t)]
    t.until("battle")
    return result


@pytest.mark.rule("C-R7a.1", "C-R6.7")
@pytest.mark.parametrize(
    ("box", "number", "pay", "turned"),
    [
        ("St-1", "St-2", "pay 0", [0, 0]),
        ("St-5", "St-6", "pay 0", [1, 1]),
        ("St-3", "St-19", "pay 0", [0, 1]),
        ("XC-20", "XC-39", "pay 1", [1]),
        ("XC-61", "XC-41", "pay 1", [0]),
    ],
)
def test_level_iv_is_paid_with_upright_and_sideways_cards(box, number, pay, turned):
    """○ lies upright, × sideways: as many as the chosen line prints, then the step succeeds."""
    t = table(f"""me box {box}
                  me hand {number}
                  you box St-5""")
    t.until("plan", ME).answer(f"pick {number}", pay, "done").until("evolution", ME)
    zone = t.game.table.layout.names.index("requirement_box")
    assert [t.game.table.turned[card] for card in t.game.table.zone(ME, zone)] == turned
    t.answer(f"evolve {number}")
    assert t.active(ME) == number


@pytest.mark.rule("C-R7a.1", "C-R7.5")
@pytest.mark.parametrize(
    ("laid", "result"),
    [
        ("××", ("St-6", [])),
        ("×", ("St-5", ["evolve-payment"])),
        ("×××", ("St-5", ["evolve-payment"])),
        ("○×", ("St-5", ["evolve-payment"])),
        ("○○", ("St-5", ["evolve-payment"])),
    ],
)
def test_number_and_orientation_of_the_cards_must_be_right(laid, result):
    """Garurumon on Gabumon asks for two sideways cards."""
    assert tried("St-5", f"St-6 with {laid}") == result


@pytest.mark.rule("C-R7a.2")
@pytest.mark.parametrize(
    ("box", "number", "right", "wrong"),
    [
        ("St-1 > St-2", "Bo-1", ["St-59", "St-101"], ["St-60", "St-102"]),
        ("St-1 > Bo-1", "St-61", ["St-60", "St-102"], ["St-59", "St-101"]),
        ("St-5 > St-6", "XC-21", ["St-60", "St-102"], ["St-59", "St-101"]),
    ],
    ids=["perfect", "ultimate", "perfect for 60 %"],
)
def test_perfect_and_ultimate_are_paid_with_the_program_their_line_names(box, number, right, wrong):
    """Mostly 40 % and 60 %; the card decides, as the Perfect that asks for 60 % shows."""
    for program in right:
        assert tried(box, f"{number} with {program}") == (number, [])
    for program in wrong:
        assert tried(box, f"{number} with {program}") == (box.split()[-1], ["evolve-payment"])


@pytest.mark.rule("C-R7a.3")
@pytest.mark.parametrize(("active", "partner"), [("St-6", "St-44"), ("St-44", "St-6")])
def test_a_jogress_goes_either_way_round(active, partner):
    """Garurumon and Wizarmon: one is active, the other is the payment; both leave."""
    t = evolving(f"St-5 > {active}", f"St-47 with {partner}")
    t.answer("evolve St-47")
    assert t.cards(ME, "digimon_box") == ["St-5", "St-47"]
    assert sorted(t.cards(ME, "dark_area")) == sorted([active, partner])


@pytest.mark.rule("C-R7a.3")
@pytest.mark.parametrize(
    ("active", "payment", "word"),
    [
        ("St-6", "St-6", "evolve-payment"),
        ("St-6", "St-43", "evolve-payment"),
        ("St-2", "St-6", "evolve-base"),
        ("St-6", "St-44 St-44", "evolve-payment"),
    ],
)
def test_a_jogress_needs_both_partners_of_one_line(active, payment, word):
    """Not the same one twice, not a partner of another line, not two of them."""
    assert tried(f"St-5 > {active}", f"St-47 with {payment}") == (active, [word])


@pytest.mark.rule("C-R7a.4")
@pytest.mark.parametrize(
    ("planned", "result"),
    [
        ("XC-34 with XC-33", ("XC-34", [])),
        ("XC-34 with XC-36", ("St-1", ["evolve-payment"])),
        ("XC-34 with ○", ("St-1", ["evolve-payment"])),
    ],
)
def test_an_armor_evolution_is_paid_with_the_digimental(planned, result):
    """The Digimental of Miracles on any Level III; no other item, nothing from the Net Ocean."""
    assert tried("St-1", planned) == result


@pytest.mark.rule("C-R7a.5")
@pytest.mark.case("colosseum/9")
def test_a_plug_in_stands_for_the_partner_in_the_box():
    """Tortamon with St-100 becomes Piccolomon."""
    assert tried("St-7 > St-25", "St-30 with St-100") == ("St-30", [])


@pytest.mark.rule("C-R7a.5", "C-R7.6")
@pytest.mark.case("colosseum/9")
@pytest.mark.parametrize(
    ("box", "planned", "lost"),
    [("St-7", "St-30 with St-100 St-100", 3), ("St-1 > St-2", "St-30 with St-100", 2), ("St-7 > St-25", "St-30", 1)],
)
def test_a_plug_in_never_stands_for_the_active_partner(box, planned, lost):
    """Two on a Level III fail, and so does one on another IV; everything laid goes to the Dark Area."""
    t = evolving(box, planned)
    t.answer("evolve St-30").until("battle")
    assert (t.active(ME), t.count(ME, "dark_area")) == (box.split()[-1], lost)


@pytest.mark.rule("C-R7a.5", "C-R3.2")
def test_a_plug_in_does_not_stand_for_a_digimon_of_a_fusion():
    """It stands for a Jogress partner: XC-09 is a fusion."""
    assert tried("St-1 > St-2", "XC-09 with St-100") == ("St-2", ["evolve-payment"])


# C-R7a.6


@pytest.mark.rule("C-R7a.6")
@pytest.mark.case("colosseum/12")
def test_ignoring_requirements_ignores_notes_too():
    """XC-06 may only come from a Virus; St-55 puts it on Gabumon, a Data, without any payment."""
    t = table("""phase evolution
                 me box St-5
                 me slot1 St-55
                 me hand XC-06
                 you box St-5""")
    ocean = t.count(ME, "net_ocean")
    t.until("window_evolution").answer("open St-55", "pick XC-06")
    assert (t.cards(ME, "digimon_box"), t.cards(ME, "dark_area")) == (["St-5", "XC-06"], ["St-55"])
    assert t.count(ME, "net_ocean") == ocean
    assert t.rules_cited("evolved") == {"C-R7a.6"}


@pytest.mark.rule("C-R7a.6", "C-R11.9")
def test_ignoring_requirements_does_not_ignore_the_base():
    """St-55 cannot put Greymon on Gabumon: the card stays in hand, the program is used up."""
    t = table("""phase evolution
                 me box St-5
                 me slot1 St-55
                 me hand St-2
                 you box St-5""")
    t.until("window_evolution").answer("open St-55", "pick St-2")
    assert failures(t) == [("evolve-base", "C-R7.5")]
    assert (t.active(ME), t.cards(ME, "hand"), t.cards(ME, "dark_area")) == ("St-5", ["St-2"], ["St-55"])


@pytest.mark.rule("C-R7a.6", "C-R11.9", "C-R7.6")
@pytest.mark.case("colosseum/13")
@pytest.mark.parametrize(("box", "number"), [("St-1 > Bo-1", "St-994"), ("XC-13 > XC-42", "XC-37")])
def test_some_requirements_cannot_be_ignored(box, number):
    """XC-25 may be opened, nothing evolves, and the Digimon is left over."""
    t = evolving(box, number, "me slot1 XC-25")
    t.answer(f"decline {number}", "done", "open XC-25", f"pick {number}")
    assert failures(t) == [("evolve-cannot-ignore", "C-R7a.6")]
    assert (t.active(ME), t.cards(ME, "evolution_box")) == (box.split()[-1], [number])
    t.until("battle")
    assert sorted(t.cards(ME, "dark_area")) == sorted([number, "XC-25"])


@pytest.mark.rule("C-R7a.6", "C-R3.6", "C-R7a.3")
@pytest.mark.case("colosseum/13")
def test_what_cannot_be_ignored_can_be_met():
    """War Greymon and XC-24, which counts as Metal Garurumon, both blue: St-994 appears."""
    assert tried("St-1 > St-61", "St-994 with XC-24") == ("St-994", [])


@pytest.mark.rule("C-R7a.6")
def test_a_digimon_of_the_evolution_box_evolves_without_its_payment():
    """XC-25 and XC-08: neither 40 % nor one more hand card is asked for."""
    t = evolving("St-1 > St-2", "XC-08", "me slot1 XC-25\nme hand St-5")
    t.answer("decline XC-08", "done", "open XC-25", "pick XC-08")
    assert (t.active(ME), t.cards(ME, "hand")) == ("XC-08", ["St-5"])


# C-R7a.7


@pytest.mark.rule("C-R7a.7")
@pytest.mark.parametrize(
    ("active", "partner", "result"),
    [
        ("St-2", "St-6", ("XC-09", [])),
        ("St-6", "St-2", ("XC-09", [])),
        ("St-2", "St-10", ("St-2", ["evolve-notes"])),
        ("St-10", "St-2", ("St-10", ["evolve-notes"])),
        ("St-2", "St-1", ("St-2", ["evolve-payment"])),
    ],
)
def test_a_restriction_of_a_fusion_binds_every_digimon_used(active, partner, result):
    """XC-09 is made of two Level IV, neither of them a Virus, be it the active one or the one laid."""
    assert tried(f"St-1 > {active}", f"XC-09 with {partner}") == result


@pytest.mark.rule("C-R7a.7")
@pytest.mark.case("colosseum/15")
def test_a_printed_time_clause_holds_though_an_option_made_the_digimon_appear():
    """XC-10 puts XC-09 into the box: it wins this turn's battle and goes to the Dark Area at the end of the turn."""
    t = table("""phase evolution
                 me box St-3
                 me slot1 XC-10
                 me hand XC-09
                 you box St-1""")
    t.until("window_evolution").answer("open XC-10", "pick XC-09").until("window_points")
    assert t.cards(ME, "digimon_box") == ["St-3", "XC-09"]
    t.next_turn()
    assert (t.cards(ME, "digimon_box"), t.points) == (["St-3"], [100, 90])
    assert sorted(t.cards(ME, "dark_area")) == ["XC-09", "XC-10"]


@pytest.mark.rule("C-R7a.7")
def test_a_fusion_in_the_usual_way_has_the_same_time_clause():
    """The two Level IV are gone, and at the end of the turn so is what they became."""
    t = evolving("St-1 > St-2", "XC-09 with St-6")
    t.answer("evolve XC-09").until("window_points")
    assert t.active(ME) == "XC-09"
    t.next_turn()
    assert (t.active(ME), t.active(YOU)) == ("St-1", "St-5")
    assert sorted(t.cards(ME, "dark_area")) == ["St-2", "St-6", "XC-09"]
