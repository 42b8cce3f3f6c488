"""Lines that are slow, dead, or end."""

import asyncio

import pytest

from netocean.server.connection import Connection
from netocean.server.settings import OUTBOX


async def never(*_: object) -> None:
    """What does not come to an end."""
    await asyncio.Event().wait()


def test_messages_come_in_their_order():
    """Until the other side is gone."""

    async def story() -> None:
        connection = Connection(0)
        heard: list[str] = []
        gone = asyncio.Event()

        async def write(text: str) -> None:
            heard.append(text)
            if text == "c":
                gone.set()

        async def other() -> None:
            await gone.wait()

        for text in "abc":
            connection.send(text)
        await connection.carry(write, other())
        assert heard == ["a", "b", "c"]

    asyncio.run(asyncio.wait_for(story(), 10))


def test_a_line_that_takes_nothing_is_given_up():
    """Sending never waits; when too much is waiting, the line ends, and what was waiting is let go."""

    async def story() -> None:
        connection = Connection(0)
        line = asyncio.create_task(connection.carry(never, never()))
        await asyncio.sleep(0)
        for number in range(OUTBOX):
            connection.send(str(number))
        assert not connection.ended
        connection.send("one too many")
        assert connection.ended
        await line

    asyncio.run(asyncio.wait_for(story(), 10))


def test_a_line_that_ends_says_its_last_words():
    """All that was waiting, then the last message, and nothing after it."""

    async def story() -> None:
        connection = Connection(0)
        heard: list[str] = []

        async def write(text: str) -> None:
            heard.append(text)

        connection.send("first")
        connection.end("last")
        connection.send("after")
        await connection.carry(write, never())
        assert heard == ["first", "last"]

    asyncio.run(asyncio.wait_for(story(), 10))


@pytest.mark.parametrize("fault", [RuntimeError, ConnectionError])
def test_a_line_that_breaks_ends(fault: type[Exception]):
    """Nobody else is told."""

    async def story() -> None:
        connection = Connection(0)

        async def write(_: str) -> None:
            raise fault

        connection.send("a")
        await connection.carry(write, never())

    asyncio.run(asyncio.wait_for(story(), 10))
