"""The guide to the server says what is so."""

import re
from pathlib import Path

from starlette.routing import Route

from netocean.catalog.brought import MOST_BYTES, MOST_PACKS
from netocean.catalog.brought import MOST_CARDS as MOST_OWN_CARDS
from netocean.server import games, page, replays, seats, settings, sheets, wire, workshop
from netocean.server.opening import MOST_CARDS
from server.running import Server

GUIDE = (Path(__file__).parents[2] / "docs" / "guides" / "server.md").read_text(encoding="utf-8")


def test_every_request_is_in_the_guide():
    """And nothing else; the files of the page aside."""
    known = {("WS", route.path) for route in wire.ROUTES}
    for route in [*games.ROUTES, *sheets.ROUTES, *workshop.ROUTES, *seats.ROUTES, *replays.ROUTES, *page.ROUTES]:
        assert isinstance(route, Route)
        known |= {(method, route.path) for method in (route.methods or ()) if method != "HEAD"}
    known -= {("GET", "/"), ("GET", "/{name:path}")}
    assert set(re.findall(r"^\| `(GET|POST|WS) (\S+)`", GUIDE, re.MULTILINE)) == known


def test_the_bounds_in_the_guide_are_those_of_the_server():
    """As numbers."""
    usual = settings.Settings(Path())
    kilobytes = [settings.BODY // 1024, settings.MESSAGE // 1024]
    numbers = [*kilobytes, usual.messages_per_second, settings.CONNECTIONS, usual.tries_per_minute, MOST_CARDS]
    bounds = GUIDE.partition("## Bounds")[2]
    numbers += [settings.MAKING_PER_MINUTE, MOST_PACKS, MOST_OWN_CARDS, MOST_BYTES // 1000]
    found = set(re.findall(r"\d+", bounds))
    assert {str(number) for number in [*numbers, settings.REPORT_LENGTH]} <= found


def test_the_client_of_the_guide_plays_a_game(server: Server):
    """To its end."""
    code = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)[0]
    rooms: dict[str, object] = {}
    exec(code, rooms)
    token = server.alone()
    play = rooms["play"]
    assert callable(play)
    play(f"127.0.0.1:{server.port}", token)
    assert server.get("/api/seat/replay", token)["steps"]
