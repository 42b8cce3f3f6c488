"""The words that change attacks and points, each in the hands of a card."""

import pytest

from made import digimon, option, position
from table import ME, YOU, table


def battle(mine, other, *lines, cards=()):
    """A battle in my window, with more lines of scenario."""
    more = "\n".join(lines)
    return position(f"phase battle\nme box {mine}\nyou box {other}\n{more}", *cards).until("window_battle", ME)


@pytest.mark.rule("C-R8.7")
def test_set_attack_picks_the_letter():
    """XC-01: A and +100 where Gabumon asks for B."""
    t = battle("St-1", "St-5", "me slot1 XC-01")
    assert (t.letter(ME), t.power(ME)) == ("B", 230)
    t.answer("open XC-01")
    assert (t.letter(ME), t.power(ME)) == ("A", 460)


@pytest.mark.parametrize(("letter", "power"), [("A", 350), ("B", 240), ("C", 150)])
def test_set_attack_may_be_about_the_opponent(letter, power):
    """Gabumon's attack is picked, without a bonus."""
    card = option("T-1", f"use at battle limit end_of_turn: set_attack opponent {letter}")
    t = battle("St-3", "St-5", "me slot1 T-1", cards=[card]).answer("open T-1")
    assert (t.letter(YOU), t.power(YOU)) == (letter, power)


@pytest.mark.rule("C-R8.7")
@pytest.mark.parametrize(
    ("action", "power"),
    [
        ("add_attack me 50", 410),
        ("subtract_attack me 50", 310),
        ("subtract_attack me 400", 0),
        ("multiply_attack me 2", 720),
        ("zero_attack me", 0),
        ("add_power me B", 590),
        ("add_power me C", 520),
    ],
)
def test_what_changes_an_attack(action, power):
    """Agumon's A 360 against Piyomon, each once."""
    card = option("T-1", f"use at battle limit end_of_turn: {action}")
    t = battle("St-1", "St-3", "me slot1 T-1", cards=[card])
    assert t.power(ME) == 360
    t.answer("open T-1")
    assert (t.power(ME), t.power(YOU)) == (power, 360)


@pytest.mark.rule("C-R8.7")
@pytest.mark.parametrize(
    ("static", "power"),
    [
        ("add_attack me 50", 410),
        ("subtract_attack me 50", 310),
        ("multiply_attack me 2", 720),
        ("zero_attack me", 0),
        ("add_power me B", 590),
    ],
)
def test_the_same_words_as_a_lasting_ability(static, power):
    """A Digimon whose printed A 360 is changed as long as it is active."""
    card = digimon("T-1", f"static: {static}")
    assert battle("T-1", "St-3", cards=[card]).power(ME) == power


def test_bundled_cards_change_attacks():
    """St-53 adds 50, XC-45 subtracts 40, St-54 doubles, XC-43 makes zero, XC-15 adds the C attack."""
    t = battle("St-1", "St-3", "me slot1 St-53", "me slot2 XC-45", "me hand St-5")
    t.answer("open St-53", "pick St-5", "open XC-45")
    assert (t.power(ME), t.power(YOU)) == (410, 320)
    t = battle("St-1 > St-2", "St-1 > Bo-1", "me slot1 St-54").answer("open St-54")
    assert t.power(ME) == 400
    t = battle("St-5 > XC-43", "St-3", "me hand St-5").answer("activate XC-43", "pick St-5")
    assert t.power(YOU) == 0
    t = battle("St-1 > XC-17", "St-1", "me slot1 XC-15 open")
    assert t.power(ME) == 700 + 550


@pytest.mark.rule("C-R2.3")
@pytest.mark.parametrize(("before", "after"), [(50, 60), (90, 100), (100, 100)])
def test_gain_points(before, after):
    """XC-26: ten points, up to 100."""
    t = table(f"""me box St-1
                  me points {before}
                  me slot1 XC-26
                  you box St-5""")
    t.until("window_preparation", ME).answer("open XC-26")
    assert t.points == [after, 100]


@pytest.mark.rule("C-R10.1")
@pytest.mark.parametrize(("before", "after", "outcome"), [(20, 10, None), (10, 0, (ME, "C-R10.1"))])
def test_lose_points(before, after, outcome):
    """XC-27: the opponent loses ten, and with the last ten the game."""
    t = battle("St-1", "St-5", "me slot1 XC-27", f"you points {before}").answer("open XC-27")
    assert (t.points, t.outcome) == ([100, after], outcome)


@pytest.mark.rule("C-R9.4")
@pytest.mark.case("colosseum/35")
@pytest.mark.parametrize(("opens", "points"), [(True, 80), (False, 90)])
def test_multiply_loss(opens, points):
    """Garurumon beats Greymon: 10 points, with St-58 20."""
    t = battle("St-5 > St-6", "St-1 > St-2", "me slot1 St-58")
    if opens:
        t.answer("open St-58")
    t.next_turn()
    assert t.points == [100, points]


# Amounts


@pytest.mark.parametrize("lost", [10, 30])
def test_that_is_the_amount_of_the_event(lost):
    """What was lost is gained again."""
    card = option(
        "T-1",
        f"use at battle limit end_of_turn: lose_points me {lost}",
        "when points_lost at_most 1: gain_points me that",
    )
    t = battle("St-1", "St-5", "me slot1 T-1", "me points 50", cards=[card]).answer("open T-1")
    assert t.points[ME] == 50
    assert [event.amount for event in t.events("points-gained")] == [lost]


@pytest.mark.parametrize(("other", "power"), [("St-3", 410 + 130), ("St-1", 410 + 160)])
def test_power_is_a_printed_power(other, power):
    """XC-62 adds the power of the opponent's C attack."""
    t = battle("XC-23 > XC-62", other, "me hand St-5 St-7")
    before = t.power(ME)
    t.answer("activate XC-62", "pick St-5", "pick St-7")
    assert (before, t.power(ME)) == (410, power)


@pytest.mark.parametrize(("who", "points"), [("me", 100), ("opponent", 100)])
def test_an_amount_may_be_a_property(who, points):
    """The own points, or the opponent's, or how many cards a zone holds."""
    card = option("T-1", f"use at battle limit end_of_turn: add_attack me {who}.points; add_attack me me.hand")
    t = battle("St-1", "St-3", "me slot1 T-1", "me hand St-5 St-5 St-5", cards=[card]).answer("open T-1")
    assert t.power(ME) == 360 + points + 3
