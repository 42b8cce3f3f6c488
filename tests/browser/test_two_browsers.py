"""A game between two browsers, by link, with everything that can happen to a connection in between."""

import pytest
from playwright.sync_api import expect

from browser.playing import TablePlayer, together
from browser.starting import begin
from browser.visiting import LOST
from browser.wire import Heard, check, named, stored, told_again


def lost(person):
    """What stands on the page while the connection is lost."""
    return person.page.get_by_text(person.words("shell-lost")).first


def test_a_game_by_link_survives_reload_lost_connection_and_a_killed_server(frail, cable, visitor):
    """It goes on where it was, ends for both alike, and no browser is ever told what its seat may not know."""
    heard = [Heard(), Heard()]
    first = visitor(frail, hurry=True)
    second = visitor(cable, language="ja", hurry=True)
    for person, ears in zip((first, second), heard, strict=True):
        ears.listen(person.page)
        person.expect(LOST)

    table = begin(first.go(), "friend", seed="two37", deck="greymon")
    link = first.page.get_by_role("textbox", name=first.words("board-lobby-link")).input_value()
    second.go("#" + link.partition("#")[2])
    second.page.locator("input[value='ready:garurumon']").check()
    second.button("start-join-sit").click()
    players = TablePlayer(first), TablePlayer(second, idle=True)

    assert together(*players, until=12)
    first.page.reload()
    assert together(*players, until=24)
    cable.cut()
    expect(lost(second)).to_be_visible()
    cable.mend()
    expect(lost(second)).to_be_hidden()
    assert together(*players, until=40)
    frail.kill()
    expect(lost(first)).to_be_visible()
    expect(lost(second)).to_be_visible()
    frail.start()
    expect(lost(first)).to_be_hidden()
    expect(lost(second)).to_be_hidden()
    assert not together(*players)

    winners = {person.page.locator("section.end").get_attribute("data-winner") for person in (first, second)}
    assert len(winners) == 1
    frail.stop()
    told = told_again(table, *stored(frail.data, table))
    assert told.over
    for seat, ears in enumerate(heard):
        assert check(seat, ears, told) > 100
        with pytest.raises(AssertionError, match="told"):
            check(1 - seat, ears, told)
    private = [{url: body for url, body in ears.bodies if "/api/seat" in url or "/api/join" in url} for ears in heard]
    assert not named(private, told.cards)
    public = [{url: body for url, body in ears.bodies if url not in private[seat]} for seat, ears in enumerate(heard)]
    assert {url for url in public[0] if public[0][url] != public[1].get(url, public[0][url])} == set()
