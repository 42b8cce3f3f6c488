/** The signs that the card faces of all Digimon games share: outlines around (0, 0), about as wide as 2. */

import { box, corners, even, lines, pad, round, star } from "../../drawing/shapes";
import { sign } from "../../drawing/signs";
import type { Letter } from "./facts";

/** Round, square and pointed: the letters of attacks are told apart by shape. */
export const LETTER_SHAPES: Readonly<Record<Letter, string>> = {
  A: sign(round(0, 0, 1)),
  B: sign(pad(0, 0, 1.84, 1.84, 0.3)),
  C: sign(lines(corners(6, 1.12))),
};

/** The guard of an attack. */
export const SHIELD = sign(even(
  [[0, -1.02], [0.5, -0.86], [0.94, -0.8, true], [0.9, 0.1], [0.5, 0.76], [0, 1.1, true]],
));

/** An arrow up: what a card evolves from. A star: what makes it appear. */
export const MARKS = {
  evolution: sign(lines([[0, -0.8], [0.8, 0.1], [0.32, 0.1], [0.32, 0.8], [-0.32, 0.8], [-0.32, 0.1], [-0.8, 0.1]])),
  fusion: sign(lines(
    [
      [-0.9, 0.8], [-0.4, 0.8], [0, 0.2], [0.4, 0.8], [0.9, 0.8], [0.26, -0.2], [0.6, -0.2], [0, -0.9], [-0.6, -0.2],
      [-0.26, -0.2],
    ],
  )),
  appearance: sign(lines(star(6, 1, 0.44))),
  note: sign(box(0, 0.1, 0.3, 0.9), box(0, -0.7, 0.3, 0.3)),
  support: sign(box(0, 0, 1.4, 1.4)),
} as const;
