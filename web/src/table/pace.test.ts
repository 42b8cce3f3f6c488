import { expect, test } from "vitest";
import type { Delta } from "../wire/types";
import { paceOf } from "./pace";

const HEAD = { is: "delta", v: 1, seq: 4 } as const;

test("a move is to be seen, the longer the slower one likes it", () => {
  const moved: Delta = { ...HEAD, change: { zones: [{ name: "hand", seat: 1, count: 5 }] } };
  expect(paceOf(moved, "slow")).toBeGreaterThan(paceOf(moved, "normal"));
  expect(paceOf(moved, "normal")).toBeGreaterThan(paceOf(moved, "fast"));
});

test("what changes nothing on the table takes no time, and a question waits for nobody", () => {
  expect(paceOf({ ...HEAD, change: { waiting: 1 } }, "normal")).toBe(0);
  const question = { id: 1, kind: "plan", rule: "C-R6.6", question: "", title: "", offers: [] };
  expect(paceOf({ ...HEAD, change: {}, lines: [{ saying: "…" }], question }, "normal")).toBe(0);
});
