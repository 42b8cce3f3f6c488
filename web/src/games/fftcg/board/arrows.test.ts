import { expect, test } from "vitest";
import type { CardView, State } from "../../../wire/types";
import { arrowsOf, pathOf } from "./arrows";

function field(seat: number, ...cards: CardView[]) {
  return { name: "field", seat, count: cards.length, cards };
}
function state(zones: State["zones"], objects: State["objects"] = []): State {
  return { phase: "attack", numbers: {}, zones, objects };
}

test("what waits to resolve points at its targets, on the field and on the stack", () => {
  const summon = { number: 2, seat: 0, key: "a", ability: 0, word: "summon", targets: [7, 9], aims: [1] };
  expect(arrowsOf(state([], [summon]))).toEqual([
    { from: "object:2", to: "card:7", kind: "effect" },
    { from: "object:2", to: "card:9", kind: "effect" },
    { from: "object:2", to: "object:1", kind: "effect" },
  ]);
});

test("a party that nobody blocks points at the player", () => {
  const one = { handle: 3, notes: { attacking: 1 } };
  const two = { handle: 4, notes: { attacking: 1 } };
  expect(arrowsOf(state([field(1, one, two), field(0, { handle: 5 })])).map((arrow) => [arrow.from, arrow.to])).toEqual([
    ["card:3", "player:0"],
    ["card:4", "player:0"],
  ]);
});

test("once there is a blocker, the attack goes at it", () => {
  const zones = [field(1, { handle: 3, notes: { attacking: 1 } }), field(0, { handle: 5, notes: { blocking: 1 } })];
  expect(arrowsOf(state(zones))).toEqual([{ from: "card:3", to: "card:5", kind: "battle" }]);
});

test("an arrow bends to one side and stays off its ends", () => {
  expect(pathOf({ x: 0, y: 0 }, { x: 100, y: 0 })).toBe("M10 0 Q50 16 90 0");
  expect(pathOf({ x: 5, y: 5 }, { x: 5, y: 5 })).toBe("M5 5 Q5 5 5 5");
});
