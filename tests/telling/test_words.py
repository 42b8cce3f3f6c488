"""Sayings in words."""

import pytest

from netocean.lab.cards import bench
from netocean.telling.sayings import AbilityText, CardName, Line, Name, Row, Say, Several
from netocean.telling.words import Words


def words(language="en", card_language=None):
    """Words of a language."""
    return Words(bench("colosseum").library, language, card_language)


@pytest.mark.parametrize(
    ("saying", "english", "japanese"),
    [
        ("A", "A", "A"),
        (340, "340", "340"),
        (Say("zone-hand"), "hand", "手札"),
        (Say("choice-refill.title"), "refill", "手札の補充"),
        (CardName(), "a face-down card", "裏向きのカード"),
        (CardName("colosseum/St-1"), "Agumon St-1", "アグモン St-1"),
        (CardName("elsewhere/X-1"), "elsewhere/X-1", "elsewhere/X-1"),
        (Name("agumon"), "Agumon", "アグモン"),
        (Several([Name("agumon"), "", Name("greymon")]), "Agumon, Greymon", "アグモン、グレイモン"),
        (Several([Name("agumon"), Name("greymon")], "telling-or"), "Agumon or Greymon", "アグモン または グレイモン"),
        (Row([340, "= 50"]), "340 = 50", "340 = 50"),
        (Say("event-cards-unseen", {"count": 1}), "1 card", "カード1枚"),
        (Say("event-cards-unseen", {"count": 2}), "2 cards", "カード2枚"),
        (AbilityText("elsewhere/X-1", 0), "", ""),
    ],
)
def test_a_saying_is_put_into_the_language_of_its_reader(saying, english, japanese):
    """Every kind there is."""
    assert (words().part(saying), words("ja").part(saying)) == (english, japanese)


def test_an_ability_is_written_from_its_tree():
    """By its place on the card."""
    assert words().part(AbilityText("colosseum/St-49", 0)) == "[Battle] Attack with A. Limit: end of the turn."


def test_cards_are_named_in_their_own_language():
    """Also inside of a message."""
    saying = Say("option-open", {"card": CardName("colosseum/St-1")})
    assert words("en", "ja").part(saying) == "Open アグモン St-1"


def test_a_name_that_a_language_lacks_is_marked():
    """Its Japanese form stands in (C-R3.6)."""
    assert words("zh-Hans").part(CardName("colosseum/St-26")) == "スターモン（日） St-26"


def test_a_line_begins_with_a_large_letter():
    """Whatever stands first in it."""
    assert words().line(Line(Say("zone-hand"))) == "Hand"
    assert words().line(Line("")) == ""
