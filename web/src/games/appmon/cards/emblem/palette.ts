/** The colours of an Appmon: the screen behind it from its attribute, its own by chance apart from that. */

import type { Palette } from "../../../../drawing/art";
import { oklch } from "../../../../drawing/color";
import type { Stream } from "../../../../drawing/stream";
import type { Attribute } from "../facts";
import type { Traits } from "./traits";

const HUES: Readonly<Record<Attribute, number>> = {
  Social: 250, Navi: 205, Game: 28, Entertainment: 345, Life: 148, Tool: 65, System: 285,
};

/** The palette of an Appmon. */
export function paletteOf({ attribute }: Traits, stream: Stream): Palette {
  const place = attribute ? HUES[attribute] : stream.whole(0, 11) * 30;
  const wander = place + stream.between(-16, 16);
  const hue = (place + stream.pick([0, 35, -35, 90, 150, 180, 210])) % 360;
  const second = (hue + stream.pick([60, 120, 180, 240])) % 360;
  const light = stream.pick([0.58, 0.66, 0.74, 0.82]);
  return {
    main: oklch(light, 0.15, hue),
    shade: oklch(light - 0.16, 0.14, hue - 10),
    light: oklch(Math.min(0.96, light + 0.2), 0.05, hue + 12),
    second: oklch(0.64, 0.14, second),
    accent: oklch(0.84, 0.15, second + 40),
    eye: oklch(0.46, 0.18, second),
    white: "#fffdf6",
    ink: oklch(0.24, 0.045, hue),
    glow: oklch(0.94, 0.09, place),
    sky: oklch(0.36, 0.08, wander),
    far: oklch(0.42, 0.09, wander + 8),
    near: oklch(0.3, 0.07, wander - 8),
  };
}
