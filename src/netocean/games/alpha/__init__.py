"""Digital Monster Card Game α (2006-2008). Rule ids `A-…` are those of `docs/rules/alpha.*.md`."""

from typing import Final

RELEASED: Final = 2006
"""The year in which it came out; games are listed by it."""
