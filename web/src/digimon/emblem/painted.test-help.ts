/** For tests: an emblem painted on a coarse grid, so that two can be told apart as eyes do. */

import { type Emblem, HIGH, WIDE } from "../../drawing/art";
import { luminance } from "../../drawing/color";
import type { Path } from "../../drawing/shapes";

const COLUMNS = 24;
const ROWS = 20;
const STEPS = 6;

type Outline = [number, number][];

/** The outlines of a path as corners, curves in so many steps. */
function outlines(path: Path): Outline[] {
  const found: Outline[] = [];
  for (const { sign, at } of path) {
    const last = found.at(-1)?.at(-1);
    if (sign === "M") found.push([[at[0]!, at[1]!]]);
    else if (sign === "L") found.at(-1)!.push([at[0]!, at[1]!]);
    else if (sign === "C") {
      const [x, y] = last!;
      for (let step = 1; step <= STEPS; step += 1) {
        const [t, u] = [step / STEPS, 1 - step / STEPS];
        const along = (from: number, one: number, two: number, to: number): number =>
          u ** 3 * from + 3 * u * u * t * one + 3 * u * t * t * two + t ** 3 * to;
        found.at(-1)!.push([along(x, at[0]!, at[2]!, at[4]!), along(y, at[1]!, at[3]!, at[5]!)]);
      }
    }
  }
  return found;
}

function isInside(x: number, y: number, outline: Outline): boolean {
  let inside = false;
  for (let place = 0, before = outline.length - 1; place < outline.length; before = place, place += 1) {
    const [[ax, ay], [bx, by]] = [outline[place]!, outline[before]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}

/** How far a place is from a line through corners. */
function distance(x: number, y: number, outline: Outline): number {
  let least = Infinity;
  for (let place = 1; place < outline.length; place += 1) {
    const [[ax, ay], [bx, by]] = [outline[place - 1]!, outline[place]!];
    const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
    const along = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    least = Math.min(least, Math.hypot(x - ax - along * (bx - ax), y - ay - along * (by - ay)));
  }
  return least;
}

/** A colour as one of few: how light it is in five steps, which of its parts are strong. */
function shade(color: string): string {
  const parts = [1, 3, 5].map((place) => parseInt(color.slice(place, place + 2), 16));
  const most = Math.max(...parts);
  const strengths = parts.map((part) => (part > most * 0.8 ? "s" : part > most * 0.5 ? "m" : "w"));
  return Math.floor(luminance(color) * 4.99) + strengths.join("");
}

/** The colours of the cells of an emblem, row by row. */
export function painted({ palette, scene, figure }: Emblem): string[] {
  const cells = new Array<string>(COLUMNS * ROWS).fill(shade(palette.sky));
  for (const shape of [...scene, ...figure]) {
    const color = shade(palette[shape.ink]);
    for (const outline of outlines(shape.path)) {
      for (let cell = 0; cell < cells.length; cell += 1) {
        const x = ((cell % COLUMNS) + 0.5) * (WIDE / COLUMNS);
        const y = (Math.floor(cell / COLUMNS) + 0.5) * (HIGH / ROWS);
        const covers = shape.open === undefined ? isInside(x, y, outline) : distance(x, y, outline) <= shape.open / 2;
        if (covers) cells[cell] = color;
      }
    }
  }
  return cells;
}
