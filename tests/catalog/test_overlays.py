"""Packs that fill in what bundled cards lack: every filled field says how sure it is, nothing known changes in silence."""

from typing import Any

import msgspec
import pytest

from homemade import homemade, value
from netocean.catalog.brought import read_value, with_packs
from netocean.catalog.errors import PackError, UnknownCard
from netocean.catalog.library import Library
from netocean.catalog.packing import overlay

LIBRARY = Library.bundled("colosseum")
INCOMPLETE = next(card for card in LIBRARY.cards() if card.facts.status == "incomplete" and card.facts.kind == "option")
VERIFIED = next(card for card in LIBRARY.cards() if card.facts.status == "verified")
LINE = "use at battle: add_attack me 10"


def filled(**changes: Any) -> dict[str, Any]:
    """A pack with the incomplete card filled in; a change of None leaves a field out."""
    facts = msgspec.to_builtins(INCOMPLETE.facts)
    facts |= {"status": "provisional", "missing": None, "doubt": {"abilities": "placeholder"}, **changes}
    card = {name: field for name, field in facts.items() if field is not None}
    return homemade(id="found", overlay=True, names=[], cards=[card], abilities={card["key"]: [LINE]})


def faults(pack: dict[str, Any]) -> list[tuple[str, str, str]]:
    """What is wrong with a pack: key, card, field."""
    _, found = read_value(value(pack), LIBRARY, LIBRARY.packs)
    return [(fault.key, fault.card, fault.where) for fault in found]


def test_a_filled_card_goes_in_the_place_of_the_bundled_one():
    """In the library that has the pack, and in no other; it names its pack and is provisional."""
    library = with_packs(LIBRARY, [value(filled())])
    card = library.card(INCOMPLETE.key)
    assert (card.pack, card.facts.status) == ("found", "provisional")
    assert [ability.text for ability in card.abilities] == [LINE]
    assert LIBRARY.card(INCOMPLETE.key).facts.status == "incomplete"
    assert len(library.cards()) == len(LIBRARY.cards())


def test_abilities_that_the_pack_does_not_tell_are_those_below():
    """A card whose facts alone are filled in keeps what is known of its text."""
    below = next(card for card in LIBRARY.cards() if card.facts.status == "provisional" and card.abilities)
    facts = {**msgspec.to_builtins(below.facts), "set": "found", "doubt": {**below.facts.doubt, "set": "inferred"}}
    library = with_packs(LIBRARY, [value(homemade(id="found", overlay=True, names=[], cards=[facts], abilities={}))])
    assert library.card(below.key).abilities == below.abilities


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({}, None),
        ({"frame": "purple", "doubt": {"abilities": "placeholder", "frame": "us"}}, None),
        ({"doubt": {}}, ("pack-overlay-unmarked", "abilities")),
        ({"printed_number": 7}, ("pack-overlay-unmarked", "printed_number")),
        ({"frame": "purple"}, ("pack-overlay-known-fact", "frame")),
        ({"name": VERIFIED.facts.name}, ("pack-overlay-known-fact", "name")),
        ({"status": "verified"}, ("pack-overlay-status", "status")),
    ],
)
def test_what_is_filled_in_is_marked(changes: dict[str, Any], fault: tuple[str, str] | None):
    """And what is known stays, unless a mark says that it was changed."""
    assert INCOMPLETE.facts.frame not in (None, "purple")
    assert INCOMPLETE.facts.printed_number is None
    assert faults(filled(**changes)) == ([(fault[0], INCOMPLETE.key, fault[1])] if fault is not None else [])


def test_a_verified_card_is_not_filled_in():
    """Nor one that there is not."""
    facts = {**msgspec.to_builtins(VERIFIED.facts), "status": "provisional"}
    pack = homemade(id="found", overlay=True, names=[], cards=[facts], abilities={})
    assert faults(pack) == [("pack-overlay-verified", VERIFIED.key, "status")]
    facts["key"] = "colosseum/Xx-1"
    assert faults({**pack, "cards": [facts]}) == [("pack-overlay-unknown-card", "colosseum/Xx-1", "key")]


def test_only_an_overlay_holds_cards_of_other_packs():
    """Any other pack is told so."""
    assert faults(filled() | {"overlay": False})[0] == ("pack-foreign-key", INCOMPLETE.key, "key")


def test_a_new_overlay_holds_what_is_known():
    """As it stands, so that it is sound from the beginning; of verified cards none is made."""
    pack = overlay(LIBRARY, [INCOMPLETE.key], "found", "Found")
    assert read_value(pack, LIBRARY, LIBRARY.packs)[1] == []
    assert msgspec.convert(pack.cards[0], type(INCOMPLETE.facts)) == INCOMPLETE.facts
    with pytest.raises(PackError):
        overlay(LIBRARY, [VERIFIED.key], "found", "Found")
    with pytest.raises(UnknownCard):
        overlay(LIBRARY, ["nobody"], "found", "Found")
