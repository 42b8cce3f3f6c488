"""The tables of words of α's abilities."""

from typing import Final

from netocean.games.alpha.vocabulary import codes as c

SEATS: Final[dict[str, int]] = {"me": c.ME, "opponent": c.OPPONENT, "owner": c.OWNER}
THINGS: Final[dict[str, int]] = {
    "me": c.TH_ME,
    "opponent": c.TH_OPPONENT,
    "self": c.TH_SELF,
    "it": c.TH_IT,
    "other": c.TH_OTHER,
    "last_command": c.TH_LAST_COMMAND,
}
LETTERS: Final[dict[str, int]] = {"A": 0, "B": 1, "C": 2}
LEVELS: Final[dict[str, int]] = {
    "I": c.LEVEL_I,
    "II": c.LEVEL_II,
    "III": c.LEVEL_III,
    "IV": c.LEVEL_IV,
    "Perfect": c.PERFECT,
    "Ultimate": c.ULTIMATE,
}
KINDS: Final[dict[str, int]] = {"digimon": c.DIGIMON, "option": c.OPTION, "command": c.COMMAND}
CLASSES: Final[dict[str, int]] = {"field": c.FIELD, "ordinary": c.ORDINARY}
ATTRIBUTES: Final[dict[str, int]] = {"Vaccine": 0, "Data": 1, "Virus": 2, "Free": 3, "Variable": 4}
FAMILIES: Final[dict[str, int]] = {
    "NSp": 0, "DS": 1, "NSo": 2, "WG": 3, "ME": 4, "UK": 5, "DA": 6, "VB": 7, "DR": 8, "JT": 9,
}  # fmt: skip
STEPS: Final[dict[str, int]] = {
    "reset": c.RESET,
    "surplus": c.SURPLUS,
    "fill": c.FILL,
    "placing": c.PLACING,
    "turning_up": c.TURNING_UP,
    "cost_check": c.COST_CHECK,
    "evolution_check": c.EVOLUTION_CHECK,
    "line_up": c.LINE_UP,
}
TIMINGS: Final[dict[str, int]] = {"battle": c.AT_BATTLE}
ROLES: Final[dict[str, int]] = {
    "attacker": c.ATTACKER,
    "blocker": c.BLOCKER,
    "target": c.TARGET,
    "supporter": c.SUPPORTER,
}
DEEDS: Final[dict[str, int]] = {
    "attack": 0, "alpha_attack": 1, "block": 2, "support": 3, "be_attacked": 4, "be_blocked": 5,
}  # fmt: skip
PARTS: Final[dict[str, int]] = {"type": 0, "field": 1}
USES: Final[dict[str, int]] = {
    "options": c.USE_OPTIONS,
    "abilities": c.USE_ABILITIES,
    "commands": c.USE_COMMANDS,
    "renewal": c.USE_RENEWAL,
}
OWNERS: Final[dict[str, int]] = {"opponent": c.BY_OPPONENT, "all": c.BY_ALL}
BOUNDS: Final[dict[str, int]] = {"costs": 0, "placing": 1, "digimon": 2, "options": 3, "hand": 4}
ENDS: Final[dict[str, int]] = {"top": 0, "bottom": 1}
SPANS: Final[dict[str, int]] = {"battle": c.END_OF_BATTLE, "turn": c.END_OF_TURN, "game": c.GAME}

TABLES: Final[dict[str, dict[str, int]]] = {
    "who": SEATS,
    "things": THINGS,
    "letter": LETTERS,
    "level": LEVELS,
    "timing": TIMINGS,
    "step": STEPS,
    "attribute": ATTRIBUTES,
    "family": FAMILIES,
    "kind": KINDS,
    "class": CLASSES,
    "role": ROLES,
    "deed": DEEDS,
    "part": PARTS,
    "use": USES,
    "owner": OWNERS,
    "bound": BOUNDS,
    "end": ENDS,
    "span": SPANS,
}
