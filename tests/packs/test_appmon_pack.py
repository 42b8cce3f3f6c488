"""The few real cards of Appmon: facts with their gaps."""

from collections import Counter
from pathlib import Path

import pytest

import netocean
from netocean.catalog.library import Library
from netocean.catalog.packs import load_pack
from netocean.texts import LANGUAGES, keys
from scripts.digest_packs import stale

PACK = Path(netocean.__file__).parent / "packs" / "appmon"


@pytest.fixture(scope="module")
def library() -> Library:
    """The bundled cards."""
    return Library.bundled("appmon")


def real(library: Library):
    """The cards of the real game."""
    return [card for card in library.cards() if card.pack == "appmon"]


def test_the_pack_passes_the_checks_that_other_packs_must_pass():
    """And its digest is that of its files."""
    assert not load_pack(PACK).manifest.practice
    assert stale(PACK) is None


@pytest.mark.rule("P-3.5")
def test_all_18_records_are_there_with_their_status(library):
    """Only Appli Drive has all that is needed to play it, in doubt."""
    cards = real(library)
    assert Counter(card.facts.status for card in cards) == {"incomplete": 17, "provisional": 1}
    assert Counter(card.facts.kind for card in cards) == {"appmon": 13, "option": 4, "chip": 1}
    playable = next(card for card in cards if card.facts.status == "provisional")
    assert playable.key == "appmon/appli-drive"
    assert [one.text for one in playable.abilities] == ["use at battle limit at_use: tie_battle; draw me 3"]
    assert playable.facts.drive


def test_what_is_missing_is_said_and_is_not_there(library):
    """A field is either known or named as missing; every source has a description."""
    for card in real(library):
        assert (card.facts.status == "incomplete") == bool(card.facts.missing), card.key
        for field in card.facts.missing:
            assert not getattr(card.facts, field, None), (card.key, field)
        assert card.facts.sources and all(source in card_sources(library) for source in card.facts.sources)


def card_sources(library: Library) -> set[str]:
    """The tags that the pack describes."""
    pack = next(pack for pack in library.packs if pack.id == "appmon")
    return set(pack.manifest.sources)


def test_every_missing_or_doubtful_field_has_a_word_in_every_language(library):
    """The face of a card says what it lacks."""
    fields = {field for card in real(library) for field in (*card.facts.missing, *card.facts.doubt)}
    for language in LANGUAGES:
        there = keys(language)
        assert {field for field in fields if f"fact-{field.replace('_', '-')}" not in there} == set()


@pytest.mark.rule("P-9.5")
def test_a_plus_is_part_of_a_name(library):
    """Musimon Plus Shotmon is an Appmon of that name, not a Musimon."""
    card = library.card("BT1-29")
    assert card.facts.name == "musimon-plus-shotmon"
    assert card.facts.also == ()
