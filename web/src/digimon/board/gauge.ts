/** The numbers of a point gauge. */

export const GAUGE_STEP = 10;
export const GAUGE_TOP = 100;

/** The numbers of the gauge from the top of the sheet down. */
export const GAUGE: readonly number[] = Array.from(
  { length: GAUGE_TOP / GAUGE_STEP + 1 },
  (_, step) => GAUGE_TOP - step * GAUGE_STEP,
);

/** Whether the gauge card covers a number: all below the points still held. */
export function covers(points: number, number: number): boolean {
  return number < points;
}
