"""The words with which the page compares its own are those of Python."""

import json

import pytest

from netocean.games import names
from netocean.telling.sayings import AbilityText, CardName, Line, Name, Part, Row, Say, Several
from scripts import told

games = pytest.mark.parametrize("game", told.TARGETS)


def test_every_game_is_compared():
    """None goes untested."""
    assert set(told.TARGETS) == set(names())


@games
def test_the_words_that_the_page_compares_with_are_current(game: str):
    """`scripts/told.py` has been run since a message, a name or a card text changed."""
    kept = told.TARGETS[game].read_text(encoding="utf-8")
    assert kept == told.text(game, told.kept(game)), "run scripts/told.py"


def test_what_the_page_is_told_of_the_games_is_current():
    """`scripts/told.py` has been run since a switch or a preset changed."""
    assert told.GAMES.read_text(encoding="utf-8") == told.games(), "run scripts/told.py"


def test_every_kind_of_saying_is_compared():
    """No writer of the page goes untested."""
    lines = told.kept("colosseum")
    assert kinds_in([line.saying for line in lines]) == {Say, CardName, Name, AbilityText, Several, Row, str, int}
    assert any(line.style for line in lines)


@games
def test_the_words_are_in_all_languages_and_names_may_be_in_another_one(game: str):
    """Each language with its own names, and two with others."""
    languages = [(one["language"], one["card_language"]) for one in json.loads(told.TARGETS[game].read_bytes())["told"]]
    assert {language for language, cards in languages if language == cards} == {"en", "zh-Hans", "zh-Hant", "ja"}
    assert ("en", "ja") in languages


def test_lines_that_say_the_same_thing_of_other_cards_are_kept_once():
    """The shape of a saying has its keys and numbers, and no cards."""
    one = Say("event-drawn", {"cards": Several([CardName("a"), CardName("b")]), "count": 2})
    other = Say("event-drawn", {"cards": Several([CardName("c")]), "count": 2})
    assert told.shape(one) == told.shape(other)
    assert told.shape(one) != told.shape(Say("event-drawn", {"cards": Several([CardName("c")]), "count": 1}))
    assert list(told.keys_in(one)) == ["a", "b"]
    assert list(told.slugs_in(Row([Name("greymon"), "+", Line.__name__]))) == ["greymon"]


def kinds_in(parts: list[Part]) -> set[type]:
    """The kinds of parts among parts, all the way down."""
    found: set[type] = set()
    for part in parts:
        found |= {type(part)} | kinds_in(told.inside(part))
    return found
