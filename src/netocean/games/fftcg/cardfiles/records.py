# form: interpreted
"""A card as a file has it, before anybody knows what its fields mean."""

from typing import Any, Final, NamedTuple

from netocean.games.fftcg.cardfiles.faults import CardFault

MOST_RECORDS: Final = 20_000
MOST_LETTERS: Final = 20_000
"""The length of the longest field."""


class Record(NamedTuple):
    """One card: its fields by the names of the file, its place among the cards, its line (0 where there are none)."""

    fields: dict[str, Any]
    number: int
    line: int


class Records(NamedTuple):
    """The records of a file, and what is wrong with those that could not be taken out of it."""

    found: list[Record]
    faults: list[CardFault]
