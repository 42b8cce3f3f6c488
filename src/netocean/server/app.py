"""The server as an ASGI application."""

import asyncio
import gc
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from netocean.engine.errors import EngineFault, NetOceanError
from netocean.games import names
from netocean.server import games, page, replays, seats, sheets, wire, workshop
from netocean.server.house import House
from netocean.server.http import refusal
from netocean.server.logs import LOG, named, place
from netocean.server.page import Page
from netocean.server.problems import Refused, StorageRefused
from netocean.server.settings import Settings
from netocean.server.storage import Storage
from netocean.tables.setup import pool

_SWEEP_SECONDS: Final = 30
_EXPIRE_SECONDS: Final = 3600
_SMALL: Final = 1000
_GARBAGE: Final = (5_000, 20, 20)

HEADERS: Final = {
    "Content-Security-Policy": "; ".join(
        [
            "default-src 'self'",
            "img-src 'self' data: blob:",
            "media-src 'self' data: blob:",
            "font-src 'self' data:",
            "style-src 'self'",
            "style-src-attr 'unsafe-inline'",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ]
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}
"""What every answer carries: nothing is loaded from elsewhere, no script stands in a page, no address leaves it."""


def make(settings: Settings, storage: Storage) -> Starlette:
    """The application over an open storage."""
    house = House(settings, storage)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await asyncio.to_thread(_read_games)
        chores = [
            asyncio.create_task(_every(_SWEEP_SECONDS, _sweep, house)),
            asyncio.create_task(_every(_EXPIRE_SECONDS, _expire, house)),
        ]
        yield
        for chore in chores:
            chore.cancel()
        house.hub.stop(Refused("stopping"))
        house.hub.thinking.close()
        house.beside.close()
        house.decks.close()

    app = Starlette(
        routes=[
            *games.ROUTES,
            *sheets.ROUTES,
            *workshop.ROUTES,
            *seats.ROUTES,
            *replays.ROUTES,
            *wire.ROUTES,
            *page.ROUTES,
        ],
        middleware=[Middleware(Headed), Middleware(GZipMiddleware, minimum_size=_SMALL, compresslevel=6)],
        exception_handlers={NetOceanError: _refused, HTTPException: _unknown, Exception: _fault},
        lifespan=life,
    )
    app.state.house = house
    app.state.page = Page(settings.page)
    return app


class Headed:
    """Puts the headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on."""

        async def headed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        await self.app(scope, receive, headed if scope["type"] == "http" else send)


def _read_games() -> None:
    """Read all games before the first guest comes.

    What is read stays for ever: the collector of garbage need not look through it again and again, which would hold up
    every table for a tenth of a second. It need not come often either, as games leave hardly any.
    """
    for game in names():
        pool(game)
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_GARBAGE)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, NetOceanError)
    if isinstance(error, EngineFault):
        return await _fault(request, error)
    return refusal(error)


async def _unknown(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 404
    return refusal(Refused("method-not-allowed" if status == 405 else "not-found"))


async def _fault(request: Request, error: Exception) -> Response:
    LOG.error("fault path=%s error=%s at=%s", request.url.path, named(error), place(error))
    return refusal(Refused("request-fault"))


async def _every(seconds: float, work: Callable[[House], Awaitable[None]], house: House) -> None:
    while True:
        await work(house)
        await asyncio.sleep(seconds)


async def _sweep(house: House) -> None:
    house.hub.sweep()


async def _expire(house: House) -> None:
    try:
        await house.hub.expire()
    except StorageRefused as full:
        LOG.warning("not-expired key=%s", full.key)
