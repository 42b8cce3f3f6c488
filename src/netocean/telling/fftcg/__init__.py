"""What Final Fantasy TCG has to say."""

from typing import Final

from netocean.telling.fftcg.marks import MARK
from netocean.telling.fftcg.questions import stops

__all__ = ["CARDS_SAY_THEIR_NAMES", "MARK", "PASSES_OFTEN", "stops"]

PASSES_OFTEN: Final = True
"""Players pass so often that they may want to go on passing by themselves (F-R8.5)."""

CARDS_SAY_THEIR_NAMES: Final = True
"""A card speaks of itself by its name (F-R3.6)."""
