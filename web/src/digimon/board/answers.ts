/** The answers of a question as they are listed. */

import { cardOf, PICK } from "../../table/offers";
import type { Offer, Part } from "../../wire/types";

/** A pick by the name of its card: what is on the card, the card itself tells. */
export function words(offer: Offer): Part {
  return offer.verb === PICK && offer.key && cardOf(offer) ? { is: "card", key: offer.key } : offer.words;
}
