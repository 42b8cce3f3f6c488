/** Field icons in a row: each a plate with its sign and its letters. */

import { widthOf } from "../../../cards/fit";
import type { Field } from "./facts";

export interface Plate {
  readonly field: Field;
  readonly left: number;
  readonly width: number;
}

const PAD = 0.26;
const SIGN = 0.74;
const GAP = 0.16;
export const LETTERS_SIZE = 0.62;

/** The plates of some fields from the left, of a height, as far as there is room for them. */
export function plates(fields: readonly Field[], height: number, room: number): Plate[] {
  let left = 0;
  return fields.flatMap((field) => {
    const width = height * (2 * PAD + SIGN + widthOf(field, true) * LETTERS_SIZE);
    const at = left;
    left += width + height * GAP;
    return at + width <= room ? [{ field, left: at, width }] : [];
  });
}
