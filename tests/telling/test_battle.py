"""The arithmetic of battles, step by step, as the rules give it (C-R8.7)."""

import pytest

from netocean.telling.sayings import Attack, Battle, CardName, Line, Row, Say, Step
from table import ME, YOU, table
from telling.seats import fought, narrator, told

OFF = "switch guard_before_modifiers false\n"
AGUMON, KUNEMON, PIYOMON = (CardName(f"colosseum/St-{number}") for number in (1, 18, 3))


def battle(mine, other, *lines, before=""):
    """A battle in its windows, with more lines of scenario."""
    more = "\n".join(lines)
    return table(f"{before}phase battle\nme box {mine}\nyou box {other}\n{more}").until("window_battle")


def opened(t, *uses):
    """Open cards one after the other: (seat, number), and pay with St-5 where they cost a card."""
    for seat, number in uses:
        t.until("window_battle", seat).answer(f"open {number}")
        if number == "St-53":
            t.answer("pick St-5")
    return t


def attack(t, seat):
    """How the attack of a seat came about when the battle is over."""
    (found,) = [one for one in fought(t.until("points")).attacks if one.seat == seat]
    return found


def by_type(card, letter):
    """The letter is that of the opposing type."""
    return Say("event-attacks-by-type", {"card": card, "type": Say(f"type-{letter.lower()}")})


def guard(card, letter="C"):
    """An attack is turned into 0."""
    return Say("event-attacks-guard", {"letter": letter, "card": card})


def counts(step, number):
    """A card counts for an attack."""
    return Say("event-attack-modifier", {"step": step, "card": CardName(f"colosseum/{number}")})


def sums(found):
    """The power after each step."""
    return [step.power for step in found.steps]


def test_a_battle_tells_why_160_beats_340():
    """Letters by type; Agumon's C turns Kunemon's A into 0. The second attacker comes first (C-R8.5)."""
    t = battle("St-1", "St-18", "first me").until("points")
    mine = Attack(ME, "colosseum/St-1", "C", by_type(KUNEMON, "C"), [Step(Say("attack-c"), 160)], 160)
    other = Attack(
        YOU,
        "colosseum/St-18",
        "A",
        by_type(AGUMON, "A"),
        [Step(Say("attack-a"), 340), Step(guard(AGUMON), 0)],
        0,
    )
    assert fought(t) == Battle([other, mine], ME, "C-R8.10")


def test_a_battle_is_told_in_lines_when_it_is_over():
    """Each attack with its sum, then the result; both cite the rules."""
    t = battle("St-1", "St-18").until("points")
    lines = [line for line in told(t.journal.seats[YOU], YOU) if "C-R8.1" in line.rules or "C-R8.10" in line.rules]
    params = {"who": "you", "card": KUNEMON, "letter": "A", "why": by_type(AGUMON, "A")}
    assert (
        Line(Say("event-attacks", {**params, "sum": Row([340, guard(AGUMON)])}), "", ["C-R8.1", "C-R8.7"], True)
        in lines
    )
    assert lines[-1] == Line(
        Say("event-battle-result", {"who": "other", "mine": 0, "theirs": 160}), "strong", ["C-R8.10"]
    )


@pytest.mark.rule("C-R8.7")
def test_an_addition_counts_after_the_guard():
    """Kunemon's A 340 is 0 before Agumon's C; +50 is 50."""
    found = attack(opened(battle("St-1", "St-18", "you slot1 St-53", "you hand St-5"), (YOU, "St-53")), YOU)
    assert found.steps == [
        Step(Say("attack-a"), 340),
        Step(guard(AGUMON), 0),
        Step(counts("+50", "St-53"), 50),
    ]
    assert found.power == 50


@pytest.mark.rule("C-R8.7")
@pytest.mark.parametrize(
    ("order", "expected"), [(("St-53", "St-54"), [200, 250, 500]), (("St-54", "St-53"), [200, 400, 450])]
)
def test_steps_stand_in_the_order_played(order, expected):
    """Greymon's C 200: (200 + 50) × 2, or 200 × 2 + 50."""
    t = battle("St-1 > St-2", "St-1 > Bo-1", "me slot1 St-53", "me slot2 St-54", "me hand St-5")
    assert sums(attack(opened(t, *[(ME, number) for number in order]), ME)) == expected


@pytest.mark.rule("C-R8.7")
@pytest.mark.parametrize(("before", "expected"), [("", [360, 0, 50, 100]), (OFF, [360, 410, 0, 50])])
def test_a_guard_stands_where_it_counts(before, expected):
    """Agumon's A 360 + 50, then Piyomon's C, + 50: the guard is first, or at its place in the order of play."""
    t = battle(
        "St-1", "St-3", "me slot1 St-53", "me slot2 St-53", "me hand St-5 St-5", "you slot1 St-50", before=before
    )
    found = attack(opened(t, (ME, "St-53"), (YOU, "St-50"), (ME, "St-53")), ME)
    assert sums(found) == expected
    assert found.steps[expected.index(0)].words == guard(PIYOMON)


@pytest.mark.rule("C-R8.7")
def test_a_new_letter_leaves_behind_what_no_longer_counts():
    """Without the guard first, B 230 starts anew: the +50 from before is not in the sum."""
    t = battle("St-1", "St-3", "me slot1 St-53", "me slot2 St-51", "me hand St-5", before=OFF)
    found = attack(opened(t, (ME, "St-53"), (ME, "St-51")), ME)
    assert (found.letter, found.why, sums(found)) == ("B", Say("event-attacks-by-effect"), [230])


@pytest.mark.rule("C-R8.7")
def test_a_subtraction_below_zero_is_not_lost():
    """340, 0 by the guard, 40 less, 50 more: 10."""
    t = battle("St-1", "St-18", "me slot1 XC-45", "you slot1 St-53", "you hand St-5")
    assert sums(attack(opened(t, (ME, "XC-45"), (YOU, "St-53")), YOU)) == [340, 0, -40, 10]


@pytest.mark.rule("C-R8.7")
def test_the_last_step_is_what_was_compared():
    """Below zero it is 0."""
    t = battle("St-1", "St-18", "me slot1 XC-45")
    assert sums(attack(opened(t, (ME, "XC-45")), YOU)) == [340, 0, 0]


@pytest.mark.rule("C-R8.7")
def test_the_printed_power_of_another_attack_is_added():
    """Harbour Colossus: A 700, and its printed C 550."""
    found = attack(battle("St-1 > XC-17", "St-1", "me slot1 XC-15 open"), ME)
    assert found.steps[1].words.params["step"] == "+550"
    assert sums(found) == [700, 1250]


def test_a_battle_belongs_to_the_event_of_its_result():
    """Nothing before it and nothing after it has one."""
    t, teller = battle("St-1", "St-18").until("points"), narrator(ME)
    with_battle = []
    for event in t.journal.seats[ME]:
        teller.tell(event)
        if teller.battle is not None:
            with_battle.append(event.key)
    assert with_battle == ["battle-result"]


def test_a_drawn_battle_has_no_winner():
    """360 against 360."""
    assert fought(battle("St-1", "St-3").until("points")).winner == -1
