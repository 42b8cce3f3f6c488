import { expect, test } from "vitest";
import { fitsZone } from "../../../table/offers";
import type { Offer, Question } from "../../../wire/types";
import { BOXES, boxOf, PLAYER, SLOTS, targets } from "./targets";

const target = targets((key) => (key === "net" ? "option" : "digimon"));
const asked = (kind: string, card = 0): Question => ({ id: 1, kind, rule: "A-7.12", question: "", title: "", offers: [], card });
const offer = (verb: string, more: Partial<Offer> = {}): Offer => ({ text: verb, verb, words: "", card: 3, ...more });

test("an option goes into the slots, a Digimon among the boxes, an evolution card onto its Digimon", () => {
  expect(target(asked("place"), offer("place", { key: "net" }))).toBe(SLOTS);
  expect(target(asked("place"), offer("place", { key: "pup" }))).toBe(BOXES);
  expect(target(asked("place"), offer("evolve", { target: 1 }))).toBe(boxOf(1));
});

test("a new Digimon may be dropped onto a box, an evolution card only onto its own", () => {
  expect(fitsZone(target(asked("place"), offer("place", { key: "pup" })), boxOf(12))).toBe(true);
  expect(fitsZone(target(asked("place"), offer("evolve", { target: 1 })), boxOf(12))).toBe(false);
  expect(fitsZone(target(asked("place"), offer("evolve", { target: 1 })), boxOf(1))).toBe(true);
});

test("an attack goes at a Digimon or at the player, a block and a supporter to whom they concern", () => {
  expect(target(asked("opportunity"), offer("attack", { target: 9 }))).toBe(boxOf(9));
  expect([target(asked("opportunity"), offer("attack")), target(asked("opportunity"), offer("alpha"))]).toEqual([PLAYER, PLAYER]);
  expect(target(asked("block", 9), offer("block"))).toBe(boxOf(9));
  expect(target(asked("support", 4), offer("pick"))).toBe(boxOf(4));
});

test("what is thrown away goes into the Dark Area", () => {
  expect(target(asked("discard_hand"), offer("pick"))).toBe("dark_area");
  expect(target(asked("line_up"), offer("pick"))).toBeUndefined();
});
