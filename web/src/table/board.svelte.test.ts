import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Offer, Question } from "../wire/types";
import { Board } from "./board.svelte";
import type { Acting } from "./seated";

const PICK_5: Offer = { text: "pick:#5", verb: "pick", words: "", card: 5 };
const PICK_8: Offer = { text: "pick:#8", verb: "pick", words: "", card: 8 };
const OPEN: Offer = { text: "open:#14", verb: "open", words: "Open", card: 14 };
const BACK: Offer = { text: "back", verb: "back", words: "" };
const DONE: Offer = { text: "done", verb: "done", words: "", passive: true };

function question(offers: Offer[], more: Partial<Question> = {}): Question {
  return { id: 3, kind: "discard_hand", rule: "C-R6.1", question: "", title: "discard", offers, ...more };
}

/** A seat that takes what it is told, or does not. */
class Person implements Acting {
  about = undefined;
  state = undefined;
  lines = [];
  battle = undefined;
  undoable = false;
  question = $state.raw<Question | undefined>();
  said: string[][] = [];
  takes = true;

  constructor(asked: Question) {
    this.question = asked;
  }
  answer(texts: string[]): Promise<boolean> {
    this.said.push(texts);
    return Promise.resolve(this.takes);
  }
  why(): Promise<[]> {
    return Promise.resolve([]);
  }
}

function seated(asked: Question): { board: Board; person: Person } {
  const person = new Person(asked);
  const board = new Board(() => person, () => person);
  board.renew();
  vi.advanceTimersByTime(250);
  return { board, person };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

test("a run is composed and sent whole", () => {
  const { board, person } = seated(question([PICK_5, PICK_8, DONE], { run: true }));
  board.toggle(8);
  board.take(PICK_5);
  expect(board.complete).toBe(true);
  expect(person.said).toEqual([]);
  board.send();
  expect(person.said).toEqual([["pick:#5", "pick:#8", "done"]]);
});

test("what was sent is not sent twice; what was not taken can be sent again", async () => {
  const { board, person } = seated(question([OPEN, DONE]));
  person.takes = false;
  board.take(OPEN);
  board.take(OPEN);
  expect(person.said).toEqual([["open:#14"]]);
  await Promise.resolve();
  await Promise.resolve();
  expect(board.open).toBe(true);
  board.take(OPEN);
  expect(person.said).toHaveLength(2);
});

test("a click that was meant for the question before counts for nothing", () => {
  const { board, person } = seated(question([OPEN, DONE]));
  person.question = question([OPEN, DONE], { id: 4 });
  flushSync();
  board.renew();
  board.take(OPEN);
  expect(person.said).toEqual([]);
  vi.advanceTimersByTime(250);
  board.take(OPEN);
  expect(person.said).toEqual([["open:#14"]]);
});

test("a decision that was taken back can be made anew", () => {
  const { board, person } = seated(question([OPEN, DONE]));
  board.take(OPEN);
  person.question = question([DONE], { id: 4 });
  board.renew();
  person.question = question([OPEN, DONE]);
  board.renew();
  vi.advanceTimersByTime(250);
  board.take(OPEN);
  expect(person.said).toEqual([["open:#14"], ["open:#14"]]);
});

test("back closes first, then unpicks, then takes back what was set", () => {
  const { board, person } = seated(question([PICK_5, BACK, DONE], { run: true }));
  board.toggle(5);
  board.bubble = 5;
  board.back();
  expect([board.bubble, board.picks]).toEqual([0, [5]]);
  board.back();
  expect([board.picks, person.said]).toEqual([[], []]);
  board.back();
  expect(person.said).toEqual([["back"]]);
});

test("beside its card a pick says what it does, not which card it is", () => {
  const single = seated(question([PICK_5, DONE])).board;
  expect(single.wordsAt(PICK_5)).toBe("discard");
  const run = seated(question([PICK_5, DONE], { run: true })).board;
  expect(run.wordsAt(PICK_5)).toEqual({ is: "say", key: "board-pick", params: { picked: "no" } });
  expect(run.wordsAt(OPEN)).toBe("Open");
});

test("a game that is only looked at takes no answers", () => {
  const person = new Person(question([OPEN, DONE]));
  const board = new Board(() => person, () => undefined);
  vi.advanceTimersByTime(250);
  board.take(OPEN);
  expect([board.open, person.said]).toEqual([false, []]);
});
