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

const BY_VERB: Readonly<Record<string, string>> = {
  support: "support_box",
  evolve: "digimon_box",
  appear: "digimon_box",
  exchange: "digimon_box",
  open: "digimon_box",
  activate: "digimon_box",
  pay: "requirement_box",
};

const BY_KIND: Readonly<Record<string, string>> = {
  starting_level_iii: "digimon_box",
  exchange: "digimon_box",
  plan: "evolution_box",
  lay_options: "option_slot",
  discard_hand: "dark_area",
  discard_slots: "dark_area",
  discard_exactly: "dark_area",
  cost_discard: "dark_area",
};

/** The zone of the own sheet onto which a card is dragged to take an offer; none where there is none. */
export function targetOf(question: Question, offer: Offer): string | undefined {
  return offer.verb === PICK ? BY_KIND[question.kind] : BY_VERB[offer.verb];
}

/** Whether a card may be dropped on a zone: any of the option slots will do. */
export function fitsZone(target: string | undefined, zone: string): boolean {
  return target !== undefined && zone.startsWith(target);
}
