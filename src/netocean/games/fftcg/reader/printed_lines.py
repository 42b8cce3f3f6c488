# form: interpreted
"""Printed lines as abilities: what belongs to the line before, and what two abilities on one line are."""

import re
from collections.abc import Sequence

MOST_KEYWORDS = 4
"""A line of more words is a sentence and has a full stop."""
NAMELESS = "«…»"
"""Stands for the name of a special ability where a list has lost it."""
_MODAL = re.compile(r"of the ([2-9]) following actions[.:]\s*$")
_MARK_ALONE = re.compile(r"(?:\{EX\}|_?Damage \d+ --_?)\s*$")
_CUT = re.compile(r"\s*\[ability\]\s*|(?<=\.) (?=\{EX\} )")
_QUOTED = re.compile(r'"[^"]*"|\([^)]*\)')
_SENTENCE = re.compile(r"(?<=\.) (?=[A-Z])")
_LASTS = re.compile(r"until|this turn|during|named|\(")


def _breaks_off(text: str) -> bool:
    """Whether a printed line ends within a sentence, so that the next one goes on with it."""
    return len(text.split()) > MOST_KEYWORDS and text.rstrip(" _")[-1:].isalnum()


def _goes_on(before: str, text: str) -> bool:
    """Whether a line goes on with the one before it."""
    if text.lstrip().startswith(('"', "“", "(", "If there were ")):
        return True
    return _breaks_off(before) or _MARK_ALONE.fullmatch(before) is not None


def joined(printed: Sequence[str]) -> list[tuple[str, int]]:
    """The lines with what belongs to them, and how many printed lines each holds. Options need no quotes of their own."""
    found: list[tuple[str, int]] = []
    options = 0
    for text in printed:
        goes_on = bool(found) and _goes_on(found[-1][0], text)
        if goes_on or options:
            before, count = found[-1]
            found[-1] = (f"{before} {text}" if goes_on else f'{before} "{text}"', count + 1)
            options = 0 if goes_on else options - 1
            continue
        found.append((text, 1))
        modal = _MODAL.search(text)
        options = int(modal.group(1)) if modal else 0
    return found


def cut(text: str, names: Sequence[str], restored: bool) -> list[str]:
    """The abilities of one line: it is cut where a mark stands that only begins an ability.

    `restored` tells that the ends of lines were lost: then a last sentence that says what the card always does is an
    ability by itself.
    """
    parts = _CUT.split(text)
    for place in range(1, len(parts)):
        if not parts[place].startswith("{EX}"):
            parts[place] = f"{NAMELESS} {parts[place]}"
    return _with_last(parts, names) if restored else parts


def _with_last(parts: list[str], names: Sequence[str]) -> list[str]:
    """The last sentence apart, if it says something of the card itself that does not end."""
    hidden = _QUOTED.sub(lambda match: "x" * len(match.group()), parts[-1])
    places = [match.start() for match in _SENTENCE.finditer(hidden)]
    if not places:
        return parts
    last = parts[-1][places[-1] + 1 :]
    says = any(re.match(rf"(?:If [^,]+, )?{re.escape(name)} cannot ", last) for name in names)
    return [*parts[:-1], parts[-1][: places[-1]], last] if says and not _LASTS.search(last) else parts


def halves(text: str) -> list[tuple[str, str]]:
    """All ways to cut a line in two between sentences."""
    hidden = _QUOTED.sub(lambda match: "x" * len(match.group()), text)
    return [(text[: match.start()], text[match.end() :]) for match in _SENTENCE.finditer(hidden)]
