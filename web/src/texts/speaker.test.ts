import { expect, test, vi } from "vitest";
import type { CardSheet, Line } from "../wire/types";
import { LANGUAGES } from "./languages";
import { sourceOf } from "./sources";
import { Speaker, type Names } from "./speaker";

interface Told {
  language: string;
  card_language: string;
  cards: Record<string, Partial<CardSheet>>;
  names: Record<string, [string, boolean]>;
  words: string[];
}

const NOBODY: Names = { card: () => undefined, name: (slug) => [slug, true] };

function speakerOf(one: Told): Speaker {
  return new Speaker(one.language, sourceOf(one.language), {
    card: (key) => one.cards[key] as CardSheet | undefined,
    name: (slug) => one.names[slug] ?? [slug, true],
  });
}

interface Kept {
  lines: Line[];
  told: Told[];
}

const kept = import.meta.glob<Kept>("./told*.json", { eager: true, import: "default" });
const all = Object.entries(kept).flatMap(([file, { lines, told }]) => told.map((one) => ({ file, lines, ...one })));

test.each(all)("the page says what Python says: $file in $language with cards in $card_language", (one) => {
  const speaker = speakerOf(one);
  expect(one.lines.map((line) => speaker.line(line))).toEqual(one.words);
});

test.each(LANGUAGES)("all messages in %s are read without complaint", (language) => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const speaker = new Speaker(language, sourceOf(language), NOBODY);
  expect(speaker.has("shell-name")).toBe(true);
  expect(complaints.mock.calls).toEqual([]);
  complaints.mockRestore();
});

const SOURCE = `
count = { $count } { $count ->
    [one] card
   *[other] cards
}
who = { $who ->
    [you] you
   *[other] they
}
hint = short
    .long = much longer
list-comma = { ", " }
by-or = { " or " }
telling-card-unknown = a face-down card
telling-name-foreign = { $name } (ja)
telling-brief = { $card } · { $facts }
`;
const CARD = {
  key: "colosseum/St-1",
  number: "St-1",
  name: "アグモン",
  own_language: false,
  brief: "Level III",
  abilities: [{ kind: "ability", text: "First." }, { kind: "support", text: "Second." }],
} as unknown as CardSheet;
const speaker = new Speaker("en", SOURCE, { card: (key) => (key === CARD.key ? CARD : undefined), name: (slug) => [slug, true] });

test("numbers are plain and choose the plural", () => {
  expect(speaker.say("count", { count: 1 })).toBe("1 card");
  expect(speaker.say("count", { count: 12345 })).toBe("12345 cards");
});

test("words choose too, and parameters may be sayings", () => {
  expect(speaker.say("who", { who: "you" })).toBe("you");
  expect(speaker.say("who", { who: { is: "say", key: "hint" } })).toBe("they");
});

test("a card or a name that is on its way is no key", () => {
  const names: Names = { ...NOBODY, coming: (key) => key !== "gone" };
  const early = new Speaker("en", `${SOURCE}board-coming = …\n`, names);
  expect(early.part({ is: "card", key: "colosseum/St-1" })).toBe("…");
  expect(early.part({ is: "name", slug: "agumon" })).toBe("…");
  expect(early.part({ is: "card", key: "gone" })).toBe("gone");
});

test("an attribute is said by its name", () => {
  expect(speaker.say("hint.long")).toBe("much longer");
  expect(speaker.has("hint.long")).toBe(true);
  expect(speaker.has("hint.longer")).toBe(false);
});

test("a card is said by name and number, marked if the name is of another language", () => {
  expect(speaker.part({ is: "card", key: CARD.key })).toBe("アグモン (ja) St-1");
  expect(speaker.part({ is: "card", key: CARD.key, brief: true })).toBe("アグモン (ja) St-1 · Level III");
  expect(speaker.part({ is: "card" })).toBe("a face-down card");
  expect(speaker.part({ is: "card", key: "colosseum/unknown" })).toBe("colosseum/unknown");
});

test("an ability is said by its place", () => {
  expect(speaker.part({ is: "ability", key: CARD.key, place: 1 })).toBe("Second.");
  expect(speaker.part({ is: "ability", key: CARD.key, place: 2 })).toBe("");
});

test("lists leave out what is empty, rows do not", () => {
  expect(speaker.part({ is: "list", parts: ["A", "", "B"] })).toBe("A, B");
  expect(speaker.part({ is: "list", parts: ["A", "B"], by: "by-or" })).toBe("A or B");
  expect(speaker.part({ is: "row", parts: ["440", "→", 0] })).toBe("440 → 0");
});

test("a line begins with a large letter", () => {
  expect(speaker.line({ saying: "you win." })).toBe("You win.");
  expect(speaker.line({ saying: "你赢了。" })).toBe("你赢了。");
  expect(speaker.line({ saying: "" })).toBe("");
});

test("what is missing is said by its key, unless somebody knows better", () => {
  const own = new Speaker("ja", SOURCE, NOBODY);
  expect(own.say("nothing")).toBeUndefined();
  expect(own.part({ is: "say", key: "nothing" })).toBe("nothing");
  own.missing = (saying) => `<${saying.key}>`;
  expect(own.part({ is: "list", parts: ["A", { is: "say", key: "nothing" }] })).toBe("A, <nothing>");
});

test("a missing parameter is told, and something is said all the same", () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  expect(speaker.say("telling-name-foreign")).toContain("(ja)");
  expect(complaints).toHaveBeenCalledOnce();
  complaints.mockRestore();
});
