import { expect, test } from "vitest";
import type { Line } from "../wire/types";
import { byTurn } from "./chronicle";

function say(key: string, amount = 0): Line {
  return { saying: { is: "say", key, params: { amount } } };
}

test("the log is cut where a turn begins, and every line keeps its place", () => {
  const turns = byTurn([say("event-shuffled"), say("event-turn-begins", 1), say("event-drawn"), say("event-turn-begins", 2)]);
  expect(turns.map((turn) => turn.number)).toEqual([0, 1, 2]);
  expect(turns.map((turn) => turn.lines.map((one) => one.place))).toEqual([[0], [1, 2], [3]]);
});

test("lines that are no messages belong to the turn before", () => {
  expect(byTurn([{ saying: "…" }])).toEqual([{ number: 0, lines: [{ place: 0, line: { saying: "…" } }] }]);
});
