"""Names that cards mention, and names that hold others: what the card does not say, the rules cannot know."""

from typing import Any

import pytest

from homemade import homemade, value
from netocean.catalog.brought import read_value
from netocean.catalog.library import Library

ALPHA = Library.bundled("alpha")
GREY = {"slug": "name-1", "ja": "グレイ"}
METAL = {"slug": "name-2", "ja": "メタルグレイ"}
DIGIMON = {
    "kind": "digimon",
    "status": "verified",
    "cost": 3,
    "level": "III",
    "type": "A",
    "speed": 4,
    "hp": 300,
    "skills": {"A": 200, "B": 150, "C": 100},
}


def faults(
    line: str = "", names: list[dict[str, str]] | None = None, **facts: Any
) -> list[tuple[str, dict[str, Any], str]]:
    """What is wrong with a pack of one card, named METAL, with this ability: key, parameters, field."""
    card = {**DIGIMON, "key": "home/M-1", "name": "name-2", **facts}
    pack = homemade(
        game="alpha",
        language=1,
        names=names or [GREY, METAL],
        cards=[card],
        decks=[],
        abilities={"M-1": [line]} if line else {},
    )
    _, found = read_value(value(pack), ALPHA, ALPHA.packs)
    return [(fault.key, dict(fault.params), fault.where) for fault in found]


UNSAID = [("pack-unsaid-part", {"name": "グレイ"}, "parts")]


@pytest.mark.rule("A-1.12")
def test_a_part_that_an_ability_asks_for_has_to_be_said_by_the_cards_that_hold_it():
    """As they are written in Japanese: Metal Grey holds Grey."""
    line = "static: add_hp {contains name-1, owner me} 10"
    assert faults(line) == UNSAID
    assert faults(line, parts=["name-1"]) == []
    assert faults(line, also=["name-1"]) == []


@pytest.mark.rule("A-1.12", "A-7.20")
def test_a_name_that_a_card_counts_as_holds_its_parts_too():
    """Its own name does not."""
    line = "static: add_hp {contains name-1, owner me} 10"
    other = {"slug": "name-3", "ja": "ケルプ"}
    assert faults(line, [GREY, METAL, other], name="name-3", also=["name-2"]) == UNSAID
    assert faults(line, [GREY, METAL, other], name="name-3") == []


@pytest.mark.rule("A-1.12")
def test_so_has_one_that_an_evolution_condition_asks_for():
    """Of what lies below, and of a partner."""
    asks = {"name_contains": "name-1"}
    facts: dict[str, Any] = {"level": "Perfect"}
    assert faults(condition={"any": [asks]}, **facts) == UNSAID
    assert faults(condition={"any": [{"level": "III"}], "also": [{"partner": asks}]}, **facts) == UNSAID
    assert faults(condition={"any": [{"level": "III"}]}, **facts) == []


def test_languages_are_not_mixed():
    """Both are written in one language, Japanese before others; what shares none is not held."""
    line = "static: add_hp {contains name-1, owner me} 10"
    grey, metal = {"slug": "name-1", "en": "grey"}, {"slug": "name-2", "en": "Metal Grey"}
    assert faults(line, [grey, metal]) == [("pack-unsaid-part", {"name": "grey"}, "parts")]
    assert faults(line, [grey, METAL]) == []
    assert faults(line, [{**GREY, "en": "Metal"}, {**METAL, "ja": "メタル", "en": "Metal Grey"}]) == []


@pytest.mark.parametrize(
    "line",
    [
        "static: add_hp {contains name-3, owner me} 10",
        "static: add_hp {name name-3, owner me} 10",
        "static: add_name {owner me} name-3",
    ],
)
def test_every_name_that_an_ability_says_must_be_known(line: str):
    """In a filter as the name or a part of it, and as the name that is given."""
    assert faults(line) == [("pack-unknown-name", {"name": "name-3"}, "abilities[0]")]
