"""The zones of a player, who may read them (A-2, A-15), and where they lie on the mat."""

from typing import Final

from netocean.engine.table import EVERYBODY, NOBODY, OWNER, Layout


def _layout(dark_area: int) -> Layout:
    layout = Layout()
    layout.add("hand", OWNER, False, True)
    layout.add("net_ocean", NOBODY, False, False)
    layout.add("dark_area", dark_area, False, True)
    layout.add("removed", EVERYBODY, True, True)
    layout.add("digimon_boxes", OWNER, True, True)
    layout.add("option_slots", OWNER, True, True)
    layout.add("command", EVERYBODY, True, True)
    return layout


LAYOUT: Final = _layout(OWNER)
OPEN_LAYOUT: Final = _layout(EVERYBODY)  # under `dark_area = public`

HAND: Final = 0
NET_OCEAN: Final = 1
DARK_AREA: Final = 2
REMOVED: Final = 3
DIGIMON_BOXES: Final = 4
OPTION_SLOTS: Final = 5
COMMAND: Final = 6  # the Command that is being used

# The mat as its owner sees it, in columns from the left and rows from the top: zone, column, row, width, height.
MAT: Final[tuple[tuple[str, int, int, int, int], ...]] = (
    ("digimon_boxes", 1, 0, 4, 2),
    ("option_slots", 1, 2, 4, 1),
    ("command", 0, 0, 1, 1),
    ("removed", 0, 1, 1, 2),
    ("net_ocean", 5, 0, 1, 1),
    ("dark_area", 5, 1, 1, 2),
)
