/** Words of card faces and of the reader that the sheet of a card does not hold. */

import { missingWords } from "../../../cards/words";
import { catalog } from "../../../catalog/catalog.svelte";
import { settings } from "../../../shell/settings.svelte";
import type { CardEntry, CardSheet, Facts } from "./facts";

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/u;

/** The language that the name of a card is written in: names without a form of their own stay English. */
export function nameLanguage(card: Pick<CardEntry, "name">): string {
  return JAPANESE.test(card.name) ? settings.cardLanguage : "en";
}

/** The jobs of a card, one beside the other. */
export function jobWords(facts: Facts): string {
  return (facts.jobs ?? []).map((job) => catalog.name(job)[0]).join(" / ");
}

export interface Paragraph {
  readonly text: string;
  readonly kind: string;
}

/** What stands in the text box of a face: the abilities, names that it counts as, and what is missing. */
export function paragraphs(card: CardSheet): Paragraph[] {
  const missing = missingWords(card.facts);
  const told = card.abilities.map(({ kind, text }): Paragraph => ({ kind, text }));
  if (card.also) told.unshift({ kind: "field", text: card.also });
  if (missing) told.push({ kind: "doubt", text: missing });
  return told;
}
