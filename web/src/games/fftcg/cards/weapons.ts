/** What Forwards carry: swords, spears, axes, staves, bows. They stand in the ground, the hilt up; (0, 0) is the ground. */

import { both, corners, curve, lines, moved, round, star, type Point } from "../../../drawing/shapes";
import type { Stream } from "../../../drawing/stream";
import type { Piece } from "./figures";

const LINE = 2.4;

/** A weapon, chosen and shaped by chance. */
export function weapon(stream: Stream): Piece[] {
  const makes = [sword, sword, broad, spear, axe, staff, bow, twins];
  return stream.pick(makes)(stream);
}

function hilt(guard: number, length: number): Piece[] {
  return [
    { path: lines([[-4.5, guard], [4.5, guard], [4.5, guard - length], [-4.5, guard - length]]), tone: "deep", line: LINE },
    { path: round(0, guard - length - 4, 7), tone: "main", line: LINE },
  ];
}

function sword(stream: Stream): Piece[] {
  const length = stream.between(132, 150);
  const half = stream.between(9, 14);
  const reach = stream.between(28, 46);
  const drop = stream.between(-14, 16);
  const guard = -length;
  return [
    ...hilt(guard, stream.between(28, 38)),
    { path: lines([[0, 0], [half, -26], [half, guard], [0, guard]]), tone: "shade", line: LINE },
    { path: lines([[0, 0], [-half, -26], [-half, guard], [0, guard]]), tone: "light", line: LINE },
    { path: lines([[-2, -20], [2, -20], [2, guard], [-2, guard]]), tone: "main" },
    { path: curve(both([[0, guard - 8, true], [reach, guard + drop - 6], [reach + 6, guard + drop + 6, true], [0, guard + 9]])), tone: "main", line: LINE },
    { path: lines(moved(corners(4, stream.between(8, 11)), 0, guard)), tone: "glow", line: LINE },
  ];
}

/** A blade as broad as a board. */
function broad(stream: Stream): Piece[] {
  const length = stream.between(128, 146);
  const half = stream.between(20, 29);
  const cut = stream.between(16, 40);
  const guard = -length;
  return [
    ...hilt(guard, stream.between(34, 44)),
    { path: lines([[-half, 0], [half, -cut], [half, guard], [-half, guard]]), tone: "main", line: LINE },
    { path: lines([[half * 0.35, -cut * 0.6], [half, -cut], [half, guard], [half * 0.35, guard]]), tone: "light", line: LINE },
    { path: round(-half * 0.4, guard + 22, 5), tone: "deep" },
    { path: round(-half * 0.4, guard + 40, 5), tone: "deep" },
    { path: lines([[-half - 5, guard - 7], [half + 5, guard - 7], [half + 5, guard + 5], [-half - 5, guard + 5]]), tone: "shade", line: LINE },
  ];
}

function pole(height: number): Piece {
  return { path: lines([[-3.5, 0], [3.5, 0], [3.5, -height], [-3.5, -height]]), tone: "deep", line: LINE };
}

function spear(stream: Stream): Piece[] {
  const height = stream.between(128, 146);
  const long = stream.between(44, 60);
  const half = stream.between(11, 17);
  const barb = stream.between(16, 34);
  const top = -height;
  const barbs = [-1, 1].map((way): Piece => ({
    path: curve([[way * 3, top + 4, true], [way * barb, top - 6], [way * (barb + 6), top - 24, true], [way * barb * 0.7, top + 6], [way * 4, top + 16, true]]),
    tone: way < 0 ? "light" : "main",
    line: LINE,
  }));
  return [
    pole(height),
    ...barbs,
    { path: lines([[0, top - long], [half, top - 8], [0, top + 10]]), tone: "shade", line: LINE },
    { path: lines([[0, top - long], [-half, top - 8], [0, top + 10]]), tone: "light", line: LINE },
    { path: curve([[3, top + 22, true], [34, top + 30], [22, top + 58, true], [16, top + 36], [3, top + 34, true]]), tone: "glow", line: LINE },
  ];
}

function axe(stream: Stream): Piece[] {
  const height = stream.between(150, 168);
  const wide = stream.between(44, 60);
  const high = stream.between(60, 78);
  const top = -height;
  const heads = (stream.chance(0.5) ? [-1, 1] : [1]).map((way): Piece => ({
    path: curve([[way * 4, top + 18, true], [way * wide * 0.8, top + 4, true], [way * wide, top + 18 + high * 0.5], [way * wide * 0.8, top + 32 + high, true], [way * 4, top + 30 + high * 0.5, true]]),
    tone: way < 0 ? "light" : "main",
    line: LINE,
  }));
  return [pole(height), ...heads, { path: lines(moved(corners(6, 13), 0, top + 24 + high * 0.3)), tone: "glow", line: LINE }];
}

function staff(stream: Stream): Piece[] {
  const height = stream.between(120, 138);
  const ring = stream.between(22, 32);
  const top = -height - ring;
  const head: Piece[] = stream.chance(0.5)
    ? [{ path: round(0, top, ring), tone: "main", line: -7 }, { path: lines(moved(star(4, ring * 0.7, ring * 0.26), 0, top)), tone: "glow", line: LINE }]
    : [
        { path: lines(moved(star(stream.pick([5, 6, 8]), ring * 1.1, ring * 0.5), 0, top)), tone: "main", line: LINE },
        { path: round(0, top, ring * 0.4), tone: "glow", line: LINE },
      ];
  const wings = [-1, 1].map((way): Piece => ({
    path: curve([[way * 3, -height + 8, true], [way * ring, -height - 8], [way * (ring + 16), -height - 24, true], [way * ring * 0.9, -height + 12], [way * 3, -height + 22, true]]),
    tone: way < 0 ? "light" : "shade",
    line: LINE,
  }));
  return [pole(height + 4), ...wings, ...head];
}

function bow(stream: Stream): Piece[] {
  const height = stream.between(150, 168);
  const bend = stream.between(40, 56);
  const middle = -height / 2 - 6;
  const arms: Point[] = [[-26, -height, true], [-4, -height + 18], [bend - 22, middle - 22], [bend - 14, middle], [bend - 22, middle + 22], [-4, -24], [-26, -6, true], [-2, -16], [bend - 2, middle + 26], [bend + 4, middle], [bend - 2, middle - 26], [-2, -height + 8]];
  return [
    { path: lines([[-26, -height], [-26, -6]], false), tone: "glow", line: -2.5 },
    { path: curve(arms), tone: "main", line: LINE },
    { path: lines([[-78, middle - 3], [58, middle - 3], [58, middle + 3], [-78, middle + 3]]), tone: "deep", line: LINE },
    { path: lines([[82, middle], [54, middle - 12], [54, middle + 12]]), tone: "light", line: LINE },
    { path: lines([[-80, middle], [-96, middle - 12], [-78, middle - 12], [-64, middle], [-78, middle + 12], [-96, middle + 12]]), tone: "shade", line: LINE },
  ];
}

/** Two blades, crossed. */
function twins(stream: Stream): Piece[] {
  const length = stream.between(112, 128);
  const lean = stream.between(18, 30);
  return [-1, 1].flatMap((way): Piece[] => {
    const foot = way * lean;
    const at = (points: readonly Point[]): Point[] => points.map(([x, y, sharp]): Point => [x + foot + (-y / length) * -way * lean * 2, y, sharp ?? false]);
    const guard = -length;
    return [
      { path: lines(at([[-4, guard], [4, guard], [4, guard - 30], [-4, guard - 30]])), tone: "deep", line: LINE },
      { path: curve(at([[0, 0, true], [9, -40], [8, guard, true], [-8, guard, true], [-9, -40]])), tone: way < 0 ? "light" : "main", line: LINE },
      { path: lines(at([[-18, guard - 5], [18, guard - 5], [14, guard + 6], [-14, guard + 6]])), tone: "shade", line: LINE },
      { path: round(...(at([[0, guard - 34]])[0] as [number, number]), 6), tone: "glow", line: LINE },
    ];
  });
}
