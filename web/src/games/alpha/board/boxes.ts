/** What lies in the boxes of a side, and in which order its Digimon act. */

import { zoneOf } from "../../../table/flows";
import type { CardView, State } from "../../../wire/types";

/** A Digimon, or a card that lies face down, with what lies on it. */
export interface Box {
  readonly view: CardView;
  readonly on: readonly CardView[];
}

/** A Digimon in the order of this turn, with the speed by which it acts. */
export interface Turn {
  readonly view: CardView;
  readonly seat: number;
  readonly speed: number;
}

/** Whether a card in the boxes is a Digimon that lies open: only these have numbers. */
export function isOpen(view: CardView): boolean {
  return view.notes?.["hp"] !== undefined;
}

/** The boxes of a side from left to right. A Digimon that supports another one has it as its host, and a box all the same. */
export function boxesOf(cards: readonly CardView[]): Box[] {
  const lies = (view: CardView): boolean => view.host !== undefined && view.host !== 0 && !isOpen(view);
  return cards
    .filter((view) => !lies(view))
    .map((view) => ({ view, on: cards.filter((other) => other.host === view.handle && lies(other)) }));
}

/** Whether a Digimon supports another one now. */
export function supports(view: CardView): boolean {
  return isOpen(view) && (view.host ?? 0) !== 0;
}

/**
 * All Digimon that lie open, the fastest first. Of one speed those of the first player come first, or the sides take
 * turns, where `alternate` says so.
 */
export function orderOf(state: State, alternate = false): Turn[] {
  const first = state.numbers["first"] ?? 0;
  const found = [first, 1 - first].flatMap((seat) =>
    (zoneOf(state, seat, "digimon_boxes")?.cards ?? [])
      .filter(isOpen)
      .map((view): Turn => ({ view, seat, speed: view.notes?.["order"] ?? view.notes?.["speed"] ?? 0 })),
  );
  const placed = found.map((turn) => ({ turn, round: alternate ? roundOf(found, turn) : 0 }));
  placed.sort((one, other) => other.turn.speed - one.turn.speed || one.round - other.round);
  return placed.map(({ turn }) => turn);
}

/** How many of the same side and speed stand before a Digimon. */
function roundOf(all: readonly Turn[], turn: Turn): number {
  return all.filter((one) => one.seat === turn.seat && one.speed === turn.speed).indexOf(turn);
}
