/** What the cards of a side cost, and what that burns from its deck. */

import { zoneOf } from "../../../table/flows";
import type { CardView, State } from "../../../wire/types";

export interface Costs {
  /** What lies open. */
  readonly open: number;
  /** What lies face down, or is to be laid, as far as this seat knows it. */
  readonly down: number;
  /** Cards that lie face down and that this seat does not know. */
  readonly unknown: number;
  readonly limit: number;
  /** Cards that the cost check would burn, by what is known. */
  readonly burns: number;
}

const IN_PLAY = ["digimon_boxes", "option_slots"];

/** The costs of a seat; `laying` are the costs of what it is about to lay, `costOf` those of a card. */
export function costsOf(state: State, seat: number, laying: number, costOf: (key: string) => number): Costs {
  const limit = state.numbers[`costs_limit${seat}`] ?? 0;
  const open = state.numbers[`costs${seat}`] ?? 0;
  const hidden = IN_PLAY.flatMap((zone) => zoneOf(state, seat, zone)?.cards ?? []).filter((view: CardView) => !view.up);
  const known = hidden.filter((view) => view.key);
  const down = laying + known.reduce((sum, view) => sum + costOf(view.key ?? ""), 0);
  return { open, down, unknown: hidden.length - known.length, limit, burns: Math.max(0, open + down - limit) };
}
