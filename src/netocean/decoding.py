# form: interpreted
"""From bytes to text: the encodings in which people's own files come."""

import codecs
import re


class Undecodable(ValueError):
    """Raised for bytes that are text in none of the encodings."""


_MARKS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_DECLARED = re.compile(rb"""^\s*<\?xml[^>]*encoding=["']([A-Za-z0-9_.-]{1,40})["']""")
_OLD = (("cp932", "shift_jis"), ("gb18030", "gb2312"), ("cp1252", ""))
"""Encodings that nothing marks, each with the common part of it; for western letters see below."""
_WESTERN = frozenset("‘’“”–—…×·«»" + "".join(map(chr, range(0xC0, 0x100))))
_SAMPLE = 200_000


def decode(content: bytes) -> str:
    """The text of a file: UTF-8 or UTF-16, with their mark or without, else the older encoding that fits best.

    Raises Undecodable if it is in none of them.
    """
    for mark, encoding in _MARKS:
        if content.startswith(mark):
            return _strictly(content, encoding)
    wide = _wide(content)
    if wide:
        return _strictly(content, wide)
    declared = _DECLARED.match(content)
    names = [declared[1].decode("ascii")] if declared else []
    for encoding in [*names, "utf-8"]:
        text = _try(content, encoding)
        if text is not None:
            return text
    fitting = [(_odd(text, common), place, text) for place, (text, common) in enumerate(_old(content))]
    if not fitting:
        raise Undecodable
    return min(fitting)[2]


def _wide(content: bytes) -> str:
    """UTF-16 without a mark: every other byte of plain text is zero."""
    head = content[:400]
    if len(head) < 4 or b"\0" not in head:
        return ""
    even, odd = head[::2].count(0), head[1::2].count(0)
    return "utf-16-be" if even > odd else "utf-16-le"


def _strictly(content: bytes, encoding: str) -> str:
    text = _try(content, encoding)
    if text is None:
        raise Undecodable
    return text


def _try(content: bytes, encoding: str) -> str | None:
    try:
        return content.decode(encoding)
    except (UnicodeError, LookupError):
        return None


def _old(content: bytes) -> list[tuple[str, str]]:
    found = []
    for encoding, common in _OLD:
        text = _try(content, encoding)
        if text is not None:
            found.append((text, common))
    return found


def _odd(text: str, common: str) -> int:
    """How many letters do not belong to the common part of an encoding: many, if it is the wrong one."""
    letters = [letter for letter in text[:_SAMPLE] if ord(letter) > 127]
    return sum(_is_odd(letter, common) for letter in letters)


def _is_odd(letter: str, common: str) -> bool:
    if not common:
        return letter not in _WESTERN
    if "\uff61" <= letter <= "\uff9f" or "\ue000" <= letter <= "\uf8ff":
        return True
    try:
        letter.encode(common)
    except UnicodeError:
        return True
    return False
