/** Heads in units of their radius: outlines, and what grows on them behind the face. */

import {
  both, corners, curve, even, lines, pad, pair, round, sized, star, turned, type Path, type Point, type Shape,
} from "../../drawing/shapes";
import type { Stream } from "../../drawing/stream";

export type Head =
  | "round" | "chubby" | "snout" | "wedge" | "wide" | "tuft" | "shield" | "helm" | "block" | "skull" | "hood"
  | "egg" | "gem" | "flame" | "fish";

const HALVES: Readonly<Record<Exclude<Head, "block">, readonly Point[]>> = {
  round: [[0, -1], [0.72, -0.72], [1, 0], [0.74, 0.7], [0, 0.95]],
  chubby: [[0, -0.88], [0.72, -0.66], [1.06, 0.12], [0.74, 0.78], [0, 0.92]],
  snout: [[0, -0.98], [0.6, -0.8], [0.8, -0.2], [0.98, 0.36], [0.66, 0.86], [0, 1.02]],
  wedge: [[0, -0.92], [0.58, -0.86], [1, -0.36, true], [0.62, 0.3], [0.36, 0.98], [0, 1.12]],
  wide: [[0, -0.62], [0.4, -0.7], [0.66, -0.98], [1, -0.68], [1.16, 0.1], [0.78, 0.72], [0, 0.86]],
  tuft: [
    [0, -0.95], [0.62, -0.75], [0.84, -0.2], [1.2, 0.16, true], [0.94, 0.34], [1.06, 0.66, true], [0.52, 0.82],
    [0, 0.98],
  ],
  shield: [[0, -0.95], [0.7, -0.82], [0.92, -0.1], [0.58, 0.62], [0, 1.12, true]],
  helm: [[0, -1.02], [0.66, -0.86, true], [0.96, -0.2, true], [0.84, 0.5, true], [0.4, 1, true], [0, 1.04]],
  skull: [[0, -1], [0.72, -0.8], [1, -0.12], [0.86, 0.36], [0.56, 0.44, true], [0.5, 0.94], [0, 1]],
  hood: [[0, -1.4, true], [0.36, -0.86], [0.86, -0.3], [0.96, 0.4], [0.7, 0.94], [0, 1.02]],
  egg: [[0, -1.12], [0.56, -0.8], [0.86, 0.02], [0.74, 0.72], [0, 1]],
  gem: [[0, -1.12, true], [0.72, -0.72, true], [1.02, 0.02, true], [0.62, 0.84, true], [0, 1.1, true]],
  flame: [
    [0, -1.7, true], [0.24, -1], [0.58, -1.32, true], [0.66, -0.74], [1.06, -0.78, true], [0.92, 0], [0.94, 0.48],
    [0.6, 0.9], [0, 1],
  ],
  fish: [[0, -1.16], [0.5, -0.86], [0.88, -0.2], [1.04, 0.34], [0.62, 0.8], [0, 0.94]],
};

/** The outline of a head. */
export function headPath(head: Head): Path {
  return head === "block" ? pad(0, 0, 1.84, 1.84, 0.36) : even(HALVES[head]);
}

export type Growth =
  | "cat-ears" | "round-ears" | "long-ears" | "flop-ears" | "fin-ears" | "wing-ears" | "up-horns"
  | "ram-horns" | "side-horns" | "antlers"
  | "curl-feelers" | "comb-feelers" | "jaw-horn" | "frill" | "mane" | "sun-mane" | "petals" | "unicorn"
  | "plume" | "spikes" | "sprout" | "top-fin"
  | "halo" | "crown" | "bolts" | "aerial" | "candle" | "helmet-wings" | "none";

const twice = (points: readonly Point[], ink: Shape["ink"]): Shape[] => pair({ path: curve(points), ink });

/** What grows on a head, to be drawn before it. */
export function growth(kind: Growth, stream: Stream): Shape[] {
  const grown = stream.between(0.86, 1.22);
  const ring = (count: number, outer: number, inner: number): Path => lines(star(
    count, outer, inner, stream.pick([0, 180 / count]),
  ));
  switch (kind) {
    case "cat-ears":
      return [
        ...twice([[0.2, -0.8], [0.72 * grown, -1.62 * grown, true], [0.98, -0.3]], "main"),
        ...twice([[0.42, -0.85], [0.7 * grown, -1.35 * grown, true], [0.8, -0.6]], "second"),
      ];
    case "round-ears":
      return [
        ...pair({ path: round(0.78, -0.78, 0.42 * grown), ink: "main" }),
        ...pair({ path: round(0.8, -0.8, 0.22 * grown), ink: "second" }),
      ];
    case "long-ears":
      return [
        ...twice([[0.1, -0.8], [0.3, -1.9 * grown], [0.62, -2.05 * grown], [0.74, -1.5 * grown], [0.66, -0.6]], "main"),
        ...twice([[0.34, -0.9], [0.44, -1.75 * grown], [0.58, -1.5 * grown], [0.54, -0.8]], "second"),
      ];
    case "flop-ears":
      return twice(
        [[0.44, -0.92], [1.1, -0.9], [1.5 * grown, 0.1], [1.38 * grown, 0.74], [1.08, 0.4], [0.9, -0.2]], "shade",
      );
    case "fin-ears":
      return twice(
        [
          [0.7, -0.6], [1.62 * grown, -1 * grown, true], [1.4 * grown, -0.42], [1.76 * grown, -0.12, true],
          [1.36 * grown, 0.1], [1.5 * grown, 0.5, true], [0.8, 0.4],
        ],
        "second",
      );
    case "wing-ears":
      return twice(
        [
          [0.6, -0.6], [1.1, -1.3 * grown], [2 * grown, -1.7 * grown, true], [1.9 * grown, -1.2, true],
          [1.7 * grown, -0.8, true], [1.3 * grown, -0.45, true], [0.9, -0.1],
        ],
        "light",
      );
    case "up-horns":
      return twice(
        [[0.3, -0.86], [0.8, -1.2], [0.86 * grown, -1.9 * grown, true], [1.12 * grown, -1.2 * grown], [0.82, -0.5]],
        "light",
      );
    case "ram-horns":
      return [...twice(
        [
          [0.4, -0.9], [1.1, -1.25], [1.72 * grown, -0.6], [1.5 * grown, 0.26], [1.06, 0.3, true], [1.26, -0.1],
          [1.22, -0.56], [0.84, -0.5],
        ],
        "light",
      )];
    case "side-horns":
      return twice(
        [[0.66, -0.7], [1.3, -0.86], [1.9 * grown, -1.7 * grown, true], [1.72 * grown, -0.6], [0.9, -0.14]], "light",
      );
    case "antlers":
      return twice(
        [
          [0.3, -0.86], [0.5, -1.7 * grown, true], [0.66, -1.4 * grown], [0.96, -2.05 * grown, true],
          [0.96, -1.4 * grown], [1.5 * grown, -1.8 * grown, true], [1.14, -1.1], [0.62, -0.7],
        ],
        "accent",
      );
    case "curl-feelers":
      return [
        ...pair({
          path: curve([[0.3, -0.8], [0.5, -1.5 * grown], [1, -1.84 * grown], [1.3, -1.5 * grown]], false), ink: "ink",
          open: 0.13,
        }),
        ...pair({ path: round(1.3, -1.46 * grown, 0.2), ink: "accent" }),
      ];
    case "comb-feelers":
      return twice(
        [
          [0.24, -0.86], [0.7, -1.8 * grown], [1.4 * grown, -2 * grown, true], [1.32 * grown, -1.5 * grown],
          [1.04, -1.1 * grown], [0.5, -0.7],
        ],
        "accent",
      );
    case "jaw-horn":
      return [{
        path: even([[0, -2.1 * grown], [0.42, -2.3 * grown, true], [0.3, -1.7], [0.22, -0.8], [0, -0.7]]), ink: "shade",
      }];
    case "frill":
      return [
        {
          path: curve(star(stream.pick([11, 13, 15]), 1.66 * grown, 1.4 * grown).map(([x, y]): Point => [x, y - 0.2])),
          ink: "second",
        },
        { path: round(0, -0.16, 1.2 * grown, 1.16 * grown), ink: "accent" },
      ];
    case "mane":
      return [{ path: ring(stream.pick([13, 15, 17]), 1.62 * grown, 1.2), ink: "second" }];
    case "sun-mane":
      return [
        { path: ring(stream.pick([8, 10, 12]), 1.78 * grown, 1.22), ink: "accent" },
        { path: ring(stream.pick([9, 11]), 1.42, 1.1), ink: "second" },
      ];
    case "petals":
      return petals(stream.pick([6, 7, 8, 10]), grown);
    case "unicorn":
      return [
        { path: lines([[-0.22, -0.8], [0, -2.1 * grown], [0.22, -0.8]]), ink: "accent" },
        ...twice([[0.24, -0.86], [0.62, -1.4 * grown, true], [0.86, -0.5]], "main"),
      ];
    case "plume":
      return [
        {
          path: even([[0, -1.66 * grown], [0.2, -1.9 * grown], [0.36, -1.6 * grown], [0.14, -0.8], [0, -0.7]]),
          ink: "second",
        },
        ...twice([[0.1, -0.8], [0.5, -1.6 * grown], [0.86, -1.66 * grown, true], [0.74, -1.2], [0.4, -0.76]], "accent"),
      ];
    case "spikes":
      return [{
        path: even([
          [0, -1.8 * grown, true], [0.22, -1.1], [0.56, -1.56 * grown, true], [0.62, -0.96], [1.06, -1.1 * grown, true],
          [0.86, -0.3], [0, 0],
        ]),
        ink: "second",
      }];
    case "sprout":
      return [
        { path: curve([[0, -0.8], [0, -1.5]], false), ink: "ink", open: 0.14 },
        ...twice([[0, -1.4], [0.3, -1.9 * grown], [1.02 * grown, -2 * grown, true], [0.7, -1.44]], "second"),
      ];
    case "top-fin":
      return [
        { path: even([[0, -1.86 * grown, true], [0.22, -1.5], [0.3, -0.8], [0, -0.6]]), ink: "second" },
        ...twice(
          [[0.8, -0.3], [1.7 * grown, -0.6, true], [1.44 * grown, 0.2], [1.5, 0.62, true], [0.84, 0.46]], "second",
        ),
      ];
    case "halo":
      return [
        { path: round(0, -1.5, 0.82 * grown, 0.26), ink: "glow" },
        { path: round(0, -1.5, 0.58 * grown, 0.12), ink: "sky" },
      ];
    case "crown":
      return [
        {
          path: even([
            [0, -1.9 * grown, true], [0.24, -1.24, true], [0.6, -1.76 * grown, true], [0.74, -0.7, true], [0, -0.6],
          ]),
          ink: "accent",
        },
        { path: round(0, -1.24, 0.15), ink: "eye" },
      ];
    case "bolts":
      return [
        ...pair({ path: pad(1.08, 0, 0.42, 0.6 * grown, 0.1), ink: "shade" }),
        ...pair({ path: pad(1.34, 0, 0.2, 0.96 * grown, 0.08), ink: "accent" }),
      ];
    case "aerial":
      return [
        { path: lines([[0, -0.8], [0, -1.76 * grown]], false), ink: "ink", open: 0.13 },
        { path: round(0, -1.8 * grown, 0.22), ink: "accent" },
        ...pair({ path: pad(0.98, -0.1, 0.34, 0.7, 0.12), ink: "second" }),
      ];
    case "candle":
      return [
        { path: even([[0, -2.2 * grown, true], [0.36, -1.5], [0.3, -1.04], [0, -0.86]]), ink: "accent" },
        { path: even([[0, -1.7, true], [0.15, -1.3], [0, -1.04]]), ink: "white", bare: true },
      ];
    case "helmet-wings":
      return [
        ...twice(
          [
            [0.7, -0.1], [0.9, -0.9], [1.7 * grown, -1.8 * grown, true], [1.56 * grown, -1], [1.26, -0.3, true],
            [0.94, 0.26],
          ],
          "white",
        ),
        { path: even([[0, -1.7 * grown, true], [0.2, -1.1], [0.24, -0.7], [0, -0.5]]), ink: "accent" },
      ];
    default:
      return [];
  }
}

function petals(count: number, grown: number): Shape[] {
  const petal: Point[] = both([[0, -1.86 * grown], [0.34, -1.5], [0.36, -0.9], [0, -0.6]]);
  const around = corners(count, 1).map((_, place): Shape => ({
    path: curve(turned(petal, (360 / count) * place)),
    ink: place % 2 === 0 ? "second" : "accent",
  }));
  const even_ = count % 2 === 0 ? around : around.map((shape): Shape => ({ ...shape, ink: "second" }));
  return [...even_, { path: curve(sized(corners(count * 2, 1.1), 1)), ink: "shade" }];
}
