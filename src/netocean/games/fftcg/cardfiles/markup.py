# form: interpreted
"""The marks in printed texts: those of card files become the ones that the reader of printed English knows."""

import re

_SYMBOLS = {"火": "F", "氷": "I", "冰": "I", "風": "W", "风": "W", "土": "E", "地": "E", "雷": "L", "水": "A"}
_WORDS = {"ダル": "D", "休止": "D"}
_ICON = re.compile(r"《([^《》]{1,8})》")
_BRACED = re.compile(r"\{([a-z]|[0-9]{1,2})\}")
_BURST = re.compile(r"\[\[ex\]\].*?\[\[/\]\]\s*", re.IGNORECASE | re.DOTALL)
_TITLE = re.compile(r"\[\[s\]\](.*?)\[\[/\]\]", re.IGNORECASE | re.DOTALL)
_ITALIC = re.compile(r"\[\[i\]\](.*?)\[\[/\]\]", re.IGNORECASE | re.DOTALL)
_BREAK = re.compile(r"\[\[br\]\]|<br ?/?>", re.IGNORECASE)
_BOLD_TITLE = re.compile(r"\*([^*\n]{1,60})\*(?=\s*(?:\{[A-Z0-9]{1,2}\})*\{S\})")


def printed_lines(text: str) -> tuple[str, ...]:
    """The printed lines of a text, with the signs of costs and the EX mark as `{F}`, `{D}`, `{EX}`."""
    text = _BREAK.sub("\n", text)
    text = _BURST.sub("{EX} ", text)
    text = _TITLE.sub(lambda found: f"«{found[1]}»", text)
    text = _ITALIC.sub(lambda found: f"_{found[1]}_", text)
    text = _ICON.sub(lambda found: f"{{{_sign(found[1])}}}", text)
    text = _BRACED.sub(lambda found: "{EX} " if found[1] == "x" and _leads(found) else f"{{{found[1].upper()}}}", text)
    text = _BOLD_TITLE.sub(lambda found: f"«{found[1]}»", text)
    lines = (" ".join(line.split()) for line in text.splitlines())
    return tuple(line for line in lines if line)


def _sign(icon: str) -> str:
    return _SYMBOLS.get(icon) or _WORDS.get(icon) or icon.upper()


def _leads(found: "re.Match[str]") -> bool:
    """Whether a sign stands at the beginning of a line: there `{x}` is the EX mark, in a cost it is X."""
    before = found.string[: found.start()].rpartition("\n")[2]
    return not before.strip()
