import { expect, test } from "vitest";
import type { Offer, Question } from "../wire/types";
import { activeOf, backOf, fitsZone, offersByCard, passiveOf, unusualOf } from "./offers";

const OPEN: Offer = { text: "open:#14", verb: "open", words: "", card: 14 };
const ACTIVATE: Offer = { text: "activate:#14:0", verb: "activate", words: "", card: 14 };
const PAY: Offer = { text: "pay>#9:0", verb: "pay", words: "", target: 9 };
const BACK: Offer = { text: "back", verb: "back", words: "" };
const DONE: Offer = { text: "done", verb: "done", words: "", passive: true };
const ASKED: Question = {
  id: 1,
  kind: "window_battle",
  rule: "C-R8.5",
  question: "",
  title: "",
  offers: [OPEN, ACTIVATE, PAY, BACK, DONE],
};

test("a card has all the offers that are about it, or aim at it", () => {
  const found = offersByCard(ASKED);
  expect(found.get(14)).toEqual([OPEN, ACTIVATE]);
  expect(found.get(9)).toEqual([PAY]);
  expect(found.size).toBe(2);
});

test("the passive answer and back stand apart from the others", () => {
  expect(activeOf(ASKED)).toEqual([OPEN, ACTIVATE, PAY]);
  expect(passiveOf(ASKED)).toBe(DONE);
  expect(backOf(ASKED)).toBe(BACK);
  expect(offersByCard(null).size).toBe(0);
});

test("what the list leaves out is told apart from a second copy of what it has", () => {
  const read = (offer: Offer) => (offer.words || offer.verb) as string;
  const copy = { ...OPEN, text: "open:#15", card: 15 };
  const misfit: Offer = { text: "material:#4", verb: "material", words: "Lay Gabbit", card: 4 };
  const asked = { ...ASKED, unusual: [copy, misfit, { ...misfit, text: "material:#5", card: 5 }] };
  expect(unusualOf(asked, read)).toEqual([misfit]);
  expect(unusualOf({ ...asked, run: true }, read)).toEqual([]);
  expect(unusualOf(ASKED, read)).toEqual([]);
});

test("a card may be dropped on the zone of its offer, of numbered zones on any", () => {
  expect(fitsZone("option_slot", "option_slot_2")).toBe(true);
  expect(fitsZone("option_slot", "support_box")).toBe(false);
  expect(fitsZone(undefined, "dark_area")).toBe(false);
});
