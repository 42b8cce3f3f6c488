import { expect, test } from "vitest";
import type { Offer, Question } from "../../../wire/types";
import { composedOf, mostOf, partyTexts, textsOf } from "./composing";

function about(verb: string, ...handles: number[]): Offer[] {
  return handles.map((card) => ({ text: `${verb}:#${card}`, verb, words: "", card }));
}
const DONE: Offer = { text: "done", verb: "done", words: "", passive: true };
const PASS: Offer = { text: "pass", verb: "pass", words: "", passive: true };

function asks(kind: string, offers: Offer[], more: Partial<Question> = {}): Question {
  return { id: 1, kind, rule: "", question: "", title: "", offers, ...more };
}

test("targets, attackers and blockers are composed; priority, payment and order are not", () => {
  expect(composedOf(asks("target", [...about("pick", 1, 2), DONE])).map((offer) => offer.card)).toEqual([1, 2]);
  expect(composedOf(asks("attack", [...about("attack", 3), PASS]))).toHaveLength(1);
  expect(composedOf(asks("priority", [...about("cast", 3), PASS]))).toEqual([]);
  expect(composedOf(asks("pay", about("pay", 3)))).toEqual([]);
  expect(composedOf(asks("mode", [{ text: "pick:0", verb: "pick", words: "" }]))).toEqual([]);
});

test("a target is said by itself, targets of a run are closed", () => {
  const one = asks("target", about("pick", 1, 2));
  expect([mostOf(one), textsOf(one, [2])]).toEqual([1, ["pick:#2"]]);
  const many = asks("target", [...about("pick", 1, 2, 3), DONE], { run: true, terms: { most: 2 } });
  expect([mostOf(many), textsOf(many, [3, 1])]).toEqual([2, ["pick:#1", "pick:#3", "done"]]);
});

test("an attack begins with its first card, and the others come along", () => {
  const attack = asks("attack", [...about("attack", 1, 2, 3), PASS]);
  expect(mostOf(attack)).toBe(Infinity);
  expect(textsOf(attack, [3, 1])).toEqual(["attack:#1"]);
  const party = asks("party", [...about("pick", 2, 3), DONE], { run: true, picked: [1] });
  expect(partyTexts(party, [3, 1])).toEqual(["pick:#3", "done"]);
  expect(partyTexts(party, [1])).toEqual(["done"]);
});

test("who cannot come along is asked about again", () => {
  const party = asks("party", [...about("pick", 2), DONE], { run: true, picked: [1] });
  expect(partyTexts(party, [1, 3])).toBeUndefined();
  expect(partyTexts(party, [])).toBeUndefined();
  expect(partyTexts(asks("party", about("pick", 2), { run: true, picked: [1] }), [1])).toBeUndefined();
});
