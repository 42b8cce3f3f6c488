"""Writes what happens at a table into the terminal."""

from typing import Any

from netocean.cli.session import Session
from netocean.cli.terminal import Terminal
from netocean.cli.words import Words
from netocean.telling import of
from netocean.telling.sayings import Line, Say
from netocean.telling.skipped import skipped


def begins(line: Line) -> bool:
    """Whether a line says that a turn or a phase begins."""
    return isinstance(line.saying, Say) and line.saying.key.endswith(("turn-begins", "phase-begins"))


class Chronicler:
    """Tells one person what happens in a game."""

    def __init__(self, terminal: Terminal, words: Words, session: Session) -> None:
        self.terminal = terminal
        self.words = words
        self.session = session
        self.teller = of(words.library.game)
        self.narrator = self.narrate()
        self.skipped: list[str] = []

    def narrate(self) -> Any:
        """Somebody who tells from the beginning what happened, as the person saw it."""
        return self.teller.Narrator(self.words.library, self.session.seat, self.words.doubted)

    def write(self, lines: list[Line], with_rules: bool = False) -> None:
        """Write lines, with the rules behind them if wanted."""
        for line in lines:
            cited = " ".join(f"({self.words.cited(rule)})" for rule in line.rules if rule) if with_rules else ""
            told = self.words.line(line)
            text = f"{told} {cited}" if cited else told
            bare = text.lstrip(" ")
            indent = len(text) - len(bare)
            self.terminal.line(bare, indent, indent + 4 if indent else 2, line.style)

    def say(self, key: str, style: str = "", **params: str | int) -> None:
        """Write one message."""
        self.terminal.line(self.words.say(key, **params), 0, 2, style)

    def tell(self, lines: list[Line]) -> None:
        """Write what happened; a turn and a phase begin behind a free line."""
        if not lines:
            return
        self.tell_skipped()
        if begins(lines[0]):
            self.terminal.line()
        self.write(lines)

    def tell_skipped(self) -> None:
        """Say in one line what had only one answer."""
        if self.skipped:
            self.write([skipped(self.skipped, self.words.library.game)])
            self.skipped = []
