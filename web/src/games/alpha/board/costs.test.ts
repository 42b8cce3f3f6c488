import { expect, test } from "vitest";
import type { CardView, State } from "../../../wire/types";
import { costsOf, costsOfTops, NOTHING } from "./costs";

const COSTS: Record<string, number> = { wall: 3, flame: 4 };
const costOf = (key: string): number => COSTS[key] ?? 0;

function state(cards: CardView[], open: number): State {
  return {
    phase: "preparation",
    numbers: { costs0: open, costs_limit0: 10 },
    zones: [{ name: "digimon_boxes", seat: 0, count: cards.length, cards }],
  };
}

test("what lies face down counts as far as it is known", () => {
  const cards = [{ handle: 1, key: "flame", up: true }, { handle: 2, key: "wall" }, { handle: 3 }];
  expect(costsOf(state(cards, 4), 0, NOTHING, costOf)).toEqual({ open: 4, down: 3, unknown: 1, limit: 10, burns: 0 });
});

test("every point above the limit burns a card, what is to be laid included", () => {
  expect(costsOf(state([{ handle: 2, key: "wall" }], 6), 0, { cards: [], costs: 4 }, costOf)).toMatchObject({ open: 6, down: 7, burns: 3 });
});

/** An open Digimon of cost 5 in a box. */
const open = (handle: number): CardView => ({ handle, key: "flame", up: true, notes: { hp: 300, cost: 5 } });

test("where only the uppermost card counts, what lies face down under another does not", () => {
  const cards = [open(1), { handle: 2, key: "wall", host: 1 }, { handle: 3, key: "flame", host: 1 }];
  expect(costsOfTops(state(cards, 0), 0, NOTHING, costOf)).toEqual({ open: 0, down: 4, unknown: 0, limit: 10, burns: 0 });
});

test("where only the uppermost card counts, a Digimon goes out of the sum as soon as one lays a card on it", () => {
  const laid = [{ view: { handle: 7, key: "flame" }, on: 1 }];
  expect(costsOfTops(state([open(1), open(2)], 10), 0, { cards: laid, costs: 4 }, costOf)).toMatchObject({ open: 5, down: 4 });
});

test("where only the uppermost card counts, what is laid on a card that is laid takes its place", () => {
  const laid = [{ view: { handle: 7, key: "flame" }, on: 0 }, { view: { handle: 8, key: "wall" }, on: 7 }];
  expect(costsOfTops(state([open(1)], 5), 0, { cards: laid, costs: 7 }, costOf)).toMatchObject({ open: 5, down: 3, burns: 0 });
});

test("where only the uppermost card counts, an unknown one above keeps the sum open", () => {
  const cards = [open(1), { handle: 2, host: 1 }];
  expect(costsOfTops(state(cards, 0), 0, NOTHING, costOf)).toMatchObject({ open: 0, down: 0, unknown: 1 });
});
