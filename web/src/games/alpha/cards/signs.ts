/** The signs of the card faces of α: levels, kinds of cards, field icons. */

import { box, corners, curve, even, lines, pad, round, star } from "../../../drawing/shapes";
import { sign } from "../../../drawing/signs";
import type { Field, Level, Sort } from "./facts";

/** The further evolved, the more corners. */
export const LEVEL_SHAPES: Readonly<Record<Level, string>> = {
  I: sign(round(0, 0, 0.9)),
  II: sign(round(0, 0, 0.92), round(0, 0, 1.08)),
  III: sign(round(0, 0, 1)),
  IV: sign(pad(0, 0, 1.86, 1.86, 0.42)),
  Perfect: sign(lines(corners(6, 1.14, 30))),
  Ultimate: sign(lines(star(8, 1.26, 0.98))),
};

/** The plate with the cost: a coin with five corners. */
export const COST_SHAPE = sign(lines(corners(5, 1.16)));

export type Kind = Exclude<Sort, "digimon"> | "option";

export const KIND_SHAPES: Readonly<Record<Kind, string>> = {
  field: sign(even([[0, -1.06], [0.92, -0.62, true], [0.92, 0.62, true], [0, 1.06]])),
  ordinary: sign(pad(0, 0, 1.9, 1.9, 0.5)),
  option: sign(pad(0, 0, 1.9, 1.9, 0.5)),
  command: sign(lines(corners(8, 1.1, 22.5))),
};

/** A landscape, an open box, a flash. */
export const KIND_SIGNS: Readonly<Record<Kind, string>> = {
  field: sign(
    lines([[-0.62, 0.4], [-0.22, -0.28], [0.04, 0.1], [0.24, -0.14], [0.62, 0.4], [-0.62, 0.4]]), round(0.36, -0.38, 0.13),
  ),
  ordinary: sign(box(0, 0.2, 1.04, 0.66), lines([[-0.52, -0.13], [-0.3, -0.56], [0.3, -0.56], [0.52, -0.13]], false)),
  option: sign(box(0, 0.2, 1.04, 0.66)),
  command: sign(curve([[0.18, -0.72, true], [-0.46, 0.1, true], [0, 0.1, true], [-0.18, 0.72, true], [0.46, -0.1, true], [0, -0.1, true], [0.18, -0.72, true]])),
};

/** The field icons as lines on a grid of 24. Their letters stand beside them. */
export const FIELD_SIGNS: Readonly<Record<Field, string>> = {
  NSp: "M3 19 10 7l4 7 2-3 5 8zM17 4.500v.1",
  DS: "M3 10c3-4 6-4 9 0s6 4 9 0M3 16c3-4 6-4 9 0s6 4 9 0",
  NSo: "M15 3.500A9 9 0 1 0 20.500 16 8 8 0 0 1 15 3.500z",
  WG: "M3 9h11a3 3 0 1 0-3-3M3 14h15a3 3 0 1 1-3 3",
  ME: "M12 3l8 4.500v9L12 21l-8-4.500v-9zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6",
  VB: "M12 3l8 3v6c0 4.500-3.500 7.500-8 9-4.500-1.500-8-4.500-8-9V6zM12 8v8M8 11h8",
  DR: "M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 1-5 1-8z",
  JT: "M5 19C4 9 10 4 20 4c0 10-5 16-15 15zM5 19l9-9",
  DA: "M3 12c4-6 14-6 18 0-4 6-14 6-18 0zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5",
  UK: "M8.500 9a3.500 3.500 0 1 1 5 3.200c-1 .6-1.500 1.200-1.500 2.600M12 19v.1",
};
