"""What Final Fantasy TCG has to say."""

from typing import Final

from netocean.telling.fftcg.cards import active_key, brief, fitting, zone
from netocean.telling.fftcg.marks import MARK
from netocean.telling.fftcg.narrator import Narrator
from netocean.telling.fftcg.questions import RUNS, ask, matters, stops
from netocean.telling.fftcg.sheet import describe, sort

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
"""Names stay as they are printed in English where a language has no form of its own."""

PASSES_OFTEN: Final = True
"""Whether players pass so often that they may want to go on passing by themselves (F-R8.5)."""

CARDS_SAY_THEIR_NAMES: Final = True
"""Whether a card speaks of itself by its name (F-R3.6)."""
