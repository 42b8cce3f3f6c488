import { expect, test } from "vitest";
import type { About } from "../../../wire/types";
import { emptySlots } from "./slots";

const table = (switches: Record<string, string>): About => ({
  table: "T", game: "appmon", preset: "primer", switches, seat: 0, opponent: { kind: "computer" },
});

test("there are three slots, or as many as the table says", () => {
  expect(emptySlots(table({}), 0)).toBe(3);
  expect(emptySlots(table({ option_slots: "5" }), 2)).toBe(3);
});

test("no more are empty than there are", () => {
  expect(emptySlots(table({ option_slots: "1" }), 2)).toBe(0);
});
