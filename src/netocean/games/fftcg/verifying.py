# form: interpreted
"""The check of a pack against printed texts: what is printed on each card and what its abilities say, line by line.

Nothing that is printed goes into the result: a difference names the card, the line and what one side mentions.
"""

from collections.abc import Mapping, Sequence
from itertools import chain

import msgspec

from netocean.abilities.tree import Ability
from netocean.games.fftcg.cardfiles import RawCard
from netocean.games.fftcg.faces import Facts
from netocean.games.fftcg.printing import names_of, read
from netocean.games.fftcg.reader import LineReading, Names
from netocean.games.fftcg.reader.mentions import differences
from netocean.games.fftcg.reader.printed_lines import joined
from netocean.games.fftcg.reader.tokens import Tokeniser


class UnreadLine(msgspec.Struct, frozen=True):
    """A printed line that is not understood: the card, the line (from 1), the column of the first token that is not.

    `lines` counts it with those that go on with it.
    """

    card: str
    line: int
    column: int
    lines: int = 1


class LineDifference(msgspec.Struct, frozen=True):
    """What only one side of a line mentions: `print` what is printed, `tree` what its abilities say."""

    card: str
    line: int
    side: str
    kind: str
    what: str


class Verification(msgspec.Struct, frozen=True):
    """The result: how much was there, read and compared, and what was found.

    `whole` counts the cards of which every line is read. `absent` are card numbers that the pack does not have, `unlike`
    those whose abilities in the pack are not what their texts say now.
    """

    cards: int
    whole: int
    lines: int
    read: int
    compared: int
    absent: tuple[str, ...]
    unlike: tuple[str, ...]
    unread: tuple[UnreadLine, ...]
    differences: tuple[LineDifference, ...]


def verify(cards: Sequence[RawCard], pack: Mapping[str, tuple[Facts, Sequence[Ability]]]) -> Verification:
    """Compares printed cards with those of a pack, given by card number."""
    check = _Check(names_of(cards), pack)
    for card in cards:
        check.card(card)
    return check.result()


class _Check:
    """Counts and collects, card by card."""

    def __init__(self, names: Names, pack: Mapping[str, tuple[Facts, Sequence[Ability]]]) -> None:
        self.names = names
        self.pack = pack
        self.cards = self.whole = self.lines = self.read = self.compared = 0
        self.absent: list[str] = []
        self.unlike: list[str] = []
        self.unread: list[UnreadLine] = []
        self.differences: list[LineDifference] = []

    def card(self, card: RawCard) -> None:
        """One card."""
        facts, own = self.pack.get(card.number, (None, None))
        reading = read(card, self.names, facts is not None and facts.doubt.get("text") == "restored")
        self.cards += 1
        self.whole += reading.whole
        texts = list(chain.from_iterable(line.abilities for line in reading.lines))
        if own is None:
            self.absent.append(card.number)
        elif texts != [ability.text for ability in own]:
            self.unlike.append(card.number)
            own = None
        place = 0
        trees = iter(own or ())
        for line, (printed, _) in zip(reading.lines, joined(card.lines), strict=False):
            self.line(card, line, place + 1, printed, None if own is None else [next(trees) for _ in line.abilities])
            place += line.printed

    def line(self, card: RawCard, line: LineReading, place: int, printed: str, trees: list[Ability] | None) -> None:
        """One line, with those that go on with it."""
        self.lines += line.printed
        if line.unread is not None:
            self.unread.append(UnreadLine(card.number, place, line.unread.column, line.printed))
            return
        self.read += line.printed
        if trees is None:
            return
        self.compared += line.printed
        for found in differences(Tokeniser(printed, self.names, (card.name, *card.also)).run(), trees):
            kind, what = found.mention
            side = "print" if found.side == "printed" else "tree"
            self.differences.append(LineDifference(card.number, place, side, kind, what))

    def result(self) -> Verification:
        """All of it."""
        return Verification(
            self.cards,
            self.whole,
            self.lines,
            self.read,
            self.compared,
            tuple(self.absent),
            tuple(self.unlike),
            tuple(self.unread),
            tuple(self.differences),
        )
