/** The answers of a question as they are listed. */

import { cardOf, PICK } from "../../../table/offers";
import type { Offer, Part } from "../../../wire/types";

/** A pick by the name of its card: what is on the card, the card itself tells. */
export function words(offer: Offer): Part {
  return offer.verb === PICK && offer.key && cardOf(offer) ? { is: "card", key: offer.key } : offer.words;
}

/** What is told below an answer: the requirement lines of a Digimon to set, the abilities behind it. */
export function below(offer: Offer): readonly Part[] {
  const told = offer.words;
  const lines = typeof told === "object" && told.is === "say" ? told.params?.["lines"] : undefined;
  return lines === undefined ? (offer.more ?? []) : [lines];
}
