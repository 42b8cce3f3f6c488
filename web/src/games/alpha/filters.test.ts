import { readdirSync, readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import { pictured } from "./cards/pictured";
import type { Facts } from "./cards/facts";
import { DECK } from "./deck";
import { FILTERS } from "./filters";

vi.mock("../../texts/texts.svelte", () => ({ texts: { say: (key: string) => key } }));

const PACKS = `${import.meta.dirname}/../../../../src/netocean/packs`;
const cards = ["alpha", "alpha-practice"].flatMap((pack) =>
  readdirSync(`${PACKS}/${pack}`)
    .filter((file) => file.endsWith(".jsonl") && file !== "names.jsonl")
    .flatMap((file) => readFileSync(`${PACKS}/${pack}/${file}`, "utf8").split("\n").filter(Boolean))
    .map((line) => JSON.parse(line) as Facts),
);

test("every value that a card has can be filtered by", () => {
  for (const { group, values, of } of FILTERS) {
    const unknown = cards.flatMap((facts) => of(facts)).filter((value) => value != null && !values.includes(value));
    expect([group, [...new Set(unknown)].filter((value) => value !== "option")]).toEqual([group, []]);
  }
});

test("every card of a practice deck stands in a section of its own kind", () => {
  for (const facts of cards.filter((one) => one.practice)) expect(DECK.order).toContain(DECK.of(facts));
});

test("cards of one name and different keys do not look alike, and one card always looks the same", () => {
  const one = cards.find((facts) => facts.kind === "digimon" && facts.practice)!;
  expect(pictured(one.key, one)).toBe(pictured(one.key, one));
  expect(pictured("other/1", { ...one, key: "other/1" })).not.toEqual(pictured(one.key, one));
});
