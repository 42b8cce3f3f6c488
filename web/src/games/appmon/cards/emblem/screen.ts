/** What is behind an Appmon: the screen of a phone with its rows of apps, and the sign of its attribute in its light. */

import { HIGH, WIDE } from "../../../../drawing/art";
import { changed, pad, round, type Shape } from "../../../../drawing/shapes";
import type { Stream } from "../../../../drawing/stream";
import type { Attribute } from "../facts";
import { ATTRIBUTE_PATHS } from "../signs";

const COLUMNS = 6;
const ROWS = 5;
const TILE = 30;

const flat = (path: Shape["path"], ink: Shape["ink"], fade = 1): Shape => ({ path, ink, bare: true, fade });

/** The tiles of a screen: some dark, some lit. */
function tiles(stream: Stream): Shape[] {
  const shift = stream.between(-12, 12);
  return Array.from({ length: COLUMNS * ROWS }, (_, place): Shape => {
    const [column, row] = [place % COLUMNS, Math.floor(place / COLUMNS)];
    const [x, y] = [18 + column * 41 + (row % 2 ? shift : -shift) * 0.4, 18 + row * 41];
    return flat(pad(x, y, TILE, TILE, 8), stream.pick(["far", "far", "near", "near", "second"]), stream.between(0.35, 0.85));
  });
}

/** The screen behind an Appmon. */
export function screenOf(attribute: Attribute | undefined, stream: Stream): Shape[] {
  const [x, y, size] = [stream.pick([0.24, 0.76]) * WIDE, stream.between(0.26, 0.38) * HIGH, stream.between(46, 60)];
  const glyph = attribute ? ATTRIBUTE_PATHS[attribute] : [];
  return [
    ...tiles(stream),
    flat(round(WIDE / 2, HIGH * 0.56, 96, 88), "glow", 0.16),
    ...glyph.map((path) => flat(changed(path, (px, py) => [x + px * size, y + py * size]), "glow", 0.42)),
  ];
}
