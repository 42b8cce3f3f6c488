/** What is composed by tapping cards before it is said: targets, attackers, a blocker, cards to discard. */

import { cardOf, PICK } from "../../../table/offers";
import { aboutCards, mostOf as mostPicked, textsOf as textsPicked } from "../../../table/run";
import type { Offer, Question } from "../../../wire/types";

const DONE = "done";
/** Questions whose answers about cards are composed, with their verb. */
const VERBS: Readonly<Record<string, string>> = { attack: "attack", block: "block" };

/** The answers that are composed by tapping their cards; none of a question that is answered otherwise. */
export function composedOf(question: Question): Offer[] {
  if (question.kind === "order" || question.kind === "pay") return [];
  return aboutCards(question, VERBS[question.kind] ?? PICK);
}

/** How many cards can be picked at most. Whoever attacks may bring others along. */
export function mostOf(question: Question): number {
  return question.kind === "attack" ? Infinity : mostPicked(question);
}

/** The answers, in the order of the question, and what closes a run. An attack begins with its first card only. */
export function textsOf(question: Question, picks: readonly number[]): string[] {
  const texts = textsPicked(question, composedOf(question), picks);
  return question.kind === "attack" ? texts.slice(0, 1) : texts;
}

/** Who comes along with an attack that began with the first of these: the answer to the question about the party. */
export function partyTexts(question: Question, attackers: readonly number[]): string[] | undefined {
  if (question.kind !== "party" || attackers.length === 0 || !question.picked?.some((handle) => attackers.includes(handle))) return undefined;
  const more = attackers.filter((handle) => !question.picked?.includes(handle));
  const offers = composedOf(question).filter((offer) => more.includes(cardOf(offer)));
  if (offers.length !== more.length || !question.offers.some((offer) => offer.verb === DONE)) return undefined;
  return [...offers.map((offer) => offer.text), DONE];
}
