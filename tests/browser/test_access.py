"""Every page can be used by everybody: no serious fault that axe finds, in any theme."""

import pytest

from browser.axe import grave

PLACES = (
    "#/",
    "#/join/ABCD-EFGH",
    "#/decks",
    "#/decks/ready%3Agreymon",
    "#/cards",
    "#/rules",
    "#/rules/C-R8.7",
    "#/replay",
    "#/settings",
    "#/notice",
    "#/no-such-place",
    "#/fftcg",
    "#/fftcg/decks/ready%3Avii-xiv-limit-break",
    "#/fftcg/cards",
    "#/fftcg/cards/fftcg/16-133S",
    "#/fftcg/rules/F-R13.9",
    "#/alpha",
    "#/alpha/decks/ready%3Apractice-swarm",
    "#/alpha/cards",
    "#/alpha/cards/alpha-practice/xa-91",
    "#/alpha/rules/A-7.13",
    "#/appmon",
    "#/appmon/decks/ready%3Apractice-search-party",
    "#/appmon/cards",
    "#/appmon/cards/appmon-practice/xpc-12",
    "#/appmon/rules/P-7.5",
)


@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_no_serious_fault(visitor, server, place):
    """Names, roles, contrast in all themes, order."""
    person = visitor(server, language="zh-Hans")
    person.expect("404")
    person.go(place)
    person.page.locator("main h1, main h2").first.wait_for()
    person.page.wait_for_load_state("networkidle")
    assert grave(person.page) == []
