/** The emblem of a card or chip: a scene and a figure that follow from its key and facts alone, the same everywhere. */

import { emblemOf as ofDigimon } from "../../../../digimon/emblem/emblem";
import type { Told } from "../../../../digimon/emblem/traits";
import { type Art, type Emblem, Gallery, HIGH, WIDE } from "../../../../drawing/art";
import { bounds, placed, type Shape } from "../../../../drawing/shapes";
import { Stream } from "../../../../drawing/stream";
import type { Facts } from "../facts";
import { appmon } from "./appmon";
import { paletteOf } from "./palette";
import { screenOf } from "./screen";
import { bond } from "./things";
import { type Traits, traitsOf } from "./traits";

/** How near to the edges a figure may come. */
const MARGIN = 10;
/** The levels of Digimon by the grades that they count as (P-1.7). */
const LEVELS: Readonly<Record<number, string>> = { 1: "III", 2: "IV", 3: "Perfect", 4: "Ultimate" };

const gallery = new Gallery();

/** A figure as large as it can stand in its scene. */
function standing(parts: readonly Shape[]): Shape[] {
  const [left, top, right, bottom] = bounds(parts.filter((shape) => !shape.bare && shape.open === undefined));
  const scale = Math.min(1.15, (WIDE - 2 * MARGIN) / (right - left), (HIGH - 2 * MARGIN) / (bottom - top));
  return placed(parts, WIDE / 2 - ((left + right) / 2) * scale, HIGH - MARGIN - bottom * scale, scale);
}

function figureOf(facts: Facts | undefined, traits: Traits): Shape[] {
  if (facts?.option_class === "bond") return placed(bond(traits), WIDE / 2, HIGH / 2 - 8);
  return standing(appmon(traits));
}

/** Digimon, raisers and what changes a battle are drawn as the other Digimon games draw them. */
function shared({ name, kind, grade, option_class }: Facts): Told | undefined {
  if (kind === "digimon") return { name, kind, level: LEVELS[grade ?? 0] ?? null };
  if (kind !== "option" || option_class === "bond") return undefined;
  return { name, kind, option_class: option_class === "raiser" ? "item" : "program" };
}

/** The emblem of a card. */
export function emblemOf(key: string, facts?: Facts): Emblem {
  const told = facts && shared(facts);
  if (told) return ofDigimon(key, told);
  const traits = traitsOf(key, facts);
  return {
    palette: paletteOf(traits, new Stream(`${key} colours`)),
    scene: screenOf(traits.attribute, new Stream(`${key} screen`)),
    figure: figureOf(facts, traits),
  };
}

/** The emblem of a card as paths. */
export function drawn(key: string, facts?: Facts): Art {
  return gallery.hung(facts ? key : `${key} alone`, () => emblemOf(key, facts));
}
