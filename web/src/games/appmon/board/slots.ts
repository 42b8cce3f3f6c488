import type { About } from "../../../wire/types";

/** How many Option Slots a sheet has where the table says nothing else (P-2.7). */
const SLOTS = 3;

/** How many slots of a sheet are empty at a table. */
export function emptySlots(about: About | undefined, filled: number): number {
  return Math.max(0, Number(about?.switches["option_slots"] ?? SLOTS) - filled);
}
