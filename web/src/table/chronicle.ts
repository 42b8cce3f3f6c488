/** The log by turns. */

import type { Line } from "../wire/types";

export interface Turn {
  /** The number of the turn, 0 for what comes before the first one. */
  number: number;
  lines: { place: number; line: Line }[];
}

const BEGINS = "event-turn-begins";

/** The turn that a line opens, 0 if it opens none. */
export function opens(line: Line): number {
  const saying = line.saying;
  if (typeof saying !== "object" || saying.is !== "say" || saying.key !== BEGINS) return 0;
  return Number(saying.params?.["amount"] ?? 0);
}

/** The lines turn by turn; each line keeps its place in the log. */
export function byTurn(lines: readonly Line[]): Turn[] {
  const turns: Turn[] = [];
  lines.forEach((line, place) => {
    const number = opens(line);
    const last = turns.at(-1);
    if (number || !last) turns.push({ number, lines: [{ place, line }] });
    else last.lines.push({ place, line });
  });
  return turns;
}
