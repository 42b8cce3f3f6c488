"""The numbers of the steps: how a saved game names them."""

from typing import Final

SETUP: Final = 0
MULLIGAN: Final = 1
TURN: Final = 2
CHECK: Final = 3
PRIORITY: Final = 4
DECLARE: Final = 5
PAY: Final = 6
ABILITY: Final = 7
ATTACK: Final = 8
BLOCK: Final = 9
BATTLE: Final = 10
DISCARD: Final = 11
LEAVE: Final = 12
HARM: Final = 13
POINTS: Final = 14
END: Final = 16
BACKUPS: Final = 18
ENTER: Final = 19
DIVIDE: Final = 20
WARP: Final = 21
PRIME: Final = 22
ARRANGE: Final = 24
RETARGET: Final = 25
REUSE: Final = 26

CAST_BY_EFFECT: Final = 32
"""In the column `c` of DECLARE: an effect lets its player cast the card (F-R12.10)."""
