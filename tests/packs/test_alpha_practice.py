"""The practice set of α: a world of our own, with every mechanic of the game on at least one card."""

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path

import msgspec
import pytest

import netocean
from netocean.abilities.reader import read_ability
from netocean.abilities.tree import CALL, KEYWORD, REF, TERM, TRIGGER, WORD, Ability, Node
from netocean.catalog.decks import check
from netocean.catalog.library import Library
from netocean.catalog.packs import load_pack
from netocean.games.alpha.build import build
from netocean.games.alpha.faces import Base, Facts
from netocean.games.alpha.rules import preset
from netocean.games.alpha.rulesets import PRESETS
from netocean.games.alpha.vocabulary.nodes import VOCABULARY
from netocean.texts import LANGUAGES
from scripts.digest_packs import stale

PACK = Path(netocean.__file__).parent / "packs" / "alpha-practice"
OWN_NAMES = ("mon", "モン", "兽", "獸")
ICONS = {"NSp", "DS", "NSo", "WG", "ME", "VB", "DR", "JT", "DA", "UK"}
LEVELS = ("I", "II", "III", "IV", "Perfect", "Ultimate")


@pytest.fixture(scope="module")
def library() -> Library:
    """The practice pack alone: it needs no other."""
    return Library("alpha", [PACK])


def facts(library: Library, kind: str) -> list[Facts]:
    """The facts of the cards of a kind."""
    return [card.facts for card in library.cards() if card.facts.kind == kind]


def test_the_pack_passes_the_checks_that_other_packs_must_pass():
    """And its digest is that of its files."""
    assert load_pack(PACK).manifest.practice
    assert stale(PACK) is None


@pytest.mark.rule("A-1.1", "A-1.3", "A-1.4", "A-1.9")
def test_there_is_enough_of_everything(library):
    """Every kind, level, battle type and icon; a Field card for each icon."""
    digimon = facts(library, "digimon")
    options = facts(library, "option")
    assert (len(digimon), len(options), len(facts(library, "command"))) == (89, 53, 50)
    assert Counter(one.level for one in digimon) == {
        "I": 3, "II": 7, "III": 20, "IV": 23, "Perfect": 20, "Ultimate": 16,
    }  # fmt: skip
    assert min(Counter(one.type for one in digimon).values()) >= 25
    icons = Counter(icon for one in digimon for icon in one.fields)
    assert set(icons) == ICONS and min(icons.values()) >= 6
    assert Counter(one.fields for one in options if one.option_class == "field") == {(icon,): 1 for icon in ICONS}


def mean(cards: list[Facts], number: str) -> float:
    """The mean of a number over some Digimon; `power` is that of the A skill."""
    return sum((one.skills or {})["A"] if number == "power" else getattr(one, number) for one in cards) / len(cards)


@pytest.mark.rule("A-1.5", "A-1.6", "A-1.7")
def test_numbers_grow_with_the_level(library):
    """Costs, HP and powers lie in bands that do not run against the levels."""
    for low, high in pairwise(LEVELS):
        below = [one for one in facts(library, "digimon") if one.level == low]
        above = [one for one in facts(library, "digimon") if one.level == high]
        for number in ("cost", "hp", "power"):
            assert mean(below, number) <= mean(above, number), (low, high, number)
    for one in facts(library, "digimon"):
        powers = list((one.skills or {}).values())
        assert powers == sorted(powers, reverse=True) and len(powers) == 3, one.key
        assert (one.condition is None) == (LEVELS.index(one.level) <= 2), one.key


def fits(base: Base, one: Facts) -> bool:
    """Whether a card can be this base."""
    return (
        base.name in (None, one.name, *one.also)
        and (base.name_contains is None or base.name_contains in (one.name, *one.also, *one.parts))
        and base.level in (None, one.level)
        and base.type in (None, one.type)
        and base.field in (None, *one.fields)
        and base.attribute in (None, one.attribute)
    )


@pytest.mark.rule("A-1.7", "A-1.12")
def test_every_digimon_can_be_reached(library):
    """By cards of this pack alone; and every form of evolution condition is on a card."""
    digimon = facts(library, "digimon")
    for one in digimon:
        if one.condition is not None:
            below = [other for base in one.condition.any for other in digimon if fits(base, other)]
            assert any(other is not one for other in below), one.key
    bases = [base for one in digimon if one.condition for base in one.condition.any]
    also = [also for one in digimon if one.condition for also in one.condition.also]
    assert all(any(getattr(base, name) for base in bases) for name in ("name", "name_contains", "level", "field"))
    assert all(any(getattr(one, name) for one in also) for name in ("option", "discard_hand", "partner"))
    assert any(one.limit_1 for one in digimon) and any(one.also for one in digimon)


def test_every_card_is_marked_as_ours_and_plays_whole(library):
    """No card of a game bears these numbers, and no two cards are alike."""
    seen: dict[str, str] = {}
    for card in library.cards():
        assert card.facts.practice and card.facts.status == "verified" and not card.facts.sources
        assert card.key == f"alpha-practice/{card.number.lower()}"
        assert build(card.facts, card.abilities).number == card.number
        plain = msgspec.structs.replace(card.facts, key="", number="", name="", set=None)
        alike = msgspec.json.encode(plain).decode() + "".join(one.text for one in card.abilities)
        assert seen.setdefault(alike, card.key) == card.key


def test_every_name_is_in_every_language_and_of_our_own(library):
    """None could be taken for an existing Digimon, and none is given twice."""
    cards = [card.facts for card in library.cards()]
    for language in LANGUAGES:
        forms = [library.name(one.name, language) for one in cards]
        assert all(sure for _, sure in forms)
        assert len({name for name, _ in forms}) == len(cards)
        assert not [name for name, _ in forms if name.lower().endswith(OWN_NAMES)]


def everything(ability: Ability) -> list[Node]:
    """Every node of an ability, its clauses included."""
    clauses = [node for node in (ability.head, ability.condition, ability.per) if node is not None]
    found = [ability.body, *ability.costs, *ability.timings, *clauses]
    for node in found:
        found += node.args
        if node.until is not None:
            found.append(node.until)
    return found


def said(library: Library) -> set[tuple[str, str]]:
    """The roles and names of the nodes that stand on cards."""
    found: set[tuple[str, str]] = set()
    for card in library.cards():
        for ability in card.abilities:
            inner = [node for node in everything(ability) if node.kind == CALL]
            for role in ("action", "amount", "condition"):
                found |= {(role, node.name) for node in inner if node not in ability.costs and node is not ability.head}
            found |= {("duration", node.until.name) for node in inner if node.until is not None}
            found |= {("cost", cost.name) for cost in ability.costs}
            if ability.head is not None:
                found.add(({TRIGGER: "event", KEYWORD: "keyword"}[ability.kind], ability.head.name))
    return found


def test_every_word_of_the_language_stands_on_a_card(library):
    """Nodes, properties, fields of filters, words of tables: whoever looks for a card with a mechanic finds one."""
    wanted = {(role, name) for role, nodes in VOCABULARY.nodes.items() for name in nodes}
    assert wanted - said(library) == set()
    found = [node for card in library.cards() for ability in card.abilities for node in everything(ability)]
    assert {node.name.split(".")[1] for node in found if node.kind == REF} == set(VOCABULARY.properties)
    assert {node.name for node in found if node.kind == TERM} == set(VOCABULARY.fields)
    words = {node.name for node in found if node.kind == WORD}
    for table in ("who", "things", "letter", "class", "kind", "role", "deed", "part", "use", "bound", "end", "span"):
        assert set(VOCABULARY.tables[table]) - words == set(), table


def test_every_line_is_written_as_plainly_as_can_be():
    """Facts round-trip through their schema, abilities through the reader."""
    for line in (PACK / "practice.jsonl").read_text(encoding="utf-8").splitlines():
        assert msgspec.json.decode(msgspec.json.encode(msgspec.json.decode(line, type=Facts))) == json.loads(line)
    for line in (PACK / "practice.abilities").read_text(encoding="utf-8").splitlines():
        if line and line[0] != "[":
            assert read_ability(line, VOCABULARY).text == line


@pytest.mark.rule("A-3.1", "A-3.2", "A-3.3")
def test_the_ready_decks_are_legal_under_every_preset(library):
    """Eight decks of 32 cards, each with its own plan, named in every language."""
    decks = library.ready_decks()
    assert len(decks) == 8
    for deck in decks:
        assert deck.practice and sum(count for count, _ in deck.cards) == 32
        for name in PRESETS:
            assert check(deck, library, preset(name).values) == [], deck.id
        assert set(deck.names) == set(deck.about) == set(LANGUAGES)


@pytest.mark.rule("A-1.7")
def test_every_evolution_card_of_a_ready_deck_finds_its_base_there(library):
    """Step by step from the low levels, with the cards of the deck alone."""
    for deck in library.ready_decks():
        cards = [library.card(key).facts for _, key in deck.cards]
        digimon = [one for one in cards if one.kind == "digimon"]
        reached: list[Facts] = []
        for _ in LEVELS:
            reached = [
                one
                for one in digimon
                if one.condition is None or any(fits(base, other) for base in one.condition.any for other in reached)
            ]
        assert [one.number for one in digimon if one not in reached] == [], deck.id
