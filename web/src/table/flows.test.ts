import { expect, test } from "vitest";
import type { State } from "../wire/types";
import { PILES } from "../games/colosseum/board/piles";
import { cameFrom, wentTo } from "./flows";

function state(hand: number, ocean: number, dark: number): State {
  const zones = [
    { name: "hand", seat: 1, count: hand },
    { name: "net_ocean", seat: 1, count: ocean },
    { name: "dark_area", seat: 1, count: dark },
  ];
  return { phase: "preparation", numbers: {}, zones };
}

test("a face-down Option comes from the hand, ○ and × from the Net Ocean", () => {
  const before = state(6, 22, 0);
  const after = state(5, 20, 0);
  expect(cameFrom(PILES, before, after, 1, "option_slot_1")).toBe("1:hand");
  expect(cameFrom(PILES, before, after, 1, "requirement_box")).toBe("1:net_ocean");
});

test("a drawn card comes from the Net Ocean, not from the hand it lies in", () => {
  expect(cameFrom(PILES, state(4, 22, 0), state(6, 20, 0), 1, "hand")).toBe("1:net_ocean");
});

test("what leaves the sheet goes to the pile that grows", () => {
  expect(wentTo(PILES, state(6, 20, 0), state(6, 20, 2), 1, "option_slot_1")).toBe("1:dark_area");
  expect(wentTo(PILES, state(5, 20, 0), state(6, 20, 0), 1, "option_slot_1")).toBe("1:hand");
});

test("where no pile changes, the card just stands there or is gone", () => {
  const same = state(6, 20, 0);
  expect(cameFrom(PILES, same, same, 1, "option_slot_1")).toBeUndefined();
  expect(wentTo(PILES, same, same, 1, "option_slot_1")).toBeUndefined();
});
