/** Words of card faces and of the reader that the sheet of a card does not hold. */

import { missingWords, wordOrText } from "../../../cards/words";
import { texts } from "../../../texts/texts.svelte";
import { isKnown } from "../../../digimon/cards/facts";
import type { Paragraph } from "../../../digimon/cards/paragraph";
import type { CardSheet, Facts } from "./facts";

const known = (area: string, value: string | null | undefined): string => (value ? wordOrText(area, value) : "?");

/** Species, attribute and fields of a Digimon, "?" for what is not known. */
export function kinWords(facts: Facts): string {
  const fields = facts.fields?.length ? facts.fields.map((field) => known("field", field)) : [isKnown(
    facts, "fields",
  ) ? "" : "?"];
  return [known("species", facts.species), known("attribute", facts.attribute), ...fields].filter(Boolean).join(" · ");
}

/** Class and timings of an option card; `face-timing` are the short words for the timings. */
export function timingWords(card: CardSheet, area: "timing" | "face-timing"): string {
  const timings = card.timings ?? [];
  const told = timings.map((timing) => texts.say(`${area}-${timing}`));
  if (!timings.length) told.push(card.status === "incomplete" ? "?" : texts.say(`${area}-payment`));
  return (area === "timing" ? [known("class", card.facts.option_class), ...told] : told).join(" · ");
}

/** What stands in the text box of a face: requirements, notes, names that it counts as, abilities, and what is missing. */
export function paragraphs(card: CardSheet): Paragraph[] {
  const block = card.facts.block ?? "evolution";
  const missing = missingWords(card.facts);
  return [
    ...card.lines.map(({ text }): Paragraph => ({ text, mark: block })),
    ...card.notes.map((text): Paragraph => ({ text, mark: "note" })),
    ...(card.also ? [{ text: card.also, mark: "note" } as const] : []),
    ...card.abilities.map(({ kind, text }): Paragraph => (
      { text, mark: kind === "support" || kind === "ability" ? kind : "text" }
    )),
    ...(missing ? [{ text: missing, mark: "doubt" } as const] : []),
  ];
}
