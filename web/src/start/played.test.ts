import { expect, test } from "vitest";
import { keep } from "../shell/keep";
import { noteBegun, noteProgress, playedAt } from "./played";

const deck = { ref: "ready:greymon", name: "War Road" };

test("a table is remembered from its beginning to its end", () => {
  noteBegun("t1", "fftcg", deck, "computer", "greedy");
  expect(playedAt("t1")).toEqual({
    table: "t1",
    game: "fftcg",
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

test("a table from before there were several games is of the first one", () => {
  keep.write("played", [{ table: "t4", deck: "ready:x", name: "X", opponent: "here", level: "", turn: 2, over: false, winner: -1 }]);
  expect(playedAt("t4")?.game).toBe("colosseum");
});

test("what makes no sense is left out", () => {
  keep.write("played", [3, null, { table: "t3" }]);
  expect(playedAt("t3")).toBeUndefined();
  noteBegun("t3", "fftcg", deck, "friend");
  expect(playedAt("t3")?.opponent).toBe("friend");
});
