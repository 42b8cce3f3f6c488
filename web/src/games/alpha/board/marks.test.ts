import { expect, test } from "vitest";
import type { CardView } from "../../../wire/types";
import { amountOf, marksOf } from "./marks";

const digimon = (notes: Record<string, number>, more: Partial<CardView> = {}): CardView => (
  { handle: 1, key: "a/1", up: true, notes: { hp: 300, hp_left: 300, ...notes }, ...more }
);

test("who acts has its opportunity, and who attacks does so", () => {
  expect(marksOf(digimon({ acts: 1, had: 1 }))).toEqual(["acts"]);
  expect(marksOf(digimon({ acts: 1, had: 1, attacks: 1 }))).toEqual(["attacks"]);
});

test("who has passed has had its opportunity; who lies sideways shows that", () => {
  expect(marksOf(digimon({ had: 1 }))).toEqual(["had"]);
  expect(marksOf(digimon({ had: 1 }, { turned: true }))).toEqual(["sideways"]);
  expect(marksOf(digimon({}))).toEqual([]);
});

test("a supporter and a blocker are told apart", () => {
  expect(marksOf(digimon({}, { host: 5 }))).toEqual(["supports"]);
  expect(marksOf(digimon({ defends: 1 }))).toEqual(["defends"]);
});

test("a number stands against the printed one", () => {
  expect([amountOf(5, 5), amountOf(7, 5), amountOf(2, 5)].map((one) => one.trend)).toEqual(["same", "more", "less"]);
});
