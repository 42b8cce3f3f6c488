/** The signs of card faces: outlines around (0, 0), about as wide as 2, for grades, plugs, attributes and options. */

import { box, corners, curve, even, lines, type Path, pad, round, star } from "../../../drawing/shapes";
import { sign } from "../../../drawing/signs";
import type { Attribute, OptionClass, PlugSymbol } from "./facts";

/** The higher the grade, the more corners. */
export const GRADE_SHAPES: Readonly<Record<number, string>> = {
  1: sign(round(0, 0, 1)),
  2: sign(pad(0, 0, 1.86, 1.86, 0.42)),
  3: sign(lines(corners(6, 1.14, 30))),
  4: sign(lines(star(8, 1.26, 0.98))),
};

/** The three symbols of plugs and links, filled as they are printed. */
export const SYMBOL_SHAPES: Readonly<Record<PlugSymbol, string>> = {
  "●": sign(round(0, 0, 0.86)),
  "■": sign(box(0, 0, 1.54, 1.54)),
  "▲": sign(lines([[0, -0.92], [0.98, 0.78], [-0.98, 0.78]])),
};

/** What an attribute is about: a bubble, an arrow, a pad, a note, a leaf, a wrench, a wheel. */
export const ATTRIBUTE_PATHS: Readonly<Record<Attribute, readonly Path[]>> = {
  Social: [curve([[0, -0.8], [0.9, -0.6], [0.9, 0.3], [0.1, 0.56], [-0.5, 1, true], [-0.44, 0.5], [-0.94, 0.1], [-0.8, -0.6]])],
  Navi: [even([[0, -1, true], [0.8, 0.9, true], [0, 0.5, true]])],
  Game: [
    lines([
      [-0.32, -0.96], [0.32, -0.96], [0.32, -0.32], [0.96, -0.32], [0.96, 0.32], [0.32, 0.32], [0.32, 0.96], [-0.32, 0.96],
      [-0.32, 0.32], [-0.96, 0.32], [-0.96, -0.32], [-0.32, -0.32],
    ]),
  ],
  Entertainment: [
    round(-0.5, 0.62, 0.36, 0.3),
    round(0.56, 0.42, 0.36, 0.3),
    lines([[-0.32, 0.6], [-0.32, -0.7], [0.92, -0.94], [0.92, 0.4], [0.7, 0.4], [0.7, -0.42], [-0.1, -0.26], [-0.1, 0.6]]),
  ],
  Life: [curve([[-0.8, 0.84, true], [-0.76, -0.3], [0.86, -0.9, true], [0.62, 0.54]])],
  Tool: [
    lines([
      [-0.92, 0.62], [0.06, -0.36], [0.04, -0.8], [0.4, -1], [0.36, -0.5], [0.56, -0.3], [1, -0.4], [0.8, 0.02], [0.36, 0.06],
      [-0.6, 0.96],
    ]),
  ],
  System: [lines(star(8, 1.02, 0.7)), round(0, 0, 0.34)],
};

/** An attribute as a sign. */
export function attributeSign(attribute: Attribute): string {
  return sign(...ATTRIBUTE_PATHS[attribute]);
}

export const CLASS_SHAPES: Readonly<Record<OptionClass, string>> = {
  raiser: sign(pad(0, 0, 1.9, 1.9, 0.5)),
  bond: sign(round(0, 0, 1.02)),
  battle: sign(lines(corners(8, 1.1, 22.5))),
};

/** Arrows up, two rings in each other, a bolt. */
export const CLASS_SIGNS: Readonly<Record<OptionClass, string>> = {
  raiser: sign(lines([[-0.5, 0], [0, -0.54], [0.5, 0]], false), lines([[-0.5, 0.5], [0, -0.04], [0.5, 0.5]], false)),
  bond: sign(round(-0.26, 0, 0.4), round(0.26, 0, 0.4)),
  battle: sign(lines([[0.16, -0.66], [-0.4, 0.1], [0, 0.1], [-0.16, 0.66], [0.4, -0.12], [0, -0.12], [0.16, -0.66]])),
};

/** Two prongs: what a plug is told by. */
export const PLUG_SIGN = sign(
  lines([[-0.4, -0.9], [-0.4, -0.3]], false),
  lines([[0.4, -0.9], [0.4, -0.3]], false),
  lines([[-0.7, -0.3], [0.7, -0.3], [0.7, 0.1], [0.3, 0.5], [-0.3, 0.5], [-0.7, 0.1], [-0.7, -0.3]]),
  lines([[0, 0.5], [0, 0.96]], false),
);
