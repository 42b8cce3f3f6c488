/** Signs on bodies and chips: small glyphs that tell one card from its kin. */

import { curve, even, lines, pair, placed, round, star, type Shape } from "../../drawing/shapes";
import type { Stream } from "../../drawing/stream";

/** Signs as wide and high as 2, around the middle. */
const SIGNS: Readonly<Record<string, readonly Shape[]>> = {
  drop: [{ path: even([[0, -1.1, true], [0.7, 0.2], [0.5, 0.8], [0, 0.96]]), ink: "accent" }],
  star: [{ path: lines(star(5, 1.1, 0.5)), ink: "accent" }],
  diamond: [
    { path: lines([[0, -1.1], [0.8, 0], [0, 1.1], [-0.8, 0]]), ink: "accent" },
    { path: lines([[0, -0.5], [0.36, 0], [0, 0.5], [-0.36, 0]]), ink: "glow", bare: true },
  ],
  rings: [
    { path: round(0, 0, 1), ink: "accent" }, { path: round(0, 0, 0.62), ink: "light", bare: true },
    { path: round(0, 0, 0.3), ink: "second", bare: true },
  ],
  chevrons: [-0.5, 0.1, 0.7].map((y): Shape => (
    { path: lines([[-0.9, y - 0.4], [0, y + 0.2], [0.9, y - 0.4]], false), ink: "accent", open: 0.3 }
  )),
  bars: [-0.6, 0, 0.6].map((y): Shape => (
    { path: lines([[-0.86 + Math.abs(y) * 0.4, y], [0.86 - Math.abs(y) * 0.4, y]], false), ink: "second", open: 0.3 }
  )),
  heart: [{ path: even([[0, -0.5, true], [0.5, -0.9], [1, -0.4], [0.7, 0.3], [0, 1, true]]), ink: "accent" }],
  crescent: [{
    path: curve([[-0.8, -0.6, true], [-0.8, 0.5], [0, 1], [0.8, 0.5], [0.8, -0.6, true], [0.4, 0.2], [-0.4, 0.2]]),
    ink: "accent",
  }],
  cross: [{
    path: lines([
      [-0.3, -1], [0.3, -1], [0.3, -0.3], [1, -0.3], [1, 0.3], [0.3, 0.3], [0.3, 1], [-0.3, 1], [-0.3, 0.3], [-1, 0.3],
      [-1, -0.3], [-0.3, -0.3],
    ]),
    ink: "accent",
  }],
  bolt: [{ path: lines([[0.2, -1.2], [-0.7, 0.2], [-0.1, 0.2], [-0.3, 1.2], [0.7, -0.3], [0.1, -0.3]]), ink: "glow" }],
  dots: [[0, -0.8], [0.7, 0], [0, 0.8], [-0.7, 0]].map(([x, y]): Shape => (
    { path: round(x as number, y as number, 0.3), ink: "accent" }
  )),
  sun: [{ path: lines(star(8, 1.2, 0.7)), ink: "accent" }, { path: round(0, 0, 0.4), ink: "glow", bare: true }],
  spiral: [{
    path: curve([[0, 0.1], [0.3, -0.2], [-0.1, -0.5], [-0.6, 0], [0, 0.7], [0.9, 0], [0.1, -1]], false), ink: "second",
    open: 0.26,
  }],
  leaf: [
    { path: even([[0, -1.1, true], [0.66, 0], [0, 1, true]]), ink: "second" },
    { path: lines([[0, -0.6], [0, 1]], false), ink: "ink", open: 0.12 },
  ],
  wave: [-0.4, 0.4].map((y): Shape => (
    { path: curve([[-1, y], [-0.5, y - 0.34], [0, y], [0.5, y + 0.34], [1, y]], false), ink: "accent", open: 0.26 }
  )),
};

export type Sign = string;
export const SIGN_NAMES: readonly Sign[] = Object.keys(SIGNS);

/** A sign at a place, half as wide as `size`. */
export function sign(name: Sign, x: number, y: number, size: number): Shape[] {
  return placed(SIGNS[name] ?? [], x, y, size);
}

/** A mirrored pattern of cells, five wide and five high, as a card's own rune. */
export function rune(x: number, y: number, size: number, stream: Stream, ink: Shape["ink"]): Shape[] {
  const cell = size / 5;
  const shapes: Shape[] = [];
  for (let row = 0; row < 5; row += 1) {
    for (let column = 0; column < 3; column += 1) {
      if (!stream.chance(column === 0 ? 0.55 : 0.5)) continue;
      const square: Shape = {
        path: lines([
          [column * cell - cell / 2, (row - 2.5) * cell], [column * cell + cell / 2, (row - 2.5) * cell],
          [column * cell + cell / 2, (row - 1.5) * cell], [column * cell - cell / 2, (row - 1.5) * cell],
        ]),
        ink,
        bare: true,
      };
      shapes.push(...(column === 0 ? [square] : pair(square)));
    }
  }
  return placed(shapes, x, y);
}
