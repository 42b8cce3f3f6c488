"""Why a card moves (F-R14.9-F-R14.12): what this is called, under which rule, and what the words of cards make of it."""

from typing import Final

BROKEN: Final = 0
PUT: Final = 1
RETURNED: Final = 2
ADDED: Final = 3
REMOVED: Final = 4
DISCARDED: Final = 5
MILLED: Final = 6
ON_TOP: Final = 7
UNDER: Final = 8
SHUFFLED_IN: Final = 9
TO_DAMAGE: Final = 10
CANCELLED: Final = 11
RESOLVED: Final = 12

Entry = tuple[int, int, int]
"""A card that moves, its zone and the cause."""

KEYS: Final[tuple[str, ...]] = (
    "broken",
    "put",
    "returned",
    "added",
    "removed",
    "discarded",
    "milled",
    "put-on-top",
    "put-under",
    "shuffled-in",
    "put-as-damage",
    "cancelled",
    "summon-done",
)
RULES: Final[tuple[str, ...]] = (
    "F-R14.9",
    "F-R14.9",
    "F-R4.2",
    "F-R4.2",
    "F-R14.11",
    "F-R14.10",
    "F-R14.13",
    "F-R14.13",
    "F-R14.18",
    "F-R14.18",
    "F-R14.17",
    "F-R14.15",
    "F-R12.11",
)
