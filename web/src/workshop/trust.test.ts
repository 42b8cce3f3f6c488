import { expect, test } from "vitest";
import { begun, markedWhereChanged, markOf, withAbilitiesTold, withMark, withValue } from "./trust";

const CARD = { key: "home/H-1", name: "kelp-hound", kind: "digimon", status: "verified", species: "beast" };
const DOUBTS = [{ value: "jp" }, { value: "unknown" }];

test("what cannot be read has no value, and the card is incomplete until it is given", () => {
  const torn = withMark(CARD, "species", "missing");
  expect(torn).toEqual({ key: "home/H-1", name: "kelp-hound", kind: "digimon", status: "incomplete", missing: ["species"] });
  expect(withValue(torn, { name: "species" }, "dinosaur")).toEqual({ ...CARD, species: "dinosaur" });
});

test("a new card lacks what it needs, and lacks it again when it is taken away", () => {
  const level = { name: "level", needed: true };
  const blank = begun(CARD, [level, { name: "species" }]);
  expect([blank.status, blank["missing"], blank["species"]]).toEqual(["incomplete", ["level"], "beast"]);
  const filled = withValue(blank, level, "IV");
  expect(filled).toEqual({ ...CARD, level: "IV" });
  expect(withValue(filled, level, undefined)).toEqual(blank);
});

test("a doubted field makes the card provisional, and no doubt makes it verified again", () => {
  const doubted = withMark(CARD, "species", "unknown");
  expect(doubted).toEqual({ ...CARD, status: "provisional", doubt: { species: "unknown" } });
  expect(withMark(doubted, "species", "")).toEqual(CARD);
});

test("on a card of another pack each change is marked, and a mark that was chosen stays", () => {
  const before = withMark({ ...CARD, frame: "red" }, "frame", "unknown");
  const after = { ...before, species: "dinosaur", frame: "blue" };
  const marked = markedWhereChanged(before, after, DOUBTS);
  expect([markOf(marked, "species"), markOf(marked, "frame")]).toEqual(["jp", "unknown"]);
});

test("what was missing on a card of another pack is marked as read when it is given", () => {
  const before = { ...withMark(CARD, "lines", "missing"), doubt: { lines: "unknown" } };
  const marked = markedWhereChanged(before, withValue(before, { name: "lines" }, []), DOUBTS);
  expect(marked["doubt"]).toEqual({ lines: "jp" });
  expect(marked.status).toBe("provisional");
});

test("abilities that are written are missing no more", () => {
  const torn = withMark(CARD, "abilities", "missing");
  expect(withAbilitiesTold(torn, false, DOUBTS)).toEqual(CARD);
  expect(withAbilitiesTold(torn, true, DOUBTS)["doubt"]).toEqual({ abilities: "jp" });
});
