/** What the cards of a side cost, and what that burns from its deck. */

import { zoneOf } from "../../../table/flows";
import type { CardView, State } from "../../../wire/types";
import { boxesOf, isOpen } from "./boxes";

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

/** A card of the hand that is laid when the question is done, and the card it lies on, 0 for none. */
export interface Laid {
  readonly view: CardView;
  readonly on: number;
}

/** What a seat is about to lay, and what that costs in all. */
export interface Laying {
  readonly cards: readonly Laid[];
  readonly costs: number;
}

export const NOTHING: Laying = { cards: [], costs: 0 };

const BOXES = "digimon_boxes";
const SLOTS = "option_slots";

/** The costs of a seat where every card counts; `costOf` are those of a card. */
export function costsOf(state: State, seat: number, laying: Laying, costOf: (key: string) => number): Costs {
  const hidden = [BOXES, SLOTS].flatMap((zone) => zoneOf(state, seat, zone)?.cards ?? []).filter((view) => !view.up);
  return summed(state, seat, state.numbers[`costs${seat}`] ?? 0, laying.costs, hidden, costOf);
}

/** The costs of a seat where of each stack only the uppermost card counts (`cost_counts = tops`). */
export function costsOfTops(state: State, seat: number, laying: Laying, costOf: (key: string) => number): Costs {
  const onto = (handle: number): readonly CardView[] => laying.cards.filter(({ on }) => on === handle).map(({ view }) => view);
  const boxes = boxesOf(zoneOf(state, seat, BOXES)?.cards ?? []);
  // The table counts an open Digimon until something lies on it, and what is to be laid lies there for this seat only.
  const covered = boxes.filter(({ view, on }) => isOpen(view) && on.length === 0 && onto(view.handle).length > 0);
  const open = (state.numbers[`costs${seat}`] ?? 0) - sum(covered.map(({ view }) => view.notes?.["cost"] ?? 0));
  const stacks = boxes.map(({ view, on }) => [view, ...on, ...onto(view.handle)]);
  const fresh = laying.cards.filter(({ on }) => on === 0).map(({ view }) => [view, ...onto(view.handle)]);
  const slots = (zoneOf(state, seat, SLOTS)?.cards ?? []).map((view) => [view]);
  const tops = [...stacks, ...fresh, ...slots].flatMap((stack) => stack.at(-1) ?? []);
  return summed(state, seat, open, 0, tops.filter((view) => !view.up), costOf);
}

function summed(
  state: State,
  seat: number,
  open: number,
  laying: number,
  hidden: readonly CardView[],
  costOf: (key: string) => number,
): Costs {
  const limit = state.numbers[`costs_limit${seat}`] ?? 0;
  const known = hidden.filter((view) => view.key);
  const down = laying + sum(known.map((view) => costOf(view.key ?? "")));
  return { open, down, unknown: hidden.length - known.length, limit, burns: Math.max(0, open + down - limit) };
}

function sum(costs: readonly number[]): number {
  return costs.reduce((all, one) => all + one, 0);
}
