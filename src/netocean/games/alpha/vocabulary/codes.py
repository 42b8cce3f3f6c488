"""The codes of α's nodes, properties and fields: what `nodes.py` gives to each word.

The marks M, C, K, O and D in comments are the kinds of effect that a word stands for.
"""

from typing import Final

# Seats, seen from the controller; OWNER is the owner of the card that an event is about.
ME: Final = 0
OPPONENT: Final = 1
OWNER: Final = 2

# Cards that an action may be about by a word: the table `things`.
TH_ME: Final = 0  # the own main Digimon of this battle
TH_OPPONENT: Final = 1  # the opposing main Digimon of this battle
TH_SELF: Final = 2  # the card that has the ability
TH_IT: Final = 3  # the card that the event is about
TH_OTHER: Final = 4  # the other Digimon of that event
TH_LAST_COMMAND: Final = 5  # the Command used last in this battle

# The variables under which an effect remembers the cards of its event.
PICKS_IT: Final = -10
PICKS_OTHER: Final = -11

# Levels in their order.
LEVEL_I: Final = 1
LEVEL_II: Final = 2
LEVEL_III: Final = 3
LEVEL_IV: Final = 4
PERFECT: Final = 5
ULTIMATE: Final = 6

# Kinds of card and of option.
DIGIMON: Final = 0
OPTION: Final = 1
COMMAND: Final = 2
FIELD: Final = 0
ORDINARY: Final = 1

# Steps of Preparation and Evolution (M-03, M-05).
RESET: Final = 0
SURPLUS: Final = 1
FILL: Final = 2
PLACING: Final = 3
TURNING_UP: Final = 4
COST_CHECK: Final = 5
EVOLUTION_CHECK: Final = 6
LINE_UP: Final = 7

# The window in which things are used (M-14).
AT_BATTLE: Final = 0

# Events that abilities answer.
EV_TURN_STARTS: Final = 0  # M-02: the order is decided
EV_STEP_BEGINS: Final = 1  # M-03, M-05
EV_STEP_ENDS: Final = 2
EV_OPENED: Final = 3  # M-04: turned up at 2-A
EV_BURST: Final = 4  # M-06: `that` is the number of cards
EV_EVOLVED: Final = 5  # M-07: into this
EV_EVOLVED_FROM: Final = 6  # this was the base
EV_EVOLUTION_FAILED: Final = 7
EV_OPPORTUNITY: Final = 8  # M-08
EV_ATTACKS: Final = 9  # M-09
EV_ATTACKED: Final = 10
EV_PLAYER_ATTACKED: Final = 11
EV_BLOCKS: Final = 12  # M-10
EV_BLOCKED: Final = 13
EV_NOT_BLOCKED: Final = 14
EV_SUPPORTS: Final = 15  # M-11: gives support
EV_SUPPORTED: Final = 16  # receives support
EV_START_OF_BATTLE: Final = 17  # M-12
EV_SKILL: Final = 18  # M-13: `that` is the letter
EV_WIN: Final = 19  # M-15
EV_LOSS: Final = 20
EV_DRAW: Final = 21
EV_END_OF_BATTLE: Final = 22
EV_DESTROYED: Final = 23  # M-16
EV_POINTS_LOST: Final = 24  # M-17
EV_POINTS_GAINED: Final = 25
EV_LEAVES_PLAY: Final = 26  # M-18: other than by destruction
EV_LEAVES_SLOT: Final = 27  # M-19
EV_NEGATED: Final = 28
EV_RENEWED: Final = 29  # M-20
EV_END_OF_TURN: Final = 30  # M-24
EV_ATTACK_OVER: Final = 31  # everything of it is done, also

# Parts in an attack: the table `role`.
ATTACKER: Final = 0
BLOCKER: Final = 1
TARGET: Final = 2
SUPPORTER: Final = 3

# Uses of cards: the table `use`; whose effects one is shielded from: the table `owner`.
USE_OPTIONS: Final = 0
USE_ABILITIES: Final = 1
USE_COMMANDS: Final = 2
USE_RENEWAL: Final = 3
BY_OPPONENT: Final = 0
BY_ALL: Final = 1

# Durations.
END_OF_BATTLE: Final = 2  # D-01
END_OF_TURN: Final = 3  # D-02
TURNS: Final = 4  # D-03: `turns 2` is to the end of the next turn
STAYS: Final = 6  # D-04: while its source is face up in play
ON_BOX: Final = 8  # D-06: on the box, whatever evolves there
GAME: Final = 9  # no duration of an action: the span of `once per game`

# Actions. Up to SWAP_SPEED they change numbers of cards, up to ABILITIES_IN_SUPPORT they say something of cards.
SET_ATTACK: Final = 0  # O-21, O-22: uses this skill, whatever the opposing type
ADD_ATTACK: Final = 1  # O-01
SUBTRACT_ATTACK: Final = 2
MULTIPLY_ATTACK: Final = 3  # O-02
ZERO_ATTACK: Final = 4  # O-03
ADD_POWER: Final = 5  # O-04
HALVE_ATTACK: Final = 6
SET_POWER: Final = 7  # O-03, O-12
ADD_HP: Final = 8  # O-06
SUBTRACT_HP: Final = 9
SET_HP: Final = 10
ADD_SPEED: Final = 11  # O-07
SUBTRACT_SPEED: Final = 12
SET_SPEED: Final = 13
ADD_COST: Final = 14  # O-08
SUBTRACT_COST: Final = 15
SWAP_SPEED: Final = 16  # O-07
BECOME_TYPE: Final = 17  # O-20
ADD_FIELD: Final = 18  # O-24
ADD_NAME: Final = 19  # O-25
ADD_ATTRIBUTE: Final = 20  # O-26
CANNOT: Final = 21  # O-33
MUST: Final = 22  # O-34
BLOCK_ANY_SPEED: Final = 23  # O-35
BLOCKED_FROM: Final = 24  # only Digimon of this speed or more block it
SET_DAMAGE: Final = 25  # O-39
SUPPORT_WITHOUT: Final = 26  # O-41
NOT_DESTROYED: Final = 27  # O-42
BLANK: Final = 28  # O-91
IMMUNE: Final = 29  # O-92
IMMUNE_FROM: Final = 30  # from effects of such cards
COPY: Final = 31  # O-93
ABILITIES_IN_SUPPORT: Final = 32  # O-40

# Actions that say something of a player for a time.
RAISE_LIMIT: Final = 40  # O-09
LOWER_LIMIT: Final = 41
MULTIPLY_LOSS: Final = 42  # O-10
HALVE_LOSS: Final = 43
SET_LOSS: Final = 44
KEEP_POINTS: Final = 47  # O-52
FORBID: Final = 45  # O-73 and uses of cards
FORBID_EVOLUTION: Final = 48  # O-83
IGNORE_CONDITION: Final = 46  # O-80: of the own evolution cards

# Actions that are done at once.
TIE_BATTLE: Final = 50  # O-30
WIN_BATTLE: Final = 51  # O-31
END_BATTLE: Final = 52  # O-32
BOTH_DAMAGED: Final = 53  # O-43
REDIRECT: Final = 54  # O-38
REDIRECT_TO_PLAYER: Final = 55
EXTRA_OPPORTUNITY: Final = 56  # O-36
TURN_UPRIGHT: Final = 57
TURN_SIDEWAYS: Final = 58  # O-37
GAIN_POINTS: Final = 60  # O-51
LOSE_POINTS: Final = 61  # O-50
SWAP_POINTS: Final = 62  # O-53
EQUALISE_POINTS: Final = 63
MILL: Final = 70  # O-62
DRAW: Final = 71  # O-60
DISCARD_HAND: Final = 72  # O-61
DISCARD_ALL: Final = 73
DISCARD_RANDOM: Final = 74
SHUFFLE: Final = 75
SHUFFLE_HAND: Final = 76  # O-70
RENEW: Final = 77  # O-74
LOOK: Final = 78  # O-63
REVEAL: Final = 80  # O-64
TO_HAND: Final = 81  # O-65, O-66, O-67
TO_NET_OCEAN: Final = 82
DISCARD: Final = 83  # O-69
DESTROY: Final = 84  # O-68
REMOVE: Final = 85  # O-75
PLACE: Final = 86  # O-71, O-72
EVOLVE: Final = 87  # O-81
EVOLVE_FREE: Final = 88  # O-80, O-81
EXCHANGE: Final = 89  # O-82
NEGATE: Final = 90  # O-90

# Costs.
PAY_DISCARD: Final = 0  # K-01
PAY_DISCARD_ALL: Final = 1
PAY_MILL: Final = 2  # K-06
PAY_POINTS: Final = 3  # K-05
PAY_TURN_THIS: Final = 4  # K-02
PAY_SEND_THIS: Final = 5  # K-03
PAY_TURN: Final = 6  # K-02: another own card in play
PAY_SEND: Final = 7  # K-04
PAY_REVEAL: Final = 8  # K-07
PAY_REMOVE: Final = 9  # K-08

# Conditions with arguments.
EVOLVED_THIS_TURN: Final = 0  # C-16
EVOLVED_FROM: Final = 1
HAS_ON_SHEET: Final = 2  # C-10, C-11
FIRST_PLAYER: Final = 3  # C-17
ALPHA_BATTLE: Final = 4  # C-14
USED_COMMAND: Final = 5  # C-21

# Amounts.
THAT: Final = 0
POWER: Final = 1
LEVEL: Final = 2
SPEED: Final = 3
HP: Final = 4
COST: Final = 5
COUNT: Final = 6  # O-05
COUNT_IN: Final = 7
TIMES: Final = 8

# Keywords.
KW_COPIES: Final = 0  # O-95
KW_STANDS_FOR_PARTNER: Final = 1  # O-84
KW_FIXED: Final = 2  # O-80: its evolution condition cannot be ignored
KW_PLACED_FREE: Final = 3  # O-71: its cost does not count at
KW_NO_ADDING: Final = 4  # continuous abilities of cards of this name do not add up

# Properties of a seat; those of a Digimon are of the main Digimon of this battle.
P_POINTS: Final = 0
P_LEVEL: Final = 1
P_ATTACK: Final = 2  # the letter of the skill in use
P_POWER: Final = 3
P_ACTIVE: Final = 4
P_TYPE: Final = 5
P_SPEED: Final = 6
P_HP: Final = 7
P_COST: Final = 8
P_SUPPORTERS: Final = 9  # C-18
P_HAND: Final = 10
P_NET_OCEAN: Final = 11
P_DARK_AREA: Final = 12
P_REMOVED: Final = 13
P_SLOTS: Final = 14
P_BOXES: Final = 15

# Fields of a filter.
F_NAME: Final = 0  # C-01
F_CONTAINS: Final = 1
F_NUMBER: Final = 2
F_LEVEL: Final = 3  # C-02
F_UP_TO: Final = 4  # this level or lower
F_FROM: Final = 5  # this level or higher
F_TYPE: Final = 6  # C-03
F_FIELD: Final = 7  # C-04
F_ATTRIBUTE: Final = 8  # C-05
F_SPECIES: Final = 20  # C-06
F_KIND: Final = 9
F_CLASS: Final = 10
F_OWNER: Final = 11
F_ROLE: Final = 12  # C-15
F_UPRIGHT: Final = 13  # C-07
F_PLAIN: Final = 14  # C-23
F_EVOLVED: Final = 15  # C-16
F_ANOTHER: Final = 16  # not the card that has the ability
F_SPEED: Final = 17  # C-12
F_COST: Final = 18  # C-13
F_HP: Final = 19
