import { expect, test } from "vitest";
import { keep } from "../shell/keep";
import { noteBegun, noteProgress, playedAt } from "./played";

const deck = { ref: "ready:greymon", name: "War Road" };

test("a table is remembered from its beginning to its end", () => {
  noteBegun("t1", deck, "computer", "greedy");
  expect(playedAt("t1")).toEqual({
    table: "t1",
    deck: "ready:greymon",
    name: "War Road",
    opponent: "computer",
    level: "greedy",
    turn: 0,
    over: false,
    winner: -1,
  });
  noteProgress("t1", { turn: 5, over: true, winner: 0 });
  expect(playedAt("t1")).toMatchObject({ deck: "ready:greymon", turn: 5, over: true, winner: 0 });
});

test("a table whose beginning is not known is not made up", () => {
  noteProgress("t2", { turn: 1, over: false, winner: -1 });
  expect(playedAt("t2")).toBeUndefined();
});

test("what makes no sense is left out", () => {
  keep.write("played", [3, null, { table: "t3" }]);
  expect(playedAt("t3")).toBeUndefined();
  noteBegun("t3", deck, "friend");
  expect(playedAt("t3")?.opponent).toBe("friend");
});
