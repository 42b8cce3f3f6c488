/** Symbols in the text of abilities: `{F}`, `《火》`, `{2}`, `{D}`. */

import { texts } from "../../../texts/texts.svelte";
import { ELEMENTS, type Element } from "./facts";

/** The letters of the elements in English texts, in their order. */
const LETTERS = "FIWELA";
const SYMBOL = /\{([^{}]{1,12})\}|《([^《》]{1,12})》/gu;

/** A piece of a text: words, or a symbol with the element that it stands for, if any. */
export interface Piece {
  readonly text: string;
  readonly symbol: boolean;
  readonly element?: Element | undefined;
}

/** A text parted at its symbols. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(SYMBOL)) {
    const inside = match[1] ?? match[2] ?? "";
    if (match.index > from) found.push({ text: text.slice(from, match.index), symbol: false });
    found.push({ text: inside, symbol: true, element: elementOf(inside) });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), symbol: false });
  return found;
}

function elementOf(inside: string): Element | undefined {
  const place = inside.length === 1 ? LETTERS.indexOf(inside) : -1;
  return ELEMENTS[place] ?? ELEMENTS.find((element) => texts.say(`element-${element}`) === inside);
}
