/** A printed mat: where its zones lie, in columns from the left and rows from the top, as the owner sees it. */

import { getContext, setContext } from "svelte";
import type { Part } from "../wire/types";

export interface Place {
  zone: string;
  column: number;
  row: number;
  width: number;
  height: number;
}

export function place(zone: string, column: number, row: number, width: number, height: number): Place {
  return { zone, column, row, width, height };
}

export class Mat {
  readonly columns: number;
  readonly rows: number;
  readonly places: readonly Place[];

  constructor(columns: number, rows: number, places: readonly Place[]) {
    this.columns = columns;
    this.rows = rows;
    this.places = places;
  }

  /** A place on the mat that lies across the table, turned round. */
  turned(one: Place): Place {
    return {
      ...one,
      column: this.columns - one.column - one.width,
      row: this.rows - one.row - one.height,
    };
  }

  /** The grid area of a zone, seen from the own seat: the opponent's mat lies turned round, both fronts meet. */
  areaOf(zone: string, opposite: boolean): string {
    const found = this.places.find((one) => one.zone === zone);
    if (!found) return "auto";
    const { column, row, width, height } = opposite ? this.turned(found) : found;
    return `${row + 1} / ${column + 1} / ${row + height + 1} / ${column + width + 1}`;
  }
}

const KEY = Symbol("mat");

export function provideMat(mat: Mat): Mat {
  return setContext(KEY, mat);
}

export function useMat(): Mat {
  return getContext<Mat>(KEY);
}

/** The message of a zone; zones that are numbered share one. */
export function zoneKey(zone: string): string {
  return `zone-${plainName(zone)}`;
}

/** The name of a zone in words; with its number where it has one. */
export function zoneName(zone: string): Part {
  return numbered(zone, zoneKey(zone));
}

/** The same in a word or two, for where there is little room. */
export function zoneShort(zone: string): Part {
  return numbered(zone, `board-short-${plainName(zone)}`);
}

/** The number of a zone, 0 for those that have none. */
export function slotNumber(zone: string): number {
  return Number(/_(\d)$/.exec(zone)?.[1] ?? 0);
}

function plainName(zone: string): string {
  return zone.replace(/_\d$/, "").replaceAll("_", "-");
}

function numbered(zone: string, key: string): Part {
  const number = slotNumber(zone);
  const name: Part = { is: "say", key };
  return number ? { is: "row", parts: [name, number] } : name;
}
