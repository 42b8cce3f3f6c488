"""Battle: which attack, its power, guard, modifiers, who wins (C-R8.1–C-R8.4, C-R8.7–C-R8.10)."""

from fractions import Fraction
from itertools import product

import pytest

from made import digimon, option, position, variant
from table import ME, YOU, library, table

TYPES = {"A": "St-1", "B": "St-5", "C": "St-18"}
POWERS = {"St-1": (360, 230, 160), "St-5": (350, 240, 150), "St-18": (340, 240, 120)}

ON = "switch guard_before_modifiers true\n"
OFF = "switch guard_before_modifiers false\n"


def battle(mine, other, *lines, before=""):
    """A battle in its windows, with more lines of scenario."""
    more = "\n".join(lines)
    return table(f"{before}phase battle\nme box {mine}\nyou box {other}\n{more}").until("window_battle")


def opened(t, *uses):
    """Open cards one after the other: (seat, number)."""
    for seat, number in uses:
        t.until("window_battle", seat).answer(f"open {number}")
    return t


# C-R8.1, C-R8.2


@pytest.mark.rule("C-R8.1", "C-R8.2")
@pytest.mark.parametrize(("mine", "other"), list(product("ABC", "ABC")))
def test_the_opponents_battle_type_picks_the_attack(mine, other):
    """The own type does not matter for the own attack; its power is the printed one, but for the guard."""
    t = battle(TYPES[mine], TYPES[other])
    assert (t.letter(ME), t.letter(YOU)) == (other, mine)
    printed = POWERS[TYPES[mine]]["ABC".index(other)]
    assert t.power(ME) == (0 if (other, mine) == ("A", "C") else printed)
    t.until("points")
    assert t.rules_cited("attacks") == {"C-R8.1"}


@pytest.mark.rule("C-R8.1", "C-R9.1", "C-R9.5")
@pytest.mark.case("colosseum/21")
def test_crossing_letters():
    """Greymon (A) against Garurumon (B): B 340 against A 410."""
    t = battle("St-1 > St-2", "St-5 > St-6")
    assert (t.letter(ME), t.power(ME), t.letter(YOU), t.power(YOU)) == ("B", 340, "A", 410)
    t.next_turn()
    assert (t.points, t.active(ME), t.cards(ME, "dark_area")) == ([90, 100], "St-1", ["St-2"])


# C-R8.3, C-R8.4


@pytest.mark.rule("C-R8.3", "C-R9.1", "C-R9.5", "C-R5.5")
@pytest.mark.case("colosseum/18")
def test_a_guard_makes_the_a_attack_zero():
    """Agumon uses C 160 against Kunemon's A 340."""
    t = battle("St-1", "St-18")
    assert (t.letter(ME), t.power(ME), t.letter(YOU), t.power(YOU)) == ("C", 160, "A", 0)
    t.next_turn()
    assert (t.points, t.active(YOU), t.first()) == ([100, 90], "St-18", ME)


@pytest.mark.rule("C-R8.3", "C-R9.2")
@pytest.mark.case("colosseum/20")
@pytest.mark.parametrize(("opens", "powers", "points"), [(False, (360, 360), [90, 90]), (True, (160, 0), [100, 90])])
def test_a_plug_in_c_guards_where_a_meets_a(opens, powers, points):
    """Agumon against Piyomon: a draw, or C with its guard."""
    t = battle("St-1", "St-3", "me slot1 St-50")
    if opens:
        opened(t, (ME, "St-50"))
    assert (t.power(ME), t.power(YOU)) == powers
    first = t.first()
    t.next_turn()
    assert (t.points, t.active(ME), t.active(YOU), t.first()) == (points, "St-1", "St-3", first)


@pytest.mark.rule("C-R8.3")
def test_a_c_attack_without_a_guard_zeroes_nothing():
    """The guard is printed on the attack, not given by its letter."""
    bare = digimon("T-1", guard=None)
    t = position("phase battle\nme box T-1\nyou box St-18", bare)
    assert (t.letter(ME), t.power(ME), t.letter(YOU), t.power(YOU)) == ("C", 160, "A", 340)


@pytest.mark.rule("C-R8.4", "C-R8.3")
@pytest.mark.parametrize(
    ("mine", "other", "plug", "powers"),
    [
        ("XC-23 > XC-62", "St-18", "St-51", (200, 0)),
        ("XC-23 > XC-62", "St-18", None, (200, 340)),
        ("St-5 > XC-64", "St-5", "St-50", (430, 0)),
        ("St-5 > XC-64", "St-5", None, (430, 240)),
        ("St-5 > XC-64", "St-18", "St-49", (230, 0)),
    ],
)
def test_other_letters_guard_alike(mine, other, plug, powers):
    """XC-62: C makes B zero, not A. XC-64: B makes C zero, C makes A zero."""
    t = battle(mine, other, f"you slot1 {plug}" if plug else "")
    if plug:
        opened(t, (YOU, plug))
    assert (t.power(ME), t.power(YOU)) == powers


def known_digimon():
    """The real Digimon whose type and three powers are known, by level."""
    found: dict[str, list[str]] = {}
    for card in library().cards():
        facts = card.facts
        powers = facts.attack or {}
        if (
            facts.practice
            or facts.kind != "digimon"
            or facts.type is None
            or None in powers.values()
            or len(powers) < 3
        ):
            continue
        found.setdefault(facts.level, []).append(card.key)
    return found


@pytest.mark.rule("C-R8.3")
def test_the_guard_closes_the_circle_of_types():
    """Over 89 Digimon, at equal level: B beats A, A beats C by its guard, C beats B, nearly always."""
    known = known_digimon()
    assert sum(len(keys) for keys in known.values()) == 89
    for level, least in (("III", 100), ("IV", 99), ("Perfect", 90), ("Ultimate", 100)):
        for strong, weak in (("B", "A"), ("A", "C"), ("C", "B")):
            pairs = [(one, two) for one in known[level] for two in known[level] if kinds(one, two) == strong + weak]
            won = sum(1 for one, two in pairs if beats(one, two))
            share = Fraction(100 * won, len(pairs))
            if (level, strong) == ("Ultimate", "C"):
                assert (won, len(pairs)) == (4, 6)
            else:
                assert least <= share <= 100, (level, strong, weak, float(share))


def kinds(one, two):
    """The battle types of two cards."""
    return library().card(one).facts.type + library().card(two).facts.type


def beats(one, two):
    """Whether one Digimon beats another, on a Level III where they need one."""
    cards = [variant(key, status="verified") for key in (one, two)]  # an incomplete card has its powers too
    told = [library().card(key).facts for key in (one, two)]
    boxes = [facts.number if facts.level == "III" else f"St-1 > {facts.number}" for facts in told]
    t = position(f"phase battle\nme box {boxes[0]}\nyou box {boxes[1]}", *cards)
    return t.power(ME) > t.power(YOU)


# C-R8.7: letters


@pytest.mark.rule("C-R8.7", "C-R8.8")
@pytest.mark.case("colosseum/1")
def test_the_last_letter_changer_counts_and_the_earlier_stays_open():
    """A, then C: the attack is C; the A card lies open without effect."""
    t = opened(battle("St-1", "St-5", "me slot1 St-49", "me slot2 St-50"), (ME, "St-49"))
    assert (t.letter(ME), t.power(ME)) == ("A", 360)
    opened(t, (ME, "St-50"))
    assert (t.letter(ME), t.power(ME), t.cards(ME, "slots")) == ("C", 160, ["St-49", "St-50"])
    t.until("window_points")
    assert t.cards(ME, "slots") == ["St-49", "St-50"]
    assert [event.word for event in t.events("attacks") if event.seat == ME] == ["C"]


@pytest.mark.rule("C-R8.8", "C-R11.3")
@pytest.mark.case("colosseum/2")
@pytest.mark.parametrize("plug", ["St-49", "XC-01"])
def test_an_earlier_letter_changer_does_not_come_back(plug):
    """The C card is negated: the letter is the opponent's battle type again, not A, and no bonus comes back."""
    t = battle("St-1", "St-5", f"me slot1 {plug}", "me slot2 St-50", "you slot1 XC-03")
    opened(t, (ME, plug), (ME, "St-50"), (YOU, "XC-03"))
    t.answer("pick St-50")
    assert (t.letter(ME), t.power(ME), t.cards(ME, "slots")) == ("B", 230, [plug])
    t.until("points")


@pytest.mark.rule("C-R8.8", "C-R8.7")
def test_the_last_letter_changer_stays_when_an_earlier_one_leaves():
    """The A card is negated: the attack is C as before."""
    t = battle("St-1", "St-5", "me slot1 St-49", "me slot2 St-50", "you slot1 XC-03")
    opened(t, (ME, "St-49"), (ME, "St-50"), (YOU, "XC-03")).answer("pick St-49")
    assert (t.letter(ME), t.power(ME), t.cards(ME, "slots")) == ("C", 160, ["St-50"])


@pytest.mark.rule("C-R8.8")
def test_a_letter_changer_opened_after_a_removed_one_counts():
    """A, negated; then B is opened: the attack is B against an opponent of type A."""
    t = battle("St-1", "St-3", "me slot1 St-50", "me slot2 St-51", "you slot1 XC-03")
    opened(t, (ME, "St-50"), (YOU, "XC-03")).answer("pick St-50")
    assert t.letter(ME) == "A"
    opened(t, (ME, "St-51"))
    assert (t.letter(ME), t.power(ME)) == ("B", 230)


@pytest.mark.rule("C-R8.9")
@pytest.mark.case("colosseum/4")
def test_the_bonus_of_a_plug_in_dies_with_its_letter():
    """XC-01 (A, +100), then St-51: B at its printed power."""
    t = opened(battle("St-1", "St-18", "me slot1 XC-01", "me slot2 St-51"), (ME, "XC-01"))
    assert (t.letter(ME), t.power(ME)) == ("A", 460)
    opened(t, (ME, "St-51"))
    assert (t.letter(ME), t.power(ME)) == ("B", 230)
    t.until("points")


@pytest.mark.rule("C-R8.9")
@pytest.mark.parametrize(("order", "letter", "power"), [(("XC-01", "XC-02"), "C", 260), (("XC-02", "XC-01"), "A", 460)])
def test_only_the_bonus_of_the_last_plug_in_counts(order, letter, power):
    """Two plug-ins of +100 each give 100, not 200."""
    t = battle("St-1", "St-5", "me slot1 XC-01", "me slot2 XC-02")
    opened(t, *[(ME, number) for number in order])
    assert (t.letter(ME), t.power(ME)) == (letter, power)


@pytest.mark.rule("C-R8.7")
def test_a_letter_changer_moves_the_guard_too():
    """Kunemon's A is zero before Agumon's C; with B it is 240, with A again 0."""
    t = battle("St-1", "St-18", "you slot1 St-51", "you slot2 St-49")
    assert t.power(YOU) == 0
    opened(t, (YOU, "St-51"))
    assert (t.letter(YOU), t.power(YOU)) == ("B", 240)
    opened(t, (YOU, "St-49"))
    assert (t.letter(YOU), t.power(YOU)) == ("A", 0)


# C-R8.7: modifiers


@pytest.mark.rule("C-R8.7")
@pytest.mark.parametrize(("switch", "power"), [(ON, 50), (OFF, 0)], ids=["true", "false"])
def test_a_guard_that_comes_after_an_addition(switch, power):
    """360 + 50, then the other's C: the guard counts before the addition, or at its place in the order of play."""
    t = battle("St-1", "St-3", "me slot1 St-53", "me hand St-5", "you slot1 St-50", before=switch)
    opened(t, (ME, "St-53")).answer("pick St-5")
    assert t.power(ME) == 410
    opened(t, (YOU, "St-50"))
    assert (t.power(ME), t.power(YOU)) == (power, 130)


@pytest.mark.rule("C-R8.7")
@pytest.mark.parametrize("switch", [ON, OFF], ids=["true", "false"])
def test_an_addition_after_the_guard_counts_under_either_value(switch):
    """Kunemon's A is 0 before Agumon's C; +50 afterwards is 50."""
    t = battle("St-1", "St-18", "you slot1 St-53", "you hand St-5", before=switch)
    opened(t, (YOU, "St-53")).answer("pick St-5")
    assert (t.power(ME), t.power(YOU)) == (160, 50)


@pytest.mark.rule("C-R8.7")
@pytest.mark.parametrize(("switch", "power"), [(ON, 280), (OFF, 230)], ids=["true", "false"])
def test_a_letter_changed_after_an_addition(switch, power):
    """A 360 + 50, then B 230: the addition is replayed, or the new letter starts from its printed power."""
    t = battle("St-1", "St-3", "me slot1 St-53", "me slot2 St-51", "me hand St-5", before=switch)
    opened(t, (ME, "St-53")).answer("pick St-5")
    opened(t, (ME, "St-51"))
    assert (t.letter(ME), t.power(ME)) == ("B", power)


@pytest.mark.rule("C-R8.7")
@pytest.mark.parametrize(("switch", "power"), [(ON, 280), (OFF, 280)], ids=["true", "false"])
def test_an_addition_after_the_letter_changed(switch, power):
    """B 230, then +50, under either value."""
    t = battle("St-1", "St-3", "me slot1 St-53", "me slot2 St-51", "me hand St-5", before=switch)
    opened(t, (ME, "St-51"), (ME, "St-53")).answer("pick St-5")
    assert (t.letter(ME), t.power(ME)) == ("B", power)


@pytest.mark.rule("C-R8.7")
@pytest.mark.parametrize(("order", "power"), [(("St-53", "St-54"), 500), (("St-54", "St-53"), 450)])
def test_additions_and_multiplications_count_in_the_order_played(order, power):
    """Greymon's C 200 against Metal Greymon: (200 + 50) × 2, or 200 × 2 + 50."""
    t = battle("St-1 > St-2", "St-1 > Bo-1", "me slot1 St-53", "me slot2 St-54", "me hand St-5")
    for number in order:
        opened(t, (ME, number))
        if number == "St-53":
            t.answer("pick St-5")
    assert (t.letter(ME), t.power(ME)) == ("C", power)


@pytest.mark.rule("C-R8.7", "C-R11.1")
@pytest.mark.case("colosseum/34")
def test_a_counterattack_doubles_the_power_as_it_stands():
    """Greymon's C 200 becomes 400."""
    t = opened(battle("St-1 > St-2", "St-1 > Bo-1", "me slot1 St-54"), (ME, "St-54"))
    assert (t.letter(ME), t.power(ME)) == ("C", 400)


@pytest.mark.rule("C-R8.7")
def test_power_is_never_below_zero_but_a_subtraction_is_not_lost():
    """0 by the guard, 40 less by XC-45 is 0; 50 more afterwards is 10."""
    t = battle("St-1", "St-18", "me slot1 XC-45", "you slot1 St-53", "you hand St-5")
    opened(t, (ME, "XC-45"))
    assert t.power(YOU) == 0
    opened(t, (YOU, "St-53")).answer("pick St-5")
    assert t.power(YOU) == 10


@pytest.mark.rule("C-R8.7")
@pytest.mark.parametrize(("count", "power"), [(1, 80), (2, 40), (3, 0)])
def test_subtractions_stop_at_zero(count, power):
    """Kunemon's C 120 against Kunemon; each XC-45 takes 40."""
    slots = [f"me slot{place} XC-45" for place in range(1, count + 1)]
    t = opened(battle("St-18", "St-18", *slots), *[(ME, "XC-45")] * count)
    assert t.power(YOU) == power


@pytest.mark.rule("C-R8.7")
def test_the_printed_power_of_an_attack_is_what_is_added():
    """XC-17 adds its printed C 550, not the C as it would be with other cards."""
    t = battle("St-1 > XC-17", "St-1", "me slot1 XC-15 open", "me slot2 XC-46")
    assert t.power(ME) == 1250
    opened(t, (ME, "XC-46"))
    assert t.power(ME) == 1280


@pytest.mark.rule("C-R8.7")
@pytest.mark.parametrize(("switch", "power"), [(ON, 100), (OFF, 50)], ids=["true", "false"])
def test_a_guard_between_two_additions(switch, power):
    """360 + 50, the other's C, + 50: both count after the guard, or only the one played after it."""
    t = battle(
        "St-1", "St-3", "me slot1 St-53", "me slot2 St-53", "me hand St-5 St-5", "you slot1 St-50", before=switch
    )
    opened(t, (ME, "St-53")).answer("pick St-5")
    opened(t, (YOU, "St-50"), (ME, "St-53")).answer("pick St-5")
    assert t.power(ME) == power


@pytest.mark.rule("C-R8.7")
def test_a_guard_ends_with_the_letter_that_brought_it():
    """Piyomon goes from C back to A: Agumon's A 360 counts again."""
    t = opened(battle("St-1", "St-3", "you slot1 St-50", "you slot2 St-49"), (YOU, "St-50"))
    assert t.power(ME) == 0
    opened(t, (YOU, "St-49"))
    assert t.power(ME) == 360


# C-R8.10


@pytest.mark.rule("C-R8.10", "C-R9.2")
@pytest.mark.parametrize(
    ("plug", "other", "result", "points"),
    [(None, None, 2, [90, 90]), ("mine", None, ME, [100, 90]), (None, "other", YOU, [90, 100])],
)
def test_the_higher_power_wins_and_equal_is_a_draw(plug, other, result, points):
    """360 against 360, 370 against 360, 360 against 370."""
    ten = option("T-10", "use at battle limit end_of_turn: add_attack me 10")
    t = position("phase battle\nme box St-1\nme slot1 T-10\nyou box St-3\nyou slot1 T-10", ten)
    if plug:
        opened(t, (ME, "T-10"))
    if other:
        opened(t, (YOU, "T-10"))
    t.until("points")
    (told,) = t.events("battle-result")
    assert (told.seat, told.rule) == (result, "C-R8.10")
    t.next_turn()
    assert t.points == points
