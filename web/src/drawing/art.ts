/** Pictures as attributes of SVG paths: a scene, and a figure with a rim around it. */

import { type Ink, type Shape, written } from "./shapes";

/** So large pictures are drawn. */
export const WIDE = 240;
export const HIGH = 200;

export type Palette = Readonly<Record<Ink, string>>;

/** A picture before it is written down. */
export interface Emblem {
  readonly palette: Palette;
  readonly scene: readonly Shape[];
  readonly figure: readonly Shape[];
}

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

function attributes(shape: Shape, palette: Palette): Drawn {
  const color = palette[shape.ink];
  const d = written(shape.path);
  const { fade } = shape;
  if (shape.open !== undefined) return { d, fill: "none", stroke: color, width: Math.round(shape.open * 10) / 10, fade };
  if (shape.bare) return { d, fill: color, stroke: "none", width: undefined, fade };
  return { d, fill: color, stroke: palette.ink, width: LINE, fade };
}

/** A picture as paths. */
export function artOf({ palette, scene, figure }: Emblem): Art {
  return {
    sky: palette.sky,
    rim: palette.white,
    contour: figure.filter((shape) => !shape.bare && shape.open === undefined).map((shape) => written(shape.path)).join(""),
    rimmed: Math.max(figure.findIndex((shape) => !shape.bare && shape.open === undefined), 0),
    scene: scene.map((shape) => attributes(shape, palette)),
    figure: figure.map((shape) => attributes(shape, palette)),
  };
}

/** Pictures that are worked out once: each by its name. */
export class Gallery {
  private readonly kept = new Map<string, Art>();

  /** The picture of a name; `make` makes it where it is not kept yet. */
  hung(name: string, make: () => Emblem): Art {
    const known = this.kept.get(name);
    if (known) return known;
    const art = artOf(make());
    this.kept.set(name, art);
    return art;
  }
}
