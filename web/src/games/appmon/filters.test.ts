import { expect, test } from "vitest";
import { found } from "../../cards/finding";
import { type Cards, grouped } from "../../decks/deck";
import type { CardEntry } from "../../wire/types";
import { factsOf } from "../packs.test-help";
import type { Facts } from "./cards/facts";
import { DECK } from "./deck";
import { FILTERS } from "./filters";

const all = factsOf<Facts>("appmon");
const cards = all.map((facts): CardEntry => ({
  key: facts.key, number: facts.number ?? "", name: facts.name, own_language: true, unsure: false, brief: "", facts, status: facts.status,
}));
const numbers = (chosen: Record<string, string[]>): string[] =>
  found(cards, { text: "", chosen }, { filters: FILTERS, searched: () => [] }).map(({ number }) => number);

test("every card is of exactly one kind and state", () => {
  for (const group of ["kind", "status"]) {
    const { values } = FILTERS.find((one) => one.group === group)!;
    expect(values.reduce((sum, value) => sum + numbers({ [group]: [value] }).length, 0)).toBe(all.length);
  }
});

test("cards are found by plug and link together", () => {
  expect(numbers({ plug: ["■"], link: ["■"], grade: ["4"] })).toContain("XP-31");
  expect(numbers({ plug: ["▲"], link: ["■"], grade: ["4"] })).not.toContain("XP-31");
});

test("a deck is read by grade, then Options, then chips; the highest lead", () => {
  const list: Cards = [[1, "appmon-practice/xpc-1"], [2, "appmon-practice/xp-52"], [3, "appmon-practice/xp-01"], [1, "appmon-practice/xp-31"]];
  const card = (key: string) => cards.find((one) => one.key === key);
  expect(grouped(list, card, DECK).map(({ group, copies }) => [group, copies])).toEqual([
    ["grade-1", 3],
    ["grade-4", 1],
    ["class-raiser", 2],
    ["kind-chip", 1],
  ]);
  expect(DECK.leading(list, card, 1)).toEqual(["appmon-practice/xp-31"]);
});
