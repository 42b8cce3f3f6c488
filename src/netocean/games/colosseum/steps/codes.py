"""The numbers of the steps: how a saved game names them."""

from typing import Final

SETUP: Final = 0
TURN: Final = 1
PREPARATION: Final = 2
DISCARD_HAND: Final = 3
DISCARD_SLOTS: Final = 4
REFILL: Final = 5
EXCHANGE: Final = 6
PLAN: Final = 7
LAY_OPTIONS: Final = 8
WINDOW: Final = 9
EVOLUTION: Final = 10
EVOLUTION_PART: Final = 11
EVOLVE: Final = 12
FIELDS: Final = 13
BATTLE: Final = 14
APPEARANCES: Final = 15
POINTS: Final = 16
USE: Final = 17
ABILITY: Final = 18
RESOLVE: Final = 19
DISCARD_EXACTLY: Final = 20
PAY_NOW: Final = 21
WARP: Final = 22
FIRST_ATTACKER: Final = 23
APPEAR: Final = 24
