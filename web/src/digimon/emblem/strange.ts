/** Bodies of another kind: domes with tentacles, beetles, larvae, heaps of stone, flames, blooms, gears and shells. */

import type { Body, Measure } from "./body";
import { both, corners, curve, even, lines, moved, pad, pair, round, star, type Point, type Shape } from "../../drawing/shapes";
import type { Stream } from "../../drawing/stream";

export function dome(measure: Measure, stream: Stream): Body {
  const wide = 40 + measure.stage * 5;
  const count = stream.pick([4, 5, 6]);
  const arms = Array.from({ length: count }, (_, place): Shape[] => {
    const share = place / (count - 1);
    const x = 6 + share * wide * 0.84;
    const reach = 12 + share * 36;
    return pair({
      path: curve([
        [x - 7, 8], [x + 5, 8], [x + reach * 0.5 + 6, 44], [x + reach, 72 - share * 30],
        [x + reach + 12, 58 - share * 36, true], [x + reach * 0.5 + 16, 66 - share * 20], [x + reach * 0.3 - 6, 50],
      ]),
      ink: place % 2 === 0 ? "shade" : "second",
    });
  });
  return {
    back: arms.reverse().flat(),
    front: [
      {
        path: even([[0, -66], [wide * 0.74, -50], [wide * 1.08, -4], [wide * 0.86, 22], [wide * 0.4, 14], [0, 24]]),
        ink: "main",
      },
      ...[-44, -34].flatMap((y, row) => pair(
        { path: round(wide * (0.24 + row * 0.3), y + row * 12, 7 - row * 2), ink: "light", bare: true },
      )),
    ],
    head: { y: -12, radius: 34 },
    arm: { x: wide * 0.8, y: 8, size: 34 },
    wing: { x: wide * 0.7, y: -10, size: 46 + measure.stage * 10 },
    foot: { x: 12, y: 74, size: 14 },
    tail: { y: 40, size: 30 },
    chest: { y: -46, size: 9 },
  };
}

export function beetle(measure: Measure, plump: number): Body {
  const stage = measure.stage;
  const wide = (measure.wide + 2) * plump;
  const radius = measure.head * 0.86;
  const top = -22 - stage * 3;
  const legs = [0, 1, 2].flatMap((row) => {
    const y = top + 20 + row * 22;
    const out = wide + 16 + stage * 4 + (row === 1 ? 6 : 0);
    const bent = row === 0 ? -18 : row * 6;
    return pair({
      path: curve([[wide * 0.6, y], [out, y + bent - 4], [out + 10, y + bent + 24, true]], false), ink: "ink", open: 6,
    });
  });
  return {
    back: legs,
    front: [
      { path: even([[0, top], [wide * 0.72, top + 8], [wide, 26], [wide * 0.62, 66], [0, 76]]), ink: "main" },
      ...pair({
        path: curve([[2, top + 22, true], [wide * 0.7, top + 18], [wide * 0.86, 28], [wide * 0.5, 62], [3, 70, true]]),
        ink: "second",
      }),
      ...pair({ path: round(wide * 0.48, 12, wide * 0.17), ink: "accent", bare: true }),
      ...pair({ path: round(wide * 0.4, 42, wide * 0.12), ink: "accent", bare: true }),
      { path: even([[0, top - 2], [wide * 0.6, top + 2], [wide * 0.66, top + 18], [0, top + 26]]), ink: "shade" },
    ],
    head: { y: top - radius * 0.5, radius },
    arm: { x: wide * 0.62, y: top + 6, size: 28 + stage * 5 },
    wing: { x: wide * 0.36, y: top + 20, size: 58 + stage * 13 },
    foot: { x: 14, y: 76, size: 12 },
    tail: { y: 60, size: 26 },
    chest: { y: top + 12, size: 7 },
  };
}

export function larva(measure: Measure): Body {
  const rolls = [3, 2, 1, 0].flatMap((row): Shape[] => {
    const [y, wide] = [22 + row * 15, 36 + (row % 2) * 6 - row * 2];
    return [
      ...pair({ path: round(wide - 2, y + 10, 8, 6), ink: "accent" }),
      { path: round(0, y, wide, 18), ink: row % 2 === 0 ? "main" : "second" },
      { path: round(0, y + 6, wide * 0.5, 8), ink: "light", bare: true },
    ];
  });
  return {
    back: [],
    front: rolls,
    head: { y: -16, radius: measure.head * 0.92 },
    arm: { x: 34, y: 20, size: 22 },
    wing: { x: 24, y: 10, size: 50 + measure.stage * 10 },
    foot: { x: 16, y: 76, size: 12 },
    tail: { y: 62, size: 26 },
    chest: { y: 44, size: 7 },
  };
}

export function heap(measure: Measure, stream: Stream): Body {
  const stage = measure.stage;
  const chunk = (x: number, y: number, radius: number, ink: Shape["ink"]): Shape => ({
    path: lines(moved(
      corners(stream.pick([6, 7, 8]), radius, stream.between(0, 60)).map(([px, py]): Point => [
        px * stream.between(0.86, 1.14), py * stream.between(0.86, 1.1), true,
      ]),
      x, y,
    )),
    ink,
  });
  const boulder = both([
    [0, -6], [26 + stage * 5, -2], [42 + stage * 4, 28], [34 + stage * 3, 60], [0, 70],
  ].map(([x, y]): Point => [(x as number) * stream.between(0.9, 1.08), y as number, true]));
  return {
    back: [...pair(chunk(40 + stage * 6, 48, 19, "shade"))],
    front: [
      { path: lines(boulder), ink: "main" },
      ...pair({ path: lines([[10, 6], [30, 14], [24, 34], [8, 26]]), ink: "light", bare: true }),
      { path: lines([[0, 34], [-9, 48], [4, 56], [-2, 70]], false), ink: "ink", open: 2.6 },
      ...pair({ path: lines([[24, 46], [32, 58], [20, 62]]), ink: "shade", bare: true }),
      ...(stage > 0 ? pair({ path: lines(moved(star(4, 13, 6), 26 + stage * 5, 0)), ink: "accent" }) : []),
    ],
    head: { y: -28 - stage * 3, radius: measure.head * 0.92 },
    arm: { x: 34 + stage * 6, y: 8, size: 36 + stage * 5 },
    wing: { x: 30, y: 0, size: 52 + stage * 12 },
    foot: { x: 22 + stage * 2, y: 72, size: 18 },
    tail: { y: 60, size: 30 },
    chest: { y: 24, size: 10 },
  };
}

export function blaze(measure: Measure, plump: number): Body {
  const stage = measure.stage;
  const wide = (measure.wide + 4) * plump;
  const tongues = (grow: number, ink: Shape["ink"]): Shape => ({
    path: even([
      [0, -70 * grow, true], [wide * 0.3 * grow, -30], [wide * 0.8 * grow, -52 * grow, true], [wide * 0.86 * grow, -4],
      [wide * 1.3 * grow, -14 * grow, true], [wide * 1.1 * grow, 34], [wide * 0.7 * grow, 64], [0, 72],
    ]),
    ink,
  });
  return {
    back: stage > 0 ? [tongues(1.08 + stage * 0.06, "second")] : [],
    front: [
      tongues(0.92, "main"),
      {
        path: even([[0, -20, true], [wide * 0.4, 6], [wide * 0.6, 36], [wide * 0.4, 60], [0, 66]]), ink: "light",
        bare: true,
      },
      { path: even([[0, 14, true], [wide * 0.24, 36], [0, 60]]), ink: "glow", bare: true },
    ],
    head: { y: -18 - stage * 8, radius: measure.head * 0.86 },
    arm: { x: wide * 0.76, y: 6, size: 34 + stage * 5 },
    wing: { x: wide * 0.6, y: -6, size: 50 + stage * 12 },
    foot: { x: wide * 0.4, y: 74, size: 16 },
    tail: { y: 50, size: 34 },
    chest: { y: 36, size: 8 },
  };
}

export function bloom(measure: Measure, plump: number): Body {
  const stage = measure.stage;
  const wide = (measure.wide - 4) * plump;
  const roots = [0.2, 0.62, 1.04].flatMap((share) => pair({
    path: curve([[wide * share * 0.5 - 5, 56], [wide * share * 0.5 + 6, 56], [wide * share + 14, 78, true]]),
    ink: "shade",
  }));
  return {
    back: [
      ...roots,
      ...pair({ path: curve([[8, 60, true], [40, 40], [72 + stage * 5, 52, true], [40, 72]]), ink: "second" }),
    ],
    front: [
      { path: even([[0, -8], [wide * 0.6, 0], [wide * 0.92, 36], [wide * 0.6, 64], [0, 70]]), ink: "main" },
      { path: even([[0, 10], [wide * 0.4, 20], [wide * 0.4, 50], [0, 60]]), ink: "light", bare: true },
    ],
    head: { y: -26 - stage * 4, radius: measure.head * 0.94 },
    arm: { x: wide * 0.7, y: 12, size: 36 + stage * 4 },
    wing: { x: wide * 0.5, y: 14, size: 48 + stage * 12 },
    foot: { x: 14, y: 76, size: 13 },
    tail: { y: 60, size: 28 },
    chest: { y: 34, size: 9 },
  };
}

export function cog(measure: Measure, stream: Stream): Body {
  const stage = measure.stage;
  const teeth = stream.pick([8, 10, 12]);
  const outer = 62 + stage * 5;
  const gear = corners(teeth * 4, outer).map(([x, y], place): Point => {
    const share = place % 4 < 2 ? 1 : 0.84;
    return [x * share, y * share + 6, true];
  });
  return {
    back: [],
    front: [
      { path: lines(gear), ink: "main" },
      { path: round(0, 6, outer * 0.7), ink: "shade" },
      { path: round(0, 6, outer * 0.6), ink: "light", bare: true },
      ...corners(4, outer * 0.77, 45).map(([x, y]): Shape => ({ path: round(x, y + 6, 4.5), ink: "accent" })),
    ],
    head: { y: 6, radius: outer * 0.5 },
    arm: { x: outer * 0.78, y: 14, size: 32 + stage * 4 },
    wing: { x: outer * 0.7, y: -4, size: 44 + stage * 10 },
    foot: { x: 24, y: 72, size: 18 },
    tail: { y: 60, size: 30 },
    chest: { y: -outer * 0.62, size: 1 },
  };
}

export function shell(measure: Measure, plump: number): Body {
  const stage = measure.stage;
  const wide = (measure.wide + 20) * plump;
  const spikes = [20, 60, 100].flatMap((angle) => {
    const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
    const at = (far: number, turn: number): Point => [
      sin * wide * far + cos * turn, 10 - cos * wide * 0.92 * far + sin * turn, true,
    ];
    return stage > 0 ? pair({
      path: lines([at(0.88, -9), at(1.2 + stage * 0.05, 0), at(0.88, 9)]), ink: "accent",
    }) : [];
  });
  return {
    back: [
      ...spikes, { path: round(0, 12, wide, wide * 0.92), ink: "second" },
      { path: round(0, 12, wide * 0.8, wide * 0.72), ink: "accent" },
    ],
    front: [
      { path: even([[0, -14], [30, -6], [36 + stage * 2, 34], [26, 64], [0, 70]]), ink: "main" },
      ...[12, 28, 44].map((y): Shape => ({ path: pad(0, y, 40 - y * 0.2, 13, 5), ink: "light" })),
    ],
    head: { y: -34 - stage * 3, radius: measure.head * 0.9 },
    arm: { x: 30, y: 12, size: 34 + stage * 5 },
    wing: { x: 34, y: 6, size: 44 + stage * 8 },
    foot: { x: 24, y: 72, size: 17 + stage * 2 },
    tail: { y: 58, size: 40 },
    chest: { y: 28, size: 8 },
  };
}
