import { expect, test } from "vitest";
import type { About, Battle, Delta, Line, Snapshot, State } from "../wire/types";
import { ReplaySeat } from "./replayed.svelte";

const about: About = {
  table: "t",
  game: "colosseum",
  preset: "primer",
  switches: {},
  seat: 0,
  opponent: { kind: "computer" },
};
const state: State = { phase: "preparation", numbers: { turn: 1 }, zones: [] };
const line = (saying: string): Line => ({ saying });
const battle: Battle = { attacks: [], winner: 0, rule: "C-R8.10" };
const snapshot = (seq: number, lines: Line[], turn = 1): Snapshot => ({
  is: "snapshot",
  v: 1,
  seq,
  about,
  state: { ...state, numbers: { turn } },
  lines,
});
const delta = (seq: number, more: Partial<Delta>): Delta => ({ is: "delta", v: 1, seq, change: {}, ...more });

test("a seat shows what it saw after any message", () => {
  const seat = new ReplaySeat([
    snapshot(1, [line("a")]),
    delta(2, { change: { numbers: { turn: 2 } }, lines: [line("b")] }),
    delta(3, { lines: [line("c")] }),
  ]);
  seat.show(2);
  expect([seat.state?.numbers.turn, seat.lines.map((one) => one.saying)]).toEqual([2, ["a", "b", "c"]]);
  seat.show(0);
  expect([seat.state?.numbers.turn, seat.lines.map((one) => one.saying)]).toEqual([1, ["a"]]);
});

test("what was taken back is gone from the log", () => {
  const seat = new ReplaySeat([
    snapshot(1, [line("a")]),
    delta(2, { lines: [line("b")] }),
    snapshot(3, [line("a")]),
    delta(4, { lines: [line("c")] }),
  ]);
  seat.show(3);
  expect(seat.lines.map((one) => one.saying)).toEqual(["a", "c"]);
  seat.show(1);
  expect(seat.lines.map((one) => one.saying)).toEqual(["a", "b"]);
});

test("a battle is shown by going on to it, not by leaping", () => {
  const seat = new ReplaySeat([snapshot(1, []), delta(2, { battle }), delta(3, {})]);
  seat.show(1);
  expect(seat.battle).toEqual(battle);
  seat.show(2);
  expect(seat.battle).toBeUndefined();
  seat.show(1);
  expect(seat.battle).toBeUndefined();
});

test("a place that there is not changes nothing", () => {
  const seat = new ReplaySeat([snapshot(1, [line("a")])]);
  seat.show(7);
  expect(seat.lines).toHaveLength(1);
});
