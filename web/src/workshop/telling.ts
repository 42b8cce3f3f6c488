/** What abilities of a pack say, in the language of the page: for those who compare and do not write. */

import { texts } from "../texts/texts.svelte";
import { ApiError, readLines } from "../wire/api";
import type { PackFile } from "../wire/types";

/** So many lines are read at once. */
const MOST = 40;

/** The words of lines, by the line; one that cannot be read has none, and none has any where nobody answers. */
export async function linesTold(pack: PackFile, lines: readonly string[], cardLanguage: string): Promise<ReadonlyMap<string, string>> {
  const different = [...new Set(lines)];
  const parts = Array.from({ length: Math.ceil(different.length / MOST) }, (_, at) => different.slice(at * MOST, (at + 1) * MOST));
  try {
    const told = await Promise.all(parts.map((part) => readLines(pack.game, { lines: part, pack, card_language: cardLanguage })));
    const words = told.flat().map((line) => line.texts?.[texts.language]);
    return new Map(different.flatMap((line, place) => (words[place] ? [[line, words[place]] as const] : [])));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return new Map();
  }
}
