import { describe, expect, it } from "vitest";
import type { CardSheet } from "../wire/types";
import { FILTERS } from "../games/colosseum/filters";
import { NOTHING, folded, found, toggled } from "./finding";
import { factsOf } from "../games/packs.test-help";
import type { ColosseumFacts } from "../wire/types";

/** Sheets with a Japanese name for one card, else with slugs as names. */
const cards = factsOf<ColosseumFacts>("colosseum").map((facts): CardSheet => ({
  key: facts.key,
  number: facts.number ?? "",
  name: facts.name === "agumon" ? "アグモン" : facts.name,
  own_language: true,
  unsure: false,
  brief: "",
  kind_line: facts.kind === "digimon" ? "デジモンカード" : "オプションカード",
  numbers: [],
  facts,
  lines: [],
  notes: [],
  abilities: [],
  trust: [],
  status: facts.status,
}));
const ROOM = { filters: FILTERS, searched: () => [] };
const numbers = (text: string, chosen: Record<string, string[]> = {}): string[] =>
  found(cards, { text, chosen }, ROOM).map(({ number }) => number);

describe("text", () => {
  it("is compared without width, case, spaces and marks", () => {
    expect(folded("Ｓｔ－１ ウォー・グレイモン")).toBe(folded("st-1 ウォーグレイモン"));
  });
});

describe("cards", () => {
  it("are all found when nothing is asked", () => {
    expect(found(cards, NOTHING, ROOM)).toHaveLength(191);
  });

  it("are found by name, by the name in English and by number", () => {
    expect(numbers("アグ")).toEqual(["St-1"]);
    expect(numbers("Agumon St-1")).toEqual(["St-1"]);
    expect(numbers("st-61")).toEqual(["St-61"]);
    expect(numbers("no such card")).toEqual([]);
  });

  it("are found by any value of a group, and by all groups together", () => {
    const high = numbers("", { level: ["Ultimate", "Hybrid"] });
    expect(high).toHaveLength(10);
    expect(numbers("", { level: ["Ultimate", "Hybrid"], frame: ["green"] })).toEqual(["XC-35"]);
    expect(numbers("", { level: ["Ultimate"], frame: [] })).toHaveLength(9);
  });

  it("are in exactly one of the kinds and of the states", () => {
    for (const group of ["kind", "status"]) {
      const values = FILTERS.find((one) => one.group === group)!.values;
      expect(values.reduce((sum, value) => sum + numbers("", { [group]: [value] }).length, 0)).toBe(191);
    }
  });
});

describe("a value of a filter", () => {
  it("is chosen, and when pressed again no longer", () => {
    const once = toggled(NOTHING, "level", "III");
    expect(once.chosen).toEqual({ level: ["III"] });
    expect(toggled(toggled(once, "level", "IV"), "level", "III").chosen).toEqual({ level: ["IV"] });
  });
});
