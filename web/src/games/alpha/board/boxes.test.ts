import { expect, test } from "vitest";
import type { CardView, State } from "../../../wire/types";
import { boxesOf, orderOf, supports } from "./boxes";

function digimon(handle: number, speed: number, more: Partial<CardView> = {}): CardView {
  return { handle, key: `a/${handle}`, up: true, notes: { box: handle, type: 0, speed, hp: 300, hp_left: 300 }, ...more };
}
function state(first: number, mine: CardView[], theirs: CardView[]): State {
  const zone = (seat: number, cards: CardView[]) => ({ name: "digimon_boxes", seat, count: cards.length, cards });
  return { phase: "battle", numbers: { first }, zones: [zone(0, mine), zone(1, theirs)] };
}
const handles = (at: State, alternate = false) => orderOf(at, alternate).map(({ view }) => view.handle);

test("evolution cards lie on their Digimon, a card face down has a box of its own", () => {
  const boxes = boxesOf([digimon(1, 4), { handle: 2, host: 1 }, { handle: 3, host: 1 }, { handle: 4 }]);
  expect(boxes.map(({ view, on }) => [view.handle, on.map((card) => card.handle)])).toEqual([[1, [2, 3]], [4, []]]);
});

test("a supporter keeps its box", () => {
  const boxes = boxesOf([digimon(1, 4), digimon(2, 3, { host: 1 })]);
  expect(boxes.map(({ view, on }) => [view.handle, on.length, supports(view)])).toEqual([[1, 0, false], [2, 0, true]]);
});

test("the fastest acts first, of one speed all of the first player", () => {
  const at = state(1, [digimon(1, 6), digimon(2, 4), digimon(3, 4)], [digimon(7, 5), digimon(8, 4), digimon(9, 4)]);
  expect(handles(at)).toEqual([1, 7, 8, 9, 2, 3]);
});

test("of one speed the sides can take turns, from the first player on", () => {
  const at = state(0, [digimon(1, 4), digimon(2, 4)], [digimon(7, 5), digimon(8, 4), digimon(9, 4)]);
  expect(handles(at, true)).toEqual([7, 1, 8, 2, 9]);
});

test("a Digimon acts by the speed that counts for the order, where that is told apart", () => {
  const faster = digimon(2, 12);
  const at = state(0, [digimon(1, 4), { ...faster, notes: { ...faster.notes, order: 3 } }], []);
  expect(orderOf(at).map(({ view, speed }) => [view.handle, speed])).toEqual([[1, 4], [2, 3]]);
});

test("what lies face down has no turn", () => {
  expect(handles(state(0, [digimon(1, 4), { handle: 2 }], []))).toEqual([1]);
});
