/** Finds cards among all: by words of their name, number or kind, and by what is printed on them. */

import type { CardSheet, Facts } from "../wire/types";

/** What is asked of cards; of each group any one value, nothing where a group is empty. */
export interface Wish {
  readonly text: string;
  readonly chosen: Readonly<Record<string, readonly string[]>>;
}

export const NOTHING: Wish = { text: "", chosen: {} };

/** The groups of filters and their values, in the order in which they are shown. */
export const GROUPS: readonly { readonly group: string; readonly values: readonly string[] }[] = [
  { group: "kind", values: ["digimon", "item", "program", "field"] },
  { group: "level", values: ["III", "IV", "Perfect", "Ultimate", "Armor", "Hybrid", "none"] },
  { group: "type", values: ["A", "B", "C"] },
  { group: "frame", values: ["blue", "red", "green", "yellow", "black", "white", "purple"] },
  { group: "attribute", values: ["Vaccine", "Data", "Virus", "Free", "Variable"] },
  { group: "family", values: ["NSp", "DS", "NSo", "WG", "ME", "UK", "VB", "DR", "JT", "DA"] },
  { group: "status", values: ["verified", "provisional", "incomplete", "practice"] },
];

function valuesOf(facts: Facts, group: string): readonly (string | null | undefined)[] {
  switch (group) {
    case "kind":
      return [facts.kind === "digimon" ? "digimon" : facts.option_class];
    case "level":
      return [facts.level];
    case "type":
      return [facts.type];
    case "frame":
      return [facts.frame];
    case "attribute":
      return [facts.attribute];
    case "family":
      return facts.fields ?? [];
    case "status":
      return [facts.practice ? "practice" : facts.status];
    default:
      return [];
  }
}

/** Text as it is compared: without differences of width, case and marks of sound. */
export function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}+/gu, "").normalize("NFKC").toLowerCase().replace(/[\s・·\-_'’]+/gu, "");
}

const haystacks = new WeakMap<CardSheet, string>();

function haystack(card: CardSheet): string {
  const known = haystacks.get(card);
  if (known !== undefined) return known;
  const made = [card.name, card.number, card.facts.name, card.kind_line].map(folded).join("\n");
  haystacks.set(card, made);
  return made;
}

/** The cards that fulfil a wish, in the order in which they came. */
export function found(cards: readonly CardSheet[], { text, chosen }: Wish): CardSheet[] {
  const words = text.trim().split(/\s+/u).map(folded).filter(Boolean);
  const groups = Object.entries(chosen).filter(([, values]) => values.length > 0);
  return cards.filter(
    (card) =>
      words.every((word) => haystack(card).includes(word)) &&
      groups.every(([group, values]) => valuesOf(card.facts, group).some((value) => values.includes(value ?? ""))),
  );
}

/** A wish with one value of a group chosen, or not any more. */
export function toggled(wish: Wish, group: string, value: string): Wish {
  const before = wish.chosen[group] ?? [];
  const values = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  return { ...wish, chosen: { ...wish.chosen, [group]: values } };
}
