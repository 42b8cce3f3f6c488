/** Wings, arms, feet and tails, for the right side at the place where they grow; `pair` gives the left ones. */

import { changed, curve, even, lines, pad, pair, placed, round, type Ink, type Point, type Shape } from "../../drawing/shapes";
import type { Stream } from "../../drawing/stream";

export type Wing = "feather" | "bat" | "gauze" | "blade" | "fin" | "leaf" | "shard" | "none";

/** A pair of wings that grow at (x, y) and reach as far as `size`. */
export function wings(kind: Wing, x: number, y: number, size: number, stream: Stream): Shape[] {
  const lift = stream.between(0.75, 1.15);
  const at = (px: number, py: number, sharp = false): Point => [x + px * size, y + py * size * lift, sharp];
  switch (kind) {
    case "feather":
      return feathers(at, stream.whole(4, 6));
    case "bat": {
      const membrane = [
        at(0, 0), at(0.3, -0.5), at(0.62, -0.86, true), at(0.82, -0.5), at(1, 0.06, true), at(0.76, -0.04),
        at(0.62, 0.26, true), at(0.42, 0.1), at(0.26, 0.4, true), at(0.08, 0.3),
      ];
      const bones = [at(1, 0.06), at(0.62, 0.26), at(0.26, 0.4)].map((tip): Shape => (
        { path: lines([at(0.6, -0.78), tip], false), ink: "ink", open: 2 }
      ));
      return [
        ...pair({ path: curve(membrane), ink: "second" }), ...bones.flatMap(pair),
        ...pair({ path: curve([at(0.54, -0.72), at(0.6, -1.02, true), at(0.72, -0.7)]), ink: "light" }),
      ];
    }
    case "gauze": {
      const upper = [at(0, 0), at(0.42, -0.66), at(0.96, -0.76), at(0.98, -0.3), at(0.46, 0.06)];
      const lower = [at(0, 0.06), at(0.52, 0.04), at(0.86, 0.34), at(0.56, 0.62), at(0.16, 0.36)];
      return [
        ...pair({
          path: curve(lower), ink: "light", fade: 0.9,
        }), ...pair({ path: curve(upper), ink: "glow", fade: 0.92 }),
        ...pair({ path: curve([at(0.06, -0.04), at(0.46, -0.4), at(0.84, -0.56)], false), ink: "shade", open: 1.8 }),
        ...pair({ path: curve([at(0.08, 0.1), at(0.4, 0.2), at(0.62, 0.42)], false), ink: "shade", open: 1.8 }),
        ...pair({ path: round(x + 0.74 * size, y - 0.5 * size * lift, 0.1 * size), ink: "accent", bare: true }),
      ];
    }
    case "blade":
      return [0, 1, 2].flatMap((row) => pair({
        path: lines([
          at(0, 0.1 * row), at(0.3 + 0.06 * row, -0.4 + 0.24 * row), at(1.02 - 0.16 * row, -0.66 + 0.42 * row),
          at(0.62 - 0.1 * row, -0.2 + 0.3 * row),
        ]),
        ink: row === 1 ? "accent" : "shade",
      }));
    case "fin":
      return [
        ...pair({
          path: curve([
            at(0, -0.1), at(0.5, -0.42), at(1, -0.46, true), at(0.84, -0.14), at(0.94, 0.16, true), at(0.64, 0.16),
            at(0.58, 0.46, true), at(0.2, 0.26),
          ]),
          ink: "second",
        }),
        ...[-0.34, 0.02, 0.26].flatMap((end, row) => pair(
          { path: lines([at(0.12, 0), at(0.78 - 0.13 * row, end)], false), ink: "ink", open: 1.8 },
        )),
      ];
    case "leaf":
      return [-34, 0, 36].flatMap((angle, row) => {
        const long = size * (row === 1 ? 1 : 0.8);
        const leaf = (px: number, py: number): readonly [number, number] => {
          const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
          return [x + px * cos - py * sin, y + px * sin + py * cos];
        };
        const blade = curve([[0, 0, true], [long * 0.5, -long * 0.2], [long, 0, true], [long * 0.5, long * 0.2]]);
        return [
          ...pair({ path: changed(blade, leaf), ink: row === 1 ? "main" : "second" }),
          ...pair({ path: changed(lines([[4, 0], [long * 0.8, 0]], false), leaf), ink: "ink", open: 1.6 }),
        ];
      });
    case "shard":
      return [[0.34, -0.6], [0.66, -0.24], [0.6, 0.24]].flatMap(([px, py], row) =>
        pair({
          path: lines([
            at((px as number) - 0.12, py as number), at((px as number) + 0.1, (py as number) - 0.22),
            at((px as number) + 0.4, (py as number) - 0.12 + 0.1 * row),
            at((px as number) + 0.06, (py as number) + 0.14),
          ]),
          ink: row === 1 ? "accent" : "glow",
        }),
      );
    case "none":
      return [];
  }
}

function feathers(at: (x: number, y: number, sharp?: boolean) => Point, count: number): Shape[] {
  const plumes = Array.from({ length: count }, (_, place) => {
    const share = place / (count - 1);
    const [tipX, tipY] = [1.02 - share * 0.62, -0.56 + share * 1.02];
    const root = at(0.02 + 0.04 * share, 0.08 + 0.16 * share);
    const upper = at(tipX * 0.62 - 0.06, tipY * 0.72 - 0.2);
    const lower = at(tipX * 0.74 + 0.02, tipY * 0.6 + 0.14);
    return pair({ path: curve([root, upper, at(tipX, tipY, true), lower]), ink: place % 2 === 0 ? "light" : "white" });
  });
  const arm = pair({
    path: curve([at(0, 0.12), at(0.26, -0.5), at(0.66, -0.72), at(0.6, -0.42), at(0.32, -0.12), at(0.1, 0.2)]),
    ink: "main",
  });
  return [...plumes.flat(), ...arm];
}

export type Arm =
  | "claws" | "paws" | "flippers" | "pincers" | "cannons" | "gauntlets" | "tentacles" | "sleeves" | "blades"
  | "none";

/** A pair of arms that grow at (x, y). */
export function arms(kind: Arm, x: number, y: number, size: number, stream: Stream): Shape[] {
  const drop = stream.between(0.8, 1.2);
  const at = (px: number, py: number, sharp = false): Point => [x + px * size, y + py * size * drop, sharp];
  const talons = (px: number, py: number, ink: Ink, long = 0.3): Shape[] =>
    [-0.17, 0, 0.17].flatMap((shift) => pair({
      path: lines([at(px + shift - 0.08, py), at(px + shift + 0.1, py), at(px + shift * 1.5 + 0.02, py + long)]), ink,
    }));
  switch (kind) {
    case "claws":
      return [
        ...pair({
          path: curve([at(-0.1, -0.1), at(0.36, 0), at(0.62, 0.5), at(0.6, 0.86), at(0.26, 0.84), at(0.1, 0.5)]),
          ink: "main",
        }),
        ...talons(0.42, 0.8, "white"),
      ];
    case "paws":
      return [
        ...pair({
          path: curve([at(-0.1, -0.1), at(0.3, 0.1), at(0.56, 0.6), at(0.36, 0.92), at(0.08, 0.7)]), ink: "main",
        }),
        ...pair({ path: round(x + 0.38 * size, y + 0.78 * size * drop, 0.2 * size, 0.17 * size), ink: "light" }),
      ];
    case "flippers":
      return pair({
        path: curve([at(-0.1, -0.12), at(0.5, 0.06), at(1.04, 0.62, true), at(0.56, 0.62), at(0.06, 0.4)]),
        ink: "shade",
      });
    case "pincers":
      return [
        ...pair({ path: curve([at(-0.1, 0), at(0.4, -0.1), at(0.6, 0.2), at(0.3, 0.3)]), ink: "main" }),
        ...pair({
          path: curve([
            at(0.4, 0.1), at(0.46, -0.5), at(0.9, -0.66), at(1.12, -0.34, true), at(0.8, -0.26, true),
            at(1.2, -0.1, true), at(0.9, 0.26),
          ]),
          ink: "accent",
        }),
      ];
    case "cannons":
      return [
        ...pair({ path: pad(x + 0.36 * size, y + 0.3 * size, 0.6 * size, 0.96 * size, 0.18 * size), ink: "shade" }),
        ...pair({ path: pad(x + 0.36 * size, y + 0.86 * size, 0.44 * size, 0.3 * size, 0.05 * size), ink: "second" }),
        ...pair({ path: round(x + 0.36 * size, y + 0.2 * size, 0.14 * size), ink: "glow" }),
      ];
    case "gauntlets":
      return [
        ...pair({ path: curve([at(-0.16, -0.1), at(0.3, -0.1), at(0.5, 0.4), at(0.2, 0.5)]), ink: "main" }),
        ...pair({
          path: lines([at(0.1, 0.3), at(0.74, 0.2), at(0.7, 0.86), at(0.44, 1), at(0.14, 0.86)]), ink: "accent",
        }),
        ...pair({ path: lines([at(0.22, 0.54), at(0.62, 0.5)], false), ink: "ink", open: 2 }),
      ];
    case "tentacles":
      return [0, 1].flatMap((row) => pair({
        path: curve([
          at(-0.1, 0.2 * row), at(0.5, 0.1 + 0.3 * row), at(0.86, -0.3 + 0.4 * row),
          at(1.16, -0.2 + 0.44 * row, true), at(0.94, 0.1 + 0.5 * row), at(0.5, 0.5 + 0.34 * row),
          at(0, 0.44 + 0.2 * row),
        ]),
        ink: row === 0 ? "shade" : "main",
      }));
    case "sleeves":
      return [
        ...pair({ path: round(x + 0.5 * size, y + 0.72 * size * drop, 0.16 * size), ink: "light" }),
        ...pair({
          path: curve([at(-0.16, -0.16), at(0.3, 0), at(0.82, 0.66, true), at(0.4, 0.6), at(0.1, 0.8, true)]),
          ink: "second",
        }),
      ];
    case "blades":
      return [
        ...pair({
          path: lines([at(0.3, 0.2), at(0.72, -0.1), at(1.1, -0.96), at(0.66, -0.4), at(0.3, -0.06)]), ink: "white",
        }),
        ...pair({ path: curve([at(-0.1, -0.1), at(0.36, -0.1), at(0.56, 0.3), at(0.2, 0.4)]), ink: "main" }),
      ];
    case "none":
      return [];
  }
}

export type Foot = "paws" | "talons" | "stumps" | "boots" | "hooves" | "wheels" | "none";

/** A pair of feet on the ground at y, each so far from the middle. */
export function feet(kind: Foot, x: number, y: number, size: number): Shape[] {
  const at = (px: number, py: number, sharp = false): Point => [x + px * size, y + py * size, sharp];
  switch (kind) {
    case "paws":
      return [
        ...pair({
          path: curve([at(-0.5, 0.3), at(-0.46, -0.4), at(0.3, -0.5), at(0.62, 0.1), at(0.44, 0.36)]), ink: "main",
        }),
        ...[-0.18, 0.16].flatMap((px) => pair(
          { path: lines([at(px, 0.02), at(px + 0.02, 0.3)], false), ink: "ink", open: 2 },
        )),
      ];
    case "talons":
      return [
        ...pair({ path: pad(x, y - 0.2 * size, 0.3 * size, 0.6 * size, 0.1 * size), ink: "accent" }),
        ...[-0.42, 0, 0.42].flatMap((px) => pair({
          path: curve([at(px * 0.4 - 0.16, -0.02), at(px * 0.4 + 0.16, -0.02), at(px * 1.2 + 0.06, 0.42, true)]),
          ink: "accent",
        })),
      ];
    case "stumps":
      return pair({ path: curve([at(-0.44, 0.34), at(-0.34, -0.6), at(0.34, -0.6), at(0.46, 0.34)]), ink: "shade" });
    case "boots":
      return [
        ...pair({
          path: curve([
            at(-0.34, -0.7, true), at(0.26, -0.7, true), at(0.3, -0.06), at(0.74, 0.2), at(0.7, 0.38, true),
            at(-0.36, 0.38, true),
          ]),
          ink: "second",
        }),
        ...pair({ path: pad(x - 0.03 * size, y - 0.56 * size, 0.66 * size, 0.24 * size, 0.08 * size), ink: "accent" }),
      ];
    case "hooves":
      return [
        ...pair({ path: pad(x, y - 0.3 * size, 0.44 * size, 0.9 * size, 0.16 * size), ink: "main" }),
        ...pair({ path: lines([at(-0.26, 0), at(0.26, 0), at(0.38, 0.38), at(-0.38, 0.38)]), ink: "ink" }),
      ];
    case "wheels":
      return [
        ...pair({ path: round(x, y, 0.5 * size), ink: "ink" }),
        ...pair({ path: round(x, y, 0.24 * size), ink: "accent", bare: true }),
      ];
    case "none":
      return [];
  }
}

export type Tail = "fluke" | "curls" | "barbs" | "fan" | "none";

/** A tail that is seen on both sides of the body; (0, y) is where it grows. */
export function tail(kind: Tail, y: number, size: number): Shape[] {
  const at = (px: number, py: number, sharp = false): Point => [px * size, y + py * size, sharp];
  switch (kind) {
    case "fluke":
      return [{
        path: even([
          at(0, -0.2), at(0.24, 0), at(0.5, 0.24), at(1.16, 0.12, true), at(0.84, 0.66), at(0.3, 0.56),
          at(0, 0.36, true),
        ]),
        ink: "second",
      }];
    case "curls":
      return pair({
        path: curve([
          at(0.1, 0.3), at(0.84, 0.3), at(1.14, -0.24), at(0.86, -0.56), at(0.74, -0.3, true), at(0.9, -0.16),
          at(0.7, 0.02), at(0.2, 0),
        ]),
        ink: "shade",
      });
    case "barbs":
      return [
        ...pair({
          path: curve([at(0.1, 0.3), at(0.9, 0.3), at(1.16, -0.4), at(0.96, -0.36), at(0.7, 0.02), at(0.1, 0)]),
          ink: "shade",
        }),
        ...pair({ path: lines([at(0.84, -0.34), at(1.06, -0.9), at(1.32, -0.4)]), ink: "accent" }),
      ];
    case "fan":
      return [-40, -20, 20, 40, 0].map((angle, row): Shape => {
        const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
        const plume = even([[0, 0], [0.2 * size, 0.7 * size], [0, 1.1 * size, true]]);
        return {
          path: changed(plume, (px, py) => [px * cos - py * sin, y + px * sin + py * cos]),
          ink: row === 4 ? "accent" : "second",
        };
      });
    case "none":
      return [];
  }
}

/** Shoulder pieces for those far evolved. */
export function shoulders(kind: "round" | "spiked" | "plated", x: number, y: number, size: number): Shape[] {
  const unit: Shape[] =
    kind === "round"
      ? [{ path: round(0, 0, 1, 0.8), ink: "accent" }, { path: round(0.1, -0.16, 0.4, 0.3), ink: "glow", bare: true }]
      : kind === "spiked"
        ? [{
          path: curve([[-0.9, 0.5, true], [-0.6, -0.6], [0.4, -0.7], [1.5, -1.3, true], [1.1, -0.1], [0.9, 0.6, true]]),
          ink: "accent",
        }]
        : [
          { path: lines([[-0.9, -0.5], [0.6, -0.8], [1.2, 0], [0.9, 0.8], [-0.6, 0.5]]), ink: "second" },
          { path: lines([[-0.6, 0], [1, 0.1]], false), ink: "ink", open: 0.2 },
        ];
  return placed(unit, x, y, size).flatMap(pair);
}
