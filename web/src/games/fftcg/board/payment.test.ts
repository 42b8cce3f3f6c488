import { expect, test } from "vitest";
import type { Offer, Question } from "../../../wire/types";
import { billOf, enough, isPayment, NO_WISHES, propose, sourcesOf, sumOf, tapped, textsOf, turnedElement, type Wishes } from "./payment";

const FIRE = 0;
const ICE = 1;
const WIND = 2;

function pays(handle: number, how: "dull" | "discard", ...elements: number[]): Offer[] {
  return elements.map((element) => ({
    text: `pay:#${handle}:${element}`,
    verb: "pay",
    words: { is: "say", key: "option-f-pay", params: { how } },
    card: handle,
    key: `card-${handle}`,
  }));
}
function asks(offers: Offer[], terms: Record<string, number>): Question {
  const done: Offer = { text: "back", verb: "back", words: "" };
  return { id: 1, kind: "pay", rule: "F-R11.6", question: "", title: "", run: true, terms, offers: [...offers, done] };
}
function proposal(question: Question, wishes: Wishes = NO_WISHES, value?: (key: string) => number): string[] {
  return propose(sourcesOf(question), billOf(question), wishes, value).map((pick) => pick.text);
}

const BACKUPS = [...pays(1, "dull", FIRE), ...pays(2, "dull", FIRE), ...pays(3, "dull", ICE)];
const HAND = [...pays(11, "discard", FIRE), ...pays(12, "discard", ICE)];
const THREE_FIRE = asks([...BACKUPS, ...HAND], { total: 3, each0: 1, free: 1 });

test("Backups are dulled before cards are discarded", () => {
  expect(proposal(THREE_FIRE)).toEqual(["pay:#1:0", "pay:#2:0", "pay:#3:1"]);
});

test("with too few Backups as few cards as possible are discarded", () => {
  const five = asks([...BACKUPS, ...HAND], { total: 5, each0: 1, free: 1 });
  expect(proposal(five)).toEqual(["pay:#1:0", "pay:#2:0", "pay:#3:1", "pay:#11:0"]);
});

test("no Backup is dulled that need not be", () => {
  const two = asks([...pays(3, "dull", ICE), ...HAND], { total: 2, each0: 1, free: 1 });
  expect(proposal(two)).toEqual(["pay:#11:0"]);
});

test("of cards to discard the one that is worth less", () => {
  const two = asks(HAND, { total: 2, free: 1 });
  expect(proposal(two, NO_WISHES, (key) => (key === "card-11" ? 5 : 1))).toEqual(["pay:#12:1"]);
});

test("each element of a card with several is paid", () => {
  const both = asks([...pays(1, "dull", FIRE, ICE), ...pays(2, "dull", FIRE), ...pays(3, "dull", WIND)], { total: 2, each0: 1, each1: 1, free: 1 });
  expect(proposal(both)).toEqual(["pay:#1:1", "pay:#2:0"]);
});

test("one CP of any of some elements will do", () => {
  const any = asks([...pays(1, "dull", FIRE), ...pays(2, "dull", FIRE), ...pays(3, "dull", WIND)], { total: 2, any: 1 << WIND, free: 1 });
  expect(proposal(any)).toEqual(["pay:#1:0", "pay:#3:2"]);
});

test("a card gives as many CP as the table says", () => {
  const question = asks(pays(11, "discard", FIRE), { total: 3, each0: 1, free: 1, worth11: 3 });
  expect(proposal(question)).toEqual(["pay:#11:0"]);
});

test("a card that is tapped takes the place of another one", () => {
  const first = propose(sourcesOf(THREE_FIRE), billOf(THREE_FIRE));
  const wishes = tapped(NO_WISHES, first, 11);
  expect(proposal(THREE_FIRE, wishes)).toEqual(["pay:#1:0", "pay:#11:0"]);
});

test("one that is tapped away stays away; what is lacking is said", () => {
  const first = propose(sourcesOf(THREE_FIRE), billOf(THREE_FIRE));
  let wishes = tapped(NO_WISHES, first, 3);
  expect(proposal(THREE_FIRE, wishes)).toEqual(["pay:#1:0", "pay:#11:0"]);
  wishes = { ...wishes, unwanted: new Set([1, 2, 11, 12]), wanted: [3] };
  const picks = propose(sourcesOf(THREE_FIRE), billOf(THREE_FIRE), wishes);
  expect(picks.map((pick) => pick.text)).toEqual(["pay:#3:1"]);
  expect(enough(billOf(THREE_FIRE), picks)).toBe(false);
  expect(sumOf(billOf(THREE_FIRE), picks).total).toBe(1);
});

test("more than is needed is paid where somebody wants it and the rules let them", () => {
  const wishes = { ...NO_WISHES, wanted: [11, 12] };
  expect(proposal(THREE_FIRE, wishes)).toEqual(["pay:#11:0", "pay:#12:1"]);
});

test("where no more may be paid than is needed, the last wish counts", () => {
  const strict = asks([...BACKUPS, ...HAND], { total: 2, each0: 1, free: 0 });
  expect(proposal(strict, { ...NO_WISHES, wanted: [1, 11] })).toEqual(["pay:#11:0"]);
});

test("a source of several elements gives the one that is wished", () => {
  const question = asks([...pays(1, "dull", FIRE, WIND), ...pays(2, "dull", FIRE)], { total: 2, each0: 1, free: 1 });
  const [first] = propose(sourcesOf(question), billOf(question));
  expect(first?.element).toBe(FIRE);
  expect(proposal(question, turnedElement(NO_WISHES, first!))).toEqual(["pay:#1:2", "pay:#2:0"]);
});

test("the answers stand in the order of the question, and the payment is closed", () => {
  const picks = propose(sourcesOf(THREE_FIRE), billOf(THREE_FIRE)).reverse();
  expect(textsOf(THREE_FIRE, picks)).toEqual(["pay:#1:0", "pay:#2:0", "pay:#3:1", "done"]);
});

test("a payment that was begun elsewhere is gone on with one by one", () => {
  expect(isPayment(THREE_FIRE)).toBe(true);
  expect(isPayment({ ...THREE_FIRE, picked: [1] })).toBe(false);
});

test("many sources are looked through", () => {
  const many = Array.from({ length: 16 }, (_, place) => pays(20 + place, "discard", place % 6)).flat();
  const question = asks([...BACKUPS, ...many], { total: 11, each0: 1, each4: 1, free: 1 });
  expect(proposal(question)).toHaveLength(7);
});
