"""Read the printed English of a card list into ability lines, and tell which cards are not wholly understood."""

from collections.abc import Iterable, Mapping
from typing import Any

from netocean.games.fftcg.reader import Card, CardReading, Names, read_card
from scripts.fftcg.facts import Record, name_of

UNREAD = "text"
"""What a card lacks whose text is not wholly understood."""


def names_of(records: Iterable[Record]) -> Names:
    """The names, jobs and categories that texts may mention."""
    every = list(records)
    return Names(
        {name_of(name) for one in every for name in one["names"] or []},
        {job for one in every for job in one["jobs"] or []},
        {category for one in every for category in one["categories"] or []},
    )


def readings(groups: Mapping[str, list[Record]], names: Names) -> dict[str, CardReading]:
    """What the lines of each card number became, by the text of its first printing."""
    return {number: reading(printings[0], names) for number, printings in groups.items()}


def reading(record: Record, names: Names) -> CardReading:
    """What the lines of a card became."""
    restored = "lines" in (record["doubts"] or ())
    card = Card(tuple(name_of(name) for name in record["names"]), str(record["type"]).lower(), restored)
    return read_card(card, list(record["text_lines"] or []), names)


def lines_of(read: Mapping[str, CardReading]) -> dict[str, list[str]]:
    """The ability lines of each card number, as far as they were read."""
    return {number: [text for line in found.lines for text in line.abilities] for number, found in read.items()}


def unread(read: Mapping[str, CardReading]) -> dict[str, Any]:
    """The card numbers that are not wholly read, each with the lines that are not: for a report, never for a pack."""
    return {
        number: [line.unread for line in found.lines if line.unread is not None]
        for number, found in read.items()
        if not found.whole
    }
