import { expect, test } from "vitest";
import type { Offer, Question } from "../wire/types";
import { aboutCards, mostOf, ready, textsOf, toggled } from "./run";

function question(need: number, handles: number[], verbs: string[], more: Partial<Question> = {}): Question {
  const picks: Offer[] = handles.map((card) => ({ text: `pick:#${card}`, verb: "pick", words: "", card }));
  const others: Offer[] = verbs.map((verb) => ({ text: verb, verb, words: "", passive: verb === "done" }));
  const offers = [...picks, ...others];
  return { id: 3, kind: "discard_hand", rule: "C-R6.1", question: "", title: "", run: true, need, offers, ...more };
}

function said(asked: Question, picks: number[]): string[] {
  return textsOf(asked, aboutCards(asked), picks);
}

test("any number of picks is sent in the order of the offers, closed with done", () => {
  const asked = question(-1, [5, 8, 9], ["done"]);
  const picks = toggled(toggled([], 9, mostOf(asked)), 5, mostOf(asked));
  expect(picks).toEqual([9, 5]);
  expect(said(asked, picks)).toEqual(["pick:#5", "pick:#9", "done"]);
});

test("an exact number of picks ends by itself", () => {
  const asked = question(2, [5, 8, 9], ["back"]);
  expect([ready(asked, [5]), ready(asked, [5, 9])]).toEqual([false, true]);
  expect(said(asked, [9, 5])).toEqual(["pick:#5", "pick:#9"]);
});

test("a pick more than wanted changes nothing; a second tap takes a pick back", () => {
  expect(toggled([5, 8], 9, 2)).toEqual([5, 8]);
  expect(toggled([5, 8], 8, 2)).toEqual([5]);
});

test("where one is wanted, the new pick takes the place of the old", () => {
  expect(toggled([5], 8, mostOf(question(1, [5, 8], [])))).toEqual([8]);
  expect(toggled([5], 8, mostOf(question(-1, [5, 8], [], { run: false })))).toEqual([8]);
});

test("as many as the question allows", () => {
  expect(mostOf(question(-1, [5, 8, 9], ["done"], { terms: { most: 2 } }))).toBe(2);
  expect(mostOf(question(-1, [5, 8, 9], ["done"]))).toBe(Infinity);
});

test("without picks there is nothing to send; the passive answer is another one", () => {
  expect(ready(question(-1, [5], ["done"]), [])).toBe(false);
});

test("only answers about cards can be picked", () => {
  const asked = question(-1, [5, 8, 0], ["done", "back"]);
  expect(aboutCards(asked).map((offer) => offer.card)).toEqual([5, 8]);
});
