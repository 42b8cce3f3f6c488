"""The windows in which players have priority (F-R8)."""

from typing import Final

MAIN: Final = 0
PREPARATION: Final = 1
DECLARATION: Final = 2
BLOCK: Final = 3
DAMAGE: Final = 4
CLOSED: Final = 5  # nobody may cast or use anything (F-R7.9, F-R15.3)
