import { expect, test } from "vitest";
import type { PackFile } from "../wire/types";
import { cardsOf, duplicated, emptyPack, freshKey, linesOf, mentions, nextVersion, packsBeside, packsFor, withCard, withLines, withName, withoutCard } from "./pack";

const HOUND = { key: "home/H-1", name: "kelp-hound", kind: "digimon", status: "verified" };

function home(): PackFile {
  const pack = withName(withCard(emptyPack("home", "colosseum", "Home", "ja"), HOUND), { slug: "kelp-hound", en: "Kelp Hound" });
  return { ...withLines(pack, HOUND.key, ["keyword sky"]), decks: [{ id: "kelp", cards: { "home/H-1": 3, "colosseum/St-1": 2 } }] };
}

test("a card takes its abilities and its copies in decks along when it leaves", () => {
  const left = withoutCard(home(), "home/H-1");
  expect(cardsOf(left)).toEqual([]);
  expect(linesOf(left, "home/H-1")).toEqual([]);
  expect(left.decks).toEqual([{ id: "kelp", cards: { "colosseum/St-1": 2 } }]);
});

test("a duplicate has keys of its own, also in its decks", () => {
  const copy = duplicated(home(), "away", "Away", "en");
  expect(cardsOf(copy).map((card) => card.key)).toEqual(["away/H-1"]);
  expect(copy.decks?.[0]?.cards).toEqual({ "away/H-1": 3, "colosseum/St-1": 2 });
  expect(linesOf(copy, "away/H-1")).toEqual(["keyword sky"]);
});

test("abilities of a card of another pack stand under its whole key", () => {
  const overlay = withLines(emptyPack("found", "colosseum", "Found", "en", true), "colosseum/St-66", ["keyword sky"]);
  expect(overlay.abilities).toEqual({ "colosseum/St-66": ["keyword sky"] });
  expect(linesOf(overlay, "colosseum/St-66")).toEqual(["keyword sky"]);
});

test("a number that is taken makes another key", () => {
  expect(freshKey(home(), "H-2", "kelp-pup")).toBe("home/H-2");
  expect(freshKey(home(), "", "kelp-pup")).toBe("home/kelp-pup");
  expect(freshKey(home(), "H-1", "kelp-pup")).toMatch(/^home\/H-1-[0-9a-z]{6}$/);
});

test("the next version counts on its last number", () => {
  expect(nextVersion("1.2.9")).toBe("1.2.10");
  expect(nextVersion("new")).toBe("1.0.0");
});

test("a slug is mentioned where it stands whole", () => {
  const pack = withCard(home(), { ...HOUND, key: "home/H-2", lines: [{ base: { name: "kelp-hound" } }] });
  expect(mentions(pack, "kelp-hound")).toBe(3);
  expect(mentions(pack, "kelp")).toBe(0);
});

test("only the packs that a deck needs travel with it", () => {
  const other = emptyPack("other", "colosseum", "Other", "en");
  expect(packsFor([[2, "home/H-1"]], [home(), other])).toEqual([home()]);
  expect(packsFor([[2, "colosseum/St-1"]], [home(), other])).toEqual([]);
});

test("a trial takes along the packs that the position names, or that have what the card asks for", () => {
  const card = { ...HOUND, key: "away/A-1", name: "tide-king", lines: [{ base: { name: "kelp-hound" } }] };
  const other = emptyPack("other", "colosseum", "Other", "en");
  expect(packsBeside(card, "", [home(), other])).toEqual([home()]);
  expect(packsBeside(HOUND, "", [home(), other])).toEqual([]);
  expect(packsBeside(HOUND, "me box other/A-2", [home(), other])).toEqual([other]);
});
