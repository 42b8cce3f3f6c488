import { describe, expect, it, vi } from "vitest";
import { nameLanguage } from "../../../cards/language";
import type { CardSheet, Facts } from "./facts";
import { kinWords, paragraphs, timingWords } from "./words";

vi.mock("../../../texts/texts.svelte", () => ({
  texts: {
    say: (key: string, params?: Record<string, string>) => (params ? `${key} ${Object.values(params).join()}` : key),
    has: (key: string) => !key.endsWith("-own"),
  },
}));
vi.mock("../../../shell/settings.svelte", () => ({ settings: { cardLanguage: "zh-Hant" } }));

const facts = (more: Partial<Facts>): Facts => ({ key: "p/1", name: "one", kind: "digimon", status: "verified", ...more });
const sheet = (more: Partial<CardSheet> & { facts: Facts }): CardSheet => ({
  key: "p/1",
  number: "1",
  name: "一",
  own_language: true,
  unsure: false,
  brief: "",
  kind_line: "",
  numbers: [],
  lines: [],
  notes: [],
  abilities: [],
  trust: [],
  status: more.facts.status,
  ...more,
});

describe("kin of a Digimon", () => {
  it("is species, attribute and fields", () => {
    const known = facts({ species: "cyborg", attribute: "Virus", fields: ["DR", "ME"] });
    expect(kinWords(known)).toBe("species-cyborg · attribute-virus · field-dr · field-me");
  });

  it("is a species of one's own as it is written", () => {
    expect(kinWords(facts({ species: "Own", missing: ["attribute", "fields"] }))).toBe("Own · ? · ?");
  });

  it("has a question mark for each that is not known", () => {
    expect(kinWords(facts({ missing: ["species", "attribute", "fields"] }))).toBe("? · ? · ?");
  });

  it("has nothing for fields that are known to be none", () => {
    expect(kinWords(facts({ species: "beast", attribute: "Data" }))).toBe("species-beast · attribute-data");
  });
});

describe("timings of an option card", () => {
  const option = facts({ kind: "option", option_class: "item" });

  it("are told with its class, or short", () => {
    const card = sheet({ facts: option, timings: ["preparation", "battle"] });
    expect(timingWords(card, "timing")).toBe("class-item · timing-preparation · timing-battle");
    expect(timingWords(card, "face-timing")).toBe("face-timing-preparation · face-timing-battle");
  });

  it("are those of a payment where it has none, and not known where it is incomplete", () => {
    expect(timingWords(sheet({ facts: option }), "face-timing")).toBe("face-timing-payment");
    expect(timingWords(sheet({ facts: { ...option, status: "incomplete" } }), "face-timing")).toBe("?");
  });
});

describe("the text of a face", () => {
  it("has requirements, notes and abilities in this order, and what is missing at the end", () => {
    const card = sheet({
      facts: facts({ block: "fusion", missing: ["lost_points"] }),
      lines: [{ text: "a + b", kind: "fusion" }],
      notes: ["not from c"],
      abilities: [{ kind: "ability", text: "Sky" }, { kind: "support", text: "+50" }],
    });
    expect(paragraphs(card).map(({ mark, text }) => [mark, text])).toEqual([
      ["fusion", "a + b"],
      ["note", "not from c"],
      ["ability", "Sky"],
      ["support", "+50"],
      ["doubt", "telling-card-missing fact-lost-points"],
    ]);
  });
});

describe("the language of a name", () => {
  it("is that of the cards, else what it is written in", () => {
    expect(nameLanguage(sheet({ facts: facts({}) }))).toBe("zh-Hant");
    expect(nameLanguage(sheet({ facts: facts({}), own_language: false, name: "イージス" }))).toBe("ja");
    expect(nameLanguage(sheet({ facts: facts({}), own_language: false, name: "Aegis" }))).toBe("en");
  });
});
