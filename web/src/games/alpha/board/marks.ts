/** What stands on a Digimon beside what is printed: how it stands, its speed, its HP. */

import type { CardView } from "../../../wire/types";
import { supports } from "./boxes";

export type Mark = "acts" | "attacks" | "defends" | "supports" | "sideways" | "had";

/** How a Digimon stands now, what counts most first. */
export function marksOf(view: CardView): Mark[] {
  const notes = view.notes ?? {};
  const found: Mark[] = [];
  for (const mark of ["attacks", "defends"] as const) if (notes[mark]) found.push(mark);
  if (notes["acts"] && !found.length) found.push("acts");
  if (supports(view)) found.push("supports");
  if (view.turned) found.push("sideways");
  else if (notes["had"] && !notes["acts"] && !found.length) found.push("had");
  return found;
}

export interface Amount {
  readonly now: number;
  /** Against what is printed, or against what there was. */
  readonly trend: "same" | "more" | "less";
}

/** A number as it is now, beside the printed one. */
export function amountOf(now: number, printed: number | null | undefined): Amount {
  const against = printed ?? now;
  return { now, trend: now > against ? "more" : now < against ? "less" : "same" };
}
