/** Faces in units of the radius of their head: eyes, mouths, signs on the brow and on the cheeks. */

import { curve, even, lines, mirrored, pair, round, star, moved, type Point, type Shape } from "../../drawing/shapes";
import type { Stream } from "../../drawing/stream";

export type Eyes =
  | "big" | "fierce" | "sleepy" | "beads" | "compound" | "visor" | "hollow" | "cyclops" | "triple" | "slit"
  | "glow";
export type Mouth =
  | "smile" | "cat" | "fang" | "grin" | "beak" | "muzzle" | "jaws" | "pincers" | "bill" | "tusks"
  | "stitches" | "none";

const dot = (
  x: number, y: number, radius: number, ink: Shape["ink"],
): Shape => ({ path: round(x, y, radius), ink, bare: true });

/** The eyes of a face; `large` is their size. */
export function eyes(kind: Eyes, stream: Stream, large: number): Shape[] {
  const wide = stream.between(0.38, 0.5);
  const y = stream.between(-0.16, 0.06);
  const size = large * stream.between(0.92, 1.1);
  const lidded = (points: Point[], ink: Shape["ink"]): Shape[] => pair({
    path: curve(moved(points.map(([px, py, sharp]): Point => [px * size, py * size, sharp ?? false]), wide, y)), ink,
  });
  switch (kind) {
    case "big":
      return [
        ...pair({ path: round(wide, y, 0.27 * size, 0.33 * size), ink: "white" }),
        ...pair({ path: round(wide - 0.03, y + 0.02, 0.18 * size, 0.25 * size), ink: "eye", bare: true }),
        ...pair(dot(wide - 0.02, y + 0.03, 0.1 * size, "ink")),
        ...[-1, 1].map((side) => dot(side * wide + 0.06 * size, y - 0.13 * size, 0.075 * size, "white")),
      ];
    case "fierce":
      return [
        ...lidded([[-0.34, 0.04, true], [-0.1, -0.06], [0.42, -0.3, true], [0.34, 0.1], [0, 0.24]], "white"),
        ...pair({ path: round(wide + 0.06 * size, y - 0.01, 0.13 * size, 0.16 * size), ink: "eye", bare: true }),
        ...pair(dot(wide + 0.06 * size, y, 0.06 * size, "ink")),
      ];
    case "sleepy":
      return [
        ...lidded([[-0.3, 0, true], [0.3, -0.06, true], [0.24, 0.22], [-0.16, 0.24]], "white"),
        ...pair({ path: round(wide, y + 0.06 * size, 0.13 * size, 0.14 * size), ink: "eye", bare: true }),
        ...pair(dot(wide, y + 0.08 * size, 0.06 * size, "ink")),
      ];
    case "beads":
      return [
        ...pair(dot(wide, y, 0.2 * size, "ink")),
        ...[-1, 1].map((side) => dot(side * wide + 0.06 * size, y - 0.07 * size, 0.07 * size, "white")),
      ];
    case "compound":
      return [
        ...pair({
          path: curve([
            [wide - 0.24 * size, y + 0.2], [wide - 0.1, y - 0.34 * size], [wide + 0.34 * size, y - 0.4 * size],
            [wide + 0.34 * size, y + 0.14], [wide + 0.06, y + 0.36 * size],
          ]),
          ink: "eye",
        }),
        ...pair({
          path: round(wide + 0.16 * size, y - 0.18 * size, 0.1 * size, 0.12 * size), ink: "white", bare: true,
        }),
        ...pair({ path: round(wide + 0.02, y + 0.12, 0.06, 0.08), ink: "glow", bare: true }),
      ];
    case "visor":
      return [
        {
          path: even([[0, y - 0.2], [0.66, y - 0.32, true], [0.76, y + 0.02, true], [0.3, y + 0.24], [0, y + 0.2]]),
          ink: "ink",
        },
        ...pair({
          path: lines([[0.16, y - 0.06], [0.6, y - 0.16], [0.58, y + 0.02], [0.18, y + 0.1]]), ink: "glow", bare: true,
        }),
      ];
    case "hollow":
      return [
        ...pair({
          path: curve([
            [wide - 0.26, y - 0.14], [wide + 0.1, y - 0.3 * size], [wide + 0.34, y], [wide + 0.1, y + 0.3 * size],
            [wide - 0.2, y + 0.2],
          ]),
          ink: "ink",
        }),
        ...pair(dot(wide + 0.02, y + 0.02, 0.11 * size, "glow")),
      ];
    case "cyclops":
      return [
        { path: round(0, y, 0.46 * size, 0.44 * size), ink: "white" }, dot(0, y + 0.02, 0.27 * size, "eye"),
        dot(0, y + 0.04, 0.14 * size, "ink"), dot(0.12 * size, y - 0.12 * size, 0.09 * size, "white"),
      ];
    case "triple":
      return [
        ...eyes("fierce", stream, large * 0.86), { path: round(0, y - 0.5, 0.13, 0.18), ink: "white" },
        dot(0, y - 0.49, 0.08, "eye"),
      ];
    case "slit":
      return [
        ...pair({ path: round(wide, y, 0.24 * size, 0.28 * size), ink: "glow" }),
        ...pair({ path: round(wide, y, 0.06 * size, 0.24 * size), ink: "ink", bare: true }),
      ];
    case "glow":
      return lidded([[-0.3, 0.06, true], [0.38, -0.2, true], [0.3, 0.14, true], [0, 0.2]], "glow");
  }
}

/** The mouth of a face. */
export function mouth(kind: Mouth, stream: Stream): Shape[] {
  const y = stream.between(0.42, 0.54);
  const line = (points: Point[], width = 0.1): Shape => ({ path: curve(points, false), ink: "ink", open: width });
  switch (kind) {
    case "smile":
      return [line([[-0.3, y - 0.04], [0, y + 0.14], [0.3, y - 0.04]])];
    case "cat":
      return [
        line([[-0.34, y], [-0.16, y + 0.14], [0, y - 0.02], [0.16, y + 0.14], [0.34, y]]),
        { path: curve([[-0.12, y - 0.12], [0.12, y - 0.12], [0, y]]), ink: "ink", bare: true },
      ];
    case "fang":
      return [
        line([[-0.42, y - 0.06], [0, y + 0.08], [0.42, y - 0.06]]),
        ...pair({ path: lines([[0.16, y + 0.05], [0.34, y], [0.26, y + 0.26]]), ink: "white" }),
      ];
    case "grin":
      return [
        {
          path: curve([
            [-0.56, y - 0.1, true], [0, y + 0.06], [0.56, y - 0.1, true], [0.3, y + 0.26], [-0.3, y + 0.26],
          ]),
          ink: "ink",
        },
        {
          path: lines([
            [-0.42, y - 0.02], [-0.3, y + 0.14], [-0.15, y + 0.02], [0, y + 0.17], [0.15, y + 0.02], [0.3, y + 0.14],
            [0.42, y - 0.02], [0, y + 0.04],
          ]),
          ink: "white", bare: true,
        },
      ];
    case "beak":
      return [
        { path: even([[0, y - 0.3], [0.34, y - 0.16, true], [0.16, y + 0.2], [0, y + 0.5, true]]), ink: "accent" },
        line([[-0.24, y - 0.02], [0, y + 0.08], [0.24, y - 0.02]], 0.06),
      ];
    case "muzzle":
      return [
        { path: round(0, y + 0.04, 0.5, 0.36), ink: "light" },
        { path: even([[0, y - 0.22], [0.18, y - 0.2], [0.1, y - 0.02], [0, y + 0.02]]), ink: "ink", bare: true },
        line([[-0.22, y + 0.18], [0, y + 0.12], [0.22, y + 0.18]], 0.07),
      ];
    case "jaws":
      return [
        { path: even([[0, y - 0.16], [0.5, y - 0.08], [0.66, y + 0.3], [0, y + 0.56]]), ink: "light" },
        ...pair(dot(0.18, y - 0.02, 0.06, "ink")), line([[-0.52, y + 0.14], [0, y + 0.26], [0.52, y + 0.14]], 0.08),
        ...pair({ path: lines([[0.22, y + 0.22], [0.38, y + 0.18], [0.32, y + 0.4]]), ink: "white", bare: true }),
      ];
    case "pincers":
      return pair({
        path: curve([[0.12, y], [0.5, y - 0.02], [0.56, y + 0.5], [0.16, y + 0.72, true], [0.3, y + 0.4]]),
        ink: "accent",
      });
    case "bill":
      return [
        { path: even([[0, y - 0.14], [0.5, y - 0.04], [0.72, y + 0.2], [0, y + 0.34]]), ink: "accent" },
        ...pair(dot(0.14, y, 0.05, "ink")),
      ];
    case "tusks":
      return [
        line([[-0.4, y + 0.06], [0, y], [0.4, y + 0.06]]),
        ...pair({
          path: curve([[0.3, y + 0.1], [0.56, y + 0.08], [0.62, y - 0.4, true], [0.4, y - 0.08]]), ink: "white",
        }),
      ];
    case "stitches":
      return [
        line([[-0.46, y], [0.46, y]], 0.07),
        ...[-0.3, -0.1, 0.1, 0.3].map((x) => line([[x, y - 0.12], [x, y + 0.12]], 0.06)),
      ];
    case "none":
      return [];
  }
}

export type Brow = "gem" | "star" | "stripe" | "mask" | "blaze" | "moon" | "none";

/** A sign on the brow or around the eyes, to be drawn before the eyes. */
export function brow(kind: Brow): Shape[] {
  switch (kind) {
    case "gem":
      return [{ path: lines([[0, -0.84], [0.17, -0.6], [0, -0.36], [-0.17, -0.6]]), ink: "accent" }];
    case "star":
      return [{ path: lines(moved(star(5, 0.27, 0.12), 0, -0.58)), ink: "glow" }];
    case "stripe":
      return [
        ...pair({ path: curve([[0.3, -0.86], [0.46, -0.78], [0.36, -0.44, true]]), ink: "second", bare: true }),
        { path: even([[0, -0.94], [0.1, -0.9], [0, -0.44, true]]), ink: "second", bare: true },
      ];
    case "mask":
      return [{
        path: even([[0, -0.34], [0.5, -0.42], [0.86, -0.16, true], [0.6, 0.26], [0.2, 0.24], [0, 0.1]]), ink: "second",
        bare: true,
      }];
    case "blaze":
      return [{
        path: even([[0, -0.92], [0.2, -0.84], [0.14, -0.2], [0.34, 0.5], [0, 0.7]]), ink: "light", bare: true,
      }];
    case "moon":
      return [{
        path: curve([[-0.3, -0.7, true], [0, -0.44], [0.3, -0.7, true], [0, -0.56]]), ink: "glow", bare: true,
      }];
    case "none":
      return [];
  }
}

export type Cheek = "blush" | "bars" | "fangs" | "tears" | "none";

/** Signs on the cheeks. */
export function cheek(kind: Cheek): Shape[] {
  switch (kind) {
    case "blush":
      return pair({ path: round(0.66, 0.34, 0.17, 0.11), ink: "accent", bare: true, fade: 0.75 });
    case "bars":
      return [0.16, 0.36].flatMap((y) => pair(
        { path: lines([[0.6, y], [0.92, y - 0.06]], false), ink: "second", open: 0.1 },
      ));
    case "fangs":
      return pair({ path: lines([[0.5, 0.3], [0.8, 0.22], [0.62, 0.6]]), ink: "second", bare: true });
    case "tears": {
      const tear: Shape = {
        path: curve([[0.44, 0.2], [0.54, 0.42], [0.44, 0.66, true], [0.36, 0.42]]), ink: "accent", bare: true,
      };
      return [{ ...tear, path: mirrored(tear.path) }, tear];
    }
    case "none":
      return [];
  }
}
