/** What the pictures of option cards share: how they are drawn, and which one a card's name asks for. */

import { curve, round, type Point, type Shape } from "../../drawing/shapes";
import { Stream } from "../../drawing/stream";
import type { Traits } from "./traits";

export type Make = (stream: Stream) => Shape[];

/** A spot of light. */
export const shine = (x: number, y: number, radius: number): Shape => ({
  path: round(x, y, radius), ink: "white", bare: true, fade: 0.8,
});
/** A line along points. */
export const stroke = (
  points: readonly Point[], open: number, ink: Shape["ink"] = "ink",
): Shape => ({ path: curve(points, false), ink, open });

export type Words = Readonly<Record<string, readonly string[]>>;

/** How a thing of one of the names is made: the first that the name of the card tells, else any one. */
export function named(words: Words, all: Readonly<Record<string, Make>>, traits: Traits): Make {
  const found = Object.keys(words).find((thing) => words[thing]?.some((word) => traits.name.includes(word)));
  return all[found ?? new Stream(traits.name).pick(Object.keys(all))] as Make;
}
