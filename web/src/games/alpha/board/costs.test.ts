import { expect, test } from "vitest";
import type { CardView, State } from "../../../wire/types";
import { costsOf } from "./costs";

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
  expect(costsOf(state(cards, 4), 0, 0, costOf)).toEqual({ open: 4, down: 3, unknown: 1, limit: 10, burns: 0 });
});

test("every point above the limit burns a card, what is to be laid included", () => {
  expect(costsOf(state([{ handle: 2, key: "wall" }], 6), 0, 4, costOf)).toMatchObject({ open: 6, down: 7, burns: 3 });
});
