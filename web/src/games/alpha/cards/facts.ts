/** The printed facts of a card of α, as a pack holds them and a card sheet carries them. */

import type { AlphaFacts, CardEntry as Entry, CardSheet as Sheet } from "../../../wire/types";

export type Facts = AlphaFacts;
/** Cards of this game, with facts of its own. */
export type CardEntry = Omit<Entry, "facts"> & { facts: Facts };
export type CardSheet = Omit<Sheet, "facts"> & { facts: Facts };

export const LETTERS = ["A", "B", "C"] as const;
export type Letter = (typeof LETTERS)[number];
export const LEVELS = ["I", "II", "III", "IV", "Perfect", "Ultimate"] as const;
export type Level = (typeof LEVELS)[number];
export const FIELDS = ["NSp", "DS", "NSo", "WG", "ME", "VB", "DR", "JT", "DA", "UK"] as const;
export type Field = (typeof FIELDS)[number];

/** What kind of card it is, options by their class. */
export const SORTS = ["digimon", "field", "ordinary", "command"] as const;
export type Sort = (typeof SORTS)[number];

/** Levels that stand in a box by themselves. */
const LOW: readonly string[] = ["I", "II", "III"];

/** The kind of a card; of an option its class, where that is known. */
export function sortOf(facts: Facts): Sort | "option" {
  return facts.kind === "option" ? (facts.option_class ?? "option") : facts.kind;
}

/** Whether a Digimon opens a box of its own when it is laid. */
export function isLow(facts: Facts): boolean {
  return facts.kind === "digimon" && LOW.includes(facts.level ?? "");
}

/** Whether a fact of a card is known. */
export function isKnown(facts: Facts, fact: string): boolean {
  return !facts.missing?.includes(fact);
}
