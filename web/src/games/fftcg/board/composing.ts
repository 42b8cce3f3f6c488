/** What is composed by tapping cards before it is said: targets, attackers, a blocker, cards to discard. */

import { cardOf, PICK } from "../../../table/offers";
import type { Offer, Question } from "../../../wire/types";

const DONE = "done";
/** Questions whose answers about cards are composed, with their verb. */
const VERBS: Readonly<Record<string, string>> = { attack: "attack", block: "block" };

/** The answers that are composed by tapping their cards; none of a question that is answered otherwise. */
export function composedOf(question: Question | undefined): Offer[] {
  if (!question || question.kind === "order" || question.kind === "pay") return [];
  const verb = VERBS[question.kind] ?? PICK;
  return question.offers.filter((offer) => offer.verb === verb && cardOf(offer) !== 0);
}

/** How many cards can be picked at most. Whoever attacks may bring others along. */
export function mostOf(question: Question): number {
  if (question.kind === "attack") return Infinity;
  if (!question.run) return 1;
  const most = question.terms?.["most"] ?? Infinity;
  return question.need !== undefined && question.need >= 0 ? question.need : most;
}

/** The picks with a card put in or taken out; where one is wanted, the new one takes its place. */
export function toggled(question: Question, picks: readonly number[], handle: number): number[] {
  if (picks.includes(handle)) return picks.filter((one) => one !== handle);
  const most = mostOf(question);
  if (most === 1) return [handle];
  return picks.length >= most ? [...picks] : [...picks, handle];
}

/** Whether what is picked can be said. */
export function ready(question: Question, picks: readonly number[]): boolean {
  const need = question.need ?? -1;
  if (question.run && need >= 0) return picks.length === need;
  return picks.length > 0;
}

/** The answers, in the order of the question, and what closes a run. An attack begins with its first card only. */
export function textsOf(question: Question, picks: readonly number[]): string[] {
  const chosen = composedOf(question).filter((offer) => picks.includes(cardOf(offer)));
  const texts = chosen.map((offer) => offer.text);
  if (question.kind === "attack") return texts.slice(0, 1);
  const closes = question.run && question.offers.some((offer) => offer.verb === DONE);
  return closes ? [...texts, DONE] : texts;
}

/** Who comes along with an attack that began with the first of these: the answer to the question about the party. */
export function partyTexts(question: Question, attackers: readonly number[]): string[] | undefined {
  if (question.kind !== "party" || attackers.length === 0 || !question.picked?.some((handle) => attackers.includes(handle))) return undefined;
  const more = attackers.filter((handle) => !question.picked?.includes(handle));
  const offers = composedOf(question).filter((offer) => more.includes(cardOf(offer)));
  if (offers.length !== more.length || !question.offers.some((offer) => offer.verb === DONE)) return undefined;
  return [...offers.map((offer) => offer.text), DONE];
}
