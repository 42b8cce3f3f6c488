/** Signs: outlines around (0, 0), about as wide as 2, drawn a hundred times as large. */

import { curve, written, type Path } from "./shapes";

const joined = (...paths: Path[]): string => paths.map(written).join("");
/** Paths are written to a tenth: signs are drawn a hundred times as large. */
const SCALE = 100;
const large = (path: Path): Path => path.map(({ sign, at }) => ({ sign, at: at.map((value) => value * SCALE) }));

/** Outlines as one path of a drawing. */
export const sign = (...paths: Path[]): string => joined(...paths.map(large));

/** A sprout: a card of our own, to practise with. */
export const SPROUT = sign(
  curve([[0, 0.9], [0.02, 0.3], [0, -0.1]], false),
  curve([[0, -0.06, true], [-0.2, -0.66], [-0.9, -0.7, true], [-0.7, -0.1]]),
  curve([[0, -0.06, true], [0.24, -0.56], [0.9, -0.6, true], [0.66, 0]]),
);

/** A ring that is not closed: something needed to play the card is not known. */
export const GAP = sign(curve([[0.62, -0.5], [0, -0.8], [-0.74, -0.3], [-0.74, 0.4], [0, 0.8], [0.62, 0.5]], false));
