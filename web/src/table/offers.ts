/** What can be answered, looked at from the cards: which offers a card has, and where it goes. */

import type { Offer, Question } from "../wire/types";

export const PICK = "pick";

/** The card on the table that an offer is reached by. */
export function cardOf(offer: Offer): number {
  return offer.card || offer.target || 0;
}

/** The offers of each card, by handle. */
export function offersByCard(question: Question | null | undefined): Map<number, Offer[]> {
  const found = new Map<number, Offer[]>();
  for (const offer of question?.offers ?? []) {
    const handle = cardOf(offer);
    if (handle) found.set(handle, [...(found.get(handle) ?? []), offer]);
  }
  return found;
}

/** The answer that leaves everything as it is. */
export function passiveOf(question: Question | null | undefined): Offer | undefined {
  return question?.offers.find((offer) => offer.passive);
}

/** The answer that takes the last step of a run back. */
export function backOf(question: Question | null | undefined): Offer | undefined {
  return question?.offers.find((offer) => offer.verb === "back");
}

/** The answers that do something, in their order. */
export function activeOf(question: Question | null | undefined): Offer[] {
  return question?.offers.filter((offer) => !offer.passive && offer.verb !== "back") ?? [];
}

/** Legal answers that the list leaves out, unless they read like one that it has: a second copy of the same card. */
export function unusualOf(question: Question | null | undefined, read: (offer: Offer) => string): Offer[] {
  if (!question?.unusual || question.run) return [];
  const known = new Set(question.offers.map(read));
  return question.unusual.filter((offer) => !known.has(read(offer)) && known.add(read(offer)));
}

/** The zone of the own side onto which a card is dragged to take an offer; none where there is none. */
export type Target = (question: Question, offer: Offer) => string | undefined;

/** Whether a card may be dropped on a zone: of zones that are numbered, any will do. */
export function fitsZone(target: string | undefined, zone: string): boolean {
  return target !== undefined && zone.startsWith(target);
}
