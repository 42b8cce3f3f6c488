import { expect, test } from "vitest";
import { formFor, readyDecks } from "./named";

const ready = (id: string, practice: boolean) => ({
  id,
  names: { en: id.toUpperCase(), ja: `${id}-ja` },
  about: { en: "about" },
  practice,
  cards: [[3, "a/1"]] as [number, string][],
});

test("decks are named in the language of the reader, in English where it has no name", () => {
  const [deck] = readyDecks([ready("a", false)], "ja");
  expect(deck).toEqual({ ref: "ready:a", name: "a-ja", about: "about", practice: false, cards: [[3, "a/1"]] });
  expect(readyDecks([ready("a", false)], "zh-Hans")[0]?.name).toBe("A");
});

test("a deck without any name is called by its id", () => {
  expect(readyDecks([{ ...ready("a", false), names: {} }], "en")[0]?.name).toBe("a");
  expect(formFor({}, "en")).toBe("");
});

test("practice decks come last", () => {
  expect(readyDecks([ready("a", true), ready("b", false), ready("c", true)], "en").map((deck) => deck.ref)).toEqual([
    "ready:b",
    "ready:a",
    "ready:c",
  ]);
});
