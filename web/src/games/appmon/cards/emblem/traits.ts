/** What the picture of an Appmon is made from. Whatever is unknown is left to chance. */

import type { Attribute, Facts } from "../facts";

export interface Traits {
  readonly key: string;
  readonly name: string;
  /** The first of its attributes; none where none is known. */
  readonly attribute: Attribute | undefined;
  /** How far it is fused: 0 for Standard to 3 for God. */
  readonly stage: number;
}

/** The traits of an Appmon by its key and, if they are known, its facts. */
export function traitsOf(key: string, facts?: Facts): Traits {
  return { key, name: facts?.name ?? key, attribute: facts?.attributes?.[0], stage: (facts?.grade ?? 1) - 1 };
}
