"""What Hyper Colosseum has to say."""

from typing import Final

from netocean.telling.colosseum.requirements import fitting

__all__ = ["MARK", "MARKS_FOREIGN_NAMES", "fitting"]

MARK: Final = ""
"""What the keys of its own sentences carry: nothing, as this is the first game."""

MARKS_FOREIGN_NAMES: Final = True
"""A name that a language lacks is marked where its form of another language stands in (C-R3.6)."""
