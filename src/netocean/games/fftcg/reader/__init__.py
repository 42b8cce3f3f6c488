# form: interpreted
"""Reads the printed English of cards: each printed line becomes lines of the ability language, or is told unread.

`read_card` is the way in. A sentence is read whole or not at all: nothing that is printed is passed over.
"""

from functools import partial
from typing import NamedTuple

from netocean.abilities.errors import AbilityError
from netocean.abilities.reader import read_ability
from netocean.games.fftcg.reader import lines, printed_lines
from netocean.games.fftcg.reader.context import Card, Context
from netocean.games.fftcg.reader.stream import Furthest, Stream, Unread
from netocean.games.fftcg.reader.tokens import Names, Tokeniser
from netocean.games.fftcg.vocabulary.nodes import VOCABULARY

__all__ = ["Card", "CardReading", "LineReading", "Names", "Unread", "read_card", "read_line"]


class LineReading(NamedTuple):
    """What a printed line became: its abilities, or why it is unread. `printed` counts the printed lines it holds."""

    abilities: list[str]
    unread: Unread | None
    printed: int


class CardReading(NamedTuple):
    """What the lines of a card became."""

    lines: list[LineReading]

    @property
    def whole(self) -> bool:
        """Whether every line was read."""
        return all(line.unread is None for line in self.lines)


def read_line(card: Card, text: str, names: Names) -> list[str]:
    """The abilities of one printed line, as canonical text. Raises Unread."""
    tokeniser = Tokeniser(text, names, card.names)
    furthest = Furthest(tokeniser.text)
    ctx = Context(card)
    stream = Stream(tokeniser.run(), furthest, ctx)
    try:
        found = lines.line(stream, ctx)
    except Unread:
        raise furthest.unread() from None
    try:
        return [read_ability(ability, VOCABULARY).text for ability in found]
    except AbilityError as error:
        raise Unread(text, 0, f"{'; '.join(found)} ({error.key})", ()) from error


def _read(card: Card, text: str, names: Names) -> list[str]:
    """The abilities of a line; one whose end was lost may hold two, if there is one way alone to read it so."""
    found: list[str] = []
    for part in printed_lines.cut(text, card.names, card.restored):
        try:
            found += read_line(card, part, names)
        except Unread:
            ways = [way for way in map(partial(_two, card, names), printed_lines.halves(part)) if way is not None]
            if not card.restored or len(ways) != 1:
                raise
            found += ways[0]
    return found


def _two(card: Card, names: Names, texts: tuple[str, str]) -> list[str] | None:
    """The abilities of two texts, None if one of them is not read."""
    try:
        return [ability for text in texts for ability in read_line(card, text, names)]
    except Unread:
        return None


def read_card(card: Card, printed: list[str], names: Names) -> CardReading:
    """Reads all lines of a card.

    Options in quotes and remarks in brackets that stand on lines of their own belong to the line before.
    """
    found: list[LineReading] = []
    for text, count in printed_lines.joined(printed):
        try:
            found.append(LineReading(_read(card, text, names), None, count))
        except Unread as unread:
            found.append(LineReading([], unread, count))
    return CardReading(found)
