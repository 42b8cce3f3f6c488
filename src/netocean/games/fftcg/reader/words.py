# form: interpreted
"""Words that all parts of the reader share: kinds of tokens, nouns and adjectives with what they mean."""

from typing import Final

WORD: Final = "word"
NUMBER: Final = "number"
SYMBOL: Final = "symbol"
SELF: Final = "self"
NAME: Final = "name"
JOB: Final = "job"
CATEGORY: Final = "category"
TITLE: Final = "title"
QUOTE: Final = "quote"
PUNCT: Final = "punct"
END: Final = "end"

ELEMENTS: Final = ("fire", "ice", "wind", "earth", "lightning", "water", "light", "dark")

TYPES: Final[dict[str, str]] = {
    "forward": "forward", "forwards": "forward", "backup": "backup", "backups": "backup", "monster": "monster",
    "monsters": "monster", "summon": "summon", "summons": "summon", "character": "character", "characters": "character",
    "card": "", "cards": "",
}  # fmt: skip
"""Nouns of cards: the type they mean, none for any card."""

STATES: Final[dict[str, str]] = {
    "active": "active", "dull": "dull", "dulled": "dull", "damaged": "damaged", "attacking": "attacking",
    "blocking": "blocking", "face-up": "face_up", "face-down": "not face_up", "frozen": "frozen",
    "blocked": "blocked", "multi-element": "multi_element",
    "non-multi-element": "not multi_element",
}  # fmt: skip

KEYWORDS: Final[dict[str, str]] = {
    "haste": "haste", "brave": "brave", "first strike": "first_strike", "back attack": "back_attack",
}  # fmt: skip
