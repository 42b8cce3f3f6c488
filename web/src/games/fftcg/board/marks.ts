/** What stands on a card of the field beside what is printed: power, damage, how it stands, keywords. */

import type { CardView } from "../../../wire/types";

/** Keywords in the order in which they are shown. */
export const KEYWORDS = ["haste", "brave", "first_strike", "back_attack"] as const;
/** How a card stands. */
const STATES = ["frozen", "attacking", "blocking", "lost"] as const;

export interface Power {
  /** What it is now. */
  now: number;
  damage: number;
  /** Against the printed power. */
  trend: "same" | "more" | "less";
}

/** The power of a Forward; nothing for what has none. `printed` is the power on the card. */
export function powerOf(view: CardView, printed: number | null | undefined): Power | undefined {
  const notes = view.notes ?? {};
  const now = notes["power"];
  if (now === undefined) return undefined;
  const against = printed ?? now;
  return { now, damage: notes["damage"] ?? 0, trend: now > against ? "more" : now < against ? "less" : "same" };
}

/** Keywords that a card has now. */
export function keywordsOf(view: CardView): string[] {
  const notes = view.notes ?? {};
  return KEYWORDS.filter((word) => (notes[word] ?? 0) !== 0);
}

/** How a card stands now, in the words of the game. */
export function statesOf(view: CardView): string[] {
  const notes = view.notes ?? {};
  const found: string[] = view.turned ? ["dull"] : [];
  for (const state of STATES) if (notes[state]) found.push(state);
  if (notes["new"] && !notes["haste"] && (notes["types"] ?? 0) & 1) found.push("new");
  return found;
}

/** Counters on a card. */
export function countersOf(view: CardView): number {
  return view.notes?.["counters"] ?? 0;
}
