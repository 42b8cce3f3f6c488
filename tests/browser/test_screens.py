"""Six positions and every page, in four languages and three sizes: everything fits, everything can be read."""

import pytest

from browser.fitting import misfits
from browser.playing import TablePlayer
from browser.positions import POSITIONS, placed
from browser.visiting import LANGUAGES, SIZES, Visitor

PLACES = ("#/", "#/decks", "#/decks/ready%3Agreymon", "#/cards", "#/rules/C-R8.7", "#/replay", "#/settings", "#/notice")
PLACES_OF_ANOTHER_GAME = ("#/fftcg", "#/fftcg/decks/ready%3Aheroes", "#/fftcg/cards/fftcg/16-133S", "#/fftcg/rules")
PLACES_OF_ALPHA = (
    "#/alpha",
    "#/alpha/decks/ready%3Apractice-swarm",
    "#/alpha/cards/alpha-practice/xa-91",
    "#/alpha/rules",
)
PLACES_OF_APPMON = (
    "#/appmon",
    "#/appmon/decks/ready%3Apractice-search-party",
    "#/appmon/cards/appmon-practice/xp-11",
    "#/appmon/rules",
)


DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Holds when the page has been drawn anew."""


def everywhere(person: Visitor, place: str, look) -> list[str]:
    """What does not fit at a place of the page, in each language and size.

    In each language the page is loaded once, in one size after the other, and then turned to those that are left.
    """
    found = []
    person.go(place)
    sizes = [*SIZES]
    for language in LANGUAGES:
        for size in sizes:
            width, height = SIZES[size]
            person.page.set_viewport_size({"width": width, "height": height})
            if size == sizes[0]:
                person.like(language=language)
            look()
            person.page.evaluate(DRAWN)
            found += [f"{size} {language}: {misfit}" for misfit in misfits(person.page)]
        sizes = [*sizes[1:], sizes[0]]
    return found


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_fits_every_screen(visitor, server, name):
    """Nothing is cut off, nothing lies beside the screen, the question can be seen."""
    position = placed(server, name)
    person = visitor(server, kept=position.kept, hurry=True)
    found = everywhere(person, position.place, TablePlayer(person).see)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("place", PLACES + PLACES_OF_ANOTHER_GAME + PLACES_OF_ALPHA + PLACES_OF_APPMON)
def test_a_page_fits_every_screen(visitor, server, place):
    """The same for all other pages."""
    person = visitor(server, hurry=True)
    found = everywhere(person, place, person.page.locator("main h1, main h2").first.wait_for)
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("harm", "told"),
    [
        ("main.style.width = '2000px'", "wide"),
        ("main.innerHTML = '<p style=\"height: 9px; overflow: hidden\">Read me</p>'", "cut off"),
        (
            "main.innerHTML = '<p style=\"width: 40px; overflow: clip; white-space: nowrap\">Read me as well</p>'",
            "cut off",
        ),
        (
            "main.innerHTML = '<section class=prompt style=\"position: fixed; top: 2000px\"><h2>Read me</h2></section>'",
            "outside",
        ),
    ],
)
def test_what_does_not_fit_would_be_seen(visitor, server, harm, told):
    """The look at the screen finds what it is there to find."""
    person = visitor(server).go("#/notice")
    person.page.locator("main h1").wait_for()
    assert misfits(person.page) == []
    person.page.evaluate(f"() => {{ const main = document.querySelector('main'); {harm}; }}")
    assert told in str(misfits(person.page))
