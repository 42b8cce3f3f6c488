# form: interpreted
"""The numbers and words of Appmon's abilities: what the nodes of the language come to in the engine."""

from typing import Final

from netocean.games.spans import AT_USE as AT_USE
from netocean.games.spans import BATTLE_IF_STAYS as BATTLE_IF_STAYS
from netocean.games.spans import END_OF_BATTLE as END_OF_BATTLE
from netocean.games.spans import END_OF_PHASE as END_OF_PHASE
from netocean.games.spans import END_OF_TURN as END_OF_TURN
from netocean.games.spans import STAYS as STAYS
from netocean.games.spans import TURNS as TURNS
from netocean.games.spans import WITH_ACTIVE as WITH_ACTIVE

# Seats, seen from the controller.
ME: Final = 0
OPPONENT: Final = 1

# Grades in their order (P-1.3); a Digimon's levels count as grades (P-1.7).
STANDARD: Final = 1
SUPER: Final = 2
ULTIMATE: Final = 3
GOD: Final = 4

# Kinds of card, and the chip, which is none (P-1.1).
APPMON: Final = 0
DIGIMON: Final = 1
OPTION: Final = 2
CHIP: Final = 3

# Use timings: the rules open one window, in Battle (P-8.2).
AT_BATTLE: Final = 3

# Events that abilities answer.
EV_OPENED: Final = 0
EV_EVOLVED: Final = 1  # laid on the base: fused or evolved (P-7.5, P-7.7)
EV_START_OF_BATTLE: Final = 2
EV_WIN: Final = 3
EV_LOSS: Final = 4
EV_DRAW: Final = 5
EV_POINTS_LOST: Final = 6
EV_POINTS_GAINED: Final = 7
EV_ATTACK_ADDED: Final = 8
EV_AFTER_POINTS: Final = 9
EV_END_OF_PHASE: Final = 10
EV_END_OF_BATTLE: Final = 11
EV_END_OF_TURN: Final = 12
EV_LEAVES_SLOT: Final = 13
EV_NEGATED: Final = 14
EV_BOX_EMPTIED: Final = 15
EV_TURN_STARTS: Final = 16
EV_ATTACK_USED: Final = 17  # its attack is used: before powers are compared (P-8.4)
EV_LEAVES_PLAY: Final = 18  # it leaves the Appmon box
EV_RENEWED: Final = 19
EV_EVOLUTION_FAILED: Final = 20  # an own fusion or evolution fails or is left out (P-7.6)
EV_LINKED: Final = 21  # the fighting card has got a partner (section 9)
EV_LINKS: Final = 22  # this card has become a partner
EV_POINT_PHASE: Final = 23

# Spans and limits: those of all Digimon games, and one more.
GAME: Final = 8  # what is on the box stays there; "once per game"

# Actions that change what a fighting card is: each may hold for a while, or all the time.
SET_ATTACK: Final = 0
ADD_ATTACK: Final = 1
SUBTRACT_ATTACK: Final = 2
MULTIPLY_ATTACK: Final = 3
HALVE_ATTACK: Final = 4
SET_POWER: Final = 5
ZERO_ATTACK: Final = 6
ADD_POWER: Final = 7
BECOME_TYPE: Final = 8
SET_PLUG: Final = 9
ADD_ATTRIBUTE: Final = 10
ADD_NAME: Final = 11
ADD_LINK: Final = 12
SUBTRACT_LINK: Final = 13
MULTIPLY_LOSS: Final = 14
HALVE_LOSS: Final = 15
SET_LOSS: Final = 16
KEEP_POINTS: Final = 17
KEEP_FORM: Final = 18
FORBID: Final = 19
IMMUNE: Final = 20
BLANK: Final = 21
RAISE_LIMIT: Final = 22
LOWER_LIMIT: Final = 23
FREE_CHIPS: Final = 24
IMMUNE_FROM: Final = 25
FORBID_EVOLUTION: Final = 26
# Points.
GAIN_POINTS: Final = 30
LOSE_POINTS: Final = 31
SWAP_POINTS: Final = 32
EQUALISE_POINTS: Final = 33
# The course of the battle.
TIE_BATTLE: Final = 40
WIN_BATTLE: Final = 41
END_BATTLE: Final = 42
REPEAT_BATTLE: Final = 43
# Cards from zone to zone.
MILL: Final = 50
DRAW: Final = 51
REFILL: Final = 52
DISCARD_HAND: Final = 53
DISCARD_ALL: Final = 54
DISCARD_RANDOM: Final = 55
SHUFFLE: Final = 56
SHUFFLE_HAND: Final = 57
RENEW: Final = 58
DISCARD: Final = 60
LOOK: Final = 61
REVEAL: Final = 62
TO_HAND: Final = 63
TO_DECK: Final = 64
TO_GAUGE: Final = 65
TO_SLOT: Final = 66
# The Appmon box.
EVOLVE: Final = 70
FUSE: Final = 71
EVOLVE_FREE: Final = 72
PLACE: Final = 73
EXCHANGE: Final = 74
REMOVE_EVOLVED: Final = 75
RETURN_EVOLVED: Final = 76
REMOVE_BASE: Final = 77
# Links.
LINK: Final = 80
RETURN_LINKS: Final = 81
# Other cards' effects.
NEGATE: Final = 90
COPY: Final = 91

# Costs.
PAY_DISCARD: Final = 0
PAY_DISCARD_ALL: Final = 1
PAY_MILL: Final = 2
PAY_POINTS: Final = 3
PAY_SEND_THIS: Final = 4
PAY_SEND: Final = 5
PAY_REVEAL: Final = 6
PAY_REMOVE: Final = 7
PAY_CHIP: Final = 8

# Conditions with arguments.
EVOLVED_THIS_TURN: Final = 0
FIRST_PLAYER: Final = 1
HAS_ON_SHEET: Final = 2
EVOLVED_FROM: Final = 3
IS_EVOLVED: Final = 4
IS_LINKED: Final = 5
USED_OPTION: Final = 6

# Amounts.
THAT: Final = 0
POWER: Final = 1
TIMES: Final = 2
LINK_POWER: Final = 3

# Keywords and flags.
KW_STANDS_FOR_PARTNER: Final = 0
KW_COPIES: Final = 1
KW_KEPT: Final = 2
KW_ONLY_ONE: Final = 3
KW_FIXED: Final = 4  # its condition cannot be ignored
KW_NO_ADDING: Final = 5  # continuous abilities of cards of this name do not add up

# Properties of a seat.
P_POINTS: Final = 0
P_GRADE: Final = 1
P_ATTACK: Final = 2
P_POWER: Final = 3
P_ACTIVE: Final = 4
P_BASE: Final = 5
P_LINK: Final = 6
P_HAND: Final = 7
P_DECK: Final = 8
P_DISCARD_PILE: Final = 9
P_REMOVED: Final = 10
P_SLOTS: Final = 11
P_FUSION_BOX: Final = 12
P_LINKS: Final = 13
P_CHIPS: Final = 14
P_BOX: Final = 15
P_TYPE: Final = 16

# Fields of a filter.
F_NAME: Final = 0
F_NUMBER: Final = 1
F_GRADE: Final = 2
F_ATTRIBUTE: Final = 3
F_TYPE: Final = 4
F_KIND: Final = 5
F_PLUG: Final = 6
F_LINK: Final = 7
F_PLAIN: Final = 8
F_OPEN: Final = 9
F_CONTAINS: Final = 10
F_UP_TO: Final = 11  # this grade or lower
F_FROM: Final = 12  # this grade or higher

SEATS: Final[dict[str, int]] = {"me": ME, "opponent": OPPONENT}
LETTERS: Final[dict[str, int]] = {"A": 0, "B": 1, "C": 2}
GRADES: Final[dict[str, int]] = {"Standard": STANDARD, "Super": SUPER, "Ultimate": ULTIMATE, "God": GOD}
KINDS: Final[dict[str, int]] = {"appmon": APPMON, "digimon": DIGIMON, "option": OPTION, "chip": CHIP}
TIMINGS: Final[dict[str, int]] = {"battle": AT_BATTLE}
ATTRIBUTES: Final[dict[str, int]] = {
    "Social": 0, "Navi": 1, "Game": 2, "Entertainment": 3, "Life": 4, "Tool": 5, "System": 6,
}  # fmt: skip
SYMBOLS: Final[dict[str, int]] = {"circle": 0, "square": 1, "triangle": 2}  # ● ■ ▲
OPTIONS: Final = 0
ABILITIES: Final = 1
LINKS: Final = 2
FUSION: Final = 3
RENEWAL: Final = 4
USES: Final[dict[str, int]] = {
    "options": OPTIONS, "abilities": ABILITIES, "links": LINKS, "fusion": FUSION, "renewal": RENEWAL,
}  # fmt: skip
BOUNDS: Final[dict[str, int]] = {"links": 0, "hand": 1}
OWNERS: Final[dict[str, int]] = {"opponent": 0, "all": 1}
ENDS: Final[dict[str, int]] = {"top": 0, "bottom": 1}
SPANS: Final[dict[str, int]] = {"phase": END_OF_PHASE, "battle": END_OF_BATTLE, "turn": END_OF_TURN, "game": GAME}

TABLES: Final[dict[str, dict[str, int]]] = {
    "who": SEATS,
    "letter": LETTERS,
    "grade": GRADES,
    "timing": TIMINGS,
    "attribute": ATTRIBUTES,
    "symbol": SYMBOLS,
    "use": USES,
    "source": {"options": OPTIONS, "abilities": ABILITIES},
    "owner": OWNERS,
    "bound": BOUNDS,
    "end": ENDS,
    "span": SPANS,
    "kind": KINDS,
}
