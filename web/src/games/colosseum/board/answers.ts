/** The answers of a question as they are listed. */

import type { Offer, Part } from "../../../wire/types";

/** What is told below an answer: the requirement lines of a Digimon to set, the abilities behind it. */
export function below(offer: Offer): readonly Part[] {
  const told = offer.words;
  const lines = typeof told === "object" && told.is === "say" ? told.params?.["lines"] : undefined;
  return lines === undefined ? (offer.more ?? []) : [lines];
}
