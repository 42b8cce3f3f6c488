import { expect, test } from "vitest";
import type { Lexicon } from "../wire/types";
import { readCondition, readFilter, readLine, readStep, writeCondition, writeFilter, writeLine, writeStep } from "./line";

const LEXICON: Lexicon = {
  game: "colosseum",
  heads: [
    { name: "when", clauses: ["if", "at_most", "may", "cost"], body: "yes", label: "" },
    { name: "use", clauses: ["at", "if", "once", "cost", "limit"], body: "may", label: "" },
    { name: "keyword", clauses: [], body: "no", label: "" },
  ],
  nodes: { action: [{ name: "add_attack", params: ["who", "amount"], text: "add_attack me 50", label: "" }] },
  tables: {},
  properties: [],
  fields: [],
  forms: [],
};

test("a line comes apart into when, if, cost, how long and what it does", () => {
  const line = "use at battle if me.level != III once per battle cost discard_hand 1, lose_points 10 limit turns 2: add_attack me 50; draw me 1";
  expect(readLine(line, LEXICON)).toEqual({
    head: "use",
    event: "",
    clauses: [
      { name: "at", value: "battle" },
      { name: "if", value: "me.level != III" },
      { name: "once", value: "per battle" },
      { name: "cost", value: "discard_hand 1, lose_points 10" },
      { name: "limit", value: "turns 2" },
    ],
    steps: ["add_attack me 50", "draw me 1"],
  });
});

test.each([
  "keyword copies 10",
  "when points_lost: gain_points me that",
  "use limit stays",
  "when win if me.active is {frame red|blue, not level IV} may: choose $a: up to 1 {level III} from me.hand; to_hand $a; if done { draw me 1; draw me 2 } else { mill me 1 }",
])("what came apart comes together again: %s", (text) => {
  const line = readLine(text, LEXICON);
  expect(line && writeLine({ ...line, steps: line.steps.map((step) => writeStep(readStep(step, LEXICON))) })).toBe(text);
});

test("nothing is made of a line that does not begin as lines do, or whose brackets do not fit", () => {
  expect(readLine("sometimes: add_attack me 50", LEXICON)).toBeUndefined();
  expect(readLine("when win: draw me (power opponent", LEXICON)).toBeUndefined();
});

test("a choice comes apart into how many, which, and from where", () => {
  expect(readStep("choose $a: up to 2 {level IV} from me.hand | me.slots", LEXICON)).toEqual({
    kind: "choose",
    variable: "$a",
    most: true,
    count: "2",
    filter: "{level IV}",
    places: "me.hand | me.slots",
  });
});

test("a block keeps its condition apart from its steps", () => {
  expect(readStep("if $a is {level IV} { add_attack me 10 until end_of_turn }", LEXICON)).toEqual({
    kind: "block",
    opener: "if",
    condition: "$a is {level IV}",
    inner: ["add_attack me 10 until end_of_turn"],
    others: [],
  });
});

test("a condition comes apart at and, one of and and or stays typed", () => {
  const both = "not evolved_this_turn and me.hand >= 2";
  const { by, parts } = readCondition(both);
  expect(parts).toEqual([
    { not: true, kind: "call", call: "evolved_this_turn" },
    { not: false, kind: "comparison", left: "me.hand", sign: ">=", right: "2" },
  ]);
  expect(writeCondition(by, parts)).toBe(both);
  expect(readCondition("a and b or c").parts).toEqual([{ not: false, kind: "typed", text: "a and b or c" }]);
});

test("a filter comes apart into its fields", () => {
  const terms = readFilter("{not level IV|Perfect, cost <= 3, open}");
  expect(terms).toEqual([
    { not: true, field: "level", sign: "", values: ["IV", "Perfect"] },
    { not: false, field: "cost", sign: "<=", values: ["3"] },
    { not: false, field: "open", sign: "", values: [] },
  ]);
  expect(terms && writeFilter(terms)).toBe("{not level IV|Perfect, cost <= 3, open}");
});
