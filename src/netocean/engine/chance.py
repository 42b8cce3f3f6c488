"""The one source of chance: BLAKE2b keyed by a 32-byte seed over a counter.

The same seed gives the same numbers on every machine and in every version, for ever. Sampling draws from keys of its own.
"""

from hashlib import blake2b
from struct import unpack
from typing import Final

SEED_BYTES: Final = 32
_WORDS: Final = 16
_RANGE: Final = 1 << 32


class Chance:
    """A stream of random numbers, copied with its place."""

    def __init__(self, key: bytes, used: int = 0) -> None:
        self.key: bytes = key
        self.used: int = used
        self._block: int = -1
        self._words: list[int] = []

    def clone(self) -> "Chance":
        """An independent copy that goes on at the same place."""
        copy = Chance(self.key, self.used)
        copy._block = self._block
        copy._words = self._words
        return copy

    def split(self, label: str) -> "Chance":
        """A stream of its own, told apart by `label`: drawing from one does not move the other."""
        return Chance(blake2b(label.encode(), key=self.key, digest_size=SEED_BYTES).digest())

    def _next(self) -> int:
        block = self.used // _WORDS
        if block != self._block:
            digest = blake2b(block.to_bytes(8, "little"), key=self.key, digest_size=64).digest()
            self._words = list(unpack("<16I", digest))
            self._block = block
        word = self._words[self.used - block * _WORDS]
        self.used += 1
        return word

    def below(self, bound: int) -> int:
        """A number from 0 to `bound` - 1, each as likely as the other (by rejection); `bound` is at least 1."""
        if bound == 1:
            return 0
        fair = _RANGE - _RANGE % bound
        word = self._next()
        while word >= fair:
            word = self._next()
        return word % bound

    def shuffle(self, items: list[int]) -> None:
        """Shuffle in place (Fisher-Yates)."""
        last = len(items) - 1
        while last > 0:
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept
            last -= 1


def seeded(seed: bytes | str | int) -> Chance:
    """The stream of a seed: 32 bytes as they are, or a text or number hashed to 32 bytes."""
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return Chance(seed)
    text = seed if isinstance(seed, bytes) else str(seed).encode()
    return Chance(blake2b(text, digest_size=SEED_BYTES).digest())
