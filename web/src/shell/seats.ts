import type { SeatToken } from "../wire/api";
import { keep } from "./keep";

/** A table at which I sit: my seats with their tokens, the code for a friend, and when I sat down (milliseconds). */
export interface MyTable {
  table: string;
  seats: SeatToken[];
  code?: string;
  since: number;
}

const NAME = "seats";
const MOST = 50;

/** The tables at which I sit, the newest first. */
export function myTables(): MyTable[] {
  const kept = keep.read(NAME);
  return Array.isArray(kept) ? kept.filter(isTable) : [];
}

/** A table at which I sit, if I do. */
export function myTable(table: string): MyTable | undefined {
  return myTables().find((one) => one.table === table);
}

/** Keep the tokens of a table; the oldest ones go when there are very many. */
export function keepTable(table: string, seats: SeatToken[], code?: string): void {
  const mine: MyTable = { table, seats, ...(code ? { code } : {}), since: Date.now() };
  const others = myTables().filter((one) => one.table !== table);
  keep.write(NAME, [mine, ...others].slice(0, MOST));
}

/** Leave a table for good. */
export function forgetTable(table: string): void {
  keep.write(NAME, myTables().filter((one) => one.table !== table));
}

function isTable(value: unknown): value is MyTable {
  if (typeof value !== "object" || value === null) return false;
  const one = value as Partial<MyTable>;
  return typeof one.table === "string" && Array.isArray(one.seats) && one.seats.length > 0 && one.seats.every(isSeat);
}

function isSeat(value: unknown): value is SeatToken {
  const one = value as Partial<SeatToken> | null;
  return typeof one?.seat === "number" && typeof one.token === "string";
}
