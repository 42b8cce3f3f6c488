/** Words of card faces and of the reader that the sheet of a card does not hold. */

import { missingWords, wordOrText } from "../../../cards/words";
import type { Paragraph } from "../../../digimon/cards/paragraph";
import { texts } from "../../../texts/texts.svelte";
import { type CardSheet, type Facts, LETTERS, sortOf } from "./facts";

/** The kind of a card in words; of an option with its class. */
export function sortWords(facts: Facts): string {
  const sort = sortOf(facts);
  if (sort === "field" || sort === "ordinary") return texts.say(`card-a-kind-${sort}`);
  return texts.say(`kind-${sort}`);
}

/** Species, attribute and fields of a Digimon, the kind of any other card. */
export function kinWords(facts: Facts): string {
  const parts = facts.kind === "digimon" ? [] : [sortWords(facts)];
  if (facts.species) parts.push(wordOrText("species", facts.species));
  if (facts.attribute) parts.push(texts.say(`attribute-${facts.attribute.toLowerCase()}`));
  parts.push(...(facts.fields ?? []).map((field) => texts.say(`field-${field.toLowerCase()}`)));
  if (facts.limit_1) parts.push(texts.say("mark-limit-1"));
  return parts.join(" · ");
}

/** The evolution condition, line by line, as the sheet tells it after cost, speed and HP, and the skills. */
export function conditionOf(card: CardSheet): string[] {
  if (!card.facts.condition) return [];
  return card.numbers.slice(card.numbers.length - 1 - (card.facts.condition.also?.length ?? 0));
}

/** What stands in the text box of a face: the evolution condition, names that it counts as, abilities, what is missing. */
export function paragraphs(card: CardSheet): Paragraph[] {
  const missing = missingWords(card.facts);
  const told = conditionOf(card).map((text): Paragraph => ({ text, mark: "evolution" }));
  if (card.also) told.push({ text: card.also, mark: "note" });
  for (const { kind, text } of card.abilities) told.push({ text, mark: kind === "ability" ? "ability" : "text" });
  if (missing) told.push({ text: missing, mark: "doubt" });
  return told;
}

/** The skills with their names, as far as they have any. */
export function skillsOf(facts: Facts): { letter: (typeof LETTERS)[number]; power: number | undefined; name: string }[] {
  return LETTERS.map((letter) => ({ letter, power: facts.skills?.[letter], name: facts.skill_names?.[letter] ?? "" }));
}
