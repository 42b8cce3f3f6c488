"""Words that only cards know (counters, named jobs) as numbers that are the same on every machine."""

from hashlib import blake2b
from typing import Final

_KNOWN: Final[dict[str, int]] = {}
_SPELLED: Final[dict[int, str]] = {}
_LEAST: Final = 64  # below are the elements


def word(text: str) -> int:
    """The number of a word."""
    found = _KNOWN.get(text, -1)
    if found < 0:
        digest = blake2b(text.encode(), digest_size=5).digest()
        found = _LEAST + int.from_bytes(digest, "big")
        _KNOWN[text] = found
        _SPELLED[found] = text
    return found


def spelled(number: int) -> str:
    """The word with a number; empty if it is on no card that has been built."""
    return _SPELLED.get(number, "")
