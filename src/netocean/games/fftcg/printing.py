# form: interpreted
"""Reads the printed English of the cards of a card file."""

from collections.abc import Iterable, Sequence

from netocean.games.fftcg.cardfiles import RawCard
from netocean.games.fftcg.reader import Card, CardReading, LineReading, Names, Unread, read_card

LONGEST = 2_000
"""The length of the longest printed line that is read; the longest known one has 408 letters."""


def names_of(
    cards: Sequence[RawCard], names: Iterable[str] = (), jobs: Iterable[str] = (), categories: Iterable[str] = ()
) -> Names:
    """The names, jobs and categories that texts may mention: those of the cards, and further ones."""
    return Names(
        {*names, *(name for card in cards for name in (card.name, *card.also))},
        {*jobs, *(job for card in cards for job in card.jobs)},
        {*categories, *(category for card in cards for category in card.categories)},
    )


def read(card: RawCard, names: Names, restored: bool = False) -> CardReading:
    """What the printed lines of a card become; `restored` tells that their ends were lost.

    Nothing is read of a text that is too long or nests too many quotes.
    """
    if all(len(line) <= LONGEST for line in card.lines):
        try:
            return read_card(Card((card.name, *card.also), card.kind, restored), list(card.lines), names)
        except RecursionError:
            pass
    return CardReading([LineReading([], Unread(line, 1, line[:1], ()), 1) for line in card.lines])
