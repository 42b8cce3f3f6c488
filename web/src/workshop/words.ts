/** What the fields of cards are called. */

import { texts } from "../texts/texts.svelte";

/** A field of a game's cards in words; `instead` where nobody has said what it is called. */
export function fieldWords(game: string, field: string, instead = field): string {
  const name = field.replaceAll("_", "-");
  const key = [`form-${game}-${name}`, `form-${name}`, `fact-${name}`, `mark-${name}`].find((one) => texts.has(one));
  return key ? texts.say(key) : instead;
}
