"""Every position and every page, in four languages and three sizes: everything fits, and everybody can use it."""

import pytest

from browser.axe import grave
from browser.fitting import misfits
from browser.playing import TablePlayer
from browser.positions import POSITIONS, placed
from browser.visiting import LANGUAGES, SIZES, Visitor

PLACES = (
    "#/",
    "#/decks",
    "#/decks/ready%3Agreymon",
    "#/cards",
    "#/rules/C-R8.7",
    "#/replay",
    "#/settings",
    "#/notice",
    "#/fftcg",
    "#/fftcg/decks/ready%3Avii-xiv-limit-break",
    "#/fftcg/cards/fftcg/16-133S",
    "#/fftcg/rules/F-R13.9",
    "#/alpha",
    "#/alpha/decks/ready%3Apractice-swarm",
    "#/alpha/cards/alpha-practice/xa-91",
    "#/alpha/rules/A-7.13",
    "#/appmon",
    "#/appmon/decks/ready%3Apractice-search-party",
    "#/appmon/cards/appmon-practice/xp-11",
    "#/appmon/rules/P-7.5",
)
LIKE_OTHERS = (
    "#/join/ABCD-EFGH",
    "#/no-such-place",
    "#/rules",
    "#/fftcg/cards",
    "#/alpha/cards",
    "#/appmon/cards",
    "#/appmon/cards/appmon-practice/xpc-12",
)
"""Pages that are laid out as another one is: axe looks at them all the same."""

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Holds when the page has been drawn anew."""


def everywhere(person: Visitor, place: str, look) -> list[str]:
    """What does not fit at a place of the page, in each language and size.

    In each language the page is loaded once, in one size after the other, and then turned to those that are left; in the
    end it is large.
    """
    found = []
    person.go(place)
    sizes = [*SIZES][1:] + [*SIZES][:1]
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


def closely(person: Visitor) -> list[str]:
    """What axe finds on the page, when all has come that belongs to it."""
    person.page.wait_for_load_state("networkidle")
    return grave(person.page)


def titled(person: Visitor):
    """Waits until a page is there."""
    return person.page.locator("main h1, main h2").first.wait_for


@pytest.mark.parametrize("name", POSITIONS)
def test_a_position_fits_every_screen_and_serves_everybody(visitor, server, name):
    """Nothing is cut off or beside the screen, the question is seen; axe finds no serious fault, in any theme."""
    position = placed(server, name)
    person = visitor(server, kept=position.kept, hurry=True)
    found = everywhere(person, position.place, TablePlayer(person).see)
    if name != "end":
        hand = person.page.locator(".hand button[data-handle]")
        (hand if hand.count() else person.page.locator(".board button[data-handle]")).first.hover()
    found += closely(person) + misfits(person.page)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("place", PLACES)
def test_a_page_fits_every_screen_and_serves_everybody(visitor, server, place):
    """The same for all other pages: names, roles, order, contrast in all themes."""
    person = visitor(server, hurry=True)
    found = everywhere(person, place, titled(person)) + closely(person)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("place", LIKE_OTHERS)
def test_axe_finds_no_serious_fault_on_pages_like_others(visitor, server, place):
    """The same card lists with other cards, a page that there is not, an invitation that nobody gave."""
    person = visitor(server, language="zh-Hans", hurry=True)
    person.expect("404")
    titled(person.go(place))()
    assert not (found := closely(person)), "\n".join(found)


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
        (
            'main.innerHTML = \'<p style="width: 9px; overflow: hidden"><svg viewBox="0 0 24 24" width=20></svg></p>\'',
            "cut off",
        ),
        (
            "main.innerHTML = '<svg><text font-size=40 style=\"font-size: 9px\">Read me</text></svg>'",
            "drawn at 9",
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
