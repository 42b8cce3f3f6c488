"""The rules and switches of α as data."""

import pytest

from netocean.engine.errors import DataProblem
from netocean.games.alpha.rulebook import BINDING, DOUBTED, NOT_TESTABLE, PRIMER, RULES
from netocean.games.alpha.rules import preset
from netocean.games.alpha.rulesets import PRESETS, SWITCHES
from netocean.texts import LANGUAGES, keys

IDS = [rule for rule, _ in RULES]
LAST = [12, 9, 5, 4, 6, 4, 21, 8, 4, 6, 8, 12, 4, 6, 2]


def test_rules_stand_in_their_order_without_gap():
    """Fifteen chapters."""
    assert [f"A-{chapter}.{number}" for chapter, last in enumerate(LAST, 1) for number in range(1, last + 1)] == IDS


def test_what_binds_and_what_cannot_be_tested_are_all_rules():
    """Six are definitions or pointers."""
    assert list(NOT_TESTABLE) == ["A-1.8", "A-2.2", "A-2.8", "A-6.1", "A-10.5", "A-11.7"]
    assert sorted([*BINDING, *NOT_TESTABLE]) == sorted(IDS)


def test_our_readings_are_doubted():
    """A rule with a reading of ours carries the mark, one in a source does not."""
    assert {"A-5.2", "A-7.10", "A-7.18", "A-8.5", "A-9.1", "A-12.9", "A-14.5"} <= DOUBTED
    assert not {"A-5.1", "A-7.14", "A-8.4", "A-10.3", "A-12.1", "A-13.1"} & DOUBTED
    assert (preset().doubted("A-12.9"), preset().doubted("A-12.1")) == (True, False)


def test_every_sentence_of_the_primer_has_its_rules():
    """Forty-eight; the first line states no rule."""
    assert list(PRIMER) == [f"{number:02}" for number in range(2, 50)]
    assert all(rules and set(rules) <= set(IDS) for rules in PRIMER.values())


def test_switches_name_rules_that_there_are():
    """Each leads into the rule book, and says where its value comes from."""
    assert len(SWITCHES) == 25
    assert all(switch.rules and set(switch.rules) <= set(IDS) and switch.source for switch in SWITCHES)


def test_the_pages_differ_in_two_switches():
    """From the primer."""
    primer, pages = preset("primer").values, preset("pages").values
    assert {name: value for name, value in pages.items() if value != primer[name]} == {
        "start_exchange": "no_level3_in_hand",
        "place_cost_limit": "soft",
    }
    assert PRESETS["primer"] == {}


@pytest.mark.parametrize(
    ("name", "changes"),
    [("house", {}), ("primer", {"colour": "red"}), ("primer", {"window": "open"}), ("primer", {"max_turns": "0"})],
)
def test_unknown_presets_switches_and_values_are_refused(name, changes):
    """With a message key."""
    with pytest.raises(DataProblem, match="ruleset-"):
        preset(name, changes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_a_sentence(language):
    """A rule id leads to its text."""
    assert sorted({f"rule-{rule.lower().replace('.', '-')}" for rule in IDS} - keys(language)) == []
