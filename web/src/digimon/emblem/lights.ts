/** Emblems of programs: a sign of light on a chip with contacts. */

import { named, shine, stroke, type Make, type Words } from "./naming";
import {
  box, changed, corners, curve, even, lines, moved, pad, pair, placed, round, star, type Path, type Shape,
} from "../../drawing/shapes";
import { Stream } from "../../drawing/stream";
import type { Traits } from "./traits";

/** Signs of programs around (0, 0), about 70 wide and high. */
const LIGHTS: Readonly<Record<string, Make>> = {
  up: () => [24, 0, -24].map((y, row): Shape => ({
    path: lines([[-30, y + 12], [0, y - 16], [30, y + 12], [30, y + 26], [0, y - 2], [-30, y + 26]]),
    ink: row === 2 ? "glow" : row === 1 ? "accent" : "second",
  })),
  down: () => [-24, 0, 24].map((y, row): Shape => ({
    path: lines([[-30, y - 12], [0, y + 16], [30, y - 12], [30, y - 26], [0, y + 2], [-30, y - 26]]),
    ink: row === 2 ? "glow" : row === 1 ? "accent" : "second",
  })),
  wave: () => [-20, 4, 28].map((y, row): Shape => ({
    path: curve([
      [-42, y + 10, true], [-30, y - 12], [-8, y - 16], [6, y], [-2, y + 8, true], [14, y + 12], [42, y - 10, true],
      [38, y + 14], [0, y + 22],
    ]),
    ink: row === 0 ? "glow" : row === 1 ? "accent" : "second",
  })),
  gem: () => [
    { path: lines([[0, -42], [38, -12], [24, 38], [-24, 38], [-38, -12]]), ink: "accent" },
    { path: lines([[0, -42], [14, -10], [0, 38], [-14, -10]]), ink: "glow" }, stroke([[-38, -12], [38, -12]], 3),
  ],
  bolt: () => [{ path: lines([[12, -48], [-30, 8], [-4, 8], [-14, 48], [30, -12], [4, -12]]), ink: "glow" }],
  heart: () => [
    { path: even([[0, -18, true], [18, -36], [40, -18], [30, 14], [0, 42, true]]), ink: "accent" },
    stroke([[-34, 2], [-12, 2], [-5, -14], [6, 18], [12, 2], [34, 2]], 4, "white"),
  ],
  tear: () => [
    { path: even([[0, -46, true], [22, -6], [30, 16], [18, 38], [0, 42]]), ink: "accent" },
    { path: curve([[-14, 10], [-12, 26], [2, 32], [-8, 18]]), ink: "white", bare: true },
  ],
  star: (stream) => [
    { path: lines(star(stream.pick([5, 6]), 46, 21)), ink: "glow" }, { path: lines(star(5, 20, 9)), ink: "accent" },
  ],
  crossed: () => [
    { path: lines([[-40, -40], [-28, -40], [34, 22], [22, 34], [-40, -28]]), ink: "glow" }, {
      path: lines([[40, -40], [28, -40], [-34, 22], [-22, 34], [40, -28]]), ink: "accent",
    },
    ...pair({
      path: lines([[12, 30], [30, 12], [36, 18], [18, 36]]), ink: "second",
    }), ...pair({ path: round(34, 34, 7), ink: "light" }),
  ],
  return: () => [
    {
      path: curve([
        [-8, -44, true], [34, -30], [42, 14], [6, 40], [-34, 18], [-24, 12, true], [4, 24], [26, 8], [20, -18],
        [-8, -24, true],
      ]),
      ink: "accent",
    },
    { path: lines([[-40, -34], [-6, -58], [-6, -10]]), ink: "glow" },
  ],
  rise: () => [
    { path: round(0, 10, 26), ink: "glow" }, { path: lines([[-46, 16], [46, 16], [46, 42], [-46, 42]]), ink: "second" },
    ...corners(12, 1).slice(-2).concat(corners(12, 1).slice(0, 3)).map(([x, y]) =>
      stroke([[x * 32, 10 + y * 32], [x * 46, 10 + y * 46]], 5, "accent"),
    ),
  ],
  eye: () => [
    { path: curve([[-46, 0, true], [0, -32], [46, 0, true], [0, 32]]), ink: "white" },
    { path: round(0, 0, 22), ink: "accent" }, { path: round(0, 0, 10), ink: "ink", bare: true }, shine(7, -8, 5),
  ],
  wings: () => [0, 1, 2].flatMap((row) => pair({
    path: curve([
      [4, 6 + row * 10, true], [26 - row * 3, -30 + row * 18], [50 - row * 9, -36 + row * 22, true],
      [28 - row * 4, -8 + row * 18],
    ]),
    ink: row === 1 ? "accent" : "glow",
  })),
  lock: () => [
    stroke([[-20, -2], [-20, -26], [0, -42], [20, -30], [22, -20]], 9, "light"),
    { path: pad(0, 18, 62, 46, 8), ink: "accent" }, { path: round(0, 12, 7), ink: "ink", bare: true },
    { path: box(0, 24, 6, 16), ink: "ink", bare: true },
  ],
  anchor: () => [
    { path: round(0, -34, 9), ink: "light" }, stroke([[0, -24], [0, 38]], 9, "accent"),
    stroke([[-18, -12], [18, -12]], 8, "accent"),
    stroke([[-38, 10], [-26, 32], [0, 40], [26, 32], [38, 10]], 9, "accent"),
    ...pair({ path: lines([[46, 12], [28, 16], [42, -6]]), ink: "glow" }),
  ],
  net: () => [
    ...[-28, 0, 28].flatMap((x) => [
      stroke([[x, -40], [x * 1.2, 40]], 4, "accent"), stroke([[-42, x], [42, x * 1.05]], 4, "glow"),
    ]),
    ...[-28, 0, 28].flatMap((x) => [-28, 0, 28].map((y): Shape => ({ path: round(x, y, 5), ink: "light" }))),
  ],
  chest: () => [
    { path: curve([[-40, -4, true], [-34, -34], [34, -34], [40, -4, true]]), ink: "second" },
    { path: box(0, 18, 80, 42), ink: "accent" }, { path: box(0, 2, 16, 22), ink: "glow" },
    { path: round(0, 4, 4), ink: "ink", bare: true },
  ],
  seed: () => [
    { path: even([[0, -6], [26, 4], [26, 34], [0, 44, true]]), ink: "second" }, stroke([[0, -4], [0, -28]], 5, "light"),
    ...pair({ path: curve([[0, -20, true], [14, -44], [40, -46, true], [28, -22]]), ink: "glow" }),
  ],
  swap: () => [
    { path: lines([[-44, -18], [16, -18], [16, -36], [46, -10], [16, 10], [16, -4], [-44, -4]]), ink: "glow" },
    { path: lines([[44, 30], [-16, 30], [-16, 44], [-46, 22], [-16, -2], [-16, 16], [44, 16]]), ink: "accent" },
  ],
  calm: () => [
    ...[40, 28, 16].map((radius, row): Shape => (
      { path: round(0, 14, radius * 1.1, radius * 0.5), ink: row === 1 ? "accent" : "glow", open: 5 }
    )),
    { path: even([[0, -46, true], [12, -22], [0, -8]]), ink: "light" },
  ],
  fork: () => [
    stroke([[0, 44], [0, 6], [-26, -14], [-28, -38]], 10, "accent"), stroke([[0, 6], [26, -14], [28, -38]], 10, "glow"),
    ...pair({ path: lines([[14, -34], [28, -54], [42, -34]]), ink: "light" }),
  ],
  bell: () => [
    { path: even([[0, -44], [20, -34], [26, 4], [42, 28, true], [0, 32]]), ink: "accent" },
    { path: round(0, 36, 10), ink: "glow" }, stroke([[-40, -40], [40, 42]], 7, "light"),
  ],
  fist: () => [
    { path: curve([[-34, -16], [-26, -38], [22, -38], [38, -14], [30, 34], [-26, 36]]), ink: "accent" },
    ...[-14, 2, 18].map((x) => stroke([[x, -36], [x, -8]], 4)),
    { path: curve([[-38, 0], [8, -4], [12, 12], [-32, 18]]), ink: "glow" },
  ],
  cup: () => [
    { path: even([[0, -40], [34, -40, true], [28, 0], [8, 18], [0, 18]]), ink: "accent" },
    ...pair(stroke([[32, -32], [52, -28], [44, -2], [26, -2]], 6, "glow")), { path: box(0, 26, 12, 18), ink: "second" },
    { path: box(0, 38, 44, 10), ink: "glow" },
  ],
  broom: () => [
    stroke([[30, -44], [-10, 12]], 8, "second"),
    { path: curve([[-22, 0, true], [4, 18, true], [-10, 46], [-44, 30]]), ink: "accent" },
    ...[[26, 20], [40, 2], [38, 34]].map(([x, y]): Shape => (
      { path: lines(moved(star(4, 9, 3), x as number, y as number)), ink: "glow" }
    )),
  ],
  whirl: () => [
    stroke([[40, -30], [-10, -42], [-42, 0], [-4, 36], [30, 8], [2, -16], [-14, 4], [2, 12]], 9, "accent"),
    { path: round(2, 6, 6), ink: "glow" },
  ],
  scales: () => [
    stroke([[0, -40], [0, 36]], 6, "light"), stroke([[-38, -26], [38, -26]], 6, "accent"),
    ...pair({ path: curve([[20, 4, true], [56, 4, true], [38, 24]]), ink: "glow" }),
    ...pair(stroke([[38, -26], [26, 2]], 2.5, "light")), { path: box(0, 40, 40, 9), ink: "accent" },
  ],
};

/** Words in the names of cards that stand for a sign; the first that fits counts. */
const LIGHT_WORDS: Words = {
  return: ["counter", "return"],
  anchor: ["pull-you", "ballast", "crew"],
  lock: ["pull-the", "break"],
  tear: ["sad", "splash"],
  bell: ["good-time", "hush"],
  fist: ["pride"],
  star: ["percentage-40"],
  cup: ["percentage-60"],
  rise: ["strongest"],
  up: ["transform", "leap"],
  gem: ["metal", "slate"],
  down: ["taking-you", "undertow"],
  crossed: ["attack"],
  scales: ["rivals"],
  wings: ["flying"],
  heart: ["lose", "mercy"],
  whirl: ["waters", "wind"],
  wave: ["tide", "flood", "swell"],
  seed: ["seed"],
  broom: ["swab"],
  net: ["cast"],
  swap: ["bottle", "swap"],
  chest: ["treasure"],
  eye: ["deep"],
  calm: ["calm"],
  fork: ["fork"],
};

/** Outlines of chips. */
const CHIPS: readonly Path[] = [
  pad(0, 0, 148, 148, 10),
  box(0, 0, 148, 148, 34),
  lines(corners(6, 86)),
  lines(corners(6, 86, 30)),
  lines(corners(8, 82, 22.5)),
  lines(corners(4, 96)),
  round(0, 0, 77),
];

/** The emblem of a program around (0, 0): its sign on a chip with contacts. */
export function program(traits: Traits): Shape[] {
  const own = new Stream(`${traits.key} program`);
  const chip = own.pick(CHIPS);
  const pins = own.whole(3, 6);
  const contacts = Array.from({ length: pins }, (_, place) => -52 + (104 / (pins - 1)) * place);
  const inner = own.between(0.78, 0.9);
  return [
    ...contacts.flatMap((y) => pair({ path: box(82, y, 34, 8), ink: "accent" })),
    ...contacts.map((x): Shape => ({ path: box(x, -78, 8, 24), ink: "accent" })),
    ...contacts.map((x): Shape => ({ path: box(x, 78, 8, 24), ink: "accent" })),
    { path: chip, ink: own.pick(["second", "light", "far"] as const) },
    { path: changed(chip, (x, y) => [x * inner, y * inner]), ink: own.pick(["main", "ink", "shade"] as const) },
    ...placed(named(LIGHT_WORDS, LIGHTS, traits)(own), 0, 0, own.between(0.94, 1.1)),
  ];
}
