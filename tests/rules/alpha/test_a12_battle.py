"""A-12: the battle between two Digimon."""

import pytest

from alpha.board import ME, YOU, board
from alpha.made import command, digimon, option

DUEL = "phase battle\nme box T-1\nme fill XA-01\nyou box T-2\nyou fill XA-02\n"


def duel(mine, other, *cards, more=""):
    """T-1 attacks T-2 directly: the window is open."""
    t = board(DUEL + more, mine, other, *cards)
    return t.until("opportunity", ME).answer("attack T-1 T-2")


def fighter(number, power, *lines, **facts):
    """A Digimon with this power whatever the letter, mine faster."""
    return digimon(
        number, *lines, **{"skills": dict.fromkeys("ABC", power), "speed": 9 if number == "T-1" else 1, **facts}
    )


@pytest.mark.rule("A-12.1")
@pytest.mark.primer("alpha/36")
@pytest.mark.parametrize(("type_", "power"), [("A", 300), ("B", 200), ("C", 100)])
def test_the_opponent_s_type_names_the_skill(type_, power):
    """Powers 300, 200, 100 of A, B, C."""
    t = duel(digimon("T-1", speed=9), fighter("T-2", 50, type=type_))
    assert (t.letter(ME), t.power(ME)) == (type_, power)
    assert [event.rule for event in t.events("skill")] == ["A-12.1", "A-12.1"]


@pytest.mark.rule("A-12.2")
def test_the_power_is_the_printed_one_with_its_effect_text():
    """Only the text of the skill that is used applies."""
    lines = (
        "when skill A: add_attack me 50 until end_of_battle",
        "when skill B: add_attack me 999 until end_of_battle",
    )
    t = duel(fighter("T-1", 100, *lines), fighter("T-2", 10))
    assert t.power(ME) == 150


@pytest.mark.rule("A-12.2")
def test_the_attacker_s_text_applies_first():
    """Both have one."""
    mine = fighter("T-1", 100, "when skill A: gain_points me 10")
    other = fighter("T-2", 100, "when skill A: gain_points me 10")
    t = duel(mine, other, more="me points 50\nyou points 50\n")
    assert [event.seat for event in t.events("points-gained")] == [ME, YOU]


@pytest.mark.rule("A-12.3")
def test_start_of_battle_abilities_come_before_the_window():
    """Attacker's first, and after the skill's text."""
    mine = fighter("T-1", 100, "when start_of_battle: gain_points me 10", "when skill A: gain_points me 20")
    other = fighter("T-2", 100, "when start_of_battle: gain_points me 10")
    t = duel(mine, other, more="me points 50\nyou points 50\n")
    assert [(event.seat, event.amount) for event in t.events("points-gained")] == [(ME, 20), (ME, 10), (YOU, 10)]
    assert t.asked == (ME, "window")


BOOST = command("T-3", "use at battle: add_attack me 100 until end_of_battle")


@pytest.mark.rule("A-12.4", "A-1.10")
@pytest.mark.primer("alpha/37")
def test_commands_alternate_from_the_attacker_free_of_cost():
    """Mine, the other one's, mine; used ones go to the Dark Area."""
    t = duel(fighter("T-1", 100), fighter("T-2", 100), BOOST, more="me hand T-3 T-3\nyou hand T-3\n")
    seats = []
    for _ in range(3):
        seats.append(t.choice.seat)
        t.answer("use T-3")
    assert seats == [ME, YOU, ME]
    assert (t.power(ME), t.power(YOU)) == (300, 200)
    assert (t.cards(ME, "dark_area"), t.cards(YOU, "dark_area")) == (["T-3", "T-3"], ["T-3"])
    assert (t.points, t.rules_cited("command-used")) == ([100, 100], {"A-12.4"})


@pytest.mark.rule("A-12.4")
def test_abilities_are_used_in_the_same_window():
    """Of a Digimon, once a turn; of an option, by turning it sideways."""
    mine = fighter("T-1", 100, "activate at battle: add_attack me 10 until end_of_battle")
    tool = option("T-4", "activate at battle cost turn_this: add_attack me 5 until end_of_battle")
    t = duel(mine, fighter("T-2", 100), tool, more="me slot T-4\n")
    t.answer("activate T-1", "pass", "activate T-4", "pass")
    assert (t.power(ME), t.sideways(ME), t.options()) == (115, ["T-4"], ["pass"])
    assert t.reasons(ME, "T-1") == [("use-bound", "A-14.2")]
    assert ("cost-this-upright", "A-14.2") in t.reasons(ME, "T-4")


@pytest.mark.rule("A-12.4")
def test_the_window_is_open_whatever_the_hands_hold():
    """With only `pass` a player is asked too."""
    t = duel(fighter("T-1", 100), fighter("T-2", 100))
    assert (t.asked, t.options()) == ((ME, "window"), ["pass"])
    assert t.answer("pass").asked == (YOU, "window")


@pytest.mark.rule("A-12.5")
@pytest.mark.primer("alpha/38")
@pytest.mark.parametrize(("mine", "removed"), [(310, [[], ["T-2"]]), (290, [["T-1"], []])])
def test_the_higher_power_wins(mine, removed):
    """310 or 290 against 300."""
    t = duel(fighter("T-1", mine, hp=10), fighter("T-2", 300, hp=10)).answer("pass", "pass")
    assert [t.cards(seat, "removed") for seat in (ME, YOU)] == removed


@pytest.mark.rule("A-12.5")
def test_a_power_is_never_below_zero():
    """100 less 300."""
    weaken = command("T-3", "use at battle: subtract_attack opponent 300 until end_of_battle")
    t = duel(fighter("T-1", 50), fighter("T-2", 100), weaken, more="me hand T-3\n").answer("use T-3")
    assert t.power(YOU) == 0


@pytest.mark.rule("A-12.6")
@pytest.mark.primer("alpha/38")
@pytest.mark.case("alpha/switch/tie=both_win")
def test_equal_powers_both_win():
    """No HP is lost; "when it wins" applies to both, the attacker's first."""
    mine, other = (fighter(number, 300, "when win: gain_points me 10", hp=10) for number in ("T-1", "T-2"))
    t = duel(mine, other, more="me points 50\nyou points 50\n").answer("pass", "pass")
    assert [event.seat for event in t.events("points-gained")] == [ME, YOU]
    assert (t.events("damaged"), t.boxes(ME), t.boxes(YOU)) == ([], ["T-1"], ["T-2"])
    assert [(event.seat, event.rule) for event in t.events("battle-result")] == [(2, "A-12.6")]


@pytest.mark.rule("A-12.6")
@pytest.mark.case("alpha/switch/tie=both_damaged")
def test_or_both_are_damaged():
    """Each by the other's power, at the same moment."""
    t = board("switch tie both_damaged\n" + DUEL, fighter("T-1", 300, hp=300), fighter("T-2", 300, hp=310))
    t.answer("attack T-1 T-2", "pass", "pass")
    assert (t.cards(ME, "removed"), t.cards(YOU, "removed")) == (["T-1"], [])
    assert [(event.amount, event.word) for event in t.events("damaged")] == [(300, "0"), (300, "10")]


@pytest.mark.rule("A-12.7", "A-13.1")
@pytest.mark.primer("alpha/39")
@pytest.mark.parametrize(("hp", "removed"), [(290, True), (300, True), (310, False)])
def test_the_loser_s_hp_less_the_winner_s_power(hp, removed):
    """At 0 or less it is destroyed and removed from the game."""
    t = duel(fighter("T-1", 300), fighter("T-2", 100, hp=hp)).answer("pass", "pass")
    assert (t.cards(YOU, "removed") == ["T-2"], t.cards(YOU, "dark_area")) == (removed, [])


@pytest.mark.rule("A-12.7")
@pytest.mark.primer("alpha/40")
def test_damage_is_forgotten_when_the_attack_ends():
    """300 of 310 twice in a turn."""
    second = fighter("T-3", 300, speed=8)
    t = duel(fighter("T-1", 300), fighter("T-2", 100, hp=310), second, more="me box T-3\n").answer("pass", "pass")
    assert t.hp("T-2", YOU) == 310
    t.answer("attack T-3 T-2", "pass", "pass")
    assert t.boxes(YOU) == ["T-2"]
    assert [event.word for event in t.events("damaged")] == ["10", "10"]


@pytest.mark.rule("A-12.8")
def test_both_turn_sideways_at_the_end_of_the_battle():
    """Not before: in the window they are upright."""
    t = duel(fighter("T-1", 100), fighter("T-2", 100), more="you box XA-03\n")
    assert (t.sideways(ME), t.sideways(YOU)) == ([], [])
    t.answer("pass", "pass")
    assert (t.sideways(ME), t.sideways(YOU)) == (["T-1"], ["T-2"])


@pytest.mark.rule("A-12.12")
def test_no_points_are_lost_by_a_battle():
    """Neither by winning nor by losing."""
    t = duel(fighter("T-1", 300), fighter("T-2", 100)).answer("pass", "pass")
    assert (t.points, t.events("points-lost")) == ([100, 100], [])


# The alpha battle.

SQUAD = """phase battle
           me box T-1
           me box T-5
           me slot XA-41
           me fill XA-01
           you box T-2
           you fill XA-02
           """


def squad(main, supporter, other, *cards, more=""):
    """T-1 alpha attacks with T-5 in support, T-2 blocks: the window is open."""
    t = board(SQUAD + more, main, supporter, other, *cards)
    return t.answer("alpha T-1", "pick T-5", "done", "block T-2", "none")


def roarer(number, power, *lines, **facts):
    """A fighter in Dragon's Roar, the field of which the slot holds; slower than T-1 unless it is T-1."""
    speed = {"T-1": 9, "T-5": 8}.get(number, 1)
    return fighter(number, power, *lines, **{"speed": speed, "fields": ["DR"], **facts})


@pytest.mark.rule("A-12.9")
@pytest.mark.primer("alpha/47")
@pytest.mark.parametrize(("mine", "other", "power"), [(300, 400, 420), (400, 300, 420), (300, 300, 320)])
def test_the_strongest_skill_of_main_and_supporters(mine, other, power):
    """Dragon's Roar field adds 20 to the main Digimon."""
    t = squad(roarer("T-1", mine), roarer("T-5", other), fighter("T-2", 100))
    assert t.power(ME) == power


@pytest.mark.rule("A-12.9")
def test_the_defender_s_supporters_count_too():
    """T-2 with 100 takes the 250 of its supporter."""
    ally = fighter("T-6", 250, fields=["DR"], speed=2)
    t = board(SQUAD + "you box T-6\nyou slot XA-41\n", roarer("T-1", 300), roarer("T-5", 200), ally,
              fighter("T-2", 100, fields=["DR"]))  # fmt: skip
    t.answer("alpha T-1", "pick T-5", "done", "block T-2", "pick T-6")
    assert t.power(YOU) == 270


@pytest.mark.rule("A-12.10")
@pytest.mark.primer("alpha/48")
def test_only_the_main_digimon_s_abilities_are_used():
    """The supporter's is not offered, nor does it answer; the attacker's is."""
    line = "activate at battle: add_attack me 10 until end_of_battle"
    answers = "when start_of_battle {kind digimon}: gain_points me 10"
    t = squad(roarer("T-1", 300, line), roarer("T-5", 300, line, answers), fighter("T-2", 100), more="me points 50\n")
    assert (t.offers("activate T-1"), t.offers("activate T-5")) == (True, False)
    assert ("ability-alpha", "A-12.10") in t.reasons(ME, "T-5")
    assert t.points[ME] == 50


@pytest.mark.rule("A-12.10", "A-14.1")
def test_unless_a_card_says_so():
    """A supporter whose abilities may be used."""
    line = "activate at battle: add_attack me 10 until end_of_battle"
    t = squad(roarer("T-1", 300), roarer("T-5", 300, line, "static: abilities_in_support self"), fighter("T-2", 100))
    assert t.offers("activate T-5")


@pytest.mark.rule("A-12.10")
def test_the_text_of_the_skill_taken_applies_even_if_it_is_a_supporter_s():
    """It adds 50 to the main Digimon's power."""
    text = "when skill A: add_attack me 50 until end_of_battle"
    t = squad(roarer("T-1", 300), roarer("T-5", 400, text), fighter("T-2", 100))
    assert t.power(ME) == 470
    t = squad(roarer("T-1", 500), roarer("T-5", 400, text), fighter("T-2", 100))
    assert t.power(ME) == 520


@pytest.mark.rule("A-12.11")
@pytest.mark.primer("alpha/49")
def test_only_the_main_digimon_of_the_losing_side_loses_hp():
    """The supporter is not destroyed, though its skill was the one that lost."""
    weak, ally = roarer("T-1", 100, hp=10), roarer("T-5", 300, hp=10)
    t = squad(weak, ally, fighter("T-2", 900), more="you box XA-03\n").answer("pass", "pass")
    assert (t.cards(ME, "removed"), t.boxes(ME), t.sideways(ME)) == (["T-1"], ["T-5"], ["T-5"])
