"""An open line to a seat, whatever carries it: messages wait here until the other side takes them."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import msgspec
from starlette.websockets import WebSocketDisconnect

from netocean.server.settings import FAREWELL_SECONDS, OUTBOX
from netocean.tables.messages import ToSeat

_ENCODER = msgspec.json.Encoder()


def encoded(message: ToSeat) -> str:
    """A message as it goes over the wire."""
    return _ENCODER.encode(message).decode()


class Connection:
    """One line to a seat. Whoever sends never waits: a line on which too much is waiting is given up."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._ended = asyncio.Event()
        self._waiting: asyncio.Queue[str] = asyncio.Queue(OUTBOX)

    @property
    def ended(self) -> bool:
        """Whether nothing more will come."""
        return self._ended.is_set()

    def send(self, text: str) -> None:
        """Let a message wait for its turn; the line ends, with what is waiting, if there are too many."""
        if self.ended:
            return
        if self._waiting.full():
            self._clear()
            self._ended.set()
        else:
            self._waiting.put_nowait(text)

    def end(self, last: str) -> None:
        """End the line with a last message."""
        self.send(last)
        self._ended.set()

    async def carry(self, write: Callable[[str], Awaitable[None]], other: Coroutine[Any, Any, None]) -> None:
        """Write the messages as they come, until the line ends or `other` is done: the other side is gone."""
        writer = asyncio.create_task(self._write(write))
        reader = asyncio.create_task(other)
        end = asyncio.create_task(self._ended.wait())
        tasks = (writer, reader, end)
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if end.done() and not end.cancelled():
            await self._farewell(write)

    async def _write(self, write: Callable[[str], Awaitable[None]]) -> None:
        while True:
            await write(await self._waiting.get())

    async def _farewell(self, write: Callable[[str], Awaitable[None]]) -> None:
        try:
            async with asyncio.timeout(FAREWELL_SECONDS):
                while not self._waiting.empty():
                    await write(self._waiting.get_nowait())
        except (TimeoutError, RuntimeError, WebSocketDisconnect):  # the other side is gone, or does not listen
            self._clear()

    def _clear(self) -> None:
        while not self._waiting.empty():
            self._waiting.get_nowait()
