import { expect, test } from "vitest";
import type { CardView, State } from "../../../wire/types";
import { placesOf } from "../../../table/lying";
import { rowOf, sideOf } from "./rows";

const KINDS: Record<string, string> = { shantotto: "backup", cloud: "forward", chocobo: "monster", sword: "item", city: "formation" };
const kindOf = (key: string) => KINDS[key];

function card(handle: number, key: string, more: Partial<CardView> = {}): CardView {
  return { handle, key, up: true, ...more };
}
function state(cards: CardView[]): State {
  return { phase: "main_1", numbers: {}, zones: [{ name: "field", seat: 0, count: cards.length, cards }] };
}

test("a card lies by what it is now: a Backup that has become a Forward stands among the Forwards", () => {
  expect(rowOf(card(1, "shantotto", { notes: { types: 2 } }), kindOf)).toBe("backups");
  expect(rowOf(card(1, "shantotto", { notes: { types: 3, power: 8000 } }), kindOf)).toBe("forwards");
  expect(rowOf(card(1, "chocobo", { notes: { types: 4 } }), kindOf)).toBe("monsters");
});

test("without a type now, the printed kind says where it lies, and all else lies with the Formation", () => {
  expect(rowOf(card(1, "cloud"), kindOf)).toBe("forwards");
  expect(rowOf(card(1, "city"), kindOf)).toBe("formation");
  expect(rowOf(card(1, "unknown"), kindOf)).toBe("formation");
});

test("an Item lies on its Character", () => {
  const side = sideOf(state([card(1, "cloud", { notes: { types: 1 } }), card(2, "sword", { host: 1 })]), 0, kindOf);
  expect(side.forwards.map((thing) => [thing.view.handle, thing.on.map((view) => view.handle)])).toEqual([[1, [2]]]);
  expect(side.formation).toEqual([]);
});

test("an Item whose Character is gone lies for itself", () => {
  expect(sideOf(state([card(2, "sword", { host: 1 })]), 0, kindOf).formation.map((thing) => thing.view.handle)).toEqual([2]);
});

test("every card that can be pointed at is found by its handle", () => {
  const places = placesOf(state([card(7, "cloud")]));
  expect(places.get(7)).toMatchObject({ seat: 0, zone: "field" });
  expect(places.get(8)).toBeUndefined();
});
