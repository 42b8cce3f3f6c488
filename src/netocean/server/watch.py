"""The time for a decision, kept by the server: the clocks of the players do not matter."""

import asyncio
import time
from collections.abc import Callable


class Watch:
    """Runs while a seat decides. When its time is over, the other seat may claim the game."""

    def __init__(self, limit: int, tell: Callable[[], None], clock: Callable[[], float] = time.monotonic) -> None:
        """`limit` in seconds, 0 for none; `tell` is called whenever there is something new to tell."""
        self.limit = limit
        self.seat = -1
        self._tell = tell
        self._clock = clock
        self._end = 0.0
        self._decision = -1
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def over(self) -> bool:
        """Whether the time of the seat that is asked has run out."""
        return self.limit > 0 and self.seat >= 0 and self._clock() >= self._end

    def follow(self, seat: int, decision: int) -> None:
        """A seat (-1: none) decides now; the time begins anew if it is another decision than before."""
        if self.limit == 0 or (seat, decision) == (self.seat, self._decision):
            return
        self.stop()
        self.seat, self._decision = seat, decision
        if seat >= 0:
            self._end = self._clock() + self.limit
            self._alarm = asyncio.get_running_loop().call_later(self.limit, self._ring)
        self._tell()

    def _ring(self) -> None:
        if not self.over:  # the loop's clock may be a little ahead
            self._alarm = asyncio.get_running_loop().call_later(self._end - self._clock(), self._ring)
            return
        self._tell()

    def told(self, seat: int) -> tuple[int, bool]:
        """The milliseconds that the seat that is asked has left (-1: no limit), and whether this seat may claim."""
        if self.limit == 0 or self.seat < 0:
            return -1, False
        left = max(0, round((self._end - self._clock()) * 1000))
        return left, self.over and self.seat == 1 - seat

    def stop(self) -> None:
        """Nobody decides any more."""
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None
        self.seat = -1

    def end(self) -> None:
        """The table leaves memory: nothing will be told any more, and it is held by nobody."""
        self.stop()
        self._tell = _nothing


def _nothing() -> None:
    """What is told when there is nobody left."""
