/** The mat of this game (C-R2.8). */

import { Mat, place } from "../../../table/mat";

export const MAT = new Mat(5, 4, [
  place("point_gauge", 0, 0, 1, 4),
  place("requirement_box", 1, 0, 1, 1),
  place("quick_reference", 1, 1, 1, 2),
  place("digimon_box", 2, 0, 1, 1),
  place("evolution_box", 2, 1, 1, 2),
  place("support_box", 3, 1, 1, 2),
  place("net_ocean", 4, 0, 1, 1),
  place("dark_area", 4, 1, 1, 2),
  place("option_slot_1", 1, 3, 1, 1),
  place("option_slot_2", 2, 3, 1, 1),
  place("option_slot_3", 3, 3, 1, 1),
]);

/** The order in which a side is told from top to bottom: what fights first, then what waits, then the piles. */
export const TOLD: readonly string[] = [
  "quick_reference",
  "point_gauge",
  "digimon_box",
  "support_box",
  "evolution_box",
  "requirement_box",
  "option_slot_1",
  "option_slot_2",
  "option_slot_3",
  "net_ocean",
  "dark_area",
];
