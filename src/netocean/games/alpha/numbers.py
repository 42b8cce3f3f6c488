"""The numbers of what effects can change of cards and players of α (A-14), for those who change them and those who ask."""

from typing import Final

# What an effect can change: numbers of a Digimon (or the cost of any card), ...
V_POWER: Final = 0
V_SPEED: Final = 1
V_HP: Final = 2
V_COST: Final = 3
# ... and numbers of a player: the limits of, the points of, points lost.
V_PLACE_COST: Final = 4
V_COST_LIMIT: Final = 5
V_DIGIMON_PLACED: Final = 6
V_OPTIONS_PLACED: Final = 7
V_HAND_SIZE: Final = 8
V_UNBLOCKED: Final = 9
V_LOSS: Final = 10
V_BLOCKED_FROM: Final = 11  # of an attacker: the speed that a blocker needs at least

# How it changes: set first, then multiply and halve in their order, then add (a negative number subtracts).
SET: Final = 0
MULTIPLY: Final = 1
HALVE: Final = 2
ADD: Final = 3

# What a Digimon, or a player, cannot, must or can do though the rules say otherwise (A-14.3: "cannot" beats "can").
CANNOT_ATTACK: Final = 0
CANNOT_ALPHA: Final = 1
CANNOT_BLOCK: Final = 2
CANNOT_SUPPORT: Final = 3
CANNOT_BE_ATTACKED: Final = 4
CANNOT_BE_BLOCKED: Final = 5
CANNOT_BE_DESTROYED: Final = 6
CANNOT_ACT: Final = 8  # its special abilities have no effect
CANNOT_LOSE_POINTS: Final = 9  # a player
CANNOT_RENEW: Final = 10  # a player
CANNOT_USE_COMMANDS: Final = 11  # a player
CANNOT_USE_OPTIONS: Final = 12  # a player's options do nothing
MUST_ATTACK: Final = 13
MUST_BLOCK: Final = 14
CAN_BLOCK_FASTER: Final = 15  # blocks whatever the speeds
CAN_SUPPORT_ANY_TYPE: Final = 16
CAN_SUPPORT_ANY_FIELD: Final = 17
CAN_ACT_IN_SUPPORT: Final = 18
