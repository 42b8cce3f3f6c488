"""When two writings of a name are the same name (C-R3.6)."""

import re
import unicodedata

_QUOTES = str.maketrans({"’": "'", "‘": "'", "ʼ": "'", "´": "'", "`": "'", "“": '"', "”": '"', "„": '"'})
_DASHES = str.maketrans(dict.fromkeys("‐‑‒–—―−─", "-"))
_DOTS = str.maketrans(dict.fromkeys("·‧•∙", "・"))
_INVISIBLE = re.compile("[\u00ad\u200b-\u200f\u2060\ufe00-\ufe0f\ufeff]")
_SPACES = re.compile(r"\s+")
_LONG_VOWEL = re.compile("(?<=[\u3041-\u3096\u30a1-\u30faー])-")
_NUMBER = re.compile(r"(?:([a-z]{1,4})[- ]?|0*([0-9]{1,2})-)0*([0-9]{1,6})([a-z]?)")


def fold(text: str) -> str:
    """The form in which texts are compared: width, case, quotes, dashes, dots and spaces do not matter.

    A long-vowel mark is a letter; a dash behind kana is one.
    """
    text = unicodedata.normalize("NFKC", _INVISIBLE.sub("", text)).casefold()
    text = text.translate(_QUOTES).translate(_DASHES).translate(_DOTS)
    return _LONG_VOWEL.sub("ー", _SPACES.sub(" ", text).strip())


def loose(folded: str) -> str:
    """A folded text without spaces and signs: letters and digits alone."""
    return "".join(letter for letter in folded if letter.isalnum())


def number(folded: str) -> str | None:
    """A folded text as a card number, if it has the shape of one: `st 01` is `st-1`, `1-001h` is `1-1h`."""
    match = _NUMBER.fullmatch(folded)
    return f"{match[1] or match[2]}-{int(match[3])}{match[4]}" if match else None
