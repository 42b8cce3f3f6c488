"""The zones of a sheet, who may read them (C-R2, C-R13), and where they lie on the mat (C-R2.8)."""

from typing import Final

from netocean.engine.table import EVERYBODY, NOBODY, OWNER, Layout

LAYOUT: Final = Layout()
HAND: Final = LAYOUT.add("hand", OWNER, False, True)
NET_OCEAN: Final = LAYOUT.add("net_ocean", NOBODY, False, False)
DARK_AREA: Final = LAYOUT.add("dark_area", NOBODY, False, False)
POINT_GAUGE: Final = LAYOUT.add("point_gauge", NOBODY, True, False)
DIGIMON_BOX: Final = LAYOUT.add("digimon_box", OWNER, True, True)
EVOLUTION_BOX: Final = LAYOUT.add("evolution_box", OWNER, True, True)
REQUIREMENT_BOX: Final = LAYOUT.add("requirement_box", NOBODY, True, True)
SLOT_1: Final = LAYOUT.add("option_slot_1", OWNER, True, True)
SLOT_2: Final = LAYOUT.add("option_slot_2", OWNER, True, True)
SLOT_3: Final = LAYOUT.add("option_slot_3", OWNER, True, True)
SUPPORT_BOX: Final = LAYOUT.add("support_box", EVERYBODY, True, True)

SLOTS: Final[tuple[int, ...]] = (SLOT_1, SLOT_2, SLOT_3)

GAUGE_STEP: Final = 10


def gauge_covers(points: int) -> list[int]:
    """The numbers of the gauge that its card covers: all below the points still held (C-R2.9)."""
    return list(range(0, points, GAUGE_STEP))


# The mat as its owner sees it, in columns from the left and rows from the top (C-R2.8): zone, column, row, width, height.
MAT: Final[tuple[tuple[str, int, int, int, int], ...]] = (
    ("point_gauge", 0, 0, 1, 4),
    ("requirement_box", 1, 0, 1, 1),
    ("quick_reference", 1, 1, 1, 2),
    ("digimon_box", 2, 0, 1, 1),
    ("evolution_box", 2, 1, 1, 2),
    ("support_box", 3, 1, 1, 2),
    ("net_ocean", 4, 0, 1, 1),
    ("dark_area", 4, 1, 1, 2),
    ("option_slot_1", 1, 3, 1, 1),
    ("option_slot_2", 2, 3, 1, 1),
    ("option_slot_3", 3, 3, 1, 1),
)
