"""The bundled cards of Hyper Colosseum: facts, abilities, names and ready decks."""

import json
from collections import Counter

import msgspec
import pytest

from netocean.abilities.reader import read_ability, read_condition
from netocean.abilities.tree import CALL, REF, TERM, WORD, Ability, Node
from netocean.abilities.vocabulary import ROLES
from netocean.catalog.decks import check
from netocean.catalog.library import Library, bundled_packs
from netocean.catalog.packs import load_pack, read_manifest
from netocean.games.colosseum.construction import conditions_used, names_used
from netocean.games.colosseum.faces import Base, Facts
from netocean.games.colosseum.vocabulary.nodes import SPANS, TABLES, TIMINGS, VOCABULARY
from netocean.texts import LANGUAGES, keys
from scripts.digest_packs import stale

FACTS = {
    "type", "attack", "guard", "lost_points", "species", "attribute", "fields", "lines", "symbols", "abilities",
    "support", "timing", "condition", "cost", "effect", "limit",
}  # fmt: skip


PACKS = [path for path in bundled_packs() if read_manifest(path).game == "colosseum"]


@pytest.fixture(scope="module")
def library() -> Library:
    """The bundled cards."""
    return Library.bundled("colosseum")


def of_pack(library, pack):
    """The cards of a pack."""
    return [card for card in library.cards() if card.pack == pack]


def playable(library):
    """The cards that may be in a deck."""
    return [card for card in library.cards() if card.facts.status != "incomplete"]


def nodes(ability: Ability) -> list[Node]:
    """Every node of an ability, its clauses included."""
    clauses = (ability.head, ability.condition, ability.limit, ability.per)
    found = [node for node in clauses if node is not None]
    found += [ability.body, *ability.costs, *ability.timings]
    for node in found:
        found += node.args
        if node.until is not None:
            found.append(node.until)
    return found


def test_every_pack_passes_the_checks_that_other_packs_must_pass(library):
    """Our own packs are only trusted because this test reads them."""
    for path in PACKS:
        assert load_pack(path, library.names()).cards


@pytest.mark.rule("C-R23.1")
def test_all_120_cards_are_there_with_their_status(library):
    """28 verified, 43 provisional, 49 incomplete."""
    cards = of_pack(library, "colosseum")
    assert len(cards) == 120
    assert Counter(card.facts.status for card in cards) == {"verified": 28, "provisional": 43, "incomplete": 49}
    assert Counter(card.facts.kind for card in cards) == {"digimon": 91, "option": 29}
    sets = Counter(card.facts.set for card in cards)
    assert (sets["starter-1"], sets["starter-2"]) == (60, 51)


@pytest.mark.rule("C-R3.1", "C-R3.4")
def test_the_numbers_of_the_starters_are_without_gap(library):
    """St-1 to St-111."""
    numbers = {card.number for card in library.cards()}
    assert {f"St-{n}" for n in range(1, 112)} <= numbers
    assert {f"XC-{n:02}" for n in range(1, 31)} <= numbers


def test_every_card_is_the_same_after_writing_and_reading(library):
    """Facts round-trip through their schema, and every line is written as plainly as can be."""
    for path in PACKS:
        for file in path.glob("*.jsonl"):
            if file.name == "names.jsonl":
                continue
            for line in file.read_text(encoding="utf-8").splitlines():
                facts = msgspec.json.decode(line, type=Facts)
                assert msgspec.json.decode(msgspec.json.encode(facts)) == json.loads(line)


def test_every_ability_reads_and_prints_identically(library):
    """The text in a pack is the canonical text."""
    lines = 0
    for path in PACKS:
        for file in path.glob("*.abilities"):
            for line in file.read_text(encoding="utf-8").splitlines():
                if line and line[0] not in "#[":
                    assert read_ability(line, VOCABULARY).text == line
                    lines += 1
    assert lines == sum(len(card.abilities) for card in library.cards())


def test_conditions_of_appearance_read(library):
    """The `if` of a requirement line is ability text."""
    conditions = [text for card in library.cards() for text in conditions_used(card.facts)]
    assert conditions
    for text in conditions:
        read_condition(text, VOCABULARY)


@pytest.mark.rule("C-R3.2")
def test_every_kind_of_requirement_line_is_on_a_playable_card(library):
    """Also every block, every note, and a requirement that cannot be ignored."""
    facts = [card.facts for card in playable(library)]
    kinds = {line.kind for one in facts for line in one.lines}
    assert kinds == {"net_ocean", "program", "item", "named_card", "jogress", "fusion", "appearance"}
    assert {one.block for one in facts} == {"evolution", "fusion", "appearance"}
    assert {line.event for one in facts for line in one.lines} == {None, "during_battle", "start_of_battle"}
    notes = [note for one in facts for note in one.notes]
    assert any(note.discard_hand for note in notes)
    assert any(note.only_from for note in notes)
    assert any(note.not_from for note in notes)
    assert any(one.cannot_be_ignored for one in facts)
    assert any(one.also for one in facts)


def test_every_word_of_the_vocabulary_is_on_a_playable_card(library):
    """Nodes of every role, properties, fields of filters, timings, spans: a mechanic without a card could not be played."""
    abilities = [ability for card in playable(library) for ability in card.abilities]
    found = [node for ability in abilities for node in nodes(ability)]
    calls = {node.name for node in found if node.kind in (CALL, WORD)}
    unused = [f"{role} {name}" for role in ROLES for name in VOCABULARY.nodes[role] if name not in calls]
    assert unused == []
    references = {node.name.split(".")[1] for node in found if node.kind == REF}
    assert references == set(VOCABULARY.properties)
    assert {node.name for node in found if node.kind == TERM} == set(VOCABULARY.fields)
    assert {timing.name for ability in abilities for timing in ability.timings} == set(TIMINGS)
    assert {ability.per.name for ability in abilities if ability.per is not None} == set(SPANS)
    words = {node.name for node in found if node.kind == WORD}
    for table in ("use", "owner", "end", "letter", "who", "class"):
        assert set(TABLES[table]) - words <= {"field"} if table == "class" else set(TABLES[table]) <= words


def test_roles_that_share_a_name_are_each_used(library):
    """`discard_hand` is an action and a cost, `draw` an action and an event, `end_of_turn` three things."""
    abilities = [ability for card in playable(library) for ability in card.abilities]
    heads = {ability.head.name for ability in abilities if ability.head is not None}
    assert set(VOCABULARY.nodes["event"]) <= heads
    assert set(VOCABULARY.nodes["keyword"]) <= heads
    assert {cost.name for ability in abilities for cost in ability.costs} == set(VOCABULARY.nodes["cost"])
    limits = {ability.limit.name for ability in abilities if ability.limit is not None}
    assert limits == set(VOCABULARY.nodes["limit"])
    steps = [node for ability in abilities for node in nodes(ability)]
    assert {node.until.name for node in steps if node.until is not None} == set(VOCABULARY.nodes["duration"])
    conditions = [node for ability in abilities if ability.condition for node in all_of(ability.condition)]
    assert set(VOCABULARY.nodes["condition"]) <= {node.name for node in conditions}
    actions = {node.name for ability in abilities for node in all_of(ability.body) if node.kind == CALL}
    assert set(VOCABULARY.nodes["action"]) <= actions


def all_of(node: Node) -> list[Node]:
    """A node and all below it."""
    found = [node]
    for one in found:
        found += one.args
    return found


def test_every_level_frame_attribute_and_field_is_on_a_card(library):
    """The tables of the vocabulary hold nothing that no card has."""
    facts = [card.facts for card in playable(library)]
    assert {one.level for one in facts} >= set(TABLES["level"])
    assert {one.frame for one in facts} >= set(TABLES["frame"])
    assert {one.attribute for one in facts} >= set(TABLES["attribute"])
    assert {field for one in facts for field in one.fields} == set(TABLES["family"])


@pytest.mark.rule("C-R23.1", "C-R23.3")
def test_doubt_and_missing_facts_speak_of_facts_that_people_can_read(library):
    """Closed lists, with messages in every language; unknown ○ and × are marked."""
    for card in library.cards():
        facts = card.facts
        assert set(facts.doubt) | set(facts.missing) <= FACTS
        assert (facts.status == "incomplete") == bool(facts.missing)
        assert facts.status != "verified" or not facts.doubt
        assert facts.status != "provisional" or facts.doubt
        unknown = any(line.kind == "net_ocean" and line.symbols is None for line in facts.lines)
        assert unknown == (facts.doubt.get("symbols") == "unknown")
    for language in LANGUAGES:
        assert {f"fact-{fact.replace('_', '-')}" for fact in FACTS} <= keys(language)


def test_counts_and_symbols_of_requirement_lines_agree(library):
    """`○○` is two cards."""
    for card in library.cards():
        for line in card.facts.lines:
            assert (line.count > 0) == (line.kind == "net_ocean")
            assert line.symbols is None or (len(line.symbols) == line.count and set(line.symbols) <= {"○", "×"})


def test_sources_are_described_and_species_have_words(library):
    """No tag without a description, no species without its word in every language."""
    for pack in library.packs:
        cards = pack.cards.values()
        assert {tag for facts in cards for tag in facts.sources} <= set(pack.manifest.sources)
        assert pack.manifest.licence and pack.manifest.credits
        for language in LANGUAGES:
            assert language in pack.manifest.name
            assert {f"species-{one.species}" for one in cards if one.species is not None} <= keys(language)


@pytest.mark.rule("C-R23.2")
def test_the_programs_of_40_and_60_per_cent_are_provisional_payment(library):
    """Their card text was not read."""
    for number in ("St-59", "St-60", "St-101", "St-102"):
        card = library.card(number)
        assert card.facts.status == "provisional"
        assert [ability.text for ability in card.abilities] == ["keyword payment"]


def test_known_cards_are_as_their_sources_have_them(library):
    """One card of each kind, fact by fact."""
    greymon = library.card("St-2").facts
    assert (greymon.attack, greymon.guard, greymon.lost_points) == (
        {"A": 440, "B": 340, "C": 200}, {"C": "A"}, (20, 10, 10, 10)
    )  # fmt: skip
    assert [(line.base.name, line.symbols) for line in greymon.lines] == [("agumon", "○○")]
    omegamon = library.card("St-994")
    assert omegamon.facts.cannot_be_ignored and omegamon.facts.group == "royal-knights"
    assert omegamon.facts.lines[0].base == Base(name="omegamon", frame="red")
    assert omegamon.facts.lines[1].partner == Base(name="metal-garurumon", frame="blue")
    assert [ability.text.split(":")[0] for ability in omegamon.abilities] == [
        "keyword proud",
        "static if has_on_sheet opponent {kind digimon, frame red}",
        "static",
        "support if me.level = Ultimate and opponent.active is {frame red}",
    ]
    assert library.card("aegis").number is None
    assert {line.cards for line in library.card("Bo-1181").facts.lines} == {("winning-percentage-60",)}


# Names (C-R3.6).


@pytest.mark.rule("C-R3.6")
@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("Agumon", "St-1"), ("ＡＧＵＭＯＮ", "St-1"), ("アグモン", "St-1"), ("ｱｸﾞﾓﾝ", "St-1"), ("亚古兽", "St-1"),
        ("亞古獸", "St-1"), ("st-1", "St-1"), ("ＳＴ－０１", "St-1"), ("St 1", "St-1"), ("colosseum/St-1", "St-1"),
        ("War greymon", "St-61"), ("wargreymon", "St-61"), ("ウォーグレイモン", "St-61"), ("スタ−モン", "St-26"),
        ("ｽﾀｰﾓﾝ", "St-26"), ("しょうりつ60%！", "St-60"), ("しょうりつ６０％!", "St-60"), ("胜率６０％！", "St-60"),
        ("防御プラグインC", "St-50"), ("イージス", "aegis"), ("tide plug c", "XC-02"),
    ],
)  # fmt: skip
def test_a_card_is_found_by_any_writing_of_its_name_or_number(library, text, number):
    """Width, case, signs, long-vowel marks and ％ do not matter."""
    assert library.card(number).key in [card.key for card in library.find(text)]


@pytest.mark.rule("C-R3.6")
def test_every_card_is_found_by_each_form_of_its_name(library):
    """In each language, and by slug, key and number."""
    for card in library.cards():
        forms = [library.name(card.facts.name, language)[0] for language in LANGUAGES]
        for form in [*forms, card.facts.name, card.key, card.number or card.facts.name]:
            assert card.key in [found.key for found in library.find(form)], form


@pytest.mark.rule("C-R3.6")
def test_every_name_that_a_card_uses_has_a_line(library):
    """Also those that only a requirement line asks for."""
    used = {slug for card in library.cards() for slug in names_used(card.facts)}
    assert {"x-eraser", "meramon", "metal-garurumon"} <= used
    for slug in sorted(used):
        assert library.knows_name(slug)
        assert library.name(slug, "en")[1]


@pytest.mark.rule("C-R3.6")
def test_a_missing_form_is_the_japanese_one_and_marked(library):
    """Frame and level are never part of a name; drafted forms are marked as such."""
    assert library.name("kunemon", "zh-Hans") == ("クネモン", False)
    assert library.name("agumon", "zh-Hant") == ("亞古獸", True)
    assert library.is_unsure("agumon", "zh-Hant")
    assert not library.is_unsure("agumon", "ja")
    assert library.name("no-such-name", "ja") == ("No Such Name", False)


@pytest.mark.rule("C-R3.6")
def test_practice_cards_have_their_names_in_all_languages_and_are_marked(library):
    """They are ours, so nothing is missing."""
    cards = of_pack(library, "colosseum-practice")
    assert len(cards) >= 70
    for card in cards:
        assert card.facts.practice and card.facts.status == "verified"
        assert all(library.name(card.facts.name, language)[1] for language in LANGUAGES)
    assert not any(card.facts.practice for card in of_pack(library, "colosseum"))


# Ready decks.


def fits(base: Base, facts: Facts) -> bool:
    """Whether a card can be this base."""
    wanted = {"level": base.level, "frame": base.frame, "attribute": base.attribute, "species": base.species}
    return (
        (base.name is None or base.name in (facts.name, *facts.also))
        and all(value is None or getattr(facts, field) == value for field, value in wanted.items())
        and (base.field is None or base.field in facts.fields)
        and (base.type is None or base.type == facts.type)
    )


def payable(facts: Facts, reached: list[Facts], names: set[str]) -> bool:
    """Whether a line of a Digimon has its base among these, and its payment in the deck."""
    return facts.level == "III" or any(
        any(fits(line.base, other) for other in reached)
        and set(line.cards) <= names
        and (line.partner is None or any(fits(line.partner, other) for other in reached))
        for line in facts.lines
    )


def test_ready_decks_are_enough_and_differ(library):
    """At least six of real cards, two of practice cards, each with names and a line about it."""
    decks = library.ready_decks()
    assert sum(not deck.practice for deck in decks) >= 6
    assert sum(deck.practice for deck in decks) >= 2
    assert len({deck.id for deck in decks}) == len(decks) == len({tuple(sorted(deck.cards)) for deck in decks})
    for deck in decks:
        assert set(deck.names) == set(deck.about) == set(LANGUAGES)
        assert deck.practice == all(library.card(key).facts.practice for _, key in deck.cards)


def test_ready_decks_are_legal_under_both_presets(library):
    """Also with the tournament's limit of Ultimates; one of them at tables for verified cards only."""
    verified = []
    for deck in library.ready_decks():
        assert check(deck, library, {}) == []
        assert check(deck, library, {"max_ultimate": "5"}) == []
        if not deck.practice and not check(deck, library, {"card_status": "verified"}):
            verified.append(deck.id)
    assert verified == ["garurumon"]


def test_every_digimon_of_a_ready_deck_can_be_reached_and_paid(library):
    """Step by step from the Level IIIs, with the cards of the deck alone; and every payment is asked for."""
    for deck in library.ready_decks():
        cards = [library.card(key) for _, key in deck.cards]
        facts = [card.facts for card in cards]
        names = {name for one in facts for name in (one.name, *one.also)}
        reached: list[Facts] = []
        for _ in range(5):
            reached = [one for one in facts if one.kind == "digimon" and payable(one, reached, names)]
        stuck = [one.number for one in facts if one.kind == "digimon" and one not in reached]
        assert stuck == [], deck.id
        asked = {name for one in facts for line in one.lines for name in line.cards}
        joins = any(line.partner is not None for one in facts for line in one.lines)
        for card in cards:
            words = [ability.text for ability in card.abilities]
            if "keyword payment" in words:
                assert card.facts.name in asked or ("keyword stands_for_partner" in words and joins)


def test_digests_are_current():
    """`python scripts/digest_packs.py` has been run since the packs changed."""
    assert [path.name for path in bundled_packs() if stale(path) is not None] == []
