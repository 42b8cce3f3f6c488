"""The numbers of the steps: how a saved game names them."""

from typing import Final

SETUP: Final = 0
TURN: Final = 1
PREPARATION: Final = 2
DISCARD_HAND: Final = 3
DISCARD_SLOTS: Final = 4
REFILL: Final = 5
EXCHANGE: Final = 6
DECLARE: Final = 7
SET_OPTIONS: Final = 8
FUSION: Final = 9
FUSION_PART: Final = 10
WINDOW: Final = 11
BATTLE: Final = 12
POINTS: Final = 13
USE: Final = 14
CHIP_LINK: Final = 15
ABILITY: Final = 16
RESOLVE: Final = 17
DISCARD_EXACTLY: Final = 18
HAND_EXCHANGE: Final = 19
