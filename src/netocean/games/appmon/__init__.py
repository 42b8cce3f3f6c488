"""The Appmon card game (2016-2017). Rule ids `P-…` are those of `docs/rules/appmon.*.md`."""

from typing import Final

RELEASED: Final = 2016
"""The year in which it came out; games are listed by it."""
