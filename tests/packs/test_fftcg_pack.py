"""The bundled cards of Final Fantasy TCG: facts, names and ready decks."""

import json
from collections import Counter
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import netocean
from netocean.catalog.decks import check
from netocean.catalog.library import Library
from netocean.catalog.packs import load_pack
from netocean.games.fftcg.construction import names_used
from netocean.games.fftcg.faces import Doubt, Facts
from netocean.games.fftcg.rulesets import settle
from netocean.texts import LANGUAGES, keys
from scripts.digest_packs import stale

PACK = Path(netocean.__file__).parent / "packs" / "fftcg"
CARDS = [path for path in sorted(PACK.glob("*.jsonl")) if path.name != "names.jsonl"]


@pytest.fixture(scope="module")
def library() -> Library:
    """The bundled pack."""
    return Library("fftcg", [PACK])


def facts(library, number):
    """What is printed on the card of this number."""
    return library.card(number).facts


def test_every_card_number_is_there_with_its_doubts_and_its_status(library):
    """3,799 numbers: 2,990 without doubt, 802 with one, 7 reminders; without its whole text a card is incomplete."""
    cards = [card.facts for card in library.cards()]
    assert len(cards) == len({card.number for card in cards}) == 3799
    assert Counter(bool(card.doubt) for card in cards) == {False: 2990 + 7, True: 802}
    for card in cards:
        sure = "provisional" if card.doubt else "verified"
        assert card.status == ("incomplete" if card.missing else sure)
    assert facts(library, "21-065R").missing == ("text",)
    kinds = {"forward": 2275, "backup": 1023, "summon": 264, "monster": 230, "crystal": 7}
    assert Counter(card.kind for card in cards) == kinds


def test_every_printing_leads_to_its_card_number(library):
    """4,035 printings, and three promotional numbers that are known from their reprints alone; each of one number."""
    codes = [code for card in library.cards() for code in card.facts.codes]
    assert len(codes) == len(set(codes)) == 4038
    assert all(card.facts.codes[0] == card.number for card in library.cards())
    assert library.card("Re-008C") is library.card("1-007R") is library.card("fftcg/1-007R")
    assert library.card("11-062R").number == "PR-055"


def test_sets_are_those_that_the_numbers_bear(library):
    """Opus 1 to 27 in order, then the letters."""
    (pack,) = library.packs
    assert pack.manifest.sets == (*(f"opus-{number}" for number in range(1, 28)), "boss", "crystal", "promo")
    assert {path.stem for path in CARDS} == set(pack.manifest.sets)
    sets = Counter(card.facts.set for card in library.cards())
    assert (sets["opus-1"], sets["opus-27"], sets["boss"], sets["promo"]) == (216, 129, 54, 10)
    assert facts(library, "27-122S").set == "opus-27"


def test_every_card_is_the_same_after_writing_and_reading():
    """Facts round-trip through their schema, and every line is written as plainly as can be."""
    for path in CARDS:
        for line in path.read_text(encoding="utf-8").splitlines():
            read = msgspec.json.decode(line, type=Facts)
            assert msgspec.json.decode(msgspec.json.encode(read)) == json.loads(line)


def test_no_sentence_of_a_card_is_in_the_pack():
    """What stands in a line of facts are numbers, names, codes and words of closed lists."""
    for path in CARDS:
        for line in path.read_text(encoding="utf-8").splitlines():
            for value in json.loads(line).values():
                for text in value if isinstance(value, list) else [value]:
                    assert not isinstance(text, str) or (len(text) < 60 and "." not in text and "{" not in text)


def test_doubt_and_missing_facts_speak_of_facts_that_people_can_read(library):
    """Closed lists, with messages in every language."""
    doubts: Counter[tuple[str, str]] = Counter()
    spoken: set[str] = set()
    for card in library.cards():
        one = card.facts
        doubts.update(one.doubt.items())
        spoken |= {f"fact-{fact}" for fact in (*one.doubt, *one.missing)}
    assert doubts == {
        ("elements", "first-only"): 597,
        ("generic", "inferred"): 715,
        ("ex", "contradicted"): 21,
        ("text", "restored"): 121,
        ("card", "single-source"): 61,
        ("categories", "unknown"): 6,
        ("jobs", "unknown"): 4,
    }
    words = {f"doubt-{doubt}" for doubt in get_args(Doubt)}
    for language in LANGUAGES:
        assert sorted((spoken | words) - keys(language)) == []


@pytest.mark.rule("F-R3.1", "F-R3.2")
def test_known_cards_are_as_their_sources_have_them(library):
    """One card of each kind, fact by fact."""
    auron = facts(library, "1-001H")
    assert (auron.name, auron.kind, auron.elements, auron.cost, auron.power) == ("auron", "forward", ("fire",), 6, 9000)
    assert (auron.jobs, auron.categories, auron.rarity) == (("job-guardian",), ("X",), "H")
    assert not (auron.generic or auron.ex or auron.limit_break or auron.practice)
    mage = facts(library, "1-003C")
    assert (mage.kind, mage.generic, mage.power, mage.jobs) == ("backup", True, None, ("job-standard-unit",))
    ifrit = facts(library, "1-004C")
    assert (ifrit.kind, ifrit.ex, ifrit.cost, ifrit.jobs) == ("summon", True, 1, ())
    assert facts(library, "22-117R").limit_break == 2


@pytest.mark.rule("F-R3.2")
def test_a_card_may_have_several_elements(library):
    """Two from Opus 12 on, and one card of four."""
    counts = Counter(len(card.facts.elements) for card in library.cards())
    assert {count for count in counts if count > 1} == {2, 4} and counts[4] == 1
    assert len(facts(library, "19-128L").elements) == 4
    assert [card.facts.kind for card in library.cards() if not card.facts.elements] == ["crystal"] * 7


@pytest.mark.rule("F-R3.6")
def test_further_names_are_those_that_a_card_has_in_all_situations(library):
    """Also where it has two of them, or says so in its text alone."""
    assert facts(library, "6-051C").also == ("choco", "mog")
    assert facts(library, "17-085R").also == ("ovjang", "mnejing")
    assert facts(library, "27-111L").also == ("garland",)
    assert sum(bool(card.facts.also) for card in library.cards()) == 23


@pytest.mark.rule("F-R13.20")
def test_an_ex_mark_that_is_written_out_is_the_mark(library):
    """10-103R and 10-127H bear it in words; 4-120R bears it in one printing in words, in the other as the sign."""
    assert all(facts(library, number).ex for number in ("10-103R", "10-127H", "4-120R", "10-119R", "1-004C"))
    assert not facts(library, "B-007").ex


@pytest.mark.rule("F-R3.3")
def test_only_characters_have_jobs_and_all_forwards_have_power(library):
    """Summons have neither."""
    for card in library.cards():
        one = card.facts
        assert one.power is not None or one.kind != "forward"
        assert one.kind != "summon" or (one.jobs == () and one.power is None)


def test_every_name_and_job_has_a_line_and_keeps_its_english_form(library):
    """Names and jobs do not meet: Soldier is a name, SOLDIER a job."""
    for slug in {slug for card in library.cards() for slug in names_used(card.facts)}:
        assert library.knows_name(slug)
        assert library.name(slug, "en")[1]
    assert (library.name("soldier", "en"), library.name("job-soldier", "en")) == (("Soldier", True), ("SOLDIER", True))
    assert library.name("auron", "ja") == ("Auron", False)
    assert library.name("ovjang-mnejing", "en")[0] == "Ovjang & Mnejing"
    assert library.name("crystal", "en")[0] == "Crystal"


def test_sources_are_described(library):
    """No tag without a description."""
    (pack,) = library.packs
    assert {tag for card in library.cards() for tag in card.facts.sources} == set(pack.manifest.sources)
    assert pack.manifest.licence and pack.manifest.credits
    assert set(pack.manifest.name) == set(pack.manifest.about) == set(LANGUAGES)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("1-001H", "1-001H"), ("1-001h", "1-001H"), ("1-1", "1-001H"), ("01-001", "1-001H"), ("１－００１Ｈ", "1-001H"),
        ("fftcg/1-001H", "1-001H"), ("Re-008C", "1-007R"), ("re-8", "1-007R"), ("6-006C", "1-011C"),
        ("B-10", "B-010"), ("PR-108", "PR-108"), ("Re-014H", "PR-108"), ("choco/mog", "6-051C"), ("CHOCO MOG", "14-047R"),
    ],
)  # fmt: skip
def test_a_card_is_found_by_any_writing_of_its_codes(library, text, number):
    """Case, width, zeros and the letter of rarity do not matter; any printing will do."""
    assert number in [card.number for card in library.find(text)]


def test_a_deck_list_may_name_any_printing(library):
    """With the count before or behind, the name beside it, or two codes of one card."""
    reading = library.read_deck("3 1-001H\n1-002R x3\n2x Auron (1-001H)\n1 Re-008C\n1 6-006C/1-011C\n3 19-128\n")
    assert reading.problems == []
    assert reading.deck.cards == [
        (5, "fftcg/1-001H"),
        (3, "fftcg/1-002R"),
        (1, "fftcg/1-007R"),
        (1, "fftcg/1-011C"),
        (3, "fftcg/19-128L"),
    ]


def test_a_name_of_many_cards_is_asked_back(library):
    """Nothing is guessed."""
    (problem,) = library.read_deck("3 Cloud\n1 1-001H\n").problems
    assert (problem.key, problem.line) == ("deck-ambiguous", 1)


# Ready decks.


def test_ready_decks_are_named_in_all_languages_and_differ(library):
    """Twenty-five starters, one of them transcribed with its LB deck, and two lists of players."""
    decks = library.ready_decks()
    assert len(decks) == len({deck.id for deck in decks}) == len({tuple(sorted(deck.cards)) for deck in decks}) == 27
    for deck in decks:
        assert set(deck.names) == set(deck.about) == set(LANGUAGES)
        assert not deck.practice


@pytest.mark.parametrize("preset", ["official", "primer"])
def test_ready_decks_are_built_by_the_rules(library, preset):
    """Nothing is said against any of them, unless a card in it is not wholly read."""
    for deck in library.ready_decks():
        problems = check(deck, library, settle(preset, {}))
        assert {problem.key for problem in problems} <= {"fault-incomplete"}, deck.id


@pytest.mark.rule("F-R5.2")
def test_one_ready_deck_has_an_lb_deck(library):
    """Fifty and eight; the rules of 2020 refuse it."""
    deck = library.deck("vii-xiv-limit-break")
    lb = sum(copies for copies, key in deck.cards if library.card(key).facts.limit_break)
    assert (sum(copies for copies, _ in deck.cards), lb) == (58, 8)
    refused = {problem.key for problem in check(deck, library, settle("official-2.1", {}))}
    assert "fault-late-limit-break" in refused


def test_the_pack_holds_every_card_number():
    """All facts, names and decks are read at once."""
    assert len(load_pack(PACK, trusted=True).cards) == 3799


def test_its_digest_is_current():
    """`python scripts/digest_packs.py` has been run since the pack changed."""
    assert stale(PACK) is None
