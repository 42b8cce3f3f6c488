"""Packs that are still being made: whatever stands in them, they are read as far as they can be."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from homemade import HOME, homemade, value, with_card
from netocean.catalog.drafts import draft
from netocean.catalog.errors import PackError
from netocean.catalog.library import Library
from netocean.catalog.packfile import from_files, to_files
from netocean.games import names
from netocean.telling.sheets import sheet
from netocean.telling.words import Words
from told import tell

LIBRARIES = {game: Library.bundled(game) for game in names()}
SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8)
JSON: Any = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=8,
)
FIELDS = sorted({field for card in HOME["cards"] for field in card} | {"missing", "doubt", "notes", "also", "block"})
LINES = st.text(alphabet="whenwi us:{}()$a1,;[]|.\n\t", max_size=40) | st.sampled_from(HOME["abilities"]["H-2"])


def drawn(pack: dict[str, Any]) -> None:
    """Reads a pack, says all that is wrong with it, and draws its cards."""
    for game, library in LIBRARIES.items():
        above, found, faults = draft(library, value({**pack, "game": game}))
        for fault in faults:
            assert tell(fault, library, "zh-Hant")
        for key in found.cards if found is not None else ():
            assert sheet(Words(above, "ja"), above.card(key))


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2), st.sampled_from(FIELDS), JSON)
def test_any_value_of_a_fact_is_read_or_told(place: int, field: str, told: Any):
    """And the other cards are drawn all the same."""
    pack = homemade()
    pack["cards"][place][field] = told
    drawn(pack)


@pytest.mark.parametrize(
    "facts",
    [
        {"status": "incomplete", "missing": ["the corner is torn"]},
        {"doubt": {"the corner": "unknown"}, "status": "provisional"},
        {"species": "mountain cat", "group": "hill folk", "set": "Box 7", "number": "№ 7"},
        {"remarks": {"x": "y"}, "conflicts": ["a"], "sources": ["nowhere"]},
        {"attack": {"A": None}, "attack_names": {"B": "Kelp Bite"}, "guard": {}},
        {"lines": [{"kind": "jogress", "base": {}}, {"kind": "program", "base": {"species": "x y"}, "cards": []}]},
        {"lines": [{"kind": "appearance", "base": {}}], "block": "appearance", "notes": [{}]},
        {"counts_as_level": "IV", "level": "none", "lines": [{"kind": "net_ocean", "base": {}, "symbols": "?!"}]},
    ],
)
def test_a_card_that_is_odd_but_fits_the_schema_is_drawn(facts: dict[str, Any]):
    """Words that nobody has a message for are shown as they are."""
    drawn(with_card(0, **facts))
    card = {"key": "home/F-1", "name": "kelp-pup", "kind": "forward", "status": "verified", "cost": 1}
    drawn(homemade(cards=[{**card, **facts, "doubt": {"the corner": "unknown"}}], abilities={}))


@settings(max_examples=60, deadline=None)
@given(st.lists(LINES, max_size=3), st.text(max_size=12))
def test_any_text_of_an_ability_is_read_or_told(lines: list[str], tail: str):
    """Under any heading."""
    drawn(homemade(abilities={"H-2": lines, tail: lines}))


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=12), st.text(max_size=12), st.text(max_size=12))
def test_any_name_of_a_pack_is_read_or_told(id: str, slug: str, form: str):
    """Its id, its names, its decks."""
    decks = [{"id": id, "cards": {slug: 3}, "name": {"en": form}}]
    pack = homemade(id=id, name={"en": form}, names=[{"slug": slug, "en": form}], decks=decks)
    drawn(pack)
    try:
        assert from_files(to_files(value(pack))).name == pack["name"]
    except PackError:
        pytest.fail("what is written can be read")
