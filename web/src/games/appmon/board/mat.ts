/** The mat of this game: its places (P-2), and one between them for who sits there. */

import { Mat, place } from "../../../table/mat";

/** Where the name plate lies: the mat leaves room there. */
export const PLATE = "plate";

export const MAT = new Mat(5, 4, [
  place("point_gauge", 0, 0, 1, 3),
  place("removed", 0, 3, 1, 1),
  place("power_box", 1, 0, 1, 2),
  place("appmon_box", 2, 0, 1, 1),
  place("fusion_box", 2, 1, 1, 2),
  place("chip_hand", 3, 0, 1, 2),
  place("used_chips", 3, 2, 1, 1),
  place("deck", 4, 0, 1, 1),
  place("discard_pile", 4, 1, 1, 2),
  place("option_slots", 1, 3, 3, 1),
  place(PLATE, 1, 2, 1, 1),
]);

/** The order in which a side is told from top to bottom: what fights first, then what waits, then the piles. */
export const TOLD: readonly string[] = [
  PLATE,
  "point_gauge",
  "appmon_box",
  "power_box",
  "fusion_box",
  "option_slots",
  "chip_hand",
  "used_chips",
  "deck",
  "discard_pile",
  "removed",
];
