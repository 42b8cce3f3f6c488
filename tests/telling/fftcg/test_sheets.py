"""Cards of Final Fantasy TCG in a few words and in full."""

import msgspec
import pytest

from netocean.telling.sheets import sheet
from netocean.telling.words import Words
from netocean.texts import LANGUAGES
from telling.fftcg.seats import library

EACH = 25
"""One card of so many is read here: the writers have their own tests for all."""


@pytest.mark.parametrize(
    ("number", "brief"),
    [
        ("1-001H", "Fire 6 · Forward · 9000"),
        ("1-003C", "Fire 2 · Backup"),
        ("2-002C", "Fire 2 · Summon · EX"),
        ("23-119R", "Fire 5 · Forward · 8000 · LB 2"),
        ("12-116L", "Ice/Wind 8 · Forward · 9000"),
        ("C-001", "crystal reminder"),
    ],
)
def test_a_card_in_a_few_words(number, brief):
    """Elements and cost, type, power, what a list should not hide."""
    assert Words(library(), "en").brief(library().card(number)) == brief


def test_a_forward_in_full():
    """Everything that is printed on it (F-R3.1)."""
    told = sheet(Words(library(), "en"), library().card("3-154S"))
    assert (told.number, told.name, told.own_language) == ("3-154S", "Zidane", True)
    assert told.kind_line == "Forward · Light"
    assert told.numbers == ["Cost: 3", "Power: 7000", "Job: Genome", "Category: IX"]
    assert (told.lines, told.notes, told.trust) == ([], [], ["Card status: verified"])
    (modes,) = [one for one in told.abilities if one.modes]
    assert (modes.kind, len(modes.modes)) == ("auto", 3)


def test_marks_and_other_names_stand_on_the_sheet():
    """EX and generic marks."""
    summon = sheet(Words(library(), "en"), library().card("2-002C"))
    assert summon.kind_line == "Summon · Fire · EX mark"
    assert [one.kind for one in summon.abilities] == ["text"]


def test_kinds_of_abilities_are_told_apart():
    """F-R3.10: a special ability has a name."""
    kinds = [one.kind for one in sheet(Words(library(), "en"), library().card("11-135S")).abilities]
    assert "special" in kinds
    assert [one.kind for one in sheet(Words(library(), "en"), library().card("1-003C")).abilities] == ["action"]


def test_english_names_need_no_mark():
    """Where a language has no form of its own, the printed one stands."""
    told = sheet(Words(library(), "zh-Hans"), library().card("3-154S"))
    assert (told.name, told.own_language) == ("Zidane", True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_can_be_read_in_every_language(language):
    """As many abilities as they have, and nothing that is no word."""
    words = Words(library(), language)
    for card in library().cards()[::EACH]:
        told = sheet(words, card)
        assert len(told.abilities) == len(card.abilities)
        text = msgspec.json.encode(msgspec.structs.replace(told, facts=None)).decode()
        assert "None" not in text and "{ " not in text, card.key
