/** Emblems: a sky and ridges in the colours of the elements, and before them what stands for the type of the card. */

import { oklch } from "../../../drawing/color";
import { written, type Path } from "../../../drawing/shapes";
import { Stream } from "../../../drawing/stream";
import { figure, type Piece, type Tone } from "./figures";
import type { Element, Facts } from "./facts";
import { scene } from "./scenes";

export const WIDE = 300;
export const HIGH = 270;

/** A shape as attributes of an SVG path. */
export interface Drawn {
  readonly d: string;
  readonly fill: string;
  readonly stroke: string;
  readonly width: number;
  readonly fade: number | undefined;
}

/** Hue, chroma and lightness of the light of an element. */
const LIGHTS: Readonly<Record<Element | "none", readonly [hue: number, chroma: number, light: number]>> = {
  fire: [35, 0.15, 0.66],
  ice: [215, 0.08, 0.8],
  wind: [150, 0.11, 0.74],
  earth: [80, 0.1, 0.66],
  lightning: [305, 0.13, 0.6],
  water: [245, 0.12, 0.62],
  light: [95, 0.07, 0.9],
  dark: [295, 0.05, 0.36],
  none: [230, 0.02, 0.66],
};

export interface Art {
  readonly scene: readonly Drawn[];
  readonly figure: readonly Drawn[];
}

const kept = new Map<string, Art>();

/** The emblem of a card, worked out once. The same name gives the same figure, the number another scene. */
export function drawn(key: string, facts?: Facts): Art {
  const name = `${key} ${facts ? "" : "?"}`;
  const known = kept.get(name);
  if (known) return known;
  const made = make(key, facts);
  kept.set(name, made);
  return made;
}

function make(key: string, facts: Facts | undefined): Art {
  const elements: readonly (Element | "none")[] = facts?.elements?.length ? facts.elements : ["none"];
  const inks = inksOf(elements[0] ?? "none", elements[1] ?? elements[0] ?? "none", new Stream(key));
  const inked = ({ path, tone, line, fade }: Piece): Drawn => attributes(path, inks, tone, line, fade);
  return {
    scene: scene(new Stream(`${key} scene`), WIDE, HIGH).map(inked),
    figure: figure(facts?.kind ?? "crystal", new Stream(facts?.name ?? key), WIDE, HIGH).map(inked),
  };
}

function attributes(path: Path, inks: Readonly<Record<Tone, string>>, tone: Tone, line = 0, fade?: number): Drawn {
  const d = written(path);
  if (line < 0) return { d, fill: "none", stroke: inks[tone], width: -line, fade };
  return { d, fill: inks[tone], stroke: line ? inks.ink : "none", width: line, fade };
}

function inksOf(first: Element | "none", second: Element | "none", stream: Stream): Record<Tone, string> {
  const [hue, chroma, light] = LIGHTS[first];
  const [other, otherChroma, otherLight] = LIGHTS[second];
  const drift = stream.between(-16, 16);
  const dim = first === "dark" ? 0.1 : 0;
  const figureHue = first === second ? (hue + stream.pick([-38, -24, 24, 38])) % 360 : other;
  return {
    sky: oklch(light - 0.06, chroma * 0.8, hue + drift),
    high: oklch(light - 0.17, chroma, hue + drift + 14),
    far: oklch(light - 0.2, chroma * 0.9, hue + drift - 6),
    near: oklch(Math.max(0.16, light - 0.34), chroma * 0.8, hue + drift - 14),
    glow: oklch(Math.min(0.97, light + 0.24), chroma * 0.45, hue + drift),
    light: oklch(Math.min(0.96, otherLight + 0.22 + dim), Math.max(0.03, otherChroma * 0.4), figureHue),
    main: oklch(Math.min(0.84, otherLight + 0.05 + dim), otherChroma + 0.02, figureHue),
    shade: oklch(otherLight - 0.14 + dim, otherChroma + 0.02, figureHue - 10),
    deep: oklch(Math.max(0.2, otherLight - 0.3 + dim), otherChroma, figureHue - 16),
    ink: oklch(0.22, 0.05, figureHue),
  };
}
