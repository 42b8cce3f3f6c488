/** The rows of a side: what lies on the field, by what it is now. */

import type { CardView, State } from "../../../wire/types";
import { zoneOf } from "../../../table/flows";

export const ROWS = ["forwards", "backups", "monsters", "formation"] as const;
export type Row = (typeof ROWS)[number];

/** Something on the field with what lies on it. */
export interface Thing {
  view: CardView;
  on: CardView[];
}

export type Side = Readonly<Record<Row, readonly Thing[]>>;

/** Types of a Character by their bits; a Backup or Monster that is a Forward now stands among the Forwards. */
const BY_TYPE: readonly [bit: number, row: Row][] = [
  [1, "forwards"],
  [2, "backups"],
  [4, "monsters"],
];
const BY_KIND: Readonly<Record<string, Row>> = { forward: "forwards", backup: "backups", monster: "monsters" };

/** The row in which a card lies. `kindOf` gives the printed kind of a key. */
export function rowOf(view: CardView, kindOf: (key: string) => string | undefined): Row {
  const types = view.notes?.["types"] ?? 0;
  const now = BY_TYPE.find(([bit]) => types & bit);
  return now?.[1] ?? BY_KIND[kindOf(view.key ?? "") ?? ""] ?? "formation";
}

/** The field of a seat by rows, in the order in which the cards came. */
export function sideOf(state: State, seat: number, kindOf: (key: string) => string | undefined): Side {
  const cards = zoneOf(state, seat, "field")?.cards ?? [];
  const here = new Set(cards.map((card) => card.handle));
  const side: Record<Row, Thing[]> = { forwards: [], backups: [], monsters: [], formation: [] };
  for (const view of cards) {
    if (view.host && here.has(view.host)) continue;
    side[rowOf(view, kindOf)].push({ view, on: cards.filter((other) => other.host === view.handle) });
  }
  return side;
}
