"""Cards in full, for the reader of the terminal and of the page."""

import msgspec
import pytest

from netocean.lab.cards import bench
from netocean.telling.sheets import SheetAbility, SheetLine, sheets
from netocean.texts import LANGUAGES


def all_of(language, card_language=None):
    """All sheets, and the cards by their keys."""
    told = sheets(bench("colosseum").library, language, card_language)
    return told, {card.key: card for card in told.cards}


def test_a_digimon_in_full():
    """Greymon: everything that is printed on it."""
    _, cards = all_of("en")
    card = cards["colosseum/St-2"]
    assert (card.number, card.name, card.own_language, card.unsure) == ("St-2", "Greymon", True, False)
    assert card.kind_line == "Digimon card · Level IV · type A · blue frame · Dinosaur · Vaccine · Nature Spirits"
    assert card.numbers == [
        "A attack: 440",
        "B attack: 340",
        "C attack: 200, Guard: turns an opposing A attack into 0",
        "Lost Points: against III 20, IV 10, Perfect 10, Ultimate 10",
    ]
    assert card.lines == [SheetLine("Agumon + ○○", "net_ocean", "○○")]
    assert card.trust == ["Card status: verified"]
    assert card.facts is bench("colosseum").library.card("St-2").facts


def test_an_option_in_full():
    """Its text; what is in doubt about it."""
    _, cards = all_of("en")
    card = cards["colosseum/St-49"]
    assert card.abilities == [SheetAbility("text", "[Battle] Attack with A. Limit: end of the turn.")]
    assert card.numbers == [] and card.brief == "item · Battle"
    assert "In doubt: effect (inferred from other facts)" in cards["colosseum/St-59"].trust


def test_names_are_in_the_language_of_the_cards():
    """Words in that of the reader; a name that this language lacks says so."""
    told, cards = all_of("en", "ja")
    assert (told.language, told.card_language) == ("en", "ja")
    assert cards["colosseum/St-2"].name == "グレイモン"
    assert cards["colosseum/St-2"].lines[0].text == "アグモン + ○○"
    assert cards["colosseum/St-2"].kind_line.startswith("Digimon card")
    chinese, _ = all_of("zh-Hans")
    assert chinese.names["starmon"] == ("スターモン", False)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_can_be_read_in_every_language(language):
    """As many abilities as it has, and nothing that is no word."""
    library = bench("colosseum").library
    told, _ = all_of(language)
    assert [card.key for card in told.cards] == [card.key for card in library.cards()]
    for card in told.cards:
        own = library.card(card.key)
        assert (len(card.abilities), len(card.lines)) == (len(own.abilities), len(own.facts.lines))
        text = msgspec.json.encode(msgspec.structs.replace(card, facts=None)).decode()
        assert "None" not in text and "{ " not in text, card.key
