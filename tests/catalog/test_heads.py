"""Abilities that a kind of card does not have: found when a pack is checked, at their line."""

from typing import Any, get_args, get_type_hints

import pytest

from homemade import homemade, value
from netocean.catalog.brought import read_value
from netocean.catalog.library import Library
from netocean.catalog.rules import rules_of
from netocean.games import kit, names

USED = "use at battle limit at_use: draw me 1"


def faults(game: str, card: dict[str, Any], *lines: str) -> list[tuple[str, dict[str, Any], str]]:
    """What is wrong with a pack of one card that has these abilities: key, parameters, field."""
    facts = {"key": "home/H-1", "name": "kelp-pup", "status": "verified", **card}
    pack = homemade(game=game, cards=[facts], decks=[], abilities={"H-1": list(lines)} if lines else {})
    library = Library.bundled(game)
    _, found = read_value(value(pack), library, library.packs)
    return [(fault.key, dict(fault.params), fault.where) for fault in found]


@pytest.mark.rule("P-1.9")
def test_a_chip_has_no_abilities():
    """It would never be played; without it nothing is wrong."""
    chip = {"kind": "chip", "grade": 1, "attributes": ["Navi"]}
    assert faults("appmon", chip) == []
    found = faults("appmon", chip, "static: add_attack me 10")
    assert found == [("ability-unplayed-card", {"word": "static"}, "abilities[0]")]


@pytest.mark.parametrize(("line", "word"), [("when win: draw me 1", "when"), (USED, "")])
def test_a_command_is_used_and_nothing_else(line: str, word: str):
    """In alpha; the second line."""
    found = faults("alpha", {"kind": "command", "cost": 1}, "keyword copies 8", line.replace(" limit at_use", ""))
    assert found == ([("ability-unplayed-card", {"word": word}, "abilities[1]")] if word else [])


@pytest.mark.parametrize("game", names())
def test_every_kind_of_card_says_which_abilities_it_has(game: str):
    """All kinds of the schema, and no others."""
    kinds = get_args(get_type_hints(kit(game).Facts)["kind"])
    assert set(rules_of(game).heads) == set(kinds)
