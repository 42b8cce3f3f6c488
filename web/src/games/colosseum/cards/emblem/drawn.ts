/** Emblems as attributes of SVG paths, kept so that each is worked out once. */

import type { Facts } from "../facts";
import { emblemOf } from "./emblem";
import type { Palette } from "./palette";
import { written, type Shape } from "../../../../drawing/shapes";

export interface Drawn {
  readonly d: string;
  readonly fill: string;
  readonly stroke: string;
  readonly width: number | undefined;
  readonly fade: number | undefined;
}

export interface Art {
  readonly sky: string;
  readonly rim: string;
  /** The outline of the whole figure, drawn as a rim around it, and the shape before which it is drawn: after the aura. */
  readonly contour: string;
  readonly rimmed: number;
  readonly scene: readonly Drawn[];
  readonly figure: readonly Drawn[];
}

/** The line around the shapes of a figure. */
const LINE = 2.6;
const kept = new Map<string, Art>();

function attributes(shape: Shape, palette: Palette): Drawn {
  const color = palette[shape.ink];
  const d = written(shape.path);
  const { fade } = shape;
  if (shape.open !== undefined) return { d, fill: "none", stroke: color, width: Math.round(shape.open * 10) / 10, fade };
  if (shape.bare) return { d, fill: color, stroke: "none", width: undefined, fade };
  return { d, fill: color, stroke: palette.ink, width: LINE, fade };
}

/** The emblem of a card as paths. */
export function drawn(key: string, facts?: Facts): Art {
  const name = facts ? key : `${key} alone`;
  const known = kept.get(name);
  if (known) return known;
  const { palette, scene, figure } = emblemOf(key, facts);
  const art: Art = {
    sky: palette.sky,
    rim: palette.white,
    contour: figure.filter((shape) => !shape.bare && shape.open === undefined).map((shape) => written(shape.path)).join(""),
    rimmed: Math.max(figure.findIndex((shape) => !shape.bare && shape.open === undefined), 0),
    scene: scene.map((shape) => attributes(shape, palette)),
    figure: figure.map((shape) => attributes(shape, palette)),
  };
  kept.set(name, art);
  return art;
}
