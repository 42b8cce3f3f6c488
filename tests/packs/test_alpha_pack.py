"""The few real cards of α: facts with their gaps."""

from collections import Counter
from pathlib import Path

import pytest

import netocean
from netocean.catalog.library import Card, Library
from netocean.catalog.packs import load_pack
from netocean.texts import LANGUAGES, keys
from scripts.digest_packs import stale

PACK = Path(netocean.__file__).parent / "packs" / "alpha"
PRINTED = {"name": "name", "evolution": "condition", "ability": "abilities"}
"""Facts whose field in the schema is called otherwise."""


@pytest.fixture(scope="module")
def library() -> Library:
    """The bundled cards."""
    return Library.bundled("alpha")


def real(library: Library) -> list[Card]:
    """The cards of the real game."""
    return [card for card in library.cards() if card.pack == "alpha"]


def test_the_pack_passes_the_checks_that_other_packs_must_pass():
    """And its digest is that of its files."""
    assert not load_pack(PACK).manifest.practice
    assert stale(PACK) is None


@pytest.mark.rule("A-3.5")
def test_all_13_records_are_there_and_none_can_be_played(library):
    """Of each something is unknown that is needed."""
    cards = real(library)
    assert Counter(card.facts.kind for card in cards) == {"digimon": 12, "option": 1}
    assert {card.facts.status for card in cards} == {"incomplete"}
    assert [card.number for card in cards if card.number] == ["Dα-410"]


def test_what_is_missing_is_said_and_is_not_there(library):
    """A field is either known or named as missing; every source has a description."""
    described = next(pack.manifest.sources for pack in library.packs if pack.id == "alpha")
    for card in real(library):
        assert card.facts.missing, card.key
        for field in set(card.facts.missing) - {"name", "ability"}:
            assert not getattr(card.facts, PRINTED.get(field, field)), (card.key, field)
        assert ("ability" in card.facts.missing) == (not card.abilities), card.key
        assert card.facts.sources and set(card.facts.sources) <= set(described)


def test_every_missing_or_doubtful_field_has_a_word_in_every_language(library):
    """The face of a card says what it lacks."""
    fields = {field for card in real(library) for field in (*card.facts.missing, *card.facts.doubt)}
    for language in LANGUAGES:
        assert {field for field in fields if f"fact-{field.replace('_', '-')}" not in keys(language)} == set()


@pytest.mark.rule("A-13.4")
def test_the_one_ability_that_is_known_is_there(library):
    """Ruin Mode: the owner of every destroyed Digimon loses 10 points."""
    card = library.card("alpha/shinegreymon-ruin-mode")
    assert [one.text for one in card.abilities] == ["when destroyed {kind digimon}: lose_points owner 10"]
    assert (card.facts.cost, card.facts.speed, card.facts.doubt["cost"]) == (13, 2, "inferred")


@pytest.mark.rule("A-1.7")
def test_the_example_of_an_evolution_condition_is_a_list_of_names(library):
    """Any one of three."""
    condition = library.card("alpha/sample-1").facts.condition
    assert [base.name for base in condition.any] == ["rize-greymon", "wingdramon", "groundramon"]
