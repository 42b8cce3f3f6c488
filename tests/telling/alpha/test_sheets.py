"""Cards of α in full, for the reader of the terminal and of the page."""

import msgspec
import pytest

from netocean.telling.sheets import SheetAbility, sheets
from netocean.texts import LANGUAGES
from telling.later import library


def all_of(language, card_language=None):
    """All sheets, and the cards by their numbers."""
    told = sheets(library("alpha"), language, card_language)
    return told, {card.number: card for card in told.cards}


def test_a_digimon_in_full():
    """Blazehorn: everything that is printed on it."""
    _, cards = all_of("en")
    card = cards["XA-11"]
    assert (card.name, card.kind_line) == ("Blazehorn", "Digimon card · Level IV · type A · Dragon's Roar")
    assert card.numbers == [
        "cost 4 · speed 5 · HP 460",
        "A skill: 480",
        "B skill: 380",
        "C skill: 260",
        "Evolves from Emberling",
    ]
    assert card.brief == "Level IV · type A · cost 4 · speed 5 · HP 460 · A\u00a0480  B\u00a0380  C\u00a0260"
    assert card.trust == ["Card status: practice card"]


def test_the_mark_limit_1_stands_on_the_sheet():
    """Sunwyrm bears it."""
    _, cards = all_of("en")
    assert cards["XA-31"].kind_line == "Digimon card · Ultimate · type B · Dragon's Roar · limit 1"


def test_a_command_and_a_field_in_full():
    """A Command has no cost; a Field names its icon."""
    _, cards = all_of("en")
    assert (cards["XA-51"].kind_line, cards["XA-51"].numbers, cards["XA-51"].brief) == (
        "Command card",
        [],
        "Command card",
    )
    assert [one.kind for one in cards["XA-51"].abilities] == ["text"]
    field = cards["XA-41"]
    assert (field.kind_line, field.numbers) == ("Option card · field · Dragon's Roar", ["cost 1"])
    assert isinstance(field.abilities[0], SheetAbility)


def test_a_real_card_says_what_is_not_known_of_it():
    """It is incomplete."""
    told, _ = all_of("en")
    card = next(card for card in told.cards if card.status == "incomplete")
    assert "Card status: incomplete" in card.trust
    assert any(line.startswith("Not known: ") for line in card.trust)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read_in_every_language(language):
    """As many abilities as it has, and nothing that is no word."""
    cards = library("alpha")
    told, _ = all_of(language)
    assert [card.key for card in told.cards] == [card.key for card in cards.cards()]
    for card in told.cards:
        assert len(card.abilities) == len(cards.card(card.key).abilities)
        text = msgspec.json.encode(msgspec.structs.replace(card, facts=None)).decode()
        assert "None" not in text and "{ " not in text, card.key
