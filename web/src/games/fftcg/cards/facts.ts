/** The printed facts of a card of Final Fantasy TCG, as a pack holds them and a card sheet carries them. */

import type { CardEntry as Entry, CardSheet as Sheet, FftcgFacts } from "../../../wire/types";

export type Facts = FftcgFacts;
/** Cards of this game, with facts of its own. */
export type CardEntry = Omit<Entry, "facts"> & { facts: Facts };
export type CardSheet = Omit<Sheet, "facts"> & { facts: Facts };

export const ELEMENTS = ["fire", "ice", "wind", "earth", "lightning", "water", "light", "dark"] as const;
export type Element = (typeof ELEMENTS)[number];
export const KINDS = ["forward", "backup", "monster", "summon", "formation", "item", "crystal"] as const;
export type Kind = (typeof KINDS)[number];

/** A mark that a card bears beside its type. */
export type Mark = "ex" | "lb" | "generic" | "party";

/** The marks of a card in the order in which they are shown. */
export function marksOf(facts: Facts): Mark[] {
  const marks: [Mark, boolean][] = [
    ["ex", facts.ex === true],
    ["lb", facts.limit_break != null],
    ["generic", facts.generic === true],
    ["party", facts.party_mark === true],
  ];
  return marks.filter(([, there]) => there).map(([mark]) => mark);
}

/** The first element of a card, which colours it. */
export function elementOf(facts: Facts): Element | undefined {
  return facts.elements?.[0];
}

/** Whether a fact of a card is there, but not sure. */
export function isDoubtful(facts: Facts, fact: string): boolean {
  return facts.doubt?.[fact] !== undefined;
}
