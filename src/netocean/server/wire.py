"""The WebSocket of a seat."""

import asyncio

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from netocean.engine.errors import NetOceanError
from netocean.server import http
from netocean.server.connection import Connection, encoded
from netocean.server.house import House, house_of
from netocean.server.limits import Window
from netocean.server.live import Live
from netocean.server.logs import LOG, named, place
from netocean.server.problems import Refused, words
from netocean.server.seats import said
from netocean.server.settings import JOIN_SECONDS
from netocean.tables.messages import VERSION, Ack, FromSeat, Refuse

_REFUSED = 4000
"""The code with which a socket closes after a refusal; the refusal itself is the message before."""


async def wire(socket: WebSocket) -> None:
    """A seat comes, speaks and hears, until one of the two sides ends it."""
    await socket.accept()
    house = house_of(socket)
    try:
        async with asyncio.timeout(JOIN_SECONDS):
            first = await _receive(socket)
        live, seat = await _join(house, socket, first)
    except WebSocketDisconnect:
        return
    except (NetOceanError, TimeoutError) as error:
        refusal = error if isinstance(error, NetOceanError) else Refused("token-missing")
        await _farewell(socket, refusal)
        return
    connection = Connection(seat)
    try:
        live.join(connection, first.seq)
        await connection.carry(socket.send_text, _listen(socket, house, live, connection))
    finally:
        live.leave(connection)
    await _close(socket)


async def _join(house: House, socket: WebSocket, first: FromSeat) -> tuple[Live, int]:
    if first.do != "join" or not first.token:
        raise Refused("token-missing")
    return await house.sit(http.address(socket), first.token)


async def _listen(socket: WebSocket, house: House, live: Live, connection: Connection) -> None:
    pace = Window(house.settings.messages_per_second, 1, "too-fast")
    while not connection.ended:
        try:
            message = await _receive(socket)
        except WebSocketDisconnect:
            return
        except Refused as refusal:
            connection.send(encoded(live.refuse(connection.seat, 0, refusal)))
            continue
        try:
            pace.take("")
            await _hear(live, connection, message)
        except Refused as refusal:
            connection.send(encoded(live.refuse(connection.seat, message.n, refusal)))
        except Exception as error:
            LOG.error("wire-fault table=%s error=%s at=%s", live.id, named(error), place(error))
            connection.send(encoded(live.refuse(connection.seat, message.n, Refused("answer-fault"))))


async def _hear(live: Live, connection: Connection, message: FromSeat) -> None:
    if message.do == "join":
        raise Refused("message-malformed")
    if message.do == "resync":
        live.tell_again(connection, message.seq)
        # Also where nothing was missed: so a client finds out whether the line still holds.
        connection.send(encoded(Ack(v=VERSION, seq=live.seq(connection.seat), n=message.n)))
    else:
        connection.send(encoded(await live.hear(connection.seat, message)))


async def _receive(socket: WebSocket) -> FromSeat:
    """The next message. Raises WebSocketDisconnect when there will be none, Refused if it is none that we know."""
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if text is None:
        raise Refused("message-malformed")
    return said(text)


async def _farewell(socket: WebSocket, refusal: NetOceanError) -> None:
    told = Refuse(v=VERSION, seq=0, n=0, key=refusal.key, words=words(refusal))
    try:
        await socket.send_text(encoded(told))
    except (WebSocketDisconnect, RuntimeError):
        return
    await _close(socket)


async def _close(socket: WebSocket) -> None:
    try:
        await socket.close(_REFUSED)
    except (WebSocketDisconnect, RuntimeError):  # the other side has closed already
        return


ROUTES = [WebSocketRoute("/wire", wire)]
