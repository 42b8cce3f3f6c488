/** The emblem of a card: a scene and a figure that follow from its key and facts alone, the same everywhere. */

import { creature } from "./creature";
import { program } from "./lights";
import { paletteOf } from "./palette";
import { land, landscape, stageOf } from "./scene";
import { type Emblem, HIGH, WIDE } from "../../drawing/art";
import { bounds, placed, type Shape } from "../../drawing/shapes";
import { Stream } from "../../drawing/stream";
import { item } from "./things";
import { type Told, traitsOf, type Traits } from "./traits";

/** How near to the edges a figure may come. */
const MARGIN = 11;

/** A creature standing in its scene, made smaller if it would not fit. Its aura may reach over the edges. */
function standing(traits: Traits): Shape[] {
  const parts = creature(traits);
  const [left, top, right, bottom] = bounds(parts.filter((shape) => !shape.bare));
  const scale = Math.min(1, (WIDE - 2 * MARGIN) / (right - left), (HIGH - 2 * MARGIN) / (bottom - top));
  const lowest = HIGH - MARGIN - bottom * scale;
  return placed(parts, WIDE / 2, Math.min(lowest, Math.max(HIGH / 2 + 4, MARGIN - top * scale)), scale);
}

function figureOf(traits: Traits): Shape[] {
  if (traits.kind === "digimon") return standing(traits);
  if (traits.sort === "item") return placed(item(traits), WIDE / 2, HIGH / 2);
  return traits.sort === "program" ? placed(program(traits), WIDE / 2, HIGH / 2, 0.94) : [];
}

function sceneOf(traits: Traits, stream: Stream): Shape[] {
  if (traits.kind === "digimon") return land(traits.field, stream);
  return traits.sort === "field" ? landscape(traits.name, stream) : stageOf(traits.sort, stream);
}

/** The emblem of a card. */
export function emblemOf(key: string, facts?: Told): Emblem {
  const traits = traitsOf(key, facts);
  return {
    palette: paletteOf(traits, new Stream(`${key} colours`)),
    scene: sceneOf(traits, new Stream(`${key} scene`)),
    figure: figureOf(traits),
  };
}
