import { describe, expect, test } from "vitest";
import type { CardSheet } from "../wire/types";
import { DECK } from "../games/colosseum/deck";
import { type Cards, copiesOf, grouped, sameCards, total, withCopies } from "./deck";

const sheets: Record<string, Partial<CardSheet>> = Object.fromEntries(
  [
    { key: "p/St-10", number: "St-10", name: "Greymon", facts: { kind: "digimon", level: "IV" } },
    { key: "p/St-2", number: "St-2", name: "Gururumon", facts: { kind: "digimon", level: "IV" } },
    { key: "p/St-1", number: "St-1", name: "Agumon", facts: { kind: "digimon", level: "III" } },
    { key: "p/Bo-9", number: "Bo-9", name: "Agumon", facts: { kind: "digimon", level: "III" } },
    { key: "p/St-50", number: "St-50", name: "Plug-In", facts: { kind: "option", option_class: "item" } },
    { key: "p/St-60", number: "St-60", name: "40%", facts: { kind: "option", option_class: "program" } },
  ].map((sheet) => [sheet.key, sheet as unknown as Partial<CardSheet>]),
);
const card = (key: string) => sheets[key] as CardSheet | undefined;
const cards: Cards = [
  [2, "p/St-60"],
  [3, "p/St-10"],
  [1, "p/St-1"],
  [2, "p/Bo-9"],
  [1, "p/St-50"],
  [3, "p/St-2"],
  [1, "gone/1"],
];

describe("a list", () => {
  test("counts its cards", () => {
    expect(total(cards)).toBe(13);
    expect([copiesOf(cards, "p/St-10"), copiesOf(cards, "p/St-3")]).toEqual([3, 0]);
  });

  test("takes a card in at its end, and keeps the places of the others", () => {
    expect(withCopies([[1, "a"]], "b", 1)).toEqual([
      [1, "a"],
      [1, "b"],
    ]);
    expect(
      withCopies(
        [
          [1, "a"],
          [1, "b"],
        ],
        "a",
        3,
      ),
    ).toEqual([
      [3, "a"],
      [1, "b"],
    ]);
  });

  test("loses a card with its last copy", () => {
    expect(
      withCopies(
        [
          [1, "a"],
          [1, "b"],
        ],
        "a",
        0,
      ),
    ).toEqual([[1, "b"]]);
    expect(withCopies([[1, "b"]], "a", -1)).toEqual([[1, "b"]]);
  });

  test("is the same in any order", () => {
    expect(
      sameCards(
        [
          [1, "a"],
          [2, "b"],
        ],
        [
          [2, "b"],
          [1, "a"],
        ],
      ),
    ).toBe(true);
    expect(
      sameCards(
        [
          [1, "a"],
          [2, "b"],
        ],
        [
          [1, "b"],
          [2, "a"],
        ],
      ),
    ).toBe(false);
    expect(
      sameCards(
        [[1, "a"]],
        [
          [1, "a"],
          [2, "b"],
        ],
      ),
    ).toBe(false);
  });
});

test("groups stand by level and class, cards in them by number", () => {
  expect(grouped(cards, card, DECK)).toEqual([
    {
      group: "level-iii",
      copies: 3,
      cards: [
        [2, "p/Bo-9"],
        [1, "p/St-1"],
      ],
    },
    {
      group: "level-iv",
      copies: 6,
      cards: [
        [3, "p/St-2"],
        [3, "p/St-10"],
      ],
    },
    { group: "class-item", copies: 1, cards: [[1, "p/St-50"]] },
    { group: "class-program", copies: 2, cards: [[2, "p/St-60"]] },
    { group: "other", copies: 1, cards: [[1, "gone/1"]] },
  ]);
});

test("the highest Digimon lead, one of each name", () => {
  expect(DECK.leading(cards, card, 3)).toEqual(["p/St-2", "p/St-10", "p/Bo-9"]);
  expect(DECK.leading(cards, card, 9)).toEqual(["p/St-2", "p/St-10", "p/Bo-9"]);
});
