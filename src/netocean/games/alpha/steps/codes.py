"""The numbers of the steps: how a saved game names them."""

from typing import Final

SETUP: Final = 0
TURN: Final = 1
PREPARATION: Final = 2
DISCARD_HAND: Final = 3
DISCARD_PLAY: Final = 4
FILL: Final = 5
PLACE: Final = 6
EVOLUTION: Final = 7
EVOLUTION_CHECK: Final = 8
EVOLVE_COST: Final = 9
LINE_UP: Final = 10
BATTLE_PHASE: Final = 11
OPPORTUNITY: Final = 12
SUPPORT: Final = 13
ATTACK: Final = 14
BLOCK: Final = 15
BATTLE: Final = 16
WINDOW: Final = 17
USE: Final = 18
ABILITY: Final = 19
RESOLVE: Final = 20
DISCARD_EXACTLY: Final = 21
