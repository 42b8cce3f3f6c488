/** Outlines and shapes of emblems: plain paths of lines and curves that can be mirrored, moved and turned. */

/** A point; a sharp one is a corner of a curve. */
export type Point = readonly [x: number, y: number, sharp?: boolean];

/** One command of a path and its numbers. */
interface Command {
  readonly sign: "M" | "L" | "C" | "Z";
  readonly at: readonly number[];
}

/** An outline. */
export type Path = readonly Command[];

/** What a shape is painted with; see `palette.ts`. */
export type Ink =
  | "main" | "shade" | "light" | "second" | "accent" | "eye"
  | "white" | "ink" | "glow" | "sky" | "far" | "near";

/** A painted outline. `bare` shapes have no line around them, `open` ones are only a line. */
export interface Shape {
  readonly path: Path;
  readonly ink: Ink;
  readonly bare?: boolean;
  readonly open?: number;
  readonly fade?: number;
}

/** How much of the way to its neighbours a curve bends. */
const BEND = 1 / 6;

/** A closed curve through points; sharp points are corners. */
export function curve(points: readonly Point[], closed = true): Path {
  const count = points.length;
  const point = (place: number): Point => {
    const around = closed ? (place + count) % count : Math.min(Math.max(place, 0), count - 1);
    return points[around] as Point;
  };
  const commands: Command[] = [{ sign: "M", at: [point(0)[0], point(0)[1]] }];
  for (let place = 0; place < (closed ? count : count - 1); place += 1) {
    const [before, from, to, after] = [point(place - 1), point(place), point(place + 1), point(place + 2)];
    const out = from[2] ? 0 : BEND;
    const back = to[2] ? 0 : BEND;
    commands.push({
      sign: "C",
      at: [
        from[0] + (to[0] - before[0]) * out,
        from[1] + (to[1] - before[1]) * out,
        to[0] - (after[0] - from[0]) * back,
        to[1] - (after[1] - from[1]) * back,
        to[0],
        to[1],
      ],
    });
  }
  if (closed) commands.push({ sign: "Z", at: [] });
  return commands;
}

/** The outline of straight lines through points. */
export function lines(points: readonly Point[], closed = true): Path {
  const commands: Command[] = points.map((point, place) => ({ sign: place === 0 ? "M" : "L", at: [point[0], point[1]] }));
  if (closed) commands.push({ sign: "Z", at: [] });
  return commands;
}

/** The points of the right half, from top to bottom, with their mirror images: a whole outline. */
export function both(half: readonly Point[]): Point[] {
  const left = half.filter(([x]) => Math.abs(x) > 0.01).map(([x, y, sharp]): Point => [-x, y, sharp ?? false]);
  return [...half, ...left.reverse()];
}

/** A curve that is the same on both sides of the middle, of the points of its right half. */
export function even(half: readonly Point[]): Path {
  return curve(both(half));
}

/** An ellipse. */
export function round(x: number, y: number, rx: number, ry = rx): Path {
  const [bx, by] = [rx * 0.5523, ry * 0.5523];
  return [
    { sign: "M", at: [x, y - ry] },
    { sign: "C", at: [x + bx, y - ry, x + rx, y - by, x + rx, y] },
    { sign: "C", at: [x + rx, y + by, x + bx, y + ry, x, y + ry] },
    { sign: "C", at: [x - bx, y + ry, x - rx, y + by, x - rx, y] },
    { sign: "C", at: [x - rx, y - by, x - bx, y - ry, x, y - ry] },
    { sign: "Z", at: [] },
  ];
}

/** A box with cut or plain corners. */
export function box(x: number, y: number, width: number, height: number, cut = 0): Path {
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  if (cut === 0) return lines([[left, top], [right, top], [right, bottom], [left, bottom]]);
  return lines([
    [left + cut, top], [right - cut, top], [right, top + cut], [right, bottom - cut],
    [right - cut, bottom], [left + cut, bottom], [left, bottom - cut], [left, top + cut],
  ]);
}

/** A box with round corners. */
export function pad(x: number, y: number, width: number, height: number, corner: number): Path {
  const round = Math.min(corner, width / 2, height / 2);
  const bend = round * 0.4477;
  const [left, right, top, bottom] = [x - width / 2, x + width / 2, y - height / 2, y + height / 2];
  return [
    { sign: "M", at: [left + round, top] },
    { sign: "L", at: [right - round, top] },
    { sign: "C", at: [right - bend, top, right, top + bend, right, top + round] },
    { sign: "L", at: [right, bottom - round] },
    { sign: "C", at: [right, bottom - bend, right - bend, bottom, right - round, bottom] },
    { sign: "L", at: [left + round, bottom] },
    { sign: "C", at: [left + bend, bottom, left, bottom - bend, left, bottom - round] },
    { sign: "L", at: [left, top + round] },
    { sign: "C", at: [left, top + bend, left + bend, top, left + round, top] },
    { sign: "Z", at: [] },
  ];
}

/** The corners of a regular polygon, the first one at the top, or turned by degrees. */
export function corners(count: number, radius: number, turned = 0): Point[] {
  return Array.from({ length: count }, (_, place): Point => {
    const angle = ((turned - 90 + (360 / count) * place) * Math.PI) / 180;
    return [radius * Math.cos(angle), radius * Math.sin(angle), true];
  });
}

/** The corners of a star. */
export function star(count: number, outer: number, inner: number, turned = 0): Point[] {
  return corners(count * 2, outer, turned).map(([x, y], place): Point => {
    const share = place % 2 === 0 ? 1 : inner / outer;
    return [x * share, y * share, true];
  });
}

/** Points moved. */
export function moved(points: readonly Point[], x: number, y: number): Point[] {
  return points.map(([px, py, sharp]): Point => [px + x, py + y, sharp ?? false]);
}

/** Points made larger or smaller from the middle. */
export function sized(points: readonly Point[], wide: number, high = wide): Point[] {
  return points.map(([px, py, sharp]): Point => [px * wide, py * high, sharp ?? false]);
}

/** Points turned by degrees around a place. */
export function turned(points: readonly Point[], degrees: number, x = 0, y = 0): Point[] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return points.map(([px, py, sharp]): Point => {
    const [dx, dy] = [px - x, py - y];
    return [x + dx * cos - dy * sin, y + dx * sin + dy * cos, sharp ?? false];
  });
}

/** A path with every point changed. */
export function changed(path: Path, change: (x: number, y: number) => readonly [number, number]): Path {
  return path.map(({ sign, at }) => {
    const next: number[] = [];
    for (let place = 0; place < at.length; place += 2) next.push(...change(at[place] as number, at[place + 1] as number));
    return { sign, at: next };
  });
}

/** A path on the other side of the middle. */
export function mirrored(path: Path): Path {
  return changed(path, (x, y) => [-x, y]);
}

/** A shape and its mirror image. */
export function pair(shape: Shape): Shape[] {
  return [{ ...shape, path: mirrored(shape.path) }, shape];
}

/** Shapes moved and scaled around the middle. */
export function placed(shapes: readonly Shape[], x: number, y: number, scale = 1): Shape[] {
  return shapes.map((shape) => ({
    ...shape,
    path: changed(shape.path, (px, py) => [x + px * scale, y + py * scale]),
    ...(shape.open === undefined ? {} : { open: shape.open * scale }),
  }));
}

/** The box around shapes, as wide as their points and those that bend their curves: left, top, right, bottom. */
export function bounds(shapes: readonly Shape[]): [number, number, number, number] {
  const found: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { path } of shapes) {
    for (const { at } of path) {
      for (let place = 0; place < at.length; place += 2) {
        const [x, y] = [at[place] as number, at[place + 1] as number];
        found[0] = Math.min(found[0], x);
        found[1] = Math.min(found[1], y);
        found[2] = Math.max(found[2], x);
        found[3] = Math.max(found[3], y);
      }
    }
  }
  return found;
}

const tenth = (value: number): string => String(Math.round(value * 10) / 10);

/** The path as the `d` of SVG. */
export function written(path: Path): string {
  return path.map(({ sign, at }) => sign + at.map(tenth).join(" ")).join("");
}
