"""The practice cards of Final Fantasy TCG: the old card types of the primer, invented by us (F-R21)."""

import json
from collections import Counter
from pathlib import Path

import msgspec
import pytest

import netocean
from netocean.abilities.reader import read_ability
from netocean.abilities.tree import USE
from netocean.catalog.decks import check
from netocean.catalog.library import Library
from netocean.catalog.packs import load_pack
from netocean.games.fftcg.build import build
from netocean.games.fftcg.faces import Facts
from netocean.games.fftcg.rulesets import PRESETS, settle
from netocean.games.fftcg.vocabulary.nodes import VOCABULARY
from netocean.texts import LANGUAGES
from scripts.digest_packs import stale

PACK = Path(netocean.__file__).parent / "packs" / "fftcg-practice"


@pytest.fixture(scope="module")
def library() -> Library:
    """The practice pack alone: it needs no other."""
    return Library("fftcg", [PACK])


def test_the_pack_passes_the_checks_that_other_packs_must_pass():
    """And its digest is that of its files."""
    assert load_pack(PACK).manifest.practice
    assert stale(PACK) is None


@pytest.mark.rule("F-R21.5", "F-R21.6", "F-R21.11", "F-R21.14")
def test_there_is_enough_of_each_old_kind(library):
    """Formations, three Items of each kind, Characters with a burst line, Forwards with the mark; every element."""
    cards = [card.facts for card in library.cards()]
    assert sum(one.kind == "formation" for one in cards) >= 6
    assert Counter(one.item for one in cards if one.kind == "item") == {"weapon": 3, "armor": 3, "accessory": 3}
    bursts = [
        card for card in library.cards() if card.facts.kind != "summon" and any(a.kind == USE for a in card.abilities)
    ]
    assert len(bursts) >= 6
    assert {card.facts.kind for card in bursts} == {"forward", "backup", "monster"}
    assert sum(one.party_mark for one in cards) >= 6
    assert {one.kind for one in cards if one.party_mark} == {"forward"}
    elements = Counter(element for one in cards for element in one.elements)
    assert set(elements) == {"fire", "ice", "wind", "earth", "lightning", "water", "light", "dark"}
    assert (elements["light"], elements["dark"]) == (1, 1)


def test_every_card_is_marked_as_ours_and_plays_whole(library):
    """No card of a game bears these numbers."""
    for place, card in enumerate(library.cards(), 1):
        assert card.facts.practice and card.facts.status == "verified" and not card.facts.sources
        assert card.number == f"XF-{place:02}"
        assert build(card.facts, card.abilities).number == card.number


def test_every_name_is_in_every_language(library):
    """Names and jobs; no two cards share one."""
    slugs = [slug for card in library.cards() for slug in (card.facts.name, *card.facts.jobs)]
    for slug in slugs:
        assert all(library.name(slug, language)[1] for language in LANGUAGES), slug
    assert len({card.facts.name for card in library.cards()}) == len(library.cards())


def test_every_line_is_written_as_plainly_as_can_be():
    """Facts round-trip through their schema, abilities through the reader."""
    for line in (PACK / "practice.jsonl").read_text(encoding="utf-8").splitlines():
        assert msgspec.json.decode(msgspec.json.encode(msgspec.json.decode(line, type=Facts))) == json.loads(line)
    for line in (PACK / "practice.abilities").read_text(encoding="utf-8").splitlines():
        if line and line[0] != "[":
            assert read_ability(line, VOCABULARY).text == line


@pytest.mark.rule("F-R21.20")
def test_the_ready_decks_are_legal_under_the_primer_alone(library):
    """Together they use every card; elsewhere each Formation and each Item is refused with that reason."""
    decks = library.ready_decks()
    assert [deck.practice for deck in decks] == [True, True]
    assert {key for deck in decks for _, key in deck.cards} == {card.key for card in library.cards()}
    for deck in decks:
        old = [key for _, key in deck.cards if library.card(key).facts.kind in ("formation", "item")]
        for preset in PRESETS:
            faults = check(deck, library, settle(preset, {}))
            told = [(fault.key.rpartition("-")[0], fault.rule, fault.params["card"]) for fault in faults]
            expected = [] if preset == "primer" else [("fault-old-type", "F-R21.20", key) for key in old]
            assert told == expected, (deck.id, preset)
