import { expect, test } from "vitest";
import { type Cards, grouped } from "../../decks/deck";
import type { CardEntry } from "../../wire/types";
import { DECK } from "./deck";

const sheets: Record<string, unknown> = {
  "p/1-001H": { number: "1-001H", facts: { name: "auron", kind: "forward" } },
  "p/1-002R": { number: "1-002R", facts: { name: "auron", kind: "forward" } },
  "p/1-003C": { number: "1-003C", facts: { name: "red-mage", kind: "backup" } },
  "p/22-121L": { number: "22-121L", facts: { name: "cloud", kind: "forward", limit_break: 2 } },
};
const card = (key: string) => sheets[key] as CardEntry | undefined;
const cards: Cards = [[3, "p/1-002R"], [1, "p/22-121L"], [2, "p/1-003C"], [3, "p/1-001H"]];

test("the deck is read by type, the Limit Break deck after it", () => {
  expect(grouped(cards, card, DECK).map(({ group, copies }) => [group, copies])).toEqual([
    ["kind-forward", 6],
    ["kind-backup", 2],
    ["editor-f-lb", 1],
  ]);
});

test("the first cards of the list lead, one of each name", () => {
  expect(DECK.leading(cards, card, 2)).toEqual(["p/1-002R", "p/22-121L"]);
  expect(DECK.leading(cards, card, 9)).toEqual(["p/1-002R", "p/22-121L", "p/1-003C"]);
});
