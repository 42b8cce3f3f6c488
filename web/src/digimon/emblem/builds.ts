/** Which body a build has. */

import type { Body, Measure } from "./body";
import type { Stream } from "../../drawing/stream";
import { beetle, blaze, bloom, cog, dome, heap, larva, shell } from "./strange";
import { biped, flyer, robe, swimmer } from "./upright";

const BUILDS = {
  biped,
  flyer,
  swimmer,
  robe,
  dome: (measure: Measure, _plump: number, stream: Stream) => dome(measure, stream),
  beetle,
  larva,
  heap: (measure: Measure, _plump: number, stream: Stream) => heap(measure, stream),
  blaze,
  bloom,
  cog: (measure: Measure, _plump: number, stream: Stream) => cog(measure, stream),
  shell,
} satisfies Record<string, (measure: Measure, plump: number, stream: Stream) => Body>;

export type Build = keyof typeof BUILDS;

/** Young ones are mostly head, old ones tall. */
const MEASURES: readonly Measure[] = [
  { stage: 0, head: 42, wide: 30, high: 27 },
  { stage: 1, head: 33, wide: 36, high: 38 },
  { stage: 2, head: 28, wide: 41, high: 46 },
  { stage: 3, head: 25, wide: 45, high: 52 },
];

/** A body of a build for a stage of evolution. */
export function bodyOf(build: Build, stage: number, stream: Stream): Body {
  const measure = MEASURES[stage] as Measure;
  return BUILDS[build](measure, stream.between(0.9, 1.14), stream);
}
