"""Where a network lets no sockets through, everything goes by plain requests, and the page says why it is slow."""

import pytest
from playwright.sync_api import expect

from browser.playing import TablePlayer
from browser.starting import begin

TURNS = 12


def blocked(person):
    """A network that cuts every socket as soon as it is opened."""
    person.context.route_web_socket("**/wire", lambda socket: socket.close())


def without(person):
    """A browser that has no sockets at all."""
    person.context.add_init_script("delete window.WebSocket;")


@pytest.mark.parametrize("hinder", [blocked, without])
def test_the_game_goes_on_without_sockets(visitor, server, hinder):
    """Some turns are played."""
    person = visitor(server, hurry=True)
    hinder(person)
    person.expect("WebSocket is closed before")
    streams = []
    person.page.on(
        "request", lambda request: streams.append(request.url) if "/api/seat/events" in request.url else None
    )
    begin(person.go(), "computer", "random", "blocked", "greymon", "garurumon")
    expect(person.page.get_by_text(person.words("shell-slow-way"))).to_be_visible()
    playing = TablePlayer(person)
    for _ in range(TURNS):
        assert playing.act()
    assert streams
