"""The command that makes the pack of Final Fantasy TCG from a card list, on records made up here."""

import json

import pytest

from netocean.catalog.files import digest, read_files
from scripts.fftcg.decks import deck_files
from scripts.fftcg.facts import by_number, facts_of, name_lines, set_of
from scripts.fftcg.pack import make, write_abilities


def record(code, **more):
    """One printing, with all fields that a list has."""
    told = {
        "code": code,
        "card_number": code,
        "codes": [code],
        "type": "Forward",
        "names": ["Aldo"],
        "also_named": [],
        "elements": ["Fire"],
        "cost": 3,
        "power": 7000,
        "jobs": ["Knight"],
        "categories": ["X"],
        "rarity": "C",
        "generic": False,
        "ex_burst": False,
        "text": "",
        "text_lines": [],
        "limit_break": None,
        "priming": None,
        "status": "verified",
        "doubts": [],
        "sources": ["list-1"],
    }
    return {**told, **more}


def made(*records):
    """The facts of the first card number among these printings."""
    number, printings = next(iter(by_number(records).items()))
    return facts_of(number, printings)


def test_printings_of_one_number_become_one_line():
    """The number's own printing gives the facts; codes, categories and sources are those of all of them."""
    again = record(
        "Re-9C", card_number="2-1C", codes=["Re-9C", "2-1C"], categories=["X", "FFT"], rarity="H", sources=["list-2"]
    )
    one = made(again, record("2-1C"))
    assert (one.key, one.number, one.codes, one.set) == ("fftcg/2-1C", "2-1C", ("2-1C", "Re-9C"), "opus-2")
    assert (one.rarity, one.categories, one.sources) == ("C", ("X", "FFT"), ("list-1", "list-2"))


def test_numbers_stand_in_the_order_of_their_sets():
    """2 before 10, letters at the end."""
    numbers = ["B-001", "10-001C", "PR-001", "2-010C", "2-009C", "C-001"]
    assert list(by_number([record(number) for number in numbers])) == [
        "2-009C", "2-010C", "10-001C", "B-001", "C-001", "PR-001",
    ]  # fmt: skip
    assert [set_of(number) for number in ("27-001H", "B-001", "PR-001")] == ["opus-27", "boss", "promo"]


def test_marks_and_misspellings_of_lists_are_mended():
    """Escaped signs, typographic quotes, a category that is written wrongly, jobs in other capitals."""
    one = record("1-1C", names=["Yin &amp; Yang"], categories=["MOBUIS"], jobs=["SOLDIER"])
    two = record("1-2C", names=["Braska’s"], jobs=["SOLDIER"])
    three = record("1-3C", names=["Zed"], jobs=["Soldier", "???"])
    assert made(one).categories == ("MOBIUS",)
    assert [made(card).name for card in (one, two)] == ["yin-yang", "braskas"]
    assert made(three).jobs == ("job-soldier", "job-unknown")
    assert name_lines([one, two, three]) == [
        {"slug": "braskas", "en": "Braska's"},
        {"slug": "job-soldier", "en": "SOLDIER"},
        {"slug": "job-unknown", "en": "???"},
        {"slug": "yin-yang", "en": "Yin & Yang"},
        {"slug": "zed", "en": "Zed"},
    ]


def test_the_name_that_a_card_is_primed_into_has_a_line():
    """Also where no card of the list bears it."""
    lines = name_lines([record("1-1C", priming={"into": "Shiva (XVI)", "cost": "{I}"})])
    assert {"slug": "shiva-xvi", "en": "Shiva (XVI)"} in lines


@pytest.mark.parametrize(
    ("doubts", "doubt"),
    [
        (["elements", "generic"], {"elements": "first-only", "generic": "inferred"}),
        (["ex"], {"ex": "contradicted"}),
        (["lines", "single-source"], {"text": "restored", "card": "single-source"}),
        (["job-category"], {"jobs": "unknown"}),
    ],
)
def test_doubts_of_a_list_become_doubts_of_facts(doubts, doubt):
    """Field by field; a job or category is doubted where there is none."""
    one = made(record("1-1C", status="provisional", doubts=doubts, jobs=[]))
    assert (one.doubt, one.missing, one.status) == (doubt, (), "provisional")


def test_what_is_missing_makes_a_card_incomplete():
    """A lost text, or a reminder that is no card of a deck."""
    assert made(record("1-1C", status="incomplete", doubts=["text-missing", "generic"])).missing == ("text",)
    token = made(record("C-1", type="Crystal", names=[""], elements=[], status="incomplete", doubts=["token"]))
    assert (token.name, token.kind, token.missing, token.doubt) == ("crystal", "crystal", ("name", "elements"), {})


def listed(code, copies):
    """A row of a deck list."""
    return {"code": code, "n": copies}


def decks():
    """A starter that can be played, one that cannot, one that was altered."""
    starter = {"kind": "starter", "main": [listed("1-1C", 2), listed("Re-1C", 1)], "lb": [], "missing_cards": []}
    return [
        {**starter, "id": "deck-001", "playable": True},
        {**starter, "id": "deck-021", "playable": False, "missing_cards": ["PR-109"]},
        {**starter, "id": "deck-027", "playable": True},
    ]


def test_ready_decks_are_those_without_missing_cards():
    """Copies of one number are counted together."""
    one = made(record("1-1C", codes=["1-1C", "Re-1C"]))
    files = deck_files(decks(), {code: one for code in one.codes})
    assert list(files) == ["vii-fire-earth.toml"]
    assert files["vii-fire-earth.toml"].endswith('[cards]\n"1-1C" = 3\n')


def test_ability_lines_stand_set_by_set_card_by_card(tmp_path):
    """In the order of numbers; a card without lines has no paragraph."""
    write_abilities(tmp_path, {"2-1C": ["keyword haste"], "1-2C": [], "1-1C": ["keyword brave", "keyword haste"]})
    assert sorted(path.name for path in tmp_path.iterdir()) == ["opus-1.abilities", "opus-2.abilities"]
    text = (tmp_path / "opus-1.abilities").read_text(encoding="utf-8")
    assert text == "[1-1C]\nkeyword brave\nkeyword haste\n"


def test_the_command_writes_a_pack_with_its_digest(tmp_path):
    """Facts set by set, names, decks, manifest."""
    cards, lists, pack = tmp_path / "cards.jsonl", tmp_path / "decks.jsonl", tmp_path / "pack"
    printings = [record("1-1C", codes=["1-1C", "Re-1C"]), record("2-1C")]
    cards.write_text("".join(json.dumps(one) + "\n" for one in printings), encoding="utf-8")
    lists.write_text("".join(json.dumps(one) + "\n" for one in decks()), encoding="utf-8")
    make(cards, lists, pack)
    files, faults = read_files(pack)
    assert faults == []
    assert {"decks/vii-fire-earth.toml", "names.jsonl", "opus-1.jsonl", "opus-2.jsonl", "pack.toml"} <= set(files)
    assert f'digest = "{digest(files)}"' in files["pack.toml"].decode()
    assert json.loads(files["opus-1.jsonl"])["codes"] == ["1-1C", "Re-1C"]
