"""The tables in memory. A table is built from what is stored when it is first touched, and leaves when nobody looks."""

import asyncio
import time
from functools import partial

import msgspec

from netocean.engine.errors import NetOceanError
from netocean.server.beside import Beside
from netocean.server.live import Live
from netocean.server.lobby import Waiting
from netocean.server.logs import LOG, named, place
from netocean.server.opening import Opening
from netocean.server.problems import Refused
from netocean.server.settings import Settings
from netocean.server.storage import Kept, Storage
from netocean.server.tokens import shown_code
from netocean.tables.setup import Input, Setup
from netocean.tables.table import Table

_OPENING = msgspec.json.Decoder(Opening)
_SETUP = msgspec.json.Decoder(Setup)
_INPUT = msgspec.json.Decoder(Input)


class Hub:
    """Finds tables: those in memory, and those that are stored."""

    def __init__(self, storage: Storage, settings: Settings) -> None:
        self.storage = storage
        self.settings = settings
        self.thinking = Beside("thinking")
        """Where the computers think, and tables are built."""
        self._live: dict[str, Live] = {}
        self._coming: dict[str, asyncio.Task[Live]] = {}

    def __len__(self) -> int:
        """How many tables are in memory."""
        return len(self._live)

    async def table(self, id: str) -> Live:
        """A table. Raises Refused if it has expired, or if storage cannot be read just now."""
        live = self._live.get(id)
        if live is not None:
            live.used = time.monotonic()
            return live
        coming = self._coming.get(id)
        if coming is None:
            coming = self._coming[id] = asyncio.create_task(self._load(id))
            coming.add_done_callback(lambda _: self._coming.pop(id, None))
        return await asyncio.shield(coming)

    async def _load(self, id: str) -> Live:
        kept = await self.storage.load(id)
        if kept.setup is None:
            live = Live(id, self.storage, self.thinking, None, _lobby(kept), self.forget)
        else:
            try:
                table = await self.thinking.do(partial(build, id, kept.setup, kept.inputs))
                live = Live(id, self.storage, self.thinking, table, None, self.forget)
            except Exception as error:
                LOG.error("not-rebuilt table=%s error=%s at=%s", id, named(error), place(error))
                live = Live(id, self.storage, self.thinking, None, None, self.forget)
                live.broken = True
        self._live[id] = live
        return live

    def forget(self, live: Live) -> None:
        """A table leaves memory; who is at it comes back by itself."""
        if self._live.get(live.id) is live:
            del self._live[live.id]
        live.stop()

    def sweep(self) -> None:
        """Let the tables go that nobody has looked at for a while."""
        before = time.monotonic() - self.settings.idle_seconds
        for live in list(self._live.values()):
            if live.empty and live.used <= before:
                self.forget(live)

    async def expire(self) -> None:
        """Let go of stored tables that are too old."""
        for id in await self.storage.expire(self.settings.days):
            live = self._live.get(id)
            if live is not None:
                live.say_farewell(Refused("token-expired"))
                self.forget(live)

    def stop(self, refusal: NetOceanError) -> None:
        """The server stops: tell everybody, who then comes back by themselves."""
        for live in list(self._live.values()):
            live.say_farewell(refusal)
            self.forget(live)


def build(id: str, setup: bytes, inputs: list[bytes]) -> Table:
    """A table from what is stored of it. Raises DecodeError or NetOceanError if it does not play any more."""
    return Table(id, _SETUP.decode(setup), [_INPUT.decode(one) for one in inputs])


def _lobby(kept: Kept) -> Waiting:
    asked = None if kept.asked is None else _SETUP.decode(kept.asked)
    return Waiting(kept.id, _OPENING.decode(kept.opening), shown_code(kept.code or ""), asked)
