"""Opening and joining tables, and what a seat does by plain requests."""

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from netocean.server import http
from netocean.server.asked import game_of
from netocean.server.connection import Connection
from netocean.server.house import House, house_of
from netocean.server.http import json
from netocean.server.live import Live
from netocean.server.lobby import packs_asked
from netocean.server.opening import (
    Invitation,
    Joined,
    Joining,
    NewTable,
    Opened,
    Opening,
    Seating,
    accepted,
    opened,
    setup_of,
)
from netocean.server.problems import Refused
from netocean.server.settings import BEAT_SECONDS, MESSAGE, PACKS_BODY
from netocean.server.sheets import sheets_of
from netocean.server.tokens import hashed, new_code, new_id, new_token, read_code, shown_code
from netocean.server.trying import tried
from netocean.server.workbench import Try
from netocean.tables.messages import FromSeat, Refuse
from netocean.tables.setup import Setup
from netocean.tables.side import pack_about
from netocean.tables.table import Table

_MESSAGE = msgspec.json.Decoder(FromSeat)


def said(data: bytes | str) -> FromSeat:
    """A message of a seat. Raises Refused if it is too large or none."""
    if len(data) > MESSAGE:
        raise Refused("message-too-large", most=MESSAGE)
    try:
        return _MESSAGE.decode(data)
    except (msgspec.DecodeError, UnicodeError):
        raise Refused("message-malformed") from None


# Opening and joining.


async def open_table(request: Request) -> Response:
    """Open a table."""
    house = house_of(request)
    house.openings.check(http.address(request))
    wish = await http.read(request, NewTable, PACKS_BODY)
    opening = await house.decks.do(lambda: opened(wish))
    kind = opening.opponent.kind
    setup = None if kind == "friend" else await house.decks.do(lambda: setup_of(opening))
    return json(await keep_table(house, http.address(request), opening, setup), 201)


async def try_card(request: Request) -> Response:
    """Open a table at which a card is tried."""
    game = game_of(request)
    house = house_of(request)
    house.openings.check(http.address(request))
    wish = await http.read(request, Try, PACKS_BODY)
    opening, setup = await house.decks.do(lambda: tried(game, wish))
    return json(await keep_table(house, http.address(request), opening, setup), 201)


async def keep_table(house: House, address: str, opening: Opening, setup: Setup | None) -> Opened:
    """Keep a new table; the seats of who opened it, and the code for a friend if one is waited for."""
    table = new_id()
    kind = opening.opponent.kind
    seats = [Seating(0, new_token())]
    if kind == "here":
        seats.append(Seating(1, new_token()))
    code = new_code() if kind == "friend" else None
    begun = None if setup is None else msgspec.json.encode(setup)
    tokens = [(one.seat, hashed(one.token)) for one in seats]
    await house.storage.add_table(table, msgspec.json.encode(opening), begun, code, tokens)
    house.openings.add(address)
    return Opened(table, seats, shown_code(code) if code else "")


async def invitation(request: Request) -> Response:
    """What a code invites to."""
    live, opening = await _invited(house_of(request), http.address(request), request.path_params["code"])
    packs = [pack_about(pack, [0]) for pack in opening.packs]
    about = Invitation(opening.game, opening.preset, opening.switches, opening.limit, live.free, packs)
    return json(about)


async def join_table(request: Request) -> Response:
    """Take the free seat of a table."""
    house = house_of(request)
    wish = await http.read(request, Joining, PACKS_BODY)
    live, opening = await _invited(house, http.address(request), wish.code)
    if not live.free:
        raise Refused("code-taken")
    accepted(opening, wish.accept)
    setup = await house.decks.do(lambda: setup_of(opening, wish.deck, wish.packs))
    table = await house.decks.do(lambda: Table(live.id, setup))
    token = new_token()
    # Who goes away in between does not leave a table half begun.
    await asyncio.shield(asyncio.create_task(_seat_friend(house, live, table, token)))
    return json(Joined(live.id, 1, token), 201)


async def _seat_friend(house: House, live: Live, table: Table, token: str) -> None:
    asks = bool(packs_asked(table.setup))
    await house.storage.join(live.id, msgspec.json.encode(table.setup), 1, hashed(token), asks)
    live.seat_friend(table)


async def _invited(house: House, address: str, code: str) -> tuple[Live, Opening]:
    table, opening = await house.find(address, lambda: house.storage.table_of_code(read_code(code)))
    return await house.hub.table(table), msgspec.json.decode(opening, type=Opening)


async def seat_cards(request: Request) -> Response:
    """Cards of the packs that came to a table, in full: those whose keys are named, else all, with their names."""
    live, _ = await _seated(request)
    setup = live.whole().setup
    packs = [one.pack for one in setup.packs]
    return json(await house_of(request).beside.do(lambda: sheets_of(request, setup.game, packs)))


# The fallback where sockets are blocked.


async def speak(request: Request) -> Response:
    """One message of a seat, and the answer to it."""
    live, seat = await _seated(request)
    message = said(await http.body(request, MESSAGE, "message-too-large"))
    house_of(request).pace.take(f"{live.id} {seat}")
    if message.do in ("join", "resync"):
        raise Refused("message-malformed")
    told = await live.hear(seat, message)
    return json(told, 409 if isinstance(told, Refuse) else 200)


class Events(Response):
    """The messages of a seat as they come, as server-sent events."""

    def __init__(self, live: Live, seat: int, seq: int) -> None:
        self.live = live
        self.connection = Connection(seat)
        self.seq = seq
        super().__init__(
            headers={"Cache-Control": "no-store", "X-Accel-Buffering": "no"}, media_type="text/event-stream"
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Carry the messages until one of the two sides ends it."""
        headers = [pair for pair in self.raw_headers if pair[0] != b"content-length"]
        await send({"type": "http.response.start", "status": 200, "headers": headers})

        async def write(text: str) -> None:
            await send({"type": "http.response.body", "body": f"data: {text}\n\n".encode(), "more_body": True})

        async def gone() -> None:
            # A comment now and then shows whether anybody listens still, and keeps the way open.
            while True:
                try:
                    async with asyncio.timeout(BEAT_SECONDS):
                        while (await receive())["type"] != "http.disconnect":
                            pass
                        return
                except TimeoutError:
                    await send({"type": "http.response.body", "body": b": \n\n", "more_body": True})

        try:
            self.live.join(self.connection, self.seq)
            await self.connection.carry(write, gone())
        finally:
            self.live.leave(self.connection)
        await send({"type": "http.response.body", "body": b""})


async def events(request: Request) -> Response:
    """All that a seat is told after a message."""
    live, seat = await _seated(request)
    seq = request.query_params.get("seq", "0")
    return Events(live, seat, int(seq) if seq.isascii() and seq.isdecimal() and len(seq) < 12 else 0)


async def _seated(request: Request) -> tuple[Live, int]:
    return await house_of(request).sit(http.address(request), http.bearer(request))


ROUTES = [
    Route("/api/tables", open_table, methods=["POST"]),
    Route("/api/games/{game}/try", try_card, methods=["POST"]),
    Route("/api/join/{code}", invitation),
    Route("/api/join", join_table, methods=["POST"]),
    Route("/api/seat", speak, methods=["POST"]),
    Route("/api/seat/cards", seat_cards),
    Route("/api/seat/events", events),
]
