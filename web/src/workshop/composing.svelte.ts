/** What the menus of an ability line know: the words of the game, and the line that they stand in. */

import { getContext, setContext } from "svelte";
import type { Lexicon, LexiconNode } from "../wire/types";

/** What menus share. */
export interface Composing {
  readonly lexicon: Lexicon;
  /** The variables that the line names. */
  readonly variables: readonly string[];
  /** What a slug may be, for those who type one: names of cards and the like. */
  readonly slugs: readonly { slug: string; name: string }[];
  /** The id of the list in which these stand. */
  readonly listId: string;
}

/** One of several words to choose from. */
export interface Option {
  value: string;
  words: string;
}

/** The type of what is a name of cards. */
export const NAME = "slug:name";

/** Whether a value is a slug, or nothing yet: no variable, no amount. */
export function isSlug(text: string): boolean {
  return /^[\w-]*$/.test(text);
}

const KEY = Symbol("composing");

export function provideComposing(composing: Composing): void {
  setContext(KEY, composing);
}

export function composing(): Composing {
  return getContext<Composing>(KEY);
}

/** The words of a role: each as its example reads. */
export function nodeOptions(lexicon: Lexicon, role: string): Option[] {
  return (lexicon.nodes[role] ?? []).map((node) => ({ value: node.name, words: node.label || node.name }));
}

export function nodeOf(lexicon: Lexicon, role: string, name: string): LexiconNode | undefined {
  return lexicon.nodes[role]?.find((node) => node.name === name);
}

/** The words of a table. */
export function tableOptions(lexicon: Lexicon, table: string): Option[] {
  return (lexicon.tables[table] ?? []).map((word) => ({ value: word.name, words: word.label || word.name }));
}

/** The properties of both seats whose values are of some types. */
export function propertyOptions(lexicon: Lexicon, fits: (value: string) => boolean): Option[] {
  const shown = lexicon.properties.filter((property) => fits(property.value));
  return shown.map((property) => ({ value: property.name, words: property.label || property.name }));
}

/** The options with one that is not among them but is what stands there now. */
export function including(options: readonly Option[], value: string): readonly Option[] {
  return value && !options.some((one) => one.value === value) ? [{ value, words: value }, ...options] : options;
}
