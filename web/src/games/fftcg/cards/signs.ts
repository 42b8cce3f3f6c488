/** The signs of card faces: elements, types and marks, each of a shape of its own. Outlines around (0, 0). */

import { box, corners, curve, even, lines, pad, round, star, turned, type Path, type Point } from "../../../drawing/shapes";
import { sign } from "../../../drawing/signs";
import type { Element, Kind } from "./facts";

/** An arm of a snow crystal, upright, and the six of them. */
const ARM: readonly Point[][] = [
  [[-0.1, 0], [-0.1, -1], [0.1, -1], [0.1, 0]],
  [[0, -0.5], [0.4, -0.86], [0.5, -0.72], [0, -0.28]],
  [[0, -0.5], [-0.4, -0.86], [-0.5, -0.72], [0, -0.28]],
];
const SNOW: Path[] = [0, 60, 120, 180, 240, 300].flatMap((angle) => ARM.map((part) => lines(turned(part, angle))));

export const ELEMENT_SIGNS: Readonly<Record<Element, string>> = {
  fire: sign(
    curve([
      [0.06, -1.06, true], [0.3, -0.5], [0.72, 0.02], [0.62, 0.7], [0, 1.02], [-0.64, 0.68], [-0.66, 0.04], [-0.36, -0.3, true],
      [-0.2, 0.06], [0.06, -0.4],
    ]),
  ),
  ice: sign(...SNOW),
  wind: sign(
    curve([
      [-0.94, -0.28, true], [0.06, -0.3], [0.34, -0.56], [0.1, -0.8], [-0.12, -0.62, true], [-0.14, -0.94], [0.24, -1.02],
      [0.6, -0.62], [0.3, -0.12], [-0.94, -0.04, true],
    ]),
    curve([
      [-0.7, 0.14, true], [0.5, 0.1], [0.94, 0.44], [0.62, 0.96], [0.2, 0.86], [0.18, 0.6, true], [0.46, 0.68], [0.62, 0.46],
      [0.36, 0.36], [-0.7, 0.38, true],
    ]),
  ),
  earth: sign(lines([[-1.04, 0.8], [-0.4, -0.36], [-0.14, 0.06], [0.28, -0.84], [1.04, 0.8]])),
  lightning: sign(lines([[0.34, -1.06], [-0.62, 0.16], [-0.08, 0.16], [-0.36, 1.06], [0.64, -0.26], [0.08, -0.26]])),
  water: sign(even([[0, -1.06, true], [0.5, -0.26], [0.7, 0.34], [0.48, 0.86], [0, 1.04]])),
  light: sign(lines(star(8, 1.08, 0.46))),
  dark: sign(curve([[0.28, -1, true], [-0.6, -0.78], [-0.98, 0.02], [-0.56, 0.84], [0.4, 0.94, true], [-0.12, 0.46], [-0.14, -0.44]])),
};

/** A sword, a pillar, claws, a ring of light; a banner, a shield, a crystal. */
export const KIND_SIGNS: Readonly<Record<Kind, string>> = {
  forward: sign(
    lines([[0.98, -1], [0.98, -0.62], [-0.14, 0.5], [-0.46, 0.18], [0.62, -1]]),
    lines([[-0.84, 0.06], [-0.06, 0.84], [-0.24, 1.02], [-0.52, 0.82], [-0.84, 1.1], [-1.06, 0.88], [-0.78, 0.56], [-1, 0.26]]),
  ),
  backup: sign(
    box(0, -0.82, 1.7, 0.3), box(-0.5, 0, 0.34, 1.08), box(0.5, 0, 0.34, 1.08), box(0, 0, 0.34, 1.08), box(0, 0.82, 1.9, 0.34),
  ),
  monster: sign(
    ...[-0.62, 0, 0.62].map((x) => curve([[x - 0.2, -1, true], [x + 0.12, -0.5], [x + 0.14, 0.2], [x - 0.16, 1, true], [x - 0.28, 0.1]])),
  ),
  summon: sign(lines(star(4, 1.1, 0.36)), round(0.66, -0.66, 0.16), round(-0.66, 0.66, 0.16), round(0.66, 0.66, 0.16), round(-0.66, -0.66, 0.16)),
  formation: sign(...[[0, -0.66], [-0.68, 0.5], [0.68, 0.5]].map(([x = 0, y = 0]) => lines(corners(4, 0.46).map(([px, py]): Point => [px + x, py + y])))),
  item: sign(even([[0, -1.02], [0.5, -0.86], [0.94, -0.8, true], [0.9, 0.1], [0.5, 0.76], [0, 1.1, true]])),
  crystal: sign(lines([[0, -1.1], [0.56, -0.4], [0.4, 0.8], [0, 1.1], [-0.4, 0.8], [-0.56, -0.4]])),
};

/** The plate of a cost: a crystal that stands. */
export const PLATE = sign(lines([[0, -1.1], [0.92, -0.6], [0.92, 0.6], [0, 1.1], [-0.92, 0.6], [-0.92, -0.6]]));

/** Three figures: the generic mark. A broken ring with a point: the party mark. */
export const MARK_SIGNS = {
  generic: sign(
    round(0, -0.5, 0.34), even([[0, -0.1], [0.5, 0.1], [0.56, 0.9, true]]), round(-0.78, -0.2, 0.24), round(0.78, -0.2, 0.24),
    pad(-0.82, 0.56, 0.4, 0.7, 0.2), pad(0.82, 0.56, 0.4, 0.7, 0.2),
  ),
  party: sign(...[0, 120, 240].map((angle) => curve(turned([[-0.3, -0.9], [0.3, -0.9], [0.16, -0.2], [-0.16, -0.2]], angle)))),
} as const;
