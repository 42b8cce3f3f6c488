"""Cards and chips of the Appmon card game in full, for the reader of the terminal and of the page."""

import msgspec
import pytest

from netocean.telling.sheets import sheets
from netocean.texts import LANGUAGES
from telling.later import library


def all_of(language, card_language=None):
    """All sheets, and the cards by their numbers."""
    told = sheets(library("appmon"), language, card_language)
    return told, {card.number: card for card in told.cards}


def test_an_appmon_in_full():
    """Seekmaster: everything that is printed on it."""
    _, cards = all_of("en")
    card = cards["XP-11"]
    assert (card.name, card.kind_line) == ("Seekmaster", "Appmon card · Super · type B · Social · Navi")
    assert card.numbers == [
        "A attack: 520",
        "B attack: 440",
        "C attack: 300",
        "Lost Points: against Standard 30, Super 20, Ultimate 10, God 10",
        "plug ●■ · link ■+300",
        "App fusion: Lookling + Waymote",
    ]
    assert card.brief == "Super · type B · A\u00a0520  B\u00a0440  C\u00a0300 · plug ●■ · link ■+300"


def test_a_digimon_evolves_by_what_is_printed():
    """Blazehorn: two circles."""
    _, cards = all_of("en")
    assert cards["XP-42"].numbers[-1] == "Evolves from Emberling: ○○"
    assert cards["XP-42"].kind_line == "Digimon card · Super · type A"


def test_a_partner_may_be_of_a_grade_and_an_attribute():
    """Encorial."""
    _, cards = all_of("en")
    assert cards["XP-12"].numbers[-1] == "App fusion: Hummlet + any Standard, Entertainment card"


def test_options_and_chips_in_full():
    """A drive is marked; a chip shows an Appmon and its attribute."""
    _, cards = all_of("en")
    assert cards["XP-51"].kind_line == "Option card · battle-changing · Appli Drive"
    assert (cards["XPC-1"].kind_line, cards["XPC-1"].brief) == ("app chip · Standard · Navi", "app chip · Navi")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read_in_every_language(language):
    """As many abilities as it has, and nothing that is no word."""
    cards = library("appmon")
    told, _ = all_of(language)
    assert [card.key for card in told.cards] == [card.key for card in cards.cards()]
    for card in told.cards:
        assert len(card.abilities) == len(cards.card(card.key).abilities)
        text = msgspec.json.encode(msgspec.structs.replace(card, facts=None)).decode()
        assert "None" not in text and "{ " not in text, card.key
