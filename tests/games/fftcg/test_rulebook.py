"""The rules of Final Fantasy TCG as data."""

import pytest

from netocean.games.fftcg.rulebook import BINDING, DOUBT_GRADES, DOUBTED, NOT_TESTABLE, PRIMER, RULES
from netocean.games.fftcg.rulesets import SWITCHES
from netocean.texts import LANGUAGES, keys

IDS = [rule for rule, _ in RULES]


def place(rule):
    """Where a rule stands in the book: chapter and number."""
    chapter, number = rule.removeprefix("F-R").split(".")
    return int(chapter), int(number)


def test_rules_stand_in_their_order_without_gap():
    """Chapters 1 to 19 and 21, each numbered from 1."""
    assert [place(rule) for rule in IDS] == sorted({place(rule) for rule in IDS})
    last = {chapter: max(number for at, number in map(place, IDS) if at == chapter) for chapter, _ in map(place, IDS)}
    assert list(last) == [*range(1, 20), 21]
    assert len(IDS) == sum(last.values()) == 258


def test_what_binds_and_what_cannot_be_tested_are_all_rules():
    """No rule is both, none is neither."""
    assert len(NOT_TESTABLE) == 11
    assert sorted([*BINDING, *NOT_TESTABLE]) == sorted(IDS)
    assert "F-R21.20" in BINDING and "F-R14.16" not in BINDING


def test_doubted_rules_are_those_of_a_doubted_grade():
    """A doubt in one part of a rule marks the rule."""
    assert {rule for rule, grade in RULES if grade in DOUBT_GRADES} == DOUBTED
    assert {"F-R1.4", "F-R2.9", "F-R9.3", "F-R12.7", "F-R13.24", "F-R19.8", "F-R21.15"} <= DOUBTED
    assert not {"F-R1.1", "F-R5.2", "F-R9.4", "F-R13.20", "F-R21.17"} & DOUBTED
    assert {grade for _, grade in RULES} - set(DOUBT_GRADES) == {"v2", "v3.3", "FAQ", "P", "C", "texts", "-"}


def test_every_sentence_of_the_primer_has_its_rules():
    """Twenty-seven of them, in order; 15 and 17 name whole runs of rules."""
    assert list(PRIMER) == [f"{number:02}" for number in range(1, 28)]
    assert all(rules and set(rules) <= set(IDS) for rules in PRIMER.values())
    assert PRIMER["15"] == (*(f"F-R7.{number}" for number in range(1, 10)), "F-R21.13")
    assert len(PRIMER["17"]) == 26


def test_switches_name_rules_that_there_are():
    """Each switch leads into the rule book."""
    assert all(switch.rules and set(switch.rules) <= set(IDS) for switch in SWITCHES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_sentence(language):
    """A rule id leads to its text."""
    assert sorted({f"rule-{rule.lower().replace('.', '-')}" for rule in IDS} - keys(language)) == []
