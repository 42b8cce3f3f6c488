/** The drawing on the back of every card: a net woven of two whirls, between waves. It looks the same upside down. */

import { curve, written, type Point } from "../drawing/shapes";

const ARMS = 12;
const INNER = 34;
const OUTER = 236;
/** How far an arm turns on its way out, in degrees. */
const TURN = 75;

const polar = (degrees: number, radius: number): Point => [
  radius * Math.cos((degrees * Math.PI) / 180),
  radius * Math.sin((degrees * Math.PI) / 180),
];

function arm(start: number, way: 1 | -1): string {
  const steps = 8;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    return polar(start + way * TURN * share, INNER * (OUTER / INNER) ** share);
  });
  return written(curve(points, false));
}

const starts = Array.from({ length: ARMS }, (_, place) => (360 / ARMS) * place);

/** The threads of one whirl. */
export const threads = (way: 1 | -1): string => starts.map((start) => arm(start, way)).join("");

/** Where the threads cross: knots, the larger the farther out. */
export const KNOTS: readonly { x: number; y: number; radius: number }[] = Array.from({ length: 6 }, (_, ring) => {
  const share = ((ring * 360) / ARMS / 2 / TURN) % 1.0001;
  const radius = INNER * (OUTER / INNER) ** share;
  return starts.map((start) => {
    const [x, y] = polar(start + (ring * 360) / ARMS / 2, radius);
    return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10, radius: Math.round(2.5 + radius / 34) };
  });
}).flat();

/** A wave from edge to edge with everything below it, around (0, 0), so many units under the middle. */
export function wave(under: number, swell: number, shift: number): string {
  const points = Array.from({ length: 9 }, (_, place): Point => {
    return [-340 + place * 85 + shift, under + (place % 2 ? swell : -swell)];
  });
  return written(curve([...points, [400, 470, true], [-400, 470, true]]));
}
