"""The zones of a player and the common stack, who may read them (F-R4.1, F-R4.4), and where they lie on the mat."""

from typing import Final

from netocean.engine.table import EVERYBODY, NOBODY, OWNER, Layout

LAYOUT: Final = Layout()
DECK: Final = LAYOUT.add("deck", NOBODY, False, False)
HAND: Final = LAYOUT.add("hand", OWNER, False, True)
FIELD: Final = LAYOUT.add("field", EVERYBODY, True, True)
BREAK: Final = LAYOUT.add("break", EVERYBODY, True, True)
DAMAGE: Final = LAYOUT.add("damage", EVERYBODY, True, True)
# A card is removed face up, unless its effect says otherwise (F-R4.4): then nobody may look at it.
REMOVED: Final = LAYOUT.add("removed", NOBODY, True, True)
LB: Final = LAYOUT.add("lb", OWNER, True, True)  # its owner may look at all of them (F-R17.1)
# The stack is one for both players (F-R4.1); a card lies in that of its owner, and the game keeps their order.
STACK: Final = LAYOUT.add("stack", EVERYBODY, True, True)

# The mat as its owner sees it, in columns from the left and rows from the top: zone, column, row, width, height.
MAT: Final[tuple[tuple[str, int, int, int, int], ...]] = (
    ("damage", 0, 0, 1, 3),
    ("forwards", 1, 0, 5, 1),
    ("backups", 1, 1, 5, 1),
    ("monsters", 1, 2, 4, 1),
    ("formation", 5, 2, 1, 1),
    ("deck", 6, 0, 1, 1),
    ("break", 6, 1, 1, 1),
    ("removed", 6, 2, 1, 1),
    ("lb", 0, 3, 1, 1),
    ("hand", 1, 3, 6, 1),
)
