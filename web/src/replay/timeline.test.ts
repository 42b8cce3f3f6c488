import { describe, expect, test } from "vitest";
import type { Moment } from "../wire/types";
import { bounded, stepByKey, stepIn, turnAfter, turnBefore, turnsOf } from "./timeline";

const steps: Moment[] = [0, 0, 1, 1, 1, 2].map((turn, step) => ({
  turn,
  phase: "preparation",
  waiting: 0,
  at: [step, step],
}));

test("a turn begins with its first step", () => {
  expect(turnsOf(steps)).toEqual([
    { turn: 0, step: 0 },
    { turn: 1, step: 2 },
    { turn: 2, step: 5 },
  ]);
});

describe("by turns", () => {
  test("it goes on to the next one, and to the end after the last", () => {
    expect([0, 1, 2, 4, 5].map((step) => turnAfter(steps, step))).toEqual([2, 2, 5, 5, 5]);
  });

  test("it goes back to the beginning of this one first", () => {
    expect([5, 4, 3, 2, 1, 0].map((step) => turnBefore(steps, step))).toEqual([2, 2, 2, 0, 0, 0]);
  });
});

describe("keys", () => {
  test.each([
    ["ArrowRight", 3, 4],
    ["ArrowRight", 5, 5],
    ["ArrowLeft", 3, 2],
    ["ArrowLeft", 0, 0],
    ["PageDown", 3, 5],
    ["PageUp", 3, 2],
    ["Home", 3, 0],
    ["End", 3, 5],
    ["x", 3, undefined],
  ])("%s at step %s leads to %s", (key, step, target) => {
    expect(stepByKey(steps, step, key)).toBe(target);
  });
});

test.each([
  ["step=1", 0],
  ["step=6", 5],
  ["step=7", 5],
  ["step=0", 0],
  ["step=-3", 0],
  ["step=x", 0],
  ["step=2.7", 1],
  ["", 0],
])("the address %s shows step %s", (query, step) => {
  expect(stepIn(query, steps)).toBe(step);
});

test("no step lies outside, not even in a replay without steps", () => {
  expect([bounded(steps, 99), bounded(steps, -1), bounded([], 3)]).toEqual([5, 0, 0]);
});
