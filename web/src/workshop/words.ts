/** What the fields of cards are called. */

import { texts } from "../texts/texts.svelte";

/** A field in words; `instead` where nobody has said what it is called. */
export function fieldWords(field: string, instead = field): string {
  // The form's own word for a kind is that of what pays a requirement.
  if (field === "kind") return texts.say("workshop-card-kind");
  const name = field.replaceAll("_", "-");
  const key = [`form-${name}`, `fact-${name}`].find((one) => texts.has(one));
  return key ? texts.say(key) : instead;
}
