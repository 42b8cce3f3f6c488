"""The zones of a player, who may read them (P-2), and where they lie on the mat."""

from typing import Final

from netocean.engine.table import NOBODY, OWNER, Layout

LAYOUT: Final = Layout()
HAND: Final = LAYOUT.add("hand", OWNER, False, True)
CHIP_HAND: Final = LAYOUT.add("chip_hand", OWNER, False, True)  # the opponent sees how many are left (P-2.8)
DECK: Final = LAYOUT.add("deck", NOBODY, False, False)
DISCARD_PILE: Final = LAYOUT.add("discard_pile", NOBODY, False, False)  # nobody may look through it (P-2.3)
POINT_GAUGE: Final = LAYOUT.add("point_gauge", NOBODY, True, False)
# Stacked on the gauge, out of play (P-2.1). An effect may remove a card face down.
REMOVED: Final = LAYOUT.add("removed", NOBODY, True, True)
APPMON_BOX: Final = LAYOUT.add("appmon_box", OWNER, True, True)
FUSION_BOX: Final = LAYOUT.add("fusion_box", OWNER, True, True)
# Face-down materials in the preparation, the linked card in the battle: one box with two names (P-2.6). What came from the
# deck is seen by nobody, what came from the hand is known to its owner.
POWER_BOX: Final = LAYOUT.add("power_box", NOBODY, True, True)
# One zone, whose cards lie in the slots in their order: how many there are is a switch (P-2.7).
OPTION_SLOTS: Final = LAYOUT.add("option_slots", OWNER, True, True)
# Chips that are used up (P-7.3), and those that a game without chips leaves out (P-3.4).
USED_CHIPS: Final = LAYOUT.add("used_chips", NOBODY, False, True)

# The mat as its owner sees it, in columns from the left and rows from the top: zone, column, row, width, height.
MAT: Final[tuple[tuple[str, int, int, int, int], ...]] = (
    ("point_gauge", 0, 0, 1, 3),
    ("removed", 0, 3, 1, 1),
    ("power_box", 1, 0, 1, 2),
    ("appmon_box", 2, 0, 1, 1),
    ("fusion_box", 2, 1, 1, 2),
    ("chip_hand", 3, 0, 1, 2),
    ("used_chips", 3, 2, 1, 1),
    ("deck", 4, 0, 1, 1),
    ("discard_pile", 4, 1, 1, 2),
    ("option_slots", 1, 3, 3, 1),
    ("hand", 1, 4, 4, 1),
)
