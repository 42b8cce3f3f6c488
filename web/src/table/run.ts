/** Picks: composed on the table by tapping cards, said whole. */

import { cardOf, PICK } from "./offers";
import type { Offer, Question } from "../wire/types";

const DONE = "done";

/** The answers about cards of one verb, in their order. */
export function aboutCards(question: Question, verb = PICK): Offer[] {
  return question.offers.filter((offer) => offer.verb === verb && cardOf(offer) !== 0);
}

/** How many cards can be picked at most. */
export function mostOf(question: Question): number {
  if (!question.run) return 1;
  const need = question.need ?? -1;
  return need >= 0 ? need : (question.terms?.["most"] ?? Infinity);
}

/** The picks with a card put in or taken out; where exactly one is wanted, the new one takes its place. */
export function toggled(picks: readonly number[], handle: number, most: number): number[] {
  if (picks.includes(handle)) return picks.filter((one) => one !== handle);
  if (most === 1) return [handle];
  return picks.length >= most ? [...picks] : [...picks, handle];
}

/** Whether the picks can be said: as many as are needed, or at least one. */
export function ready(question: Question, picks: readonly number[]): boolean {
  const need = question.need ?? -1;
  return question.run && need >= 0 ? picks.length === need : picks.length > 0;
}

/** The answers that were picked, in the order of the offers, and what closes a run where it does not end by itself. */
export function textsOf(question: Question, composed: readonly Offer[], picks: readonly number[]): string[] {
  const texts = composed.filter((offer) => picks.includes(cardOf(offer))).map((offer) => offer.text);
  const closes = question.run && question.offers.some((offer) => offer.verb === DONE);
  return closes ? [...texts, DONE] : texts;
}
