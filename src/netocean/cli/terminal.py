"""The terminal itself: plain lines in, plain lines out, wrapped by the width that they really have."""

import io
import os
import shutil
import sys
import unicodedata
from collections.abc import Mapping

import typer
from wcwidth import wcswidth, wcwidth

NARROWEST = 20
WIDEST = 100
_STICKS_TO_THE_LEFT = frozenset(
    "、。，．：；！？）」』】〉》〕…‥・ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ％%°’”)]},.:;!?→·"
)
_STICKS_TO_THE_RIGHT = frozenset("（「『【〈《〔“‘([{#")


def width(text: str) -> int:
    """The columns that a text takes."""
    return max(wcswidth(text), 0)


def pieces(text: str) -> list[str]:
    """A text in the pieces between which a line may be broken: words, and single wide letters with their punctuation."""
    found: list[str] = []
    glued = True
    for letter in text:
        wide = wcwidth(letter) == 2
        if not found or (letter != " " and _breaks(found[-1], letter, wide, glued)):
            found.append(letter)
        else:
            found[-1] += letter
        glued = not wide and letter != " "
    return found


def _breaks(piece: str, letter: str, wide: bool, glued: bool) -> bool:
    last = piece[-1]
    if letter in _STICKS_TO_THE_LEFT or last in _STICKS_TO_THE_RIGHT:
        return False
    return wide or not glued or last == " "


def wrap(text: str, columns: int, hanging: int = 0) -> list[str]:
    """A text in lines of at most so many columns; all but the first begin with so many spaces."""
    lines: list[str] = []
    line = ""
    for piece in pieces(text):
        if line.strip() and width(line) + width(piece.rstrip()) > columns:
            lines.append(line.rstrip())
            line = " " * hanging
        line += piece
    lines.append(line.rstrip())
    return lines


class Terminal:
    """Reads and writes lines. Emphasis is gentle, never needed, and off unless a person sits at a terminal."""

    def __init__(self, plain: bool = False, environment: Mapping[str, str] = os.environ) -> None:
        if isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")
        dull = environment.get("TERM") == "dumb" or bool(environment.get("NO_COLOR"))
        self.styled: bool = not plain and not dull and sys.stdout.isatty()
        self.echo: bool = not sys.stdin.isatty()

    @property
    def columns(self) -> int:
        """The width of the lines."""
        return max(NARROWEST, min(shutil.get_terminal_size().columns - 1, WIDEST))

    def line(self, text: str = "", indent: int = 0, hanging: int | None = None, style: str = "") -> None:
        """Write a text, wrapped; `style` is `strong` or `dim`."""
        further = indent if hanging is None else hanging
        for line in wrap(" " * indent + text, self.columns, further):
            typer.echo(self.dressed(line, style))

    def verbatim(self, text: str) -> None:
        """Write a text as it is, to be copied."""
        typer.echo(text)

    def dressed(self, text: str, style: str) -> str:
        """A text with its emphasis, if there is any."""
        if not self.styled or not style:
            return text
        return typer.style(text, bold=True) if style == "strong" else typer.style(text, dim=True)

    def ask(self, prompt: str = "> ") -> str:
        """The next line that a person types. Raises EOFError at the end of the input."""
        sys.stdout.flush()
        text = input(prompt)
        if self.echo:
            typer.echo(text)
        return clean(text)


def clean(text: str) -> str:
    """What was typed, without differences of width and without what no keyboard types."""
    plain = unicodedata.normalize("NFKC", text.encode("utf-8", "replace").decode("utf-8", "replace"))
    return "".join(letter for letter in plain if letter.isprintable()).strip()[:500]
