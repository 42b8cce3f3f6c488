import { expect, test } from "vitest";
import { apply } from "./apply";
import type { State } from "./types";

const BEFORE: State = {
  phase: "battle",
  numbers: { turn: 2, points0: 100, pending: 30 },
  zones: [
    { name: "hand", seat: 0, count: 1, cards: [{ handle: 4, key: "colosseum/St-1" }] },
    { name: "hand", seat: 1, count: 6 },
  ],
  effects: [{ seat: 0, word: "add", value: 100, key: "colosseum/St-49" }],
  objects: [],
  waiting: 0,
};

test("nothing changes where nothing is told", () => {
  expect(apply(BEFORE, {})).toEqual({ ...BEFORE, winner: -1, rule: "", over: false });
});

test("numbers change one by one, and those that are gone are dropped", () => {
  const after = apply(BEFORE, { numbers: { points0: 70 }, dropped: ["pending"] });
  expect(after.numbers).toEqual({ turn: 2, points0: 70 });
});

test("a zone changes as a whole, of one seat only, and the others stay the same objects", () => {
  const after = apply(BEFORE, { zones: [{ name: "hand", seat: 1, count: 5 }] });
  expect(after.zones).toEqual([BEFORE.zones[0], { name: "hand", seat: 1, count: 5 }]);
  expect(after.zones[0]).toBe(BEFORE.zones[0]);
});

test("effects that end leave an empty list, and seat 0 is a seat", () => {
  const after = apply({ ...BEFORE, waiting: 1 }, { effects: [], waiting: 0 });
  expect(after.effects).toEqual([]);
  expect(after.waiting).toBe(0);
});

test("what waits to resolve is told as a whole", () => {
  const waits = { number: 3, seat: 1, key: "fftcg/1-001H", ability: 0, word: "auto" };
  const after = apply(BEFORE, { objects: [waits] });
  expect(after.objects).toEqual([waits]);
  expect(apply(after, {}).objects).toEqual([waits]);
  expect(apply(after, { objects: [] }).objects).toEqual([]);
});

test("a phase, a winner and the rule of the end are told", () => {
  const after = apply(BEFORE, { phase: "over", winner: 0, rule: "C-R10.1", over: true, waiting: -1 });
  expect(after).toMatchObject({ phase: "over", winner: 0, rule: "C-R10.1", over: true, waiting: -1 });
});

test("the state before is left alone", () => {
  const copy = structuredClone(BEFORE);
  apply(BEFORE, { numbers: { points0: 0 }, dropped: ["turn"], zones: [{ name: "hand", seat: 0, count: 0 }] });
  expect(BEFORE).toEqual(copy);
});
