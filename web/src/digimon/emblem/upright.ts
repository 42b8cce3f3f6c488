/** Bodies that stand, fly or swim upright, with head and limbs in their usual places. */

import type { Body, Measure } from "./body";
import { curve, even, lines, pair, round, type Point, type Shape } from "../../drawing/shapes";
import type { Stream } from "../../drawing/stream";

function frame(measure: Measure, wide: number, bottom: number): Omit<Body, "back" | "front"> {
  const top = bottom - measure.high * 1.7;
  const { head, stage } = measure;
  return {
    head: { y: top - head * (stage === 0 ? 0.42 : 0.6), radius: head },
    arm: { x: wide * 0.74, y: top + measure.high * 0.5, size: measure.high * (stage === 0 ? 0.9 : 0.92) },
    wing: { x: wide * 0.4, y: top + measure.high * 0.4, size: 48 + stage * 16 },
    foot: { x: wide * 0.6, y: bottom + 6, size: 15 + stage * 2.5 },
    tail: { y: bottom - 16, size: wide * 1.3 },
    chest: { y: top + measure.high * 0.98, size: measure.high * 0.3 },
  };
}

const belly = (y: number, wide: number, high: number): Shape => ({
  path: round(0, y, wide, high), ink: "light", bare: true,
});

export function biped(measure: Measure, plump: number, stream: Stream): Body {
  const wide = measure.wide * plump;
  const base = frame(measure, wide, 66);
  const top = 66 - measure.high * 1.7;
  const waist = measure.stage < 2 ? 1 : stream.between(0.66, 0.85);
  const torso: Point[] = [
    [0, top], [wide * 0.62, top + 4], [wide * (measure.stage < 2 ? 0.9 : 1.06), top + measure.high * 0.6],
    [wide * waist, top + measure.high * 1.2], [wide * 0.66, 68], [0, 70],
  ];
  const plates = [0.9, 1.25, 1.55].map((share): Shape => ({
    path: curve(
      [
        [-wide * 0.5, top + measure.high * share], [0, top + measure.high * share + 5],
        [wide * 0.5, top + measure.high * share],
      ],
      false,
    ),
    ink: "shade", open: 2.4,
  }));
  const front: Shape[] = [
    { path: even(torso), ink: "main" }, belly(top + measure.high * 1.08, wide * 0.55, measure.high * 0.62),
  ];
  return { ...base, back: [], front: stream.chance(0.5) ? [...front, ...plates] : front };
}

export function robe(measure: Measure, plump: number): Body {
  const wide = measure.wide * plump;
  const base = frame(measure, wide, 68);
  const top = 68 - measure.high * 1.7;
  const hem = 76;
  const cloth: Point[] = [
    [0, top - 4], [wide * 0.5, top], [wide * 0.72, top + measure.high * 0.7], [wide * 1.2, hem - 4, true],
    [wide * 0.86, hem - 9], [wide * 0.6, hem + 3, true], [wide * 0.3, hem - 7], [0, hem + 4, true],
  ];
  return {
    ...base,
    back: [],
    front: [
      { path: even(cloth), ink: "main" },
      {
        path: even([[0, top], [wide * 0.24, top + 6], [wide * 0.3, hem - 16], [0, hem - 10]]), ink: "light", bare: true,
      },
      ...pair({
        path: curve(
          [[wide * 0.42, top + measure.high * 0.5], [wide * 0.6, top + measure.high], [wide * 0.7, hem - 10]], false,
        ),
        ink: "shade", open: 2.4,
      }),
      {
        path: curve(
          [
            [-wide * 0.66, top + measure.high * 0.86], [0, top + measure.high * 0.98],
            [wide * 0.66, top + measure.high * 0.86],
          ],
          false,
        ),
        ink: "accent", open: 5,
      },
    ],
    foot: { ...base.foot, y: hem },
  };
}

export function flyer(measure: Measure, plump: number): Body {
  const high = measure.high * 0.92;
  const wide = measure.wide * 0.84 * plump;
  const radius = measure.head * (measure.stage === 0 ? 0.94 : 0.86);
  const middle = measure.stage === 0 ? 32 : 16;
  return {
    back: [],
    front: [
      {
        path: even([
          [0, middle - high * 0.9], [wide * 0.8, middle - high * 0.4], [wide * 0.88, middle + high * 0.3],
          [0, middle + high * 0.96],
        ]),
        ink: "main",
      },
      {
        path: even([
          [0, middle - high * 0.6], [wide * 0.5, middle - high * 0.2], [wide * 0.5, middle + high * 0.3],
          [0, middle + high * 0.7],
        ]),
        ink: "light", bare: true,
      },
      ...[-0.1, 0.2, 0.46].map((share): Shape => ({
        path: curve(
          [
            [-wide * 0.34, middle + high * share], [-wide * 0.17, middle + high * share + 6],
            [0, middle + high * share], [wide * 0.17, middle + high * share + 6],
            [wide * 0.34, middle + high * share],
          ],
          false,
        ),
        ink: "shade", open: 2,
      })),
    ],
    head: { y: middle - high * 0.9 - radius * 0.3, radius },
    arm: { x: wide * 0.7, y: middle, size: high * 0.6 },
    wing: { x: wide * 0.5, y: middle - high * 0.2, size: 62 + measure.stage * 12 },
    foot: { x: wide * 0.4, y: middle + high + 5, size: 14 + measure.stage * 2 },
    tail: { y: middle + high * 0.5, size: 30 + measure.stage * 4 },
    chest: { y: middle + high * 0.1, size: high * 0.24 },
  };
}

export function swimmer(measure: Measure, plump: number): Body {
  const stage = measure.stage;
  const wide = (measure.wide + 6) * plump;
  const radius = measure.head * 1.06;
  const top = stage === 0 ? -16 : -26 - stage * 5;
  return {
    back: [],
    front: [
      {
        path: even([[0, top - 6], [wide * 0.86, top + 16], [wide * 0.8, 24], [wide * 0.36, 52], [0, 64]]), ink: "main",
      },
      { path: even([[0, top + 18], [wide * 0.5, top + 24], [wide * 0.44, 24], [0, 54]]), ink: "light", bare: true },
      ...[22, 34, 45].map((y, row): Shape => ({
        path: curve([[-wide * (0.36 - row * 0.08), y], [0, y + 6], [wide * (0.36 - row * 0.08), y]], false),
        ink: "shade", open: 2.2,
      })),
      ...pair({ path: lines([[wide * 0.64, 8], [wide * 0.52, 18]], false), ink: "shade", open: 2.4 }),
    ],
    head: { y: top - radius * 0.34, radius },
    arm: { x: wide * 0.66, y: top + 32, size: 26 + stage * 5 },
    wing: { x: wide * 0.66, y: top + 24, size: 40 + stage * 10 },
    foot: { x: 14, y: 70, size: 14 },
    tail: { y: 54, size: 34 + stage * 4 },
    chest: { y: 12, size: 11 + stage },
  };
}
