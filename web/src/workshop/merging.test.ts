import { expect, test } from "vitest";
import type { Difference, PackFile } from "../wire/types";
import { merged } from "./merging";
import { emptyPack, withCard, withLines } from "./pack";

const HOUND = { key: "home/H-1", name: "kelp-hound", kind: "digimon", status: "verified", frame: "green" };
const PUP = { key: "home/H-2", name: "kelp-pup", kind: "digimon", status: "verified" };
const OURS = withCard(emptyPack("home", "colosseum", "Home", "en"), HOUND);
const THEIRS: PackFile = withLines(withCard(withCard(OURS, { ...HOUND, frame: "blue" }), PUP), HOUND.key, ["keyword sky"]);

function difference(id: string, field: string, ours: unknown, theirs: unknown): Difference {
  return { part: "card", id, field, ours, theirs };
}

test("only the fields that were chosen come from the other side, and the version goes up", () => {
  const made = merged(OURS, THEIRS, [difference(HOUND.key, "frame", "green", "blue")]);
  expect(made.cards).toEqual([{ ...HOUND, frame: "blue" }]);
  expect(made.abilities).toBeUndefined();
  expect(made.version).toBe("1.0.1");
});

test("what a card does is a field as well", () => {
  const made = merged(OURS, THEIRS, [difference(HOUND.key, "abilities", null, ["keyword sky"])]);
  expect(made.abilities).toEqual({ "H-1": ["keyword sky"] });
  expect(made.cards).toEqual([HOUND]);
});

test("a card that only one side has comes or goes as a whole", () => {
  expect(merged(OURS, THEIRS, [difference(PUP.key, "", null, PUP)]).cards).toEqual([HOUND, PUP]);
  expect(merged(THEIRS, OURS, [difference(PUP.key, "", PUP, null)]).cards).toEqual([{ ...HOUND, frame: "blue" }]);
});
