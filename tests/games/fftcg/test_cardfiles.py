"""People's own card files: every layout and encoding, and a report for everything that is wrong."""

import json
import re
from pathlib import Path

import pytest

import netocean
from netocean.games.fftcg.cardfiles import MOST_BYTES, read_card_file
from netocean.texts import LANGUAGES, keys

CARD = {
    "code": "1-001H",
    "name": "Aldo",
    "type": "Forward",
    "element": "Fire",
    "cost": 3,
    "power": 7000,
    "job": "Knight/Guardian",
    "category": "X",
    "rarity": "Hero",
    "text": "Haste",
}
"""A card as many files have it."""


def dumped(*cards):
    """Cards as JSON."""
    return json.dumps(list(cards), ensure_ascii=False)


def read(content, filename=""):
    """The cards of a file without faults."""
    cards, faults = read_card_file(content.encode() if isinstance(content, str) else content, filename)
    assert faults == []
    return cards


def faults(content, filename=""):
    """Key, record and line of each fault of a file, of which nothing is taken."""
    cards, found = read_card_file(content.encode() if isinstance(content, str) else content, filename)
    assert cards == [] and found
    return [(fault.key.removeprefix("cardfile-"), fault.record, fault.line) for fault in found]


def fault(content, filename=""):
    """The one fault of a file."""
    (found,) = read_card_file(content.encode() if isinstance(content, str) else content, filename).faults
    return found


def octgn(*properties, name="Aldo", more=""):
    """A set with one card."""
    told = "".join(f'<property name="{field}" value="{value}"/>' for field, value in properties)
    return f'<?xml version="1.0"?>\n<set name="Own">\n<cards>\n<card id="1" name="{name}">{told}{more}</card></cards></set>'


PROPERTIES = (
    ("CardType", "Forward"),
    ("Element", "Fire"),
    ("CP", "3"),
    ("Power", "7000"),
    ("Occupation", "Knight"),
    ("SetNumber", "1-001"),
    ("CardNumber", "001"),
    ("Rarity", "H"),
    ("Abilities", "Haste"),
    ("CanUseEX", ""),
)


def test_a_card_is_read_fact_by_fact():
    """Words, numbers and lists, whatever form the file gives them."""
    (card,) = read(dumped(CARD))
    assert (card.number, card.codes, card.name, card.kind) == ("1-001H", ("1-001H",), "Aldo", "forward")
    assert (card.elements, card.cost, card.power) == (("fire",), 3, 7000)
    assert (card.jobs, card.categories, card.rarity) == (("Knight", "Guardian"), ("X",), "H")
    assert (card.generic, card.ex, card.limit_break, card.lines) == (False, False, None, ("Haste",))
    assert (card.record, card.line) == (1, 0)


@pytest.mark.parametrize(
    "content",
    [
        json.dumps(CARD),
        dumped(CARD),
        json.dumps({"count": 1, "cards": [CARD]}),
        json.dumps({"name": "My deck", "cards": [{"quantity": 3, "card": CARD}]}),
        json.dumps({"1-001H": {field: value for field, value in CARD.items() if field != "code"}}),
        json.dumps(CARD) + "\n\n",
        ",".join(CARD) + "\n" + ",".join(str(value) for value in CARD.values()) + "\n",
        "sep=;\n" + ";".join(CARD) + "\n" + ";".join(str(value) for value in CARD.values()) + "\n",
        "\t".join(CARD) + "\r\n" + "\t".join(str(value) for value in CARD.values()) + "\r\n",
    ],
    ids=["object", "list", "wrapped", "deck", "by code", "one line", "comma", "semicolon", "tab"],
)
def test_the_layout_is_found_by_the_content(content):
    """All of these say the same card."""
    (card,) = read(content)
    assert (card.number, card.name, card.jobs, card.lines) == ("1-001H", "Aldo", ("Knight", "Guardian"), ("Haste",))


def test_json_lines_know_their_lines():
    """Empty lines count, but are no cards."""
    cards = read(json.dumps(CARD) + "\n\n" + json.dumps({**CARD, "code": "1-002H"}) + "\n")
    assert [(card.record, card.line) for card in cards] == [(1, 1), (2, 3)]


def test_a_field_of_a_table_may_hold_quotes_and_line_breaks():
    """The next row begins behind them."""
    head = "code,name,type,element,cost,power,text\n"
    rows = '1-001H,Aldo,Forward,Fire,3,7000,"one ""two""\nthree"\n1-002H,Bea,Summon,Ice,2,,\n'
    first, second = read(head + rows)
    assert first.lines == ('one "two"', "three")
    assert (second.kind, second.power, second.lines, second.line) == ("summon", None, (), 4)


def test_a_set_of_octgn_is_read_with_its_letter_of_rarity():
    """The other side of a card and what else is in the file do not matter."""
    more = '<alternate name="Back" type="B"><property name="CP" value="9"/></alternate>'
    (card,) = read(octgn(*PROPERTIES, more=more))
    assert (card.number, card.name, card.cost, card.power, card.line) == ("1-001H", "Aldo", 3, 7000, 4)
    inner = octgn(*PROPERTIES[:-2], more='<property name="Abilities">Haste</property>')
    assert read(inner)[0].lines == ("Haste",)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_any_unicode_is_read(encoding):
    """With its mark or without."""
    assert read(dumped({**CARD, "name": "アルド"}).encode(encoding))[0].name == "アルド"


@pytest.mark.parametrize(
    ("encoding", "kind", "element", "job"),
    [
        ("shift_jis", "フォワード", "火/氷", "剣士"),
        ("gb18030", "前锋", "火／冰", "骑士"),
        ("cp1252", "Forward", "Fire/Ice", "Épéiste"),
    ],
)
def test_older_encodings_are_told_apart(encoding, kind, element, job):
    """By what they make of the letters."""
    (card,) = read(dumped({**CARD, "type": kind, "element": element, "job": job}).encode(encoding))
    assert (card.kind, card.elements, card.jobs) == ("forward", ("fire", "ice"), (job,))


def test_the_encoding_that_a_set_declares_counts_where_nothing_marks_it():
    """Also if its declaration stays in the decoded text."""
    text = octgn(*PROPERTIES, name="アルド").replace('"1.0"?', '"1.0" encoding="Shift_JIS"?')
    assert read(text.encode("shift_jis"))[0].name == "アルド"
    assert read(text.encode("utf-16"))[0].name == "アルド"


def test_bytes_that_are_no_text_are_refused():
    """No guess is made."""
    assert faults(bytes(range(256)) * 8) == [("encoding", 0, 0)]
    assert faults(b"\xff\xfe\x00") == [("encoding", 0, 0)]


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("[[ex]]EX BURST[[/]] 《火》《ダル》[[br]]«x»", ("{EX} {F}{D}", "«x»")),
        ("[[s]]Title[[/]] 《S》《水》《1》《ダル》", ("«Title» {S}{A}{1}{D}",)),
        ("{x} Draw\n{f}{x}{d}", ("{EX} Draw", "{F}{X}{D}")),
        ("*Title* {s}{w}", ("«Title» {S}{W}",)),
        (["Haste", " ", "Brave "], ("Haste", "Brave")),
        ([{"text": "Haste"}, {"text": "Brave"}], ("Haste", "Brave")),
        ("", ()),
    ],
)
def test_marks_in_texts_become_those_that_are_read(text, lines):
    """Signs of costs, the EX mark, names of special abilities, line breaks."""
    assert read(dumped({**CARD, "text": text}))[0].lines == lines


@pytest.mark.parametrize(
    ("fields", "found"),
    [
        ({"ex_burst": "○"}, ("ex", True)),
        ({"isExBurst": True}, ("ex", True)),
        ({"text": "{EX} Haste"}, ("ex", True)),
        ({"Multicard": "1"}, ("generic", True)),
        ({"is_multi_playable": False}, ("generic", False)),
        ({"text": "Limit Break -- 2\nHaste"}, ("limit_break", 2)),
        ({"limit_break": 3}, ("limit_break", 3)),
        ({"power": "７０００"}, ("power", 7000)),
        ({"type": "Backup", "power": "－"}, ("power", None)),
        ({"category": None, "Category_1": "VII", "Category_2": "DFF"}, ("categories", ("VII", "DFF"))),
        ({"element": None, "elements": ["Fire", "水"]}, ("elements", ("fire", "water"))),
        ({"names": ["Aldo", "Bea"]}, ("also", ("Bea",))),
        ({"rarity": "Promo"}, ("rarity", "PR")),
    ],
)
def test_a_field_has_many_names_and_forms(fields, found):
    """As the files that people have give them."""
    (card,) = read(dumped({**CARD, **fields}))
    assert getattr(card, found[0]) == found[1]


def test_printings_of_one_number_are_one_card():
    """The number's own printing gives the facts; a code may hold both."""
    again = {**CARD, "code": "6-006C/1-001H", "text": "Brave"}
    for content in (dumped(again, CARD), dumped(CARD, again)):
        (card,) = read(content)
        assert (card.number, card.codes, card.lines) == ("1-001H", ("1-001H", "6-006C"), ("Haste",))


def test_reminders_for_crystals_are_passed_over():
    """They are no cards."""
    assert [
        card.number for card in read(dumped(CARD, {"code": "C-001", "name": "", "type": "Crystal", "cost": 0}))
    ] == ["1-001H"]


# Bad input: a report, and nothing is taken.


@pytest.mark.parametrize("field", ["code", "name", "type", "element", "cost", "power", "text"])
def test_a_missing_field_is_named(field):
    """A text may be empty, but it must be there: a card is never played without its abilities."""
    without = {name: value for name, value in CARD.items() if name != field}
    found = fault(dumped({**CARD, "code": "1-009H"}, without))
    wanted = {"element": "elements"}.get(field, field)
    assert (found.key, found.params, found.record) == ("cardfile-missing-field", {"field": wanted}, 2)


def test_all_faults_of_all_cards_are_told():
    """And no card is taken."""
    content = dumped({"code": "1-001H"}, CARD, {**CARD, "code": "x y", "cost": "many"})
    assert faults(content) == [("missing-field", 1, 0)] * 5 + [("bad-value", 3, 0)] * 2


@pytest.mark.parametrize(
    ("fields", "params"),
    [
        ({"type": "Wizard"}, {"field": "type", "value": "Wizard"}),
        ({"element": "Fire/Mud"}, {"field": "elements", "value": "Mud"}),
        ({"cost": -1}, {"field": "cost", "value": "-1"}),
        ({"cost": True}, {"field": "cost", "value": "True"}),
        ({"cost": 2.5}, {"field": "cost", "value": "2.5"}),
        ({"power": "1e9"}, {"field": "power", "value": "1e9"}),
        ({"code": "first"}, {"field": "code", "value": "first"}),
        ({"name": {"en": "Aldo"}}, {"field": "name", "value": "{'en': 'Aldo'}"}),
        ({"generic": "perhaps"}, {"field": "generic", "value": "perhaps"}),
        ({"card_number": "1-001H and more"}, {"field": "code", "value": "1-001H and more"}),
    ],
)
def test_a_value_that_does_not_fit_is_shown(fields, params):
    """With its field."""
    found = fault(dumped({**CARD, **fields}))
    assert (found.key, found.params) == ("cardfile-bad-value", params)


@pytest.mark.parametrize(
    ("fields", "params"),
    [
        ({"elements": ["Ice"]}, {"field": "elements", "value": "ice", "other": "fire"}),
        ({"name_en": "Bea"}, {"field": "name", "value": "Bea", "other": "Aldo"}),
        ({"cp": "4"}, {"field": "cost", "value": "3", "other": "4"}),
        ({"type": "Summon"}, {"field": "power", "value": "7000", "other": "summon"}),
    ],
)
def test_values_that_contradict_each_other_are_both_shown(fields, params):
    """Under two names of one field, or against the type."""
    found = fault(dumped({**CARD, **fields}))
    assert (found.key, found.params) == ("cardfile-contradiction", params)


def test_printings_that_contradict_each_other_are_refused():
    """One number has one cost."""
    found = fault(dumped(CARD, {**CARD, "code": "6-006C/1-001H", "cost": 4}))
    assert (found.key, found.record) == ("cardfile-contradiction", 2)
    assert found.params == {"field": "cost", "value": "4", "other": "3"}


def test_a_code_stands_once():
    """The second one tells where the first is."""
    found = fault(dumped({**CARD, "code": "1-002H"}, CARD, CARD))
    assert (found.key, found.record) == ("cardfile-duplicate", 3)
    assert found.params == {"code": "1-001H", "record": 2, "line": 0}


def test_a_limit_break_card_tells_how_many_cards_it_turns():
    """In a field or in its text."""
    assert fault(dumped({**CARD, "isLB": True})).params == {"field": "limit_break"}
    assert read(dumped({**CARD, "isLB": True, "text": "Limit Break -- 1"}))[0].limit_break == 1


@pytest.mark.parametrize(
    ("content", "filename", "found"),
    [
        ("", "", [("empty", 0, 0)]),
        ("\ufeff \n", "", [("empty", 0, 0)]),
        ("[]", "", [("empty", 0, 0)]),
        ("just a line\n", "", [("unknown-layout", 0, 0)]),
        ("<deck><card/></deck>", "", [("unknown-layout", 0, 0)]),
        ('[{"code": "1-001H",\n]', "", [("malformed-json", 0, 2)]),
        ("[" * 200_000, "", [("malformed-json", 0, 1)]),
        ('[{"cost": NaN}]', "", [("malformed-json", 0, 1)]),
        ('[{"cost": 1, "cost": 2}]', "", [("field-twice", 0, 0)]),
        ("[1, null]", "", [("no-card", 1, 0), ("no-card", 2, 0)]),
        ('{"code":\n[1]\n{}', "own.jsonl", [("malformed-json", 0, 1), ("no-card", 2, 2)] + [("missing-field", 3, 3)] * 6),
        ("code,name\n1-001H,Aldo,more\n", "", [("columns", 1, 2)]),
        ("code,name,code\n", "", [("field-twice", 0, 1)]),
        ('code,text\n1-001H,"a "b" c"\n', "", [("malformed-csv", 0, 2)]),
        ('code,text\n1-001H,a\n1-002H,"a', "", [("malformed-csv", 0, 3)]),
        ("<set><cards></set>", "", [("malformed-xml", 0, 1)]),
        ('<!DOCTYPE a [<!ENTITY b "c">]><set>&b;</set>', "", [("entities", 0, 0)]),
        (octgn(*PROPERTIES, ("CP", "4")), "", [("field-twice", 1, 4)]),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_told_with_its_place(content, filename, found):
    """Line by line, where a layout has lines."""
    assert faults(content, filename) == found


@pytest.mark.parametrize(
    "content",
    [
        dumped({**CARD, "text": "x" * 1_000_001}),
        "code,text\n1-001H," + "x" * 1_000_001 + "\n",
        'code,text\n1-001H,"' + "a,b\n" * 300_000,
        octgn(*PROPERTIES[:-2], ("Abilities", "x" * 1_000_001)),
    ],
    ids=["json", "csv", "open quote", "xml"],
)
def test_a_text_of_a_megabyte_is_too_long(content):
    """It is told at once."""
    assert [key for key, _, _ in faults(content)] == ["too-long"]


def test_a_file_has_bounds():
    """Of bytes and of cards."""
    assert faults(b" " * (MOST_BYTES + 1)) == [("too-large", 0, 0)]
    many = "[" + ",".join("{}" for _ in range(20_001)) + "]"
    assert faults(many) == [("too-many", 0, 0)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_its_words(language):
    """And no message is left unused."""
    folder = Path(netocean.__file__).parent / "games" / "fftcg" / "cardfiles"
    code = "".join(path.read_text(encoding="utf-8") for path in folder.glob("*.py"))
    used = set(re.findall(r'"(cardfile-[a-z-]+)"', code)) | {"cardfile-at-line", "cardfile-at-record"}
    assert {key for key in keys(language) if key.startswith("cardfile-")} == used
