/** Words of card faces and of the reader that the sheet of a card does not hold. */

import { missingWords } from "../../../cards/words";
import type { Paragraph } from "../../../digimon/cards/paragraph";
import { texts } from "../../../texts/texts.svelte";
import { type CardSheet, type Facts, fights } from "./facts";

/** What a chip adds when it is linked, whatever it shows (P-9.7). */
export const CHIP_POWER = "+100";

/** Attributes of a fighter or a chip, or that it is a Digimon; the class of an Option. */
export function kinWords(facts: Facts): string {
  if (facts.kind === "option") {
    const sort = facts.option_class ? texts.say(`class-${facts.option_class}`) : "?";
    return facts.drive ? `${sort} · ${texts.say("mark-drive")}` : sort;
  }
  const attributes = (facts.attributes ?? []).map((one) => texts.say(`attribute-${one.toLowerCase()}`));
  const known = attributes.length ? attributes : facts.kind === "digimon" ? [] : ["?"];
  const kind = facts.kind === "appmon" ? [] : [texts.say(`kind-${facts.kind}`)];
  return [...kind, ...known].join(" · ");
}

/** What a card fuses or evolves from, as its sheet tells it: these lines stand last among its numbers (P-7.1, P-7.7). */
export function conditions(card: CardSheet): string[] {
  const { fusion, evolution } = card.facts;
  const count = (fusion?.length ? 1 : 0) + (evolution ? 1 : 0);
  return count ? card.numbers.slice(-count) : [];
}

/** What stands in the text box of a face: conditions, names that it counts as, abilities, and what is missing. */
export function paragraphs(card: CardSheet): Paragraph[] {
  const { facts } = card;
  const missing = missingWords(facts);
  return [
    ...conditions(card).map((text): Paragraph => ({ text, mark: facts.kind === "digimon" ? "evolution" : "fusion" })),
    ...(facts.kind === "chip" ? [{ text: texts.say("face-chip-use", { power: CHIP_POWER }), mark: "text" } as const] : []),
    ...(card.also ? [{ text: card.also, mark: "note" } as const] : []),
    ...card.abilities.map(({ text }): Paragraph => ({ text, mark: fights(facts) ? "ability" : "text" })),
    ...(missing ? [{ text: missing, mark: "doubt" } as const] : []),
  ];
}
