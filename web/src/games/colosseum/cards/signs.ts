/** The signs of card faces: outlines around (0, 0), about as wide as 2, for levels, classes and frames. */

import { box, corners, curve, even, lines, pad, round, star } from "../../../drawing/shapes";
import { sign } from "../../../drawing/signs";
import type { Frame, OptionClass } from "./facts";

/** The further evolved, the more corners. */
export const LEVEL_SHAPES: Readonly<Record<string, string>> = {
  III: sign(round(0, 0, 1)),
  IV: sign(pad(0, 0, 1.86, 1.86, 0.42)),
  Perfect: sign(lines(corners(6, 1.14, 30))),
  Ultimate: sign(lines(star(8, 1.26, 0.98))),
  Armor: sign(even([[0, -1.06], [0.9, -0.86, true], [0.92, 0.2], [0.5, 0.9], [0, 1.18, true]])),
  Hybrid: sign(lines([[-0.66, -1], [0.66, -1], [1.14, 0], [0.66, 1], [-0.66, 1], [-1.14, 0]])),
  none: sign(lines(corners(4, 1.26))),
};

export const CLASS_SHAPES: Readonly<Record<OptionClass, string>> = {
  item: sign(pad(0, 0, 1.9, 1.9, 0.5)),
  program: sign(lines(corners(8, 1.1, 22.5))),
  field: sign(even([[0, -1.06], [0.92, -0.62, true], [0.92, 0.62, true], [0, 1.06]])),
};

/** A bag, a chip, a landscape. */
export const CLASS_SIGNS: Readonly<Record<OptionClass, string>> = {
  item: sign(
    pad(0, 0.14, 1.04, 0.84, 0.2), curve([[-0.26, -0.26], [-0.24, -0.6], [0.24, -0.6], [0.26, -0.26]], false),
    lines([[-0.5, 0.06], [0.5, 0.06]], false), box(0, 0.1, 0.2, 0.24),
  ),
  program: sign(
    box(0, 0, 0.78, 0.78),
    ...[-0.2, 0.2].flatMap((at) => [
      lines([[at, -0.4], [at, -0.66]], false), lines([[at, 0.4], [at, 0.66]], false),
      lines([[-0.4, at], [-0.66, at]], false), lines([[0.4, at], [0.66, at]], false),
    ]),
    round(0, 0, 0.14),
  ),
  field: sign(
    lines([[-0.62, 0.4], [-0.22, -0.28], [0.04, 0.1], [0.24, -0.14], [0.62, 0.4], [-0.62, 0.4]]),
    round(0.36, -0.38, 0.13),
  ),
};

export const FRAME_SIGNS: Readonly<Record<Frame, string>> = {
  blue: sign(curve([[-1, 0.1], [-0.5, -0.5], [0, 0.1], [0.5, 0.7], [1, 0.1]], false)),
  red: sign(even([[0, -1, true], [0.5, 0], [0.56, 0.6], [0, 1]])),
  green: sign(
    curve([[-0.7, 0.7, true], [-0.6, -0.4], [0.7, -0.7, true], [0.5, 0.5]]), lines([[-0.7, 0.7], [0.2, -0.2]], false),
  ),
  yellow: sign(lines(star(8, 1, 0.6))),
  black: sign(curve([[-0.2, -0.9, true], [0.9, -0.3], [0.6, 0.8], [-0.6, 0.8, true], [0.2, 0]])),
  white: sign(lines(star(4, 1.1, 0.4))),
  purple: sign(curve([[0, 0.1], [0.3, -0.2], [-0.1, -0.5], [-0.6, 0], [0, 0.7], [0.9, 0], [0.1, -1]], false)),
};
