"""The words of Hyper Colosseum's abilities: every node, its parameters and its code."""

from typing import Final

from netocean.abilities.vocabulary import (
    ACTION,
    AMOUNT,
    CONDITION,
    COST,
    DURATION,
    EVENT,
    KEYWORD_ROLE,
    LIMIT,
    FieldSpec,
    NodeSpec,
    PropertySpec,
    Vocabulary,
)
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

# Levels in their order; a Digimon without a level counts as 0 where levels are compared (C-R7a.11).
NO_LEVEL: Final = 0
LEVEL_III: Final = 3
LEVEL_IV: Final = 4
PERFECT: Final = 5
ULTIMATE: Final = 6
ARMOR: Final = 7
HYBRID: Final = 8

# Classes of option card (C-R3.4).
ITEM: Final = 1
PROGRAM: Final = 2
FIELD: Final = 3

# Use timings (C-R3.4, C-R11.5).
AT_PREPARATION: Final = 0
AT_EVOLUTION: Final = 1
AT_FIELD: Final = 2
AT_BATTLE: Final = 3
AT_POINTS: Final = 4

# Events that abilities answer (C-R12.2).
EV_OPENED: Final = 0
EV_EVOLVED: Final = 1
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

# Actions.
SET_ATTACK: Final = 0
ADD_ATTACK: Final = 1
SUBTRACT_ATTACK: Final = 2
MULTIPLY_ATTACK: Final = 3
ZERO_ATTACK: Final = 4
ADD_POWER: Final = 5
GAIN_POINTS: Final = 6
LOSE_POINTS: Final = 7
MULTIPLY_LOSS: Final = 8
MILL: Final = 9
DRAW: Final = 10
REFILL: Final = 11
DISCARD_HAND: Final = 12
DISCARD_ALL: Final = 13
DISCARD_RANDOM: Final = 14
DISCARD: Final = 15
LOOK: Final = 16
REVEAL: Final = 17
TO_HAND: Final = 18
TO_NET_OCEAN: Final = 19
TO_GAUGE: Final = 20
TO_SUPPORT: Final = 21
SHUFFLE: Final = 22
EVOLVE: Final = 23
EVOLVE_FREE: Final = 24
PLACE: Final = 25
WARP: Final = 26
DEGENERATE: Final = 27
REMOVE_EVOLVED: Final = 28
REMOVE_LEVEL_III: Final = 29
EXCHANGE: Final = 30
NEGATE: Final = 31
FORBID: Final = 32
IMMUNE: Final = 33

# Costs (C-R0.5).
PAY_DISCARD: Final = 0
PAY_DISCARD_ALL: Final = 1
PAY_MILL: Final = 2
PAY_POINTS: Final = 3
PAY_OPEN_THIS: Final = 4
PAY_SEND_THIS: Final = 5

# Conditions with arguments.
EVOLVED_THIS_TURN: Final = 0
FIRST_ATTACKER: Final = 1
HAS_ON_SHEET: Final = 2

# Amounts.
THAT: Final = 0
POWER: Final = 1

# Keywords (C-R12.1) and flags.
KW_SKY: Final = 0
KW_UNDERWATER: Final = 1
KW_UNDERGROUND: Final = 2
KW_PROUD: Final = 3
KW_PAYMENT: Final = 4
KW_STANDS_FOR_PARTNER: Final = 5
KW_COPIES: Final = 6
KW_KEPT: Final = 7

# Properties of a seat.
P_POINTS: Final = 0
P_LEVEL: Final = 1
P_ATTACK: Final = 2
P_POWER: Final = 3
P_ACTIVE: Final = 4
P_HAND: Final = 5
P_NET_OCEAN: Final = 6
P_DARK_AREA: Final = 7
P_SLOTS: Final = 8
P_EVOLUTION_BOX: Final = 9
P_SUPPORT_BOX: Final = 10
P_BOX: Final = 11

# Fields of a filter.
F_NAME: Final = 0
F_NUMBER: Final = 1
F_FRAME: Final = 2
F_LEVEL: Final = 3
F_ATTRIBUTE: Final = 4
F_SPECIES: Final = 5
F_FIELD: Final = 6
F_GROUP: Final = 7
F_TYPE: Final = 8
F_KEYWORD: Final = 9
F_KIND: Final = 10
F_CLASS: Final = 11
F_BLOCK: Final = 12
F_OPEN: Final = 13

SEATS: Final[dict[str, int]] = {"me": ME, "opponent": OPPONENT}
LETTERS: Final[dict[str, int]] = {"A": 0, "B": 1, "C": 2}
LEVELS: Final[dict[str, int]] = {
    "none": NO_LEVEL,
    "III": LEVEL_III,
    "IV": LEVEL_IV,
    "Perfect": PERFECT,
    "Ultimate": ULTIMATE,
    "Armor": ARMOR,
    "Hybrid": HYBRID,
}
TIMINGS: Final[dict[str, int]] = {
    "preparation": AT_PREPARATION,
    "evolution": AT_EVOLUTION,
    "field": AT_FIELD,
    "battle": AT_BATTLE,
    "points": AT_POINTS,
}
FRAMES: Final[dict[str, int]] = {
    "blue": 0, "red": 1, "green": 2, "yellow": 3, "black": 4, "white": 5, "purple": 6,
}  # fmt: skip
ATTRIBUTES: Final[dict[str, int]] = {"Vaccine": 0, "Data": 1, "Virus": 2, "Free": 3, "Variable": 4}
FAMILIES: Final[dict[str, int]] = {
    "NSp": 0, "DS": 1, "NSo": 2, "WG": 3, "ME": 4, "UK": 5, "DA": 6, "VB": 7, "DR": 8, "JT": 9,
}  # fmt: skip
BLOCKS: Final[dict[str, int]] = {"evolution": 0, "fusion": 1, "appearance": 2}
KEYWORDS: Final[dict[str, int]] = {
    "sky": KW_SKY, "underwater": KW_UNDERWATER, "underground": KW_UNDERGROUND, "proud": KW_PROUD,
}  # fmt: skip
USES: Final[dict[str, int]] = {"options": 0, "abilities": 1, "supports": 2}
OWNERS: Final[dict[str, int]] = {"opponent": 0, "all": 1}
ENDS: Final[dict[str, int]] = {"top": 0, "bottom": 1}
SPANS: Final[dict[str, int]] = {"phase": END_OF_PHASE, "battle": END_OF_BATTLE, "turn": END_OF_TURN}

TABLES: Final[dict[str, dict[str, int]]] = {
    "who": SEATS,
    "letter": LETTERS,
    "level": LEVELS,
    "timing": TIMINGS,
    "frame": FRAMES,
    "attribute": ATTRIBUTES,
    "family": FAMILIES,
    "block": BLOCKS,
    "trait": KEYWORDS,
    "use": USES,
    "owner": OWNERS,
    "end": ENDS,
    "span": SPANS,
    "kind": {"digimon": 0, "option": 1},
    "class": {"item": ITEM, "program": PROGRAM, "field": FIELD},
}

NODES: Final[list[NodeSpec]] = [
    # What changes a battle. The bonus of `set_attack` stands as long as its letter (C-R8.9).
    NodeSpec(ACTION, "set_attack", SET_ATTACK, ("who", "letter", "amount?")),
    NodeSpec(ACTION, "add_attack", ADD_ATTACK, ("who", "amount")),
    NodeSpec(ACTION, "subtract_attack", SUBTRACT_ATTACK, ("who", "amount")),
    NodeSpec(ACTION, "multiply_attack", MULTIPLY_ATTACK, ("who", "amount")),
    NodeSpec(ACTION, "zero_attack", ZERO_ATTACK, ("who",)),
    NodeSpec(ACTION, "add_power", ADD_POWER, ("who", "letter")),
    # Points.
    NodeSpec(ACTION, "gain_points", GAIN_POINTS, ("who", "amount")),
    NodeSpec(ACTION, "lose_points", LOSE_POINTS, ("who", "amount")),
    NodeSpec(ACTION, "multiply_loss", MULTIPLY_LOSS, ("who", "amount")),
    # Cards from zone to zone.
    NodeSpec(ACTION, "mill", MILL, ("who", "amount")),
    NodeSpec(ACTION, "draw", DRAW, ("who", "amount")),
    NodeSpec(ACTION, "refill", REFILL, ("who",)),
    NodeSpec(ACTION, "discard_hand", DISCARD_HAND, ("who", "amount")),
    NodeSpec(ACTION, "discard_all", DISCARD_ALL, ("who",)),
    NodeSpec(ACTION, "discard_random", DISCARD_RANDOM, ("who", "amount")),
    NodeSpec(ACTION, "discard", DISCARD, ("var",)),
    NodeSpec(ACTION, "look", LOOK, ("zone", "amount?")),
    NodeSpec(ACTION, "reveal", REVEAL, ("var",)),
    NodeSpec(ACTION, "to_hand", TO_HAND, ("var",)),
    NodeSpec(ACTION, "to_net_ocean", TO_NET_OCEAN, ("var", "end")),
    NodeSpec(ACTION, "to_gauge", TO_GAUGE, ("var",)),
    NodeSpec(ACTION, "to_support", TO_SUPPORT, ("var",)),
    NodeSpec(ACTION, "shuffle", SHUFFLE, ("who",)),
    # The Digimon Box. `evolve` pays the requirement now, `evolve_free` ignores payment and notes (C-R7a.6), `place`
    # asks for nothing at all.
    NodeSpec(ACTION, "evolve", EVOLVE, ("var",)),
    NodeSpec(ACTION, "evolve_free", EVOLVE_FREE, ("var",)),
    NodeSpec(ACTION, "place", PLACE, ("var",)),
    NodeSpec(ACTION, "warp", WARP, ("level",)),
    NodeSpec(ACTION, "degenerate", DEGENERATE, ("who", "level", "level")),
    NodeSpec(ACTION, "remove_evolved", REMOVE_EVOLVED, ("who",)),
    NodeSpec(ACTION, "remove_level_iii", REMOVE_LEVEL_III, ("who",)),
    NodeSpec(ACTION, "exchange", EXCHANGE, ("var",)),
    # Other cards' effects.
    NodeSpec(ACTION, "negate", NEGATE, ("var",)),
    NodeSpec(ACTION, "forbid", FORBID, ("who", "use")),
    NodeSpec(ACTION, "immune", IMMUNE, ("use", "owner")),
    # Costs.
    NodeSpec(COST, "discard_hand", PAY_DISCARD, ("amount",)),
    NodeSpec(COST, "discard_all", PAY_DISCARD_ALL, ()),
    NodeSpec(COST, "mill", PAY_MILL, ("amount",)),
    NodeSpec(COST, "lose_points", PAY_POINTS, ("amount",)),
    NodeSpec(COST, "open_this", PAY_OPEN_THIS, ()),
    NodeSpec(COST, "send_this", PAY_SEND_THIS, ()),
    # Conditions and amounts.
    NodeSpec(CONDITION, "evolved_this_turn", EVOLVED_THIS_TURN, ()),
    NodeSpec(CONDITION, "first_attacker", FIRST_ATTACKER, ("who",)),
    NodeSpec(CONDITION, "has_on_sheet", HAS_ON_SHEET, ("who", "filter")),
    NodeSpec(AMOUNT, "that", THAT, ()),
    NodeSpec(AMOUNT, "power", POWER, ("who", "letter")),
    # Events.
    NodeSpec(EVENT, "opened", EV_OPENED, ()),
    NodeSpec(EVENT, "evolved", EV_EVOLVED, ()),
    NodeSpec(EVENT, "start_of_battle", EV_START_OF_BATTLE, ()),
    NodeSpec(EVENT, "win", EV_WIN, ()),
    NodeSpec(EVENT, "loss", EV_LOSS, ()),
    NodeSpec(EVENT, "draw", EV_DRAW, ()),
    NodeSpec(EVENT, "points_lost", EV_POINTS_LOST, ()),
    NodeSpec(EVENT, "points_gained", EV_POINTS_GAINED, ()),
    NodeSpec(EVENT, "attack_added", EV_ATTACK_ADDED, ()),
    NodeSpec(EVENT, "after_points", EV_AFTER_POINTS, ()),
    NodeSpec(EVENT, "end_of_phase", EV_END_OF_PHASE, ()),
    NodeSpec(EVENT, "end_of_battle", EV_END_OF_BATTLE, ()),
    NodeSpec(EVENT, "end_of_turn", EV_END_OF_TURN, ()),
    NodeSpec(EVENT, "leaves_slot", EV_LEAVES_SLOT, ()),
    NodeSpec(EVENT, "negated", EV_NEGATED, ()),
    NodeSpec(EVENT, "box_emptied", EV_BOX_EMPTIED, ()),
    # Limits of a card, durations of an action.
    NodeSpec(LIMIT, "at_use", AT_USE, ()),
    NodeSpec(LIMIT, "end_of_phase", END_OF_PHASE, ()),
    NodeSpec(LIMIT, "end_of_battle", END_OF_BATTLE, ()),
    NodeSpec(LIMIT, "end_of_turn", END_OF_TURN, ()),
    NodeSpec(LIMIT, "turns", TURNS, ("amount",)),
    NodeSpec(LIMIT, "with_active", WITH_ACTIVE, ()),
    NodeSpec(LIMIT, "stays", STAYS, ()),
    NodeSpec(DURATION, "end_of_phase", END_OF_PHASE, ()),
    NodeSpec(DURATION, "end_of_battle", END_OF_BATTLE, ()),
    NodeSpec(DURATION, "end_of_turn", END_OF_TURN, ()),
    NodeSpec(DURATION, "turns", TURNS, ("amount",)),
    NodeSpec(DURATION, "with_active", WITH_ACTIVE, ()),
    # Keywords and flags of a card. `copies N` lifts the copy limit (C-R1.2); `kept` forbids C-R6.2.
    NodeSpec(KEYWORD_ROLE, "sky", KW_SKY, ()),
    NodeSpec(KEYWORD_ROLE, "underwater", KW_UNDERWATER, ()),
    NodeSpec(KEYWORD_ROLE, "underground", KW_UNDERGROUND, ()),
    NodeSpec(KEYWORD_ROLE, "proud", KW_PROUD, ()),
    NodeSpec(KEYWORD_ROLE, "payment", KW_PAYMENT, ()),
    NodeSpec(KEYWORD_ROLE, "stands_for_partner", KW_STANDS_FOR_PARTNER, ()),
    NodeSpec(KEYWORD_ROLE, "copies", KW_COPIES, ("amount",)),
    NodeSpec(KEYWORD_ROLE, "kept", KW_KEPT, ()),
]

PROPERTIES: Final[list[PropertySpec]] = [
    PropertySpec("points", P_POINTS, "amount"),
    PropertySpec("level", P_LEVEL, "level"),
    PropertySpec("attack", P_ATTACK, "letter"),
    PropertySpec("power", P_POWER, "amount"),
    PropertySpec("active", P_ACTIVE, "card"),
    PropertySpec("hand", P_HAND, "zone"),
    PropertySpec("net_ocean", P_NET_OCEAN, "zone"),
    PropertySpec("dark_area", P_DARK_AREA, "zone"),
    PropertySpec("slots", P_SLOTS, "zone"),
    PropertySpec("evolution_box", P_EVOLUTION_BOX, "zone"),
    PropertySpec("support_box", P_SUPPORT_BOX, "zone"),
    PropertySpec("box", P_BOX, "zone"),
]

FIELDS: Final[list[FieldSpec]] = [
    FieldSpec("name", F_NAME, "slug:name"),
    FieldSpec("number", F_NUMBER, "slug"),
    FieldSpec("frame", F_FRAME, "frame"),
    FieldSpec("level", F_LEVEL, "level"),
    FieldSpec("attribute", F_ATTRIBUTE, "attribute"),
    FieldSpec("species", F_SPECIES, "slug"),
    FieldSpec("field", F_FIELD, "family"),
    FieldSpec("group", F_GROUP, "slug"),
    FieldSpec("type", F_TYPE, "letter"),
    FieldSpec("keyword", F_KEYWORD, "trait"),
    FieldSpec("kind", F_KIND, "kind"),
    FieldSpec("class", F_CLASS, "class"),
    FieldSpec("block", F_BLOCK, "block"),
    FieldSpec("open", F_OPEN, "flag"),
]

VOCABULARY: Final = Vocabulary("colosseum", TABLES, NODES, PROPERTIES, FIELDS)
