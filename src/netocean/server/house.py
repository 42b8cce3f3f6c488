"""What the endpoints of one server work with."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from netocean.server.beside import Beside
from netocean.server.http import Kept
from netocean.server.hub import Hub
from netocean.server.limits import Window
from netocean.server.live import Live
from netocean.server.problems import Refused
from netocean.server.settings import MAKING_PER_MINUTE, RECORDS_PER_MINUTE, Settings
from netocean.server.storage import Storage
from netocean.server.tokens import hashed

Found = TypeVar("Found")

_GUESSES: Final = frozenset({"token-unknown", "code-unknown", "report-unknown"})
"""What somebody is told who asks for what there is not."""


@dataclass
class House:
    """One server: its settings, its storage, the tables in memory, the counts of what guests do."""

    settings: Settings
    storage: Storage
    hub: Hub = field(init=False)
    beside: Beside = field(init=False)
    """Where games are told again, and what is kept is made."""
    decks: Beside = field(init=False)
    """Where decks are read and checked."""
    kept: "dict[tuple[str, ...], asyncio.Task[Kept]]" = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        self.beside = Beside("beside")
        self.decks = Beside("decks")
        self.hub = Hub(self.storage, self.settings)
        self.tries = Window(self.settings.tries_per_minute, 60, "too-many-tries")
        self.records = Window(RECORDS_PER_MINUTE, 60, "too-many-tries")
        self.making = Window(MAKING_PER_MINUTE, 60, "too-fast")
        self.pace = Window(self.settings.messages_per_second, 1, "too-fast")
        self.openings = Window(self.settings.tables_per_hour, 3600, "too-many-tables")

    async def sit(self, address: str, token: str) -> tuple[Live, int]:
        """The table and the seat of a token.

        Raises Refused if the token opens nothing, or if this address has tried too many that open nothing.
        """
        table, seat = await self.find(address, lambda: self.storage.seat(hashed(token)))
        return await self.hub.table(table), seat

    async def find(self, address: str, search: Callable[[], Awaitable[Found]]) -> Found:
        """What a token, a code or the id of a report stands for.

        Raises Refused if it stands for nothing, or if this address has tried too many such.
        """
        self.tries.check(address)
        try:
            return await search()
        except Refused as refusal:
            if refusal.key in _GUESSES:
                self.tries.add(address)
            raise

    async def keep(self, key: tuple[str, ...], make: Callable[[], Kept]) -> Kept:
        """What is made once and kept: made beside the games, which go on."""
        task = self.kept.get(key)
        if task is None:
            task = self.kept[key] = asyncio.create_task(self.beside.do(make))
        try:
            return await asyncio.shield(task)
        except Exception:
            self.kept.pop(key, None)
            raise


def house_of(request: Any) -> House:
    """The server that a request or socket has come to."""
    house: House = request.app.state.house
    return house
