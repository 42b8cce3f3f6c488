"""The practice cards of Appmon, invented by us: a world of phone apps, with eight ready decks."""

import json
from collections import Counter
from pathlib import Path

import msgspec
import pytest

import netocean
from netocean.abilities.reader import read_ability
from netocean.abilities.tree import CALL, KEYWORD, TRIGGER, Ability, Node
from netocean.catalog.decks import check
from netocean.catalog.library import Library
from netocean.catalog.packs import load_pack
from netocean.games.appmon.build import build
from netocean.games.appmon.faces import Facts
from netocean.games.appmon.rules import preset
from netocean.games.appmon.rulesets import PRESETS
from netocean.games.appmon.vocabulary.nodes import VOCABULARY
from netocean.texts import LANGUAGES
from scripts.digest_packs import stale

PACK = Path(netocean.__file__).parent / "packs" / "appmon-practice"
OWN_NAMES = ("mon", "モン", "兽", "獸")


@pytest.fixture(scope="module")
def library() -> Library:
    """The practice pack alone: it needs no other."""
    return Library("appmon", [PACK])


def facts(library: Library, *kinds: str) -> list[Facts]:
    """The facts of the cards of these kinds."""
    return [card.facts for card in library.cards() if card.facts.kind in kinds]


def test_the_pack_passes_the_checks_that_other_packs_must_pass():
    """And its digest is that of its files."""
    assert load_pack(PACK).manifest.practice
    assert stale(PACK) is None


@pytest.mark.rule("P-1.1", "P-1.3", "P-1.4", "P-1.8")
def test_there_is_enough_of_everything(library):
    """Every kind, grade, attribute and plug symbol; far more than 120 cards, chips besides."""
    assert len(facts(library, "appmon", "digimon", "option")) == 176
    assert len(facts(library, "chip")) == 14
    appmon = facts(library, "appmon")
    assert Counter(one.grade for one in appmon) == {1: 36, 2: 30, 3: 14, 4: 6}
    assert {one.grade for one in facts(library, "digimon")} == {1, 2, 3, 4}
    attributes = Counter(attribute for one in appmon for attribute in one.attributes)
    assert set(attributes) == {"Social", "Navi", "Game", "Entertainment", "Life", "Tool", "System"}
    assert min(attributes.values()) >= 9
    assert {symbol for one in appmon for symbol in one.plug or ()} == {"●", "■", "▲"}
    assert {one.link.symbol for one in appmon if one.link} == {"●", "■", "▲"}
    assert {one.option_class for one in facts(library, "option")} == {"raiser", "bond", "battle"}


@pytest.mark.rule("P-7.1", "P-7.7")
def test_fusions_ask_by_name_by_grade_and_by_attribute(library):
    """Every form can be reached, by cards of this pack alone."""
    fighters = facts(library, "appmon", "digimon")
    pairs = [partner for one in fighters for pair in one.fusion for partner in pair]
    assert any(partner.name for partner in pairs)
    assert any(partner.grade and partner.attribute for partner in pairs)
    assert any(partner.grade and not partner.attribute for partner in pairs)
    names = {one.name for one in fighters}
    for one in fighters:
        assert (one.grade == 1) == (not one.fusion and one.evolution is None), one.key
        for partner in [*(partner for pair in one.fusion for partner in pair), *getattr(one.evolution, "bases", ())]:
            lower = [other for other in fighters if (other.grade or 0) + 1 == one.grade and other.kind == one.kind]
            assert any(
                partner.name in (None, other.name)
                and partner.attribute in (None, *other.attributes)
                and partner.grade in (None, other.grade)
                for other in lower
            ), one.key
            assert partner.name is None or partner.name in names


def test_every_card_is_marked_as_ours_and_plays_whole(library):
    """No card of a game bears these numbers, and no two cards are alike."""
    seen: dict[bytes, str] = {}
    for card in library.cards():
        assert card.facts.practice and card.facts.status == "verified" and not card.facts.sources
        assert card.key == f"appmon-practice/{card.number.lower()}"
        assert build(card.facts, card.abilities).number == card.number
        plain = msgspec.structs.replace(card.facts, key="", number="", name="", set=None)
        alike = msgspec.json.encode(plain) + "".join(one.text for one in card.abilities).encode()
        assert card.facts.kind == "chip" or seen.setdefault(alike, card.key) == card.key


def test_every_name_is_in_every_language_and_of_our_own(library):
    """None could be taken for an existing Appmon or Digimon; only a chip bears the name of the Appmon it shows."""
    cards = facts(library, "appmon", "digimon", "option")
    assert len({one.name for one in cards}) == len(cards)
    for one in cards:
        for language in LANGUAGES:
            name, sure = library.name(one.name, language)
            assert sure and not name.lower().endswith(OWN_NAMES), name
    assert {one.name for one in facts(library, "chip")} <= {one.name for one in facts(library, "appmon")}


def calls(node: Node | None) -> list[Node]:
    """The calls in a node, itself included."""
    if node is None:
        return []
    inner = [found for arg in [*node.args, node.until] for found in calls(arg)]
    return [node, *inner] if node.kind == CALL else inner


def said(ability: Ability) -> set[tuple[str, str]]:
    """The roles and names of the nodes that an ability uses."""
    found = {("action", one.name) for one in calls(ability.body)} | {
        ("amount", one.name) for one in calls(ability.body)
    }
    found |= {("duration", one.name) for one in calls(ability.body)}
    found |= {("condition", one.name) for one in calls(ability.condition)}
    found |= {("cost", cost.name) for cost in ability.costs}
    if ability.head is not None:
        found.add(({TRIGGER: "event", KEYWORD: "keyword"}[ability.kind], ability.head.name))
    if ability.limit is not None:
        found.add(("limit", ability.limit.name))
    return found


def test_every_word_of_the_language_stands_on_a_card(library):
    """Whoever looks for a card with a word finds one."""
    found = {word for card in library.cards() for ability in card.abilities for word in said(ability)}
    wanted = {(role, name) for role, nodes in VOCABULARY.nodes.items() for name in nodes}
    assert wanted - found == set()


def test_every_line_is_written_as_plainly_as_can_be():
    """Facts round-trip through their schema, abilities through the reader."""
    for line in (PACK / "practice.jsonl").read_text(encoding="utf-8").splitlines():
        assert msgspec.json.decode(msgspec.json.encode(msgspec.json.decode(line, type=Facts))) == json.loads(line)
    for line in (PACK / "practice.abilities").read_text(encoding="utf-8").splitlines():
        if line and line[0] != "[":
            assert read_ability(line, VOCABULARY).text == line


@pytest.mark.rule("P-3.1", "P-3.2", "P-3.3", "P-3.4")
def test_the_ready_decks_are_legal_under_every_preset(library):
    """Eight decks of thirty cards with up to five chips, each with its own plan, named in every language."""
    decks = library.ready_decks()
    assert len(decks) == 8
    for deck in decks:
        assert deck.practice
        counts = Counter({"cards": 0, "chips": 0})
        for count, key in deck.cards:
            counts["chips" if library.card(key).facts.kind == "chip" else "cards"] += count
        assert counts["cards"] == 30 and counts["chips"] <= 5, deck.id
        for name in PRESETS:
            assert check(deck, library, preset(name).values) == [], deck.id
        assert set(deck.names) == set(deck.about) == set(LANGUAGES)
