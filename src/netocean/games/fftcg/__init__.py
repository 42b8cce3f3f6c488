"""Final Fantasy Trading Card Game, from Opus I on. Rule ids `F-R…` are those of `docs/rules/fftcg.*.md`."""

from typing import Final

RELEASED: Final = 2011
"""The year in which it came out; games are listed by it."""
