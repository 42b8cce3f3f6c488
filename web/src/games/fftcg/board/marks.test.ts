import { expect, test } from "vitest";
import type { CardView } from "../../../wire/types";
import { countersOf, keywordsOf, powerOf, statesOf } from "./marks";

function lying(notes: Record<string, number>, turned = false): CardView {
  return { handle: 1, key: "fftcg/1-001H", up: true, turned, notes };
}

test("power now, damage, and whether it is more or less than printed", () => {
  expect(powerOf(lying({ power: 9000, damage: 3000 }), 7000)).toEqual({ now: 9000, damage: 3000, trend: "more" });
  expect(powerOf(lying({ power: 5000 }), 7000)).toEqual({ now: 5000, damage: 0, trend: "less" });
  expect(powerOf(lying({ power: 7000 }), 7000)?.trend).toBe("same");
});

test("what is no Forward has no power", () => {
  expect(powerOf(lying({ types: 2 }), null)).toBeUndefined();
});

test("keywords in one order, whatever order they were told in", () => {
  expect(keywordsOf(lying({ first_strike: 1, haste: 1 }))).toEqual(["haste", "first_strike"]);
});

test("how a card stands", () => {
  expect(statesOf(lying({ frozen: 1, attacking: 1 }, true))).toEqual(["dull", "frozen", "attacking"]);
  expect(statesOf(lying({ types: 1, new: 1 }))).toEqual(["new"]);
});

test("a Forward with Haste and a Backup need not be marked as new", () => {
  expect(statesOf(lying({ types: 1, new: 1, haste: 1 }))).toEqual([]);
  expect(statesOf(lying({ types: 2, new: 1 }))).toEqual([]);
});

test("counters", () => {
  expect([countersOf(lying({ counters: 2 })), countersOf(lying({}))]).toEqual([2, 0]);
});
