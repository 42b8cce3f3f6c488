# form: interpreted
"""Reads people's own card files: JSON, JSON Lines, CSV and the `set.xml` of OCTGN, in any common encoding.

`read_card_file` is the way in. A file is taken as a whole, or refused with everything that is wrong with it.
"""

from typing import NamedTuple

from netocean.decoding import Undecodable, decode
from netocean.games.fftcg.cardfiles.cards import RawCard, gather
from netocean.games.fftcg.cardfiles.faults import CardFault, Faulty
from netocean.games.fftcg.cardfiles.layouts import records

__all__ = ["MOST_BYTES", "CardFault", "CardFile", "RawCard", "read_card_file"]

MOST_BYTES = 32_000_000
"""The size of the largest card file."""


class CardFile(NamedTuple):
    """A card file as it was read: its cards, or all its faults; never some of both."""

    cards: list[RawCard]
    faults: list[CardFault]


def read_card_file(content: bytes, filename: str = "") -> CardFile:
    """The cards of a file, one for each card number; what cannot be read is a fault with its line or record and field.

    The layout is found by the content; `filename` only settles what the content leaves open.
    """
    if len(content) > MOST_BYTES:
        return CardFile([], [CardFault("cardfile-too-large", {"size": len(content), "limit": MOST_BYTES})])
    try:
        read = records(decode(content), filename)
    except Undecodable:
        return CardFile([], [CardFault("cardfile-encoding")])
    except Faulty as refused:
        return CardFile([], [refused.fault])
    cards, faults = gather(read.found)
    faults = sorted([*read.faults, *faults], key=lambda fault: (fault.line, fault.record))
    return CardFile([] if faults else cards, faults)
