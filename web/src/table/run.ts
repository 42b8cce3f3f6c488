/** A run of picks: composed on the table, sent whole. */

import { cardOf, PICK } from "./offers";
import type { Question } from "../wire/types";

const DONE = "done";

/** The cards that may be picked, in the order of the offers. */
export function pickable(question: Question): number[] {
  return question.offers.filter((offer) => offer.verb === PICK).map(cardOf);
}

/** The picks with a card put in or taken out; where exactly one is wanted, the new one takes its place. */
export function toggled(question: Question, picks: readonly number[], handle: number): number[] {
  if (picks.includes(handle)) return picks.filter((one) => one !== handle);
  const need = question.need ?? -1;
  if (need === 1) return [handle];
  if (need > 0 && picks.length >= need) return [...picks];
  return [...picks, handle];
}

/** Whether the picks can be sent: as many as are needed, or at least one. */
export function ready(question: Question, picks: readonly number[]): boolean {
  const need = question.need ?? -1;
  return need >= 0 ? picks.length === need : picks.length > 0;
}

/** The answers of the whole run: the picks in the order of the offers, and what closes it where it does not end by itself. */
export function textsOf(question: Question, picks: readonly number[]): string[] {
  const chosen = question.offers.filter((offer) => offer.verb === PICK && picks.includes(cardOf(offer)));
  const texts = chosen.map((offer) => offer.text);
  const closing = question.offers.find((offer) => offer.verb === DONE);
  return closing ? [...texts, closing.text] : texts;
}
