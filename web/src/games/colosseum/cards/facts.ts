/** The printed facts of a card of Hyper Colosseum, as a pack holds them and a card sheet carries them. */

import type { CardEntry as Entry, CardSheet as Sheet, ColosseumFacts } from "../../../wire/types";

export type Facts = ColosseumFacts;
/** Cards of this game, with facts of its own. */
export type CardEntry = Omit<Entry, "facts"> & { facts: Facts };
export type CardSheet = Omit<Sheet, "facts"> & { facts: Facts };

export const LETTERS = ["A", "B", "C"] as const;
export type Letter = (typeof LETTERS)[number];
export type Frame = NonNullable<Facts["frame"]>;
export type Level = NonNullable<Facts["level"]>;
export type OptionClass = NonNullable<Facts["option_class"]>;

/** Whether a fact of a card is known: it is not listed as missing, and its doubt does not say that it is unknown. */
export function isKnown(facts: Facts, fact: string): boolean {
  return !facts.missing?.includes(fact) && facts.doubt?.[fact] !== "unknown";
}

/** Whether a fact of a card is there, but is no transcription of the Japanese card. */
export function isDoubtful(facts: Facts, fact: string): boolean {
  const doubt = facts.doubt?.[fact];
  return doubt !== undefined && doubt !== "jp";
}
