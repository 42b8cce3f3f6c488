# form: interpreted
"""What the values of a record mean: words of several languages, signs for yes and no, numbers that are not there."""

import re
import unicodedata
from typing import Any, Final

from netocean.games.fftcg.cardfiles.records import MOST_LETTERS

CRYSTAL: Final = "crystal"
"""The type of reminders, which are no cards of a deck."""
KINDS: Final = {
    "forward": "forward", "フォワード": "forward", "前锋": "forward", "前鋒": "forward",
    "backup": "backup", "バックアップ": "backup", "后卫": "backup", "後衛": "backup",
    "monster": "monster", "モンスター": "monster", "怪物": "monster",
    "summon": "summon", "召喚獣": "summon", "召喚": "summon", "召唤兽": "summon", "召喚獸": "summon",
    CRYSTAL: CRYSTAL,
}  # fmt: skip
ELEMENTS: Final = {
    "fire": "fire", "火": "fire", "ice": "ice", "氷": "ice", "冰": "ice", "wind": "wind", "風": "wind", "风": "wind",
    "earth": "earth", "土": "earth", "地": "earth", "lightning": "lightning", "雷": "lightning", "water": "water",
    "水": "water", "light": "light", "光": "light", "dark": "dark", "闇": "dark", "暗": "dark",
}  # fmt: skip
_YES: Final = {"true", "1", "yes", "y", "○", "〇", "o"}
_NO: Final = {"false", "0", "no", "n", "", "-", "×", "none", "null"}
_NOTHING: Final = {"", "-", "none", "null", "n/a", "nan"}
_CODE = re.compile(r"(?:\d{1,2}|[A-Z]{1,4})-\d{1,4}[A-Z]?")
_SEPARATED = re.compile(r"\s*(?:[/,;、・·|]|&middot;)\s*")
_DASHES = str.maketrans("‐‑‒–—―−─ー", "---------")


class BadValue(ValueError):
    """Raised for a value that a field cannot have; holds what is shown of it."""

    def __init__(self, value: Any) -> None:
        super().__init__()
        self.shown = str(value)[:60]


class TooLong(ValueError):
    """Raised for a text that is longer than any card can hold."""


def plain(value: Any) -> str:
    """A single value as text, of any width and with any dash."""
    if isinstance(value, bool | int) or value is None:
        return "" if value is None else str(value)
    if not isinstance(value, str):
        raise BadValue(value)
    return unicodedata.normalize("NFKC", bounded(value)).strip()


def bounded(text: str) -> str:
    """A text within the bounds of a field."""
    if len(text) > MOST_LETTERS:
        raise TooLong
    return text


def words(value: Any) -> tuple[str, ...]:
    """A list, or a text that separates its parts."""
    if isinstance(value, list):
        return tuple(word for one in value if (word := plain(one)))
    return tuple(word for word in _SEPARATED.split(plain(value)) if word)


def codes(value: Any) -> tuple[str, ...]:
    """The codes of a card: one, or several of its printings, as `6-006C/1-011C`."""
    texts = [plain(one) for one in value] if isinstance(value, list) else [plain(value)]
    found = []
    for text in texts:
        for part in re.split(r"[\s/()（）]+", text.translate(_DASHES).replace("RE-", "Re-")):
            if part and not _CODE.fullmatch(part.upper()):
                raise BadValue(text)
            if part:
                found.append(_code(part))
    return tuple(dict.fromkeys(found))


def _code(text: str) -> str:
    mark, _, rest = text.upper().partition("-")
    return f"{'Re' if mark == 'RE' else mark}-{rest}"


def kind(value: Any) -> str:
    """A type of cards."""
    return _listed(plain(value), KINDS)


def elements(value: Any) -> tuple[str, ...]:
    """One element or several."""
    return tuple(dict.fromkeys(_listed(word, ELEMENTS) for word in words(value)))


def _listed(word: str, table: dict[str, str]) -> str:
    found = table.get(word.lower())
    if found is None:
        raise BadValue(word)
    return found


def number(value: Any) -> int | None:
    """A whole number from 0, or none."""
    if isinstance(value, float) and value.is_integer():
        value = int(value)
    text = plain(value).translate(_DASHES).lower()
    if isinstance(value, bool):
        raise BadValue(value)
    if text in _NOTHING:
        return None
    if not (text.isascii() and text.isdecimal()) or len(text) > 6:
        raise BadValue(value)
    return int(text)


def flag(value: Any) -> bool:
    """A mark that is there or not."""
    text = plain(value).lower()
    if text not in _YES and text not in _NO:
        raise BadValue(value)
    return text in _YES


def text(value: Any) -> str:
    """A text of several lines, also where they are listed."""
    if isinstance(value, list):
        lines = [line for one in value for line in [one.get("text", "") if isinstance(one, dict) else one]]
        if not all(isinstance(line, str) for line in lines):
            raise BadValue(value)
        return bounded("\n".join(lines))
    if value is None:
        return ""
    if not isinstance(value, str):
        raise BadValue(value)
    return bounded(value)
