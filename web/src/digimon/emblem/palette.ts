/** The colours of an emblem: the scene from the field, the creature from frame and attribute, the rest by chance. */

import { oklch } from "../../drawing/color";
import type { Palette } from "../../drawing/art";
import type { Stream } from "../../drawing/stream";
import type { Traits } from "./traits";

/** Hue, chroma and lightness of the scene of a field. */
const SCENES: Readonly<Record<string, readonly [hue: number, chroma: number, light: number]>> = {
  NSp: [135, 0.09, 0.84],
  DS: [230, 0.1, 0.62],
  NSo: [300, 0.09, 0.44],
  WG: [165, 0.08, 0.87],
  ME: [65, 0.05, 0.72],
  UK: [330, 0.07, 0.68],
  VB: [90, 0.1, 0.9],
  DR: [35, 0.12, 0.66],
  JT: [145, 0.12, 0.6],
  DA: [20, 0.06, 0.38],
  item: [75, 0.07, 0.87],
  program: [205, 0.07, 0.4],
  field: [220, 0.07, 0.84],
};

/** Hues of the creatures of a frame; blue frames are so many that theirs are free. */
const FRAMES: Readonly<Record<string, number>> = { red: 25, green: 145, yellow: 92, purple: 310 };

/** How light a creature of an attribute is. */
const LIGHTS: Readonly<Record<string, number>> = { Vaccine: 0.74, Data: 0.67, Virus: 0.55, Free: 0.71, Variable: 0.71 };

const apart = (one: number, other: number): number => Math.abs(((one - other + 540) % 360) - 180);

/** The palette of an emblem. */
export function paletteOf(traits: Traits, stream: Stream): Palette {
  const place = traits.kind === "option" ? traits.sort : traits.field;
  const [sceneHue, sceneChroma, sceneLight] = SCENES[place] ?? [stream.whole(0, 11) * 30, 0.04, 0.7];
  const hue = mainHue(traits, stream, sceneHue);
  const second = (hue + stream.pick([150, 180, 210, 120, 240, 45, 315])) % 360;
  const accent = (hue + stream.pick([60, 90, 180, 270, 300])) % 360;
  const dim = traits.frame === "black" ? 0.03 : traits.frame === "white" ? 0.025 : 0;
  const light = traits.frame === "black" ? 0.38 : traits.frame === "white" ? 0.9 : (LIGHTS[traits.attribute] ?? 0.66);
  const chroma = dim || stream.between(0.1, 0.17);
  const wander = traits.kind === "option" ? stream.between(-48, 48) : stream.between(-14, 14);
  return {
    main: oklch(light, chroma, hue),
    shade: oklch(light - 0.15, chroma * 0.95, hue - 12),
    light: oklch(Math.min(0.95, light + 0.19), Math.max(chroma * 0.4, 0.03), hue + 18),
    second: oklch(0.62, 0.13, second),
    accent: oklch(0.82, 0.16, accent),
    eye: oklch(traits.attribute === "Virus" ? 0.58 : 0.48, 0.2, traits.attribute === "Virus" ? 25 : (accent + 40) % 360),
    white: "#fffdf6",
    ink: oklch(0.24, 0.045, hue),
    glow: oklch(0.93, 0.1, accent),
    sky: oklch(sceneLight, sceneChroma, sceneHue + wander),
    far: oklch(sceneLight - 0.07, sceneChroma * 1.1, sceneHue + wander - 8),
    near: oklch(sceneLight - 0.16, sceneChroma * 1.15, sceneHue + wander - 16),
  };
}

function mainHue(traits: Traits, stream: Stream, sceneHue: number): number {
  const base = FRAMES[traits.frame];
  const free = stream.whole(0, 23) * 15;
  if (base !== undefined) return base + stream.between(-14, 14);
  return apart(free, sceneHue) < 50 ? (free + 110) % 360 : free;
}
