import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DeckCheck } from "../wire/api";
import type { Part } from "../wire/types";
import { Checking, REST } from "./checking.svelte";

const body = (key: string): DeckCheck => ({ cards: [[1, key]], preset: "primer", switches: {} });

/** Answers when it is told to, in any order. */
class Rules {
  readonly asked: { key: string; answer: (problems: Part[]) => void; fail: () => void }[] = [];
  readonly ask = (_game: string, { cards }: DeckCheck) =>
    new Promise<Part[]>((answer, fail) =>
      this.asked.push({ key: cards[0]?.[1] ?? "", answer, fail: () => fail(new Error("down")) }),
    );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("the rules are asked once a deck rests", async () => {
  const rules = new Rules();
  const checking = new Checking(rules.ask);
  checking.check("colosseum", body("a"));
  checking.check("colosseum", body("b"));
  await vi.advanceTimersByTimeAsync(REST);
  expect(rules.asked.map((one) => one.key)).toEqual(["b"]);
  rules.asked[0]?.answer(["too few"]);
  await vi.advanceTimersByTimeAsync(0);
  expect([checking.status, checking.problems]).toEqual(["faulty", ["too few"]]);
});

test("an answer about an earlier form no longer counts", async () => {
  const rules = new Rules();
  const checking = new Checking(rules.ask);
  checking.check("colosseum", body("a"));
  await vi.advanceTimersByTimeAsync(REST);
  checking.check("colosseum", body("b"));
  await vi.advanceTimersByTimeAsync(REST);
  rules.asked[1]?.answer([]);
  rules.asked[0]?.answer(["too few"]);
  await vi.advanceTimersByTimeAsync(0);
  expect([checking.status, checking.problems]).toEqual(["legal", []]);
});

test("rules that do not answer are no fault of the deck", async () => {
  const rules = new Rules();
  const checking = new Checking(rules.ask);
  checking.check("colosseum", body("a"));
  await vi.advanceTimersByTimeAsync(REST);
  rules.asked[0]?.fail();
  await vi.advanceTimersByTimeAsync(0);
  expect([checking.status, checking.problems]).toEqual(["failed", []]);
});
