import { expect, test } from "vitest";
import { next, type Box } from "./focus";

function box(left: number, top: number): Box {
  return { left, top, right: left + 10, bottom: top + 10 };
}

const ROWS: Box[] = [box(0, 0), box(20, 0), box(40, 0), box(22, 30)];

test("a step goes to the nearest card of the row", () => {
  expect(next(ROWS, 0, "right")).toBe(1);
  expect(next(ROWS, 2, "left")).toBe(1);
});

test("down and up change the row", () => {
  expect(next(ROWS, 1, "down")).toBe(3);
  expect(next(ROWS, 3, "up")).toBe(1);
});

test("at the edge there is nothing further", () => {
  expect(next(ROWS, 2, "right")).toBe(-1);
  expect(next(ROWS, 0, "up")).toBe(-1);
});

test("whoever stands nowhere begins at the first card", () => {
  expect(next(ROWS, -1, "down")).toBe(0);
  expect(next([], -1, "down")).toBe(-1);
});
