"""Hyper Colosseum: the first Digimon card game (1999-2005). Rule ids `C-R…` are those of `docs/rules/colosseum.*.md`."""

from typing import Final

RELEASED: Final = 1999
"""The year in which it came out; games are listed by it."""
