"""`netocean cards`: search by number, name in any language, part of a name, filter."""

import pytest

from cli.reports import FAILED, UNUSABLE, languages, report, run


@pytest.mark.parametrize("query", ["St-1", "st 1", "ＳＴ－１", "colosseum/St-1"])
def test_a_number_names_one_card(query: str):
    """However it is written."""
    assert [card["key"] for card in report("cards", query)] == ["colosseum/St-1"]


@pytest.mark.parametrize("query", ["Agumon", "アグモン", "亚古兽", "亞古獸", "agu"])
def test_a_name_in_any_language_finds_its_card(query: str):
    """And a part of it does."""
    assert "colosseum/St-1" in [card["key"] for card in report("cards", query)]


def test_filters_narrow_the_search():
    """With and without words."""
    ultimates = report("cards", "level:Ultimate")
    assert {card["facts"]["level"] for card in ultimates} == {"Ultimate"}
    both = report("cards", "level:III", "agumon")
    assert both
    assert {card["facts"]["level"] for card in both} == {"III"}
    assert len(report("cards", "--limit", "5")) == 5


def test_a_card_tells_what_it_does_and_how_sure_that_is():
    """Status, doubt, missing facts, text and ability lines."""
    (card,) = report("cards", "St-66")
    assert card["status"] == "incomplete"
    assert card["missing"]
    (card,) = report("cards", "XC-01")
    assert card["practice"]
    assert len(card["text"]) == len(card["abilities"]) == 1
    assert "practice" in run("cards", "XC-01").stdout


def test_nothing_found_gives_exit_code_1():
    """With what it looks like, if anything."""
    assert report("cards", "xyzzyq", code=FAILED) == []
    assert "Agumon" in run("cards", "Agumn", code=FAILED).stderr
    assert "chess" in run("cards", "x", "--game", "chess", code=UNUSABLE).stderr


@languages
def test_a_filter_that_is_none_is_explained(language: str):
    """The names of the filters, or the values of one."""
    assert "attribute" in run("cards", "lvl:IV", language=language, code=FAILED).stderr
    assert "Perfect" in run("cards", "level:V", language=language, code=FAILED).stderr
    assert "Perfect" in run("cards", "level:", language=language, code=FAILED).stderr


@languages
def test_it_is_told_in_every_language(language: str):
    """A list and a card."""
    for words in (("cards", "level:IV"), ("cards", "XC-01"), ("cards", "St-376")):
        told = run(*words, language=language).stdout
        assert "report-" not in told
        assert "fact-" not in told
