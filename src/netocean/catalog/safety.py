"""Texts that nobody means to write: signs that cannot be seen or that turn a line around, and markup."""

import re
import unicodedata
from collections.abc import Collection, Iterator
from typing import Any, Final

LONGEST_TEXT: Final = 1000
"""The longest text of a field."""
LONGEST_LINE: Final = 2000
"""The longest line of an ability."""
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_MARKUP: Final = re.compile(r"<\s*[A-Za-z/!?]|&#|javascript:", re.IGNORECASE)


def unsafe(value: Any, plain: Collection[str] = (), where: str = "") -> Iterator[tuple[str, str]]:
    """Where in a value (`names[0].en`) a text is unsafe, and the key of what is wrong with it.

    Texts that are `plain` may hold what looks like markup: they are read as a language and never shown as they are.
    """
    if isinstance(value, str):
        key = _wrong(value, value in plain)
        if key:
            yield where, key
    elif isinstance(value, dict):
        for name, part in value.items():
            place = f"{where}.{name}" if where else str(name)
            if isinstance(name, str) and _wrong(name, False):
                yield where or "-", _wrong(name, False)
            else:
                yield from unsafe(part, plain, place)
    elif isinstance(value, (list, tuple)):
        for number, part in enumerate(value):
            yield from unsafe(part, plain, f"{where}[{number}]")


def printable(text: str, most: int = 80) -> str:
    """A text from outside as it can be told: short, and without what cannot be seen."""
    return "".join(sign if sign.isprintable() else "?" for sign in text[:most])


def _wrong(text: str, plain: bool) -> str:
    if len(text) > LONGEST_TEXT:
        return "pack-text-too-long"
    if any(unicodedata.category(sign) in _UNSEEN for sign in text):
        return "pack-unseen-signs"
    return "pack-markup" if not plain and _MARKUP.search(text) else ""
