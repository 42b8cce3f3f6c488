"""How often something may be done: counted in windows of time, so that one guest cannot keep the others from playing."""

import math
import time
from collections.abc import Callable

from netocean.server.problems import Refused

_MOST_KEYS = 10_000


class Window:
    """Counts what is done under a key (an address) in each span of seconds."""

    def __init__(self, most: int, seconds: float, refusal: str, clock: Callable[[], float] = time.monotonic) -> None:
        """At most so many in so many seconds; `refusal` is the key of what is said to those who do more."""
        self.most = most
        self.seconds = seconds
        self.refusal = refusal
        self._clock = clock
        self._counts: dict[str, tuple[float, int]] = {}

    def check(self, key: str) -> None:
        """Raises Refused with the seconds to wait if this key has done it too often."""
        begun, count = self._counts.get(key, (0.0, 0))
        left = begun + self.seconds - self._clock()
        if count >= self.most and left > 0:
            raise Refused(self.refusal, seconds=math.ceil(left))

    def add(self, key: str) -> None:
        """Count it once more."""
        now = self._clock()
        begun, count = self._counts.get(key, (now, 0))
        if now - begun >= self.seconds:
            begun, count = now, 0
        if key not in self._counts and len(self._counts) >= _MOST_KEYS:
            self._forget(now)
        self._counts[key] = (begun, count + 1)

    def take(self, key: str) -> None:
        """Check and count. Raises Refused like `check`."""
        self.check(key)
        self.add(key)

    def _forget(self, now: float) -> None:
        """Let go of what has run out; of the oldest, if nothing has."""
        running = {key: one for key, one in self._counts.items() if now - one[0] < self.seconds}
        newest = sorted(running.items(), key=lambda item: item[1][0])[_MOST_KEYS // 2 :]
        self._counts = running if len(running) < _MOST_KEYS else dict(newest)
