/** Arrow keys on the table: from a card to the next one in that direction. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Way = "left" | "right" | "up" | "down";

export const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** How much more a step aside counts than a step ahead. */
const ASIDE = 2.5;
/** Overlapping cards lie beside each other as soon as their middles differ by this much. */
const LEAST = 4;

/** The place of the nearest box in a direction; -1 if there is none. */
export function next(boxes: readonly Box[], from: number, way: Way): number {
  const start = boxes[from];
  if (!start) return boxes.length ? 0 : -1;
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, place) => {
    const far = place === from ? Infinity : distance(start, box, way);
    if (far < least) {
      least = far;
      best = place;
    }
  });
  return best;
}

function distance(from: Box, to: Box, way: Way): number {
  const across = middle(to.left, to.right) - middle(from.left, from.right);
  const down = middle(to.top, to.bottom) - middle(from.top, from.bottom);
  const sideways = way === "left" || way === "right";
  const ahead = (sideways ? across : down) * (way === "left" || way === "up" ? -1 : 1);
  if (ahead < LEAST) return Infinity;
  const overlap = sideways ? overlaps(from.top, from.bottom, to.top, to.bottom) : overlaps(from.left, from.right, to.left, to.right);
  return ahead + (overlap ? 0 : ASIDE * Math.abs(sideways ? down : across));
}

function middle(low: number, high: number): number {
  return (low + high) / 2;
}

function overlaps(low: number, high: number, otherLow: number, otherHigh: number): boolean {
  return Math.min(high, otherHigh) - Math.max(low, otherLow) > LEAST;
}
