import { describe, expect, test } from "vitest";
import type { GameSheet } from "../wire/api";
import { allowed, changed, deckGone, limitMessage, settled, sourceKey, switchMessage } from "./setup";

const flip = {
  name: "flip",
  values: ["together", "own"],
  default: "together",
  rules: ["C-R7.1"],
  source: "S1",
  doubt: false,
};
const ultimate = { name: "max_ultimate", values: [], default: "none", rules: ["C-R1.4"], source: "S1", doubt: false };
const turns = { name: "max_turns", values: [], default: "200", rules: ["C-R10.5"], source: "ours", doubt: true };
const game: GameSheet = {
  game: "colosseum",
  mark: "",
  presets: [
    { id: "primer", changes: {} },
    { id: "tournament", changes: { max_ultimate: "5" } },
  ],
  switches: [flip, ultimate, turns],
  players: ["random", "greedy"],
  doubted: [],
  rules: [],
  mat: [],
};
const decks = { all: ["ready:shallows", "ready:garurumon", "ready:greymon", "own:a"], practice: ["ready:shallows"], first: "ready:greymon" };

describe("the first choice", () => {
  test("can be played at once", () => {
    expect(settled(undefined, [game], decks)).toEqual({
      game: "colosseum",
      preset: "primer",
      switches: {},
      deck: "ready:greymon",
      other: "",
      opponent: "computer",
      level: "greedy",
      limit: 0,
      askAlways: false,
      bluff: true,
      chosen: false,
    });
  });

  test("is no practice deck where there is another one", () => {
    const few = { all: ["ready:shallows", "ready:garurumon"], practice: ["ready:shallows"], first: "ready:greymon" };
    expect(settled(undefined, [game], few).deck).toBe("ready:garurumon");
  });

  test("is the one for newcomers where all are practice decks", () => {
    const all = ["ready:shallows", "ready:tides"];
    expect(settled(undefined, [game], { all, practice: all, first: "ready:tides" }).deck).toBe("ready:tides");
  });
});

describe("the last choice", () => {
  test("comes back", () => {
    const last = {
      game: "colosseum",
      preset: "tournament",
      switches: { flip: "own" },
      deck: "own:a",
      other: "ready:shallows",
      opponent: "friend",
      level: "random",
      limit: 60,
      askAlways: true,
      bluff: true,
      chosen: false,
    };
    expect(settled(last, [game], decks)).toEqual(last);
  });

  test("gives way where it no longer can be chosen", () => {
    const last = {
      game: "x",
      preset: "x",
      switches: { flip: "x", gone: "1", max_turns: "0" },
      deck: "own:b",
      other: 3,
      opponent: "x",
      level: "x",
      limit: 7,
    };
    expect(settled(last, [game], decks)).toEqual(settled(undefined, [game], decks));
    expect(deckGone(last, decks)).toBe(true);
  });

  test.each([null, 3, "x", []])("is nothing if it is %s", (last) => {
    expect(settled(last, [game], decks)).toEqual(settled(undefined, [game], decks));
    expect(deckGone(last, decks)).toBe(false);
  });
});

describe("a switch", () => {
  test("is changed only where it differs from the preset", () => {
    expect(changed(game, "tournament", { flip: "together", max_ultimate: "none", max_turns: "60" })).toEqual({
      max_ultimate: "none",
      max_turns: "60",
    });
    expect(changed(game, "tournament", { max_ultimate: "5" })).toEqual({});
  });

  test("takes its words, or a number from 1", () => {
    expect([allowed(flip, "own"), allowed(flip, "1")]).toEqual([true, false]);
    expect([allowed(turns, "1"), allowed(turns, "0"), allowed(turns, "1.5"), allowed(turns, "none")]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect([allowed(ultimate, "none"), allowed(ultimate, "")]).toEqual([true, false]);
  });

  test("has its messages", () => {
    expect(switchMessage("", "battle_first")).toEqual({ key: "switch-battle-first", params: {} });
    expect(switchMessage("p", "battle_first")).toEqual({ key: "switch-p-battle-first", params: {} });
    expect(switchMessage("", "window", "one_each")).toEqual({ key: "switch-window-one-each", params: {} });
    expect(switchMessage("", "max_ultimate", "none").key).toBe("switch-max-ultimate-none");
    expect(switchMessage("", "max_turns", "60")).toEqual({ key: "switch-max-turns-number", params: { number: "60" } });
  });
});

test("a source has a message", () => {
  expect(sourceKey("S2, organised play (S1: first)")).toBe("start-source-s2-organised-play-s1-first");
});

test("a limit is told in minutes where it is whole minutes", () => {
  expect([0, 30, 120].map(limitMessage)).toEqual([
    { key: "start-limit-none", params: {} },
    { key: "start-limit-seconds", params: { count: 30 } },
    { key: "start-limit-minutes", params: { count: 2 } },
  ]);
});
