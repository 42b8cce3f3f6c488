/** The pictures of bonds: two rings that hold each other, and what they are about. */

import { changed, pad, round, type Shape, star, lines } from "../../../../drawing/shapes";
import { Stream } from "../../../../drawing/stream";
import { ATTRIBUTE_PATHS } from "../signs";
import { ATTRIBUTES, type Attribute } from "../facts";
import type { Traits } from "./traits";

/** The attribute that the name of a bond tells. */
function tied(traits: Traits): Attribute | undefined {
  return traits.attribute ?? ATTRIBUTES.find((one) => traits.name.includes(one.toLowerCase()));
}

/** A bond. */
export function bond(traits: Traits): Shape[] {
  const own = new Stream(`${traits.key} bond`);
  const attribute = tied(traits);
  const glyph = attribute ? ATTRIBUTE_PATHS[attribute] : [lines(star(5, 1, 0.45))];
  const apart = own.between(26, 34);
  return [
    { path: round(-apart, 8, 46), ink: "main", open: 13 },
    { path: round(apart, 8, 46), ink: "accent", open: 13 },
    { path: pad(0, 8, 54, 54, own.between(10, 24)), ink: "white" },
    ...glyph.map((path): Shape => ({ path: changed(path, (x, y) => [x * 19, 8 + y * 19]), ink: "eye", bare: true })),
  ];
}
