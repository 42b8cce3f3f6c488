/** Arrows from what waits on the stack to what it has chosen, and from attackers to what they strike. */

import type { ObjectView, State } from "../../../wire/types";

/** Ends are named as the table marks them: `object:3`, `card:14`, `player:1`. */
export interface Arrow {
  from: string;
  to: string;
  kind: "effect" | "battle";
}

export interface Point {
  x: number;
  y: number;
}

function of(object: ObjectView): Arrow[] {
  const from = `object:${object.number}`;
  const cards = (object.targets ?? []).map((handle): Arrow => ({ from, to: `card:${handle}`, kind: "effect" }));
  return [...cards, ...(object.aims ?? []).map((number): Arrow => ({ from, to: `object:${number}`, kind: "effect" }))];
}

/** The arrows of a table: of everything on the stack, and of an attack that goes on. */
export function arrowsOf(state: State): Arrow[] {
  const effects = (state.objects ?? []).flatMap(of);
  const field = state.zones.filter((zone) => zone.name === "field");
  const cards = field.flatMap((zone) => (zone.cards ?? []).map((view) => ({ view, seat: zone.seat })));
  const blocker = cards.find(({ view }) => view.notes?.["blocking"]);
  const battle = cards
    .filter(({ view }) => view.notes?.["attacking"])
    .map(({ view, seat }): Arrow => ({
      from: `card:${view.handle}`,
      to: blocker ? `card:${blocker.view.handle}` : `player:${1 - seat}`,
      kind: "battle",
    }));
  return [...effects, ...battle];
}

/** How far an arrow bends aside, as a part of its length. */
const BEND = 0.16;
/** How far it stays from its ends, in pixels. */
const GAP = 10;

/** The path of an arrow: a bent line from one point to another. */
export function pathOf(from: Point, to: Point): string {
  const across = to.x - from.x;
  const down = to.y - from.y;
  const length = Math.hypot(across, down) || 1;
  const gap = Math.min(GAP, length / 4);
  const start = { x: from.x + (across / length) * gap, y: from.y + (down / length) * gap };
  const end = { x: to.x - (across / length) * gap, y: to.y - (down / length) * gap };
  const middle = { x: (from.x + to.x) / 2 - down * BEND, y: (from.y + to.y) / 2 + across * BEND };
  const round = (value: number) => Math.round(value * 10) / 10;
  return `M${round(start.x)} ${round(start.y)} Q${round(middle.x)} ${round(middle.y)} ${round(end.x)} ${round(end.y)}`;
}
