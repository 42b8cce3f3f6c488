"""What the Appmon card game has to say."""

from typing import Final

from netocean.telling.appmon.cards import MARK, active_key, brief, fitting, zone
from netocean.telling.appmon.narrator import Narrator
from netocean.telling.appmon.questions import RUNS, ask, matters, stops
from netocean.telling.appmon.sheet import describe, sort

__all__ = [
    "CARDS_SAY_THEIR_NAMES",
    "MARK",
    "MARKS_FOREIGN_NAMES",
    "PASSES_OFTEN",
    "RUNS",
    "Narrator",
    "active_key",
    "ask",
    "brief",
    "describe",
    "fitting",
    "matters",
    "sort",
    "stops",
    "zone",
]

MARKS_FOREIGN_NAMES: Final = False
"""Names stay as they stand in the packs where a language has no form of its own."""

PASSES_OFTEN: Final = False
"""Whether players pass so often that they may want to go on passing by themselves."""

CARDS_SAY_THEIR_NAMES: Final = False
"""Whether a card speaks of itself by its name."""
