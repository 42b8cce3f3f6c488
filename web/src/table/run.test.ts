import { expect, test } from "vitest";
import type { Offer, Question } from "../wire/types";
import { pickable, ready, textsOf, toggled } from "./run";

function question(need: number, handles: number[], verbs: string[]): Question {
  const picks: Offer[] = handles.map((card) => ({ text: `pick:#${card}`, verb: "pick", words: "", card }));
  const others: Offer[] = verbs.map((verb) => ({ text: verb, verb, words: "", passive: verb === "done" }));
  return { id: 3, kind: "discard_hand", rule: "C-R6.1", question: "", title: "", run: true, need, offers: [...picks, ...others] };
}

test("any number of picks is sent in the order of the offers, closed with done", () => {
  const asked = question(-1, [5, 8, 9], ["done"]);
  const picks = toggled(asked, toggled(asked, [], 9), 5);
  expect(picks).toEqual([9, 5]);
  expect(textsOf(asked, picks)).toEqual(["pick:#5", "pick:#9", "done"]);
});

test("an exact number of picks ends by itself", () => {
  const asked = question(2, [5, 8, 9], ["back"]);
  expect(ready(asked, [5])).toBe(false);
  expect(ready(asked, [5, 9])).toBe(true);
  expect(textsOf(asked, [9, 5])).toEqual(["pick:#5", "pick:#9"]);
});

test("a pick more than wanted changes nothing; a second tap takes a pick back", () => {
  const asked = question(2, [5, 8, 9], []);
  expect(toggled(asked, [5, 8], 9)).toEqual([5, 8]);
  expect(toggled(asked, [5, 8], 8)).toEqual([5]);
});

test("where one is wanted, the new pick takes the place of the old", () => {
  expect(toggled(question(1, [5, 8], []), [5], 8)).toEqual([8]);
});

test("without picks there is nothing to send; the passive answer is another one", () => {
  expect(ready(question(-1, [5], ["done"]), [])).toBe(false);
});

test("only picks can be picked", () => {
  expect(pickable(question(-1, [5, 8], ["done", "back"]))).toEqual([5, 8]);
});
