/** Symbols in the text of abilities: `{F}`, `《火》`, `{2}`, `{D}`. */

import { texts } from "../../../texts/texts.svelte";
import { ELEMENTS, type Element } from "./facts";

/** The letters of the elements in English texts, in their order. */
const LETTERS = "FIWELA";
/** Other letters of English texts, and the messages that say them. */
const WORDS: Readonly<Record<string, string>> = { D: "dull", S: "special", C: "crystal" };
const SYMBOL = /\{([^{}]{1,12})\}|《([^《》]{1,12})》/gu;

/** A piece of a text: words, or a symbol with how it is said, and the element that it stands for, if any. */
export interface Piece {
  readonly text: string;
  readonly symbol: boolean;
  readonly said?: string;
  readonly element?: Element | undefined;
}

/** A text parted at its symbols. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(SYMBOL)) {
    const inside = match[1] ?? match[2] ?? "";
    if (match.index > from) found.push({ text: text.slice(from, match.index), symbol: false });
    const element = elementOf(inside);
    found.push({ text: inside, symbol: true, said: saidOf(inside, element), element });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ text: text.slice(from), symbol: false });
  return found;
}

/** The text in words alone. */
export function plain(text: string): string {
  let before = false;
  return pieces(text)
    .map(({ text, symbol, said }) => {
      const apart = before && symbol ? " " : "";
      before = symbol;
      return apart + (said ?? text);
    })
    .join("");
}

function saidOf(inside: string, element: Element | undefined): string {
  if (element) return texts.say(`element-${element}`);
  const word = WORDS[inside];
  return word ? texts.say(`board-f-symbol-${word}`) : inside;
}

function elementOf(inside: string): Element | undefined {
  const place = inside.length === 1 ? LETTERS.indexOf(inside) : -1;
  return ELEMENTS[place] ?? ELEMENTS.find((element) => texts.say(`element-${element}`) === inside);
}
