"""Long work beside the games that are played."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class Beside:
    """Does one piece of work after the other in a thread of its own.

    One thread and no more: each that computes takes its share of time from the tables that are played.
    """

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)

    async def do(self, work: Callable[[], T]) -> T:
        """The result of a piece of work."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, work)

    def close(self) -> None:
        """Let go of what has not begun."""
        self._thread.shutdown(wait=False, cancel_futures=True)
