import { expect, test } from "vitest";
import { valueWords, cardWords } from "./values";
import type { FormField } from "../wire/types";

const naming = (slug: string) => (slug === "kelp-pup" ? "ケルプパップ" : slug);
const letters = ["A", "B", "C"].map((value) => ({ value, label: `${value} attack` }));
const number: FormField = { name: "cost", type: "number", label: "cost" };
const name: FormField = { name: "name", type: "name", label: "name" };
const frame: FormField = { name: "frame", type: "choice", label: "frame", choices: [{ value: "blue", label: "blue frame" }] };

test.each<[string, FormField | undefined, unknown, string]>([
  ["a number", number, 3, "3"],
  ["a name", name, "kelp-pup", "ケルプパップ"],
  ["a word of a list", frame, "blue", "blue frame"],
  ["a word that no list has", frame, "plaid", "plaid"],
  ["several words", { name: "some", type: "choices", label: "", choices: letters }, ["A", "C"], "A attack · C attack"],
  ["letters of one text", { name: "some", type: "choices", label: "", choices: letters, joined: true }, "BC", "B attack · C attack"],
  ["a number for each letter", { name: "attack", type: "map", label: "", choices: letters, item: number }, { A: 400, B: null, C: 140 }, "A attack: 400\nC attack: 140"],
  ["a record", { name: "base", type: "record", label: "", fields: [name, number] }, { name: "kelp-pup", cost: 2 }, "name: ケルプパップ · cost: 2"],
  ["a list whose places have names", { name: "lost", type: "list", label: "", count: 2, places: ["III", "IV"], item: number }, [10, 20], "III: 10\nIV: 20"],
  ["a tick", { name: "ex", type: "flag", label: "" }, true, "✓"],
  ["what no form knows", undefined, { en: "Tide", ja: "潮" }, "en: Tide\nja: 潮"],
  ["lines of abilities", undefined, ["keyword sky", "when win: draw me 1"], "keyword sky\nwhen win: draw me 1"],
])("%s in words", (_, field, value, words) => {
  expect(valueWords(field, value, naming)).toBe(words);
});

test("a whole card, a line for each field that it has", () => {
  expect(cardWords("alpha", [name, frame, number], { name: "kelp-pup", cost: 3, abilities: ["keyword sky"] }, naming)).toMatch(
    /^name: ケルプパップ\ncost: 3\n.+: keyword sky$/,
  );
});
