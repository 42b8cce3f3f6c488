/** Where the zones lie on the mat (C-R2.8), in columns from the left and rows from the top, as the owner sees it. */

import type { Part } from "../../../wire/types";

export interface Place {
  zone: string;
  column: number;
  row: number;
  width: number;
  height: number;
}

export const COLUMNS = 5;
export const ROWS = 4;

function place(zone: string, column: number, row: number, width: number, height: number): Place {
  return { zone, column, row, width, height };
}

export const MAT: readonly Place[] = [
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
];

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

/** A place on the sheet that lies across the table, turned round. */
export function turned(one: Place): Place {
  return {
    ...one,
    column: COLUMNS - one.column - one.width,
    row: ROWS - one.row - one.height,
  };
}

/** The grid area of a zone, seen from the own seat: the opponent's sheet lies turned round, both fronts meet. */
export function areaOf(zone: string, opposite: boolean): string {
  const found = MAT.find((one) => one.zone === zone);
  if (!found) return "auto";
  const { column, row, width, height } = opposite ? turned(found) : found;
  return `${row + 1} / ${column + 1} / ${row + height + 1} / ${column + width + 1}`;
}

export const GAUGE_STEP = 10;
export const GAUGE_TOP = 100;

/** The numbers of the gauge from the top of the sheet down. */
export const GAUGE: readonly number[] = Array.from(
  { length: GAUGE_TOP / GAUGE_STEP + 1 },
  (_, step) => GAUGE_TOP - step * GAUGE_STEP,
);

/** Whether the gauge card covers a number: all below the points still held (C-R2.9). */
export function covers(points: number, number: number): boolean {
  return number < points;
}

/** The message of a zone; the option slots share one. */
export function zoneKey(zone: string): string {
  return `zone-${zone.replace(/_\d$/, "").replaceAll("_", "-")}`;
}

/** The name of a zone in words; the option slots with their number. */
export function zoneName(zone: string): Part {
  const number = slotNumber(zone);
  const name: Part = { is: "say", key: zoneKey(zone) };
  return number ? { is: "row", parts: [name, number] } : name;
}

/** The same in a word or two, for where there is little room. */
export function zoneShort(zone: string): Part {
  const number = slotNumber(zone);
  const name: Part = { is: "say", key: `board-short-${zoneKey(zone).replace(/^zone-/, "")}` };
  return number ? { is: "row", parts: [name, number] } : name;
}

/** The number of an option slot, 0 for other zones. */
export function slotNumber(zone: string): number {
  return Number(/_(\d)$/.exec(zone)?.[1] ?? 0);
}
