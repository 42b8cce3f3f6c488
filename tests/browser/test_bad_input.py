"""What can go wrong around the page: it says clearly what it is, and nothing is lost."""

import sqlite3

import pytest
from playwright.sync_api import expect

from browser.playing import TablePlayer
from browser.positions import placed, sitting
from browser.starting import begin

MANY_TABS = 5
DENIED = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });"
FULL = "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };"


@pytest.mark.parametrize("token", ["A" * 22, "x", "ü" * 22, "A" * 500])
def test_a_token_that_nobody_was_given(visitor, server, token):
    """The table cannot be seen; the page says so instead of trying for ever."""
    position = placed(server, "beginning")
    kept = sitting(position.table, [{"seat": 0, "token": token}])
    person = visitor(server, kept=kept)
    person.expect("404", "401", "403", "400")
    person.go(position.place)
    expect(person.page.get_by_text(person.words("board-refused"))).to_be_visible()
    expect(person.page.get_by_text(person.words("server-token-unknown"))).to_be_visible()
    assert person.page.locator("[data-handle]").count() == 0


def test_a_token_of_a_table_that_was_cleared_away(visitor, frail):
    """Another message than for a token that never was one."""
    position = placed(frail, "beginning")
    position.remote.close()
    frail.stop()
    with sqlite3.connect(frail.data / "tables.sqlite") as base:
        base.execute("UPDATE tables SET expired = touched, opening = NULL, setup = NULL")
    base.close()
    frail.start()
    person = visitor(frail, kept=position.kept)
    person.expect("410", "404")
    person.go(position.place)
    expect(person.page.get_by_text(person.words("server-token-expired"))).to_be_visible()


def test_a_table_at_which_this_browser_has_no_seat(visitor, server):
    """A link to somebody else's table leads nowhere, in words."""
    person = visitor(server).go("#/table/000000000000")
    expect(person.page.get_by_text(person.words("board-no-seat"), exact=True)).to_be_visible()


def test_a_second_tab_at_the_same_seat_shows_the_same_table(visitor, server):
    """One may play on in either."""
    person = visitor(server, hurry=True)
    begin(person.go(), "computer", "greedy", "tabs", "greymon", "garurumon")
    first = TablePlayer(person)
    for _ in range(3):
        first.act()
    other = person.open()
    other.goto(person.page.url)
    question = person.page.locator(".prompt").get_attribute("data-question")
    expect(other.locator(".prompt")).to_have_attribute("data-question", question or "")
    second = TablePlayer(person, page=other)
    for _ in range(3):
        second.act()
    second.see()
    shown = other.locator(".prompt .offers").inner_text()
    expect(person.page.locator(".prompt .offers")).to_have_text(shown, use_inner_text=True)
    first.act()


def test_too_many_tabs_are_refused_in_words(visitor, server):
    """The oldest one is closed and says so; the newest one plays on."""
    person = visitor(server, hurry=True)
    begin(person.go(), "computer", "greedy", "tabs", "greymon", "garurumon")
    TablePlayer(person).see()
    for _ in range(MANY_TABS - 1):
        newest = person.open()
        newest.goto(person.page.url)
        newest.locator(".prompt[data-open=true]").wait_for()
    expect(person.page.get_by_text(person.words("server-too-many-tabs"))).to_be_visible()
    assert TablePlayer(person, page=newest).act()


@pytest.mark.parametrize("trouble", [DENIED, FULL], ids=["denied", "full"])
def test_a_browser_that_keeps_nothing(visitor, server, trouble):
    """It is said once, and a game can be played all the same."""
    person = visitor(server, prepare=trouble, hurry=True).go()
    begin(person, "computer", "greedy", "kept", "greymon", "garurumon")
    expect(person.page.get_by_text(person.words("shell-not-kept"))).to_be_visible()
    playing = TablePlayer(person)
    for _ in range(3):
        assert playing.act()


def test_a_clock_that_is_wrong_by_years(visitor, server):
    """Nothing depends on it."""
    person = visitor(server)
    person.page.clock.set_fixed_time("1999-06-26T00:00:00Z")
    begin(person.go(), "computer", "greedy", "clock", "greymon", "garurumon")
    playing = TablePlayer(person)
    for _ in range(3):
        assert playing.act()


def test_a_code_that_there_is_not(visitor, server):
    """The page says what a code looks like, and offers another try."""
    person = visitor(server)
    person.expect("404")
    person.go("#/join/ABCD-EFGH")
    expect(person.page.get_by_text(person.words("start-join-unknown", code="ABCD-EFGH"))).to_be_visible()
    expect(person.page.get_by_role("textbox")).to_be_visible()
