/** The printed facts of a card or chip of the Appmon game, as a pack holds them and a card sheet carries them. */

import type { AppmonFacts, CardEntry as Entry, CardSheet as Sheet } from "../../../wire/types";

export type Facts = AppmonFacts;
/** Cards of this game, with facts of its own. */
export type CardEntry = Omit<Entry, "facts"> & { facts: Facts };
export type CardSheet = Omit<Sheet, "facts"> & { facts: Facts };

export type Attribute = NonNullable<Facts["attributes"]>[number];
export type OptionClass = NonNullable<Facts["option_class"]>;
export type PlugSymbol = NonNullable<Facts["link"]>["symbol"];

export const ATTRIBUTES: readonly Attribute[] = ["Social", "Navi", "Game", "Entertainment", "Life", "Tool", "System"];
export const CLASSES: readonly OptionClass[] = ["raiser", "bond", "battle"];
export const SYMBOLS: readonly PlugSymbol[] = ["●", "■", "▲"];
/** The grades from low to high, as they are numbered (P-1.3). */
export const GRADES = [1, 2, 3, 4] as const;

/** Whether a card fights: an Appmon or a Digimon. */
export function fights(facts: Facts): boolean {
  return facts.kind === "appmon" || facts.kind === "digimon";
}
