import { describe, expect, it } from "vitest";
import { found } from "../../cards/finding";
import type { CardEntry } from "../../wire/types";
import { FILTERS, searched } from "./filters";
import type { Facts } from "./cards/facts";
import { factsOf } from "../packs.test-help";

const ROOM = { filters: FILTERS, searched: (facts: unknown) => searched(facts as Facts) };
const all = factsOf<Facts>("fftcg");
const cards = all.map((facts): CardEntry => ({
  key: facts.key, number: facts.number ?? "", name: facts.name, own_language: true, unsure: false, brief: "", facts, status: facts.status,
}));
const numbers = (text: string, chosen: Record<string, string[]> = {}): string[] =>
  found(cards, { text, chosen }, ROOM).map(({ number }) => number);

describe("cards of Final Fantasy TCG", () => {
  it("are in exactly one kind, cost and state", () => {
    for (const group of ["kind", "cost", "status"]) {
      const values = FILTERS.find((one) => one.group === group)!.values;
      expect(values.reduce((sum, value) => sum + numbers("", { [group]: [value] }).length, 0)).toBe(all.length);
    }
  });

  it("are in a set that the filter knows", () => {
    const sets = FILTERS.find((one) => one.group === "set")!.values;
    const known = numbers("", { set: [...sets] }).length;
    expect(known).toBe(all.filter((facts) => facts.set !== "crystal").length);
  });

  it("are found by element, type, cost and words of their name together", () => {
    expect(numbers("auron", { element: ["fire"], kind: ["forward"], cost: ["6"] })).toContain("1-001H");
    expect(numbers("auron", { element: ["ice"], cost: ["6"] })).not.toContain("1-001H");
  });

  it("are found by the job and by the code of any printing", () => {
    expect(numbers("guardian auron 1-001H")).toEqual(["1-001H"]);
  });

  it("of several elements are in each of them", () => {
    const both = numbers("", { mark: ["several"] });
    expect(both).toHaveLength(all.filter((facts) => (facts.elements?.length ?? 0) > 1).length);
    expect(numbers("", { mark: ["several"], element: ["fire"] }).length).toBeGreaterThan(0);
  });
});
