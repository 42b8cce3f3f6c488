import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notices } from "./notices.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  for (const notice of [...notices.list]) notices.close(notice.id);
  vi.useRealTimers();
});

test("a message goes by itself, one about a fault stays until it is closed", () => {
  notices.say("shell-back", {}, "good");
  notices.say("shell-fault", {}, "danger");
  vi.advanceTimersByTime(10_000);
  expect(notices.list.map((notice) => notice.kind)).toEqual(["danger"]);
  notices.close(notices.list[0]!.id);
  expect(notices.list).toEqual([]);
});

test("the same words stand there once, and never very many", () => {
  for (let time = 0; time < 3; time++) notices.tell("The same.", "danger");
  expect(notices.list).toHaveLength(1);
  for (let number = 0; number < 9; number++) notices.tell(`Number ${number}`, "danger");
  expect(notices.list.map((notice) => notice.words)).toEqual(["Number 5", "Number 6", "Number 7", "Number 8"]);
});
