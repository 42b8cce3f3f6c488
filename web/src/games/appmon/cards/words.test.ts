import { describe, expect, it, vi } from "vitest";
import type { CardSheet, Facts } from "./facts";
import { conditions, kinWords, paragraphs } from "./words";

vi.mock("../../../texts/texts.svelte", () => ({
  texts: {
    say: (key: string, params?: Record<string, string>) => (params ? `${key} ${Object.values(params).join()}` : key),
    has: (key: string) => !key.endsWith("-own"),
  },
}));

const facts = (more: Partial<Facts>): Facts => ({ key: "p/1", name: "one", kind: "appmon", status: "verified", ...more });
const sheet = (more: Partial<CardSheet> & { facts: Facts }): CardSheet => ({
  key: "p/1",
  number: "1",
  name: "One",
  own_language: true,
  unsure: false,
  brief: "",
  kind_line: "",
  numbers: ["attack", "lost points", "plug and link"],
  lines: [],
  notes: [],
  abilities: [],
  trust: [],
  status: more.facts.status,
  ...more,
});

describe("what a card is", () => {
  it("are its attributes, with a question mark where none is known", () => {
    expect(kinWords(facts({ attributes: ["Social", "Navi"] }))).toBe("attribute-social · attribute-navi");
    expect(kinWords(facts({}))).toBe("?");
  });

  it("is its kind where it is no Appmon", () => {
    expect(kinWords(facts({ kind: "digimon" }))).toBe("kind-digimon");
    expect(kinWords(facts({ kind: "chip", attributes: ["Life"] }))).toBe("kind-chip · attribute-life");
    expect(kinWords(facts({ kind: "option", option_class: "battle", drive: true }))).toBe("class-battle · mark-drive");
  });
});

describe("what a card comes from", () => {
  it("stands last among its numbers, where it comes from something", () => {
    const numbers = ["attack", "lost points", "a + b"];
    expect(conditions(sheet({ facts: facts({ fusion: [[{ name: "a" }, { name: "b" }]] }), numbers }))).toEqual(["a + b"]);
    expect(conditions(sheet({ facts: facts({ grade: 1 }), numbers }))).toEqual([]);
  });
});

describe("the text of a face", () => {
  it("has the condition, abilities, and what is missing at the end", () => {
    const card = sheet({
      facts: facts({ fusion: [[{ grade: 1 }, { grade: 1 }]], missing: ["plug"] }),
      numbers: ["attack", "a + b"],
      abilities: [{ kind: "ability", text: "Draw" }],
    });
    expect(paragraphs(card).map(({ mark, text }) => [mark, text])).toEqual([
      ["fusion", "a + b"],
      ["ability", "Draw"],
      ["doubt", "telling-card-missing fact-plug"],
    ]);
  });

  it("says of a chip what it is for", () => {
    expect(paragraphs(sheet({ facts: facts({ kind: "chip" }) })).map(({ text }) => text)).toEqual(["face-chip-use +100"]);
  });
});
