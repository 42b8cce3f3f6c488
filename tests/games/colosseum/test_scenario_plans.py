"""Scenario text: the plans of the Evolution Box are refused where no Preparation could have set them."""

import pytest

from made import digimon
from refused import BOTH, accepted, key_and_line, refused
from table import ME, library, table


@pytest.mark.rule("C-R6.7", "C-R6.9")
@pytest.mark.parametrize(
    ("plan", "allowed"),
    [
        ("St-2", True),
        ("St-2 with ○", True),
        ("St-2 with ○○", True),
        ("St-2 with ○○○", False),
        ("St-2 with ×", False),
        ("St-2 with ○○ ○", False),
        ("St-2 with St-49", False),
        ("St-2 with ○○ St-49", False),
        ("St-6 with ×", True),
        ("St-6 with ××", True),
        ("St-6 with ×××", False),
        ("Bo-1 with St-59", True),
        ("Bo-1 with St-59 St-59", False),
        ("Bo-1 with St-60", False),
        ("Bo-1 with ○", False),
        ("St-47 with St-44", True),
        ("St-47 with St-6", True),
        ("St-47 with St-100", True),
        ("St-47 with St-44 St-6", False),
        ("St-47 with St-1", False),
        ("XC-09 with St-100", False),
        ("XC-11 with ○", False),
    ],
)
def test_a_payment_is_one_of_the_lines_or_a_part_of_one(plan, allowed):
    """And never more, whatever is active."""
    text = f"phase evolution\n{BOTH}me evolution {plan}"
    if allowed:
        assert accepted(text)
    else:
        assert refused(text) == ("scenario-payment", {"line": 4, "name": plan.split()[0]})


@pytest.mark.rule("C-R6.7")
@pytest.mark.parametrize(
    ("paid", "allowed"),
    [("St-59", True), ("St-60", True), ("St-59 St-60", True), ("St-59 St-59", False), ("St-59 St-60 St-60", False)],
)
def test_of_two_cards_one_is_a_part(paid, allowed):
    """A line that asks for both programs."""
    names = [library().card(number).facts.name for number in ("St-59", "St-60")]
    line = {"kind": "program", "base": {"name": "agumon"}, "cards": names}
    card = digimon("T-1", level="IV", lines=[line])
    text = f"phase evolution\n{BOTH}me evolution T-1 with {paid}"
    assert accepted(text, card) if allowed else key_and_line(text, card) == ("scenario-payment", 4)


@pytest.mark.rule("C-R6.9")
@pytest.mark.parametrize(
    ("plans", "line"),
    [
        (["St-2 with ○○"], 0),
        (["St-2 with ○○", "Bo-1 with St-59"], 0),
        (["St-2 with ○"], 5),
        (["St-2"], 5),
        (["St-6 with ××"], 5),
        (["Bo-1 with St-59"], 5),
        (["St-2 with ○○", "Bo-1"], 6),
        (["XC-06 with ○○"], 5),
    ],
)
def test_without_bluffing_every_plan_can_succeed(plans, line):
    """Base, whole payment, and what the notes allow: XC-06 comes only from a Virus."""
    text = f"switch allow_bluff false\nphase evolution\n{BOTH}" + "".join(f"me evolution {plan}\n" for plan in plans)
    assert accepted(text) if line == 0 else key_and_line(text) == ("scenario-bluff", line)
    assert accepted(text.replace("false", "true"))


def test_the_cards_of_symbols_are_the_filler():
    """St-3, wherever it is said."""
    t = table("phase evolution\nme evolution St-2 with ○○\nme box St-1\nme fill St-3\nyou box St-5")
    assert t.cards(ME, "requirement_box") == ["St-3", "St-3"]
