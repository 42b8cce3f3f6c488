"""The tables of words of Final Fantasy TCG: types, elements, zones, moments, and what may be forbidden."""

from typing import Final

ME: Final = 0
OPPONENT: Final = 1
BOTH: Final = 2

# Things named by a word.
SELF: Final = 0  # the card that has the ability
IT: Final = 1  # the card that the event is about
OTHER: Final = 2  # the other card of the event: what dealt the damage, what was blocked, what chose
CARRIER: Final = 3  # the Character that an Item is on (F-R21.6)
ATTACHED: Final = 4  # the card that a continuous effect or granted ability is on

# Types (F-R3.3), as bits.
FORWARD: Final = 1
BACKUP: Final = 2
MONSTER: Final = 4
SUMMON: Final = 8
FORMATION: Final = 16
ITEM: Final = 32
CHARACTER: Final = FORWARD | BACKUP | MONSTER

# Elements (F-R3.2).
FIRE: Final = 0
ICE: Final = 1
WIND: Final = 2
EARTH: Final = 3
LIGHTNING: Final = 4
WATER: Final = 5
LIGHT: Final = 6
DARK: Final = 7
ELEMENTS: Final = 8
COLOURED: Final = 6  # the elements that CP must match (F-R11.6)

# Keywords (F-R15), as bits.
HASTE: Final = 1
BRAVE: Final = 2
FIRST_STRIKE: Final = 4
BACK_ATTACK: Final = 8

# What a Character may be kept from, as bits.
ATTACK: Final = 1
BLOCK: Final = 2
BE_BLOCKED: Final = 4
BE_BROKEN: Final = 8
BE_BROKEN_BY_OPPONENT: Final = 16  # by Summons and abilities of the opponent
BE_BROKEN_BY_EFFECTS: Final = 32  # by Summons and abilities that deal no damage
LEAVE_BY_OPPONENT: Final = 64  # leave the field by Summons and abilities of the opponent
BE_RETURNED: Final = 128  # to the hand by Summons and abilities of the opponent
BE_DULLED: Final = 256  # by Summons and abilities of the opponent
ACTIVATE: Final = 512  # in its controller's Active Phase
BE_CHOSEN_BY_SUMMONS: Final = 1024  # of the opponent
BE_CHOSEN_BY_ABILITIES: Final = 2048  # of the opponent
BE_CHOSEN_BY_EX: Final = 4096
USE_ABILITIES: Final = 8192  # action abilities
USE_SPECIALS: Final = 16384
FORM_PARTY: Final = 32768
BE_FROZEN: Final = 65536
BE_REMOVED: Final = 131072  # by Summons and abilities of the opponent
BE_PUT: Final = 262144  # into the Break Zone by Summons and abilities of the opponent
DEAL_DAMAGE: Final = 524288
MUST_ATTACK: Final = 1048576
MUST_BLOCK: Final = 2097152
BE_CHOSEN_BY_ANY: Final = 4194304  # by any Summon or ability, also one's own
LOSE_POWER: Final = 8388608  # by Summons and abilities of the opponent
ALONE: Final = 16777216  # attack alone, without a party
GAIN_POWER: Final = 33554432  # by Summons and abilities
GAIN_POWER_BY_OPPONENT: Final = 67108864  # by Summons and abilities of the opponent
BE_BROKEN_BY_ABILITIES: Final = 268435456  # of the opponent, that deal no damage
MUST_BE_BLOCKED: Final = 134217728  # by the opponent, if possible

# What a player may be kept from.
SEARCH: Final = 0
DRAW_CARDS: Final = 1
CAST_SUMMONS: Final = 2
CAST_CHARACTERS: Final = 3
CAST_CARDS: Final = 4
USE_EX: Final = 5
USE_ANY_ABILITY: Final = 6
PLAY_BY_EFFECT: Final = 7
GAIN_CRYSTALS: Final = 8
ALL_BLOCK: Final = 9
ALL_ATTACK: Final = 10
USE_SPECIAL_ABILITIES: Final = 11
USE_BREAK_ABILITIES: Final = 12

# Moments of use (F-R13.1).
AT_MY_TURN: Final = 0
AT_OPPONENT_TURN: Final = 1
AT_MAIN: Final = 2
AT_ATTACK: Final = 3
AT_BLOCK: Final = 4
AT_MAIN_1: Final = 5
AT_MAIN_2: Final = 6

# Places, for `in` and for groups. The same numbers as the zones of the table (zones.py) where both exist.
ZONES: Final[dict[str, int]] = {
    "deck": 0,
    "hand": 1,
    "field": 2,
    "break": 3,
    "damage": 4,
    "removed": 5,
    "lb": 6,
    "stack": 7,
    "anywhere": 8,
}

TYPES: Final[dict[str, int]] = {
    "forward": FORWARD,
    "backup": BACKUP,
    "monster": MONSTER,
    "summon": SUMMON,
    "character": CHARACTER,
    "formation": FORMATION,
    "item": ITEM,
}
ELEMENT_WORDS: Final[dict[str, int]] = {
    "fire": FIRE,
    "ice": ICE,
    "wind": WIND,
    "earth": EARTH,
    "lightning": LIGHTNING,
    "water": WATER,
    "light": LIGHT,
    "dark": DARK,
}
KEYWORDS: Final[dict[str, int]] = {
    "haste": HASTE,
    "brave": BRAVE,
    "first_strike": FIRST_STRIKE,
    "back_attack": BACK_ATTACK,
}
BANS: Final[dict[str, int]] = {
    "attack": ATTACK,
    "block": BLOCK,
    "be_blocked": BE_BLOCKED,
    "be_broken": BE_BROKEN,
    "be_broken_by_opponent": BE_BROKEN_BY_OPPONENT,
    "be_broken_by_effects": BE_BROKEN_BY_EFFECTS,
    "be_broken_by_abilities": BE_BROKEN_BY_ABILITIES,
    "leave_by_opponent": LEAVE_BY_OPPONENT,
    "be_returned": BE_RETURNED,
    "be_dulled": BE_DULLED,
    "activate": ACTIVATE,
    "be_chosen_by_summons": BE_CHOSEN_BY_SUMMONS,
    "be_chosen_by_abilities": BE_CHOSEN_BY_ABILITIES,
    "be_chosen_by_ex": BE_CHOSEN_BY_EX,
    "be_chosen_by_any": BE_CHOSEN_BY_ANY,
    "use_abilities": USE_ABILITIES,
    "use_specials": USE_SPECIALS,
    "form_party": FORM_PARTY,
    "be_frozen": BE_FROZEN,
    "be_removed": BE_REMOVED,
    "be_put": BE_PUT,
    "deal_damage": DEAL_DAMAGE,
    "lose_power": LOSE_POWER,
    "attack_alone": ALONE,
    "gain_power": GAIN_POWER,
    "gain_power_by_opponent": GAIN_POWER_BY_OPPONENT,
}
DUTIES: Final[dict[str, int]] = {"attack": MUST_ATTACK, "block": MUST_BLOCK, "be_blocked": MUST_BE_BLOCKED}
PLAYER_BANS: Final[dict[str, int]] = {
    "search": SEARCH,
    "draw": DRAW_CARDS,
    "cast_summons": CAST_SUMMONS,
    "cast_characters": CAST_CHARACTERS,
    "cast": CAST_CARDS,
    "use_ex": USE_EX,
    "use_abilities": USE_ANY_ABILITY,
    "use_specials": USE_SPECIAL_ABILITIES,
    "use_break_abilities": USE_BREAK_ABILITIES,
    "play_by_effect": PLAY_BY_EFFECT,
    "gain_crystals": GAIN_CRYSTALS,
    "block": ALL_BLOCK,
    "attack": ALL_ATTACK,
}
TIMINGS: Final[dict[str, int]] = {
    "my_turn": AT_MY_TURN,
    "opponent_turn": AT_OPPONENT_TURN,
    "main": AT_MAIN,
    "attack": AT_ATTACK,
    "block": AT_BLOCK,
    "main_1": AT_MAIN_1,
    "main_2": AT_MAIN_2,
}
PHASES: Final[dict[str, int]] = {"active": 0, "draw": 1, "main_1": 2, "attack": 3, "main_2": 4, "end": 5}
MARKS: Final[dict[str, int]] = {"ex": 0, "next": 1, "together": 2}
OBJECTS: Final[dict[str, int]] = {
    "summon": 1, "action": 2, "special": 4, "auto": 8, "ability": 14, "summon_or_ability": 15, "character": 16, "card": 17,
}  # fmt: skip
HOWS: Final[dict[str, int]] = {
    "cast": 1, "summon": 2, "ability": 4, "effect": 6, "warp": 8, "hand": 16, "break": 32, "deck": 64, "lb": 128,
    "priming": 256,
}  # fmt: skip
ASPECTS: Final[dict[str, int]] = {"name": 0, "element": 1, "cost": 2, "job": 3, "category": 4, "type": 5, "power": 6}

HAPPENINGS: Final[dict[str, int]] = {
    "cast": 0, "entered": 1, "left": 2, "put": 3, "broken": 4, "discarded": 5, "drawn": 6, "attacked": 7, "used": 8,
    "removed": 9, "points_taken": 10, "milled": 11, "returned": 12, "ex_used": 13, "searched": 14, "crystals_paid": 15,
    "party_attacked": 16, "specials_used": 17, "discarded_by_me": 18, "damaged": 19, "left_break": 20, "warped": 21,
    "crystals_gained": 22, "primed": 23, "blocked": 24, "chosen": 25,
}  # fmt: skip

TABLES: Final[dict[str, dict[str, int]]] = {
    "who": {"me": ME, "opponent": OPPONENT},
    "whose": {"me": ME, "opponent": OPPONENT, "any": BOTH},
    "things": {"self": SELF, "it": IT, "other": OTHER, "carrier": CARRIER},
    "type": TYPES,
    "element": ELEMENT_WORDS,
    "keyword": KEYWORDS,
    "ban": BANS,
    "duty": DUTIES,
    "player_ban": PLAYER_BANS,
    "timing": TIMINGS,
    "phase": PHASES,
    "place": ZONES,
    "mark": MARKS,
    "object": OBJECTS,
    "how": HOWS,
    "aspect": ASPECTS,
    "happening": HAPPENINGS,
    "parity": {"even": 0, "odd": 1},
    "span": {"turn": 0, "game": 1},
    "state": {"active": 0, "dull": 1},
    "end": {"top": 0, "bottom": 1},
}
