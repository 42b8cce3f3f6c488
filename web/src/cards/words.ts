/** Words of card faces that all games share. */

import { texts } from "../texts/texts.svelte";

/** A word of an area of the game; as it stands on the card, where no message says it: a species of one's own. */
export function wordOrText(area: string, value: string): string {
  const key = `${area}-${value.toLowerCase()}`;
  return texts.has(key) ? texts.say(key) : value;
}

/** What is missing of a card, in a sentence; nothing of a card that lacks nothing. */
export function missingWords({ missing = [] }: { readonly missing?: readonly string[] }): string {
  if (missing.length === 0) return "";
  const facts = missing.map((fact) => wordOrText("fact", fact.replaceAll("_", "-")));
  return texts.say("telling-card-missing", { facts: facts.join(texts.say("list-comma")) });
}
