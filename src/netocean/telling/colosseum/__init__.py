"""What Hyper Colosseum has to say."""

from typing import Final

from netocean.telling.colosseum.cards import active_key, brief, zone
from netocean.telling.colosseum.narrator import Narrator
from netocean.telling.colosseum.questions import RUNS, ask, matters, stops
from netocean.telling.colosseum.requirements import fitting
from netocean.telling.colosseum.sheet import describe, sort

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

MARK: Final = ""
"""What the keys of its own sentences carry: nothing, as this is the first game."""

MARKS_FOREIGN_NAMES: Final = True
"""Whether a name that a language lacks is marked where its form of another language stands in (C-R3.6)."""

PASSES_OFTEN: Final = False
"""Whether players pass so often that they may want to go on passing by themselves."""

CARDS_SAY_THEIR_NAMES: Final = False
"""Whether a card speaks of itself by its name."""
