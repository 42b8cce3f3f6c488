/** Emblems of items: things, the one that the name of the card tells, if it tells any. */

import { SIGN_NAMES, rune, sign } from "./marks";
import { named, shine, stroke, type Make, type Words } from "./naming";
import { both, box, curve, even, lines, moved, pad, pair, placed, round, star, corners, type Shape } from "../../drawing/shapes";
import { Stream } from "../../drawing/stream";
import type { Traits } from "./traits";

/** Things around (0, 0), at most 130 wide and high. */
const THINGS: Readonly<Record<string, Make>> = {
  plug: (stream) => [
    ...[-24, 0, 24].map((x): Shape => ({ path: box(x, 50, 11, 30), ink: "accent" })),
    { path: lines(both([[0, -58], [34, -58], [46, -46], [46, 20], [34, 40], [0, 40]])), ink: "main" },
    { path: pad(0, -14, 66, 56, 8), ink: "ink" },
    { path: pad(0, -14, 56, 46, 6), ink: "shade", bare: true },
    ...rune(0, -14, 36, stream, "glow"),
    ...pair({ path: pad(36, 28, 8, 5, 2), ink: "light", bare: true }),
  ],
  battery: (stream) => [
    { path: pad(0, -56, 26, 16, 5), ink: "accent" },
    { path: pad(0, 4, 62, 108, 14), ink: "main" },
    { path: pad(0, 4, 44, 84, 6), ink: "ink" },
    ...Array.from(
      { length: stream.whole(1, 3) },
      (_, row): Shape => ({ path: pad(0, 34 - row * 24, 36, 17, 4), ink: row === 0 ? "accent" : "glow", bare: true }),
    ),
    { path: lines([[6, -18], [-12, 8], [-1, 8], [-6, 30], [14, 0], [2, 0]]), ink: "white" },
  ],
  charm: (stream) => [
    stroke([[-30, -62], [-44, -30], [0, -8], [44, -30], [30, -62]], 5, "shade"),
    { path: lines(moved(star(stream.pick([5, 6, 8]), 52, 30), 0, 18)), ink: "main" },
    { path: round(0, 18, 24), ink: "light" },
    ...sign(stream.pick(SIGN_NAMES), 0, 18, 14),
  ],
  egg: (stream) => [
    { path: even([[0, -60], [34, -36], [48, 14], [32, 50], [0, 58]]), ink: "main" },
    { path: even([[0, 10], [24, 0, true], [47, 16], [32, 50], [0, 58]]), ink: "second" },
    { path: even([[0, -78, true], [14, -62], [20, -46], [0, -40]]), ink: "accent" },
    ...sign(stream.pick(SIGN_NAMES), 0, -14, 15),
    shine(-20, -30, 7),
  ],
  net: () => [
    { path: even([[0, -50], [40, -44], [58, -18], [34, 44], [0, 62]]), ink: "light", fade: 0.85 },
    ...[-36, -14, 8, 30].map((y) => stroke(
      [[-50 + Math.abs(y) * 0.3, y], [0, y + 10], [50 - Math.abs(y) * 0.3, y]], 3,
    )),
    ...[-34, -12, 12, 34].map((x) => stroke([[x, -46], [x * 1.1, 0], [x * 0.5, 54]], 3)),
    ...Array.from(
      { length: 9 },
      (_, place): Shape => ({ path: round(-56 + place * 14, -46 + Math.abs(place - 4) * 3, 6), ink: "accent" }),
    ),
  ],
  armour: (stream) => [
    { path: even([[0, -56], [52, -42, true], [48, 14], [26, 46], [0, 64, true]]), ink: "main" },
    { path: even([[0, -40], [36, -30, true], [34, 10], [18, 34], [0, 46, true]]), ink: "light" },
    ...sign(stream.pick(SIGN_NAMES), 0, -2, 19),
    ...pair({ path: round(43, -36, 5), ink: "accent" }),
  ],
  spyglass: () => [
    { path: lines([[-58, 34], [-38, 54], [-8, 24], [-28, 4]]), ink: "shade" },
    { path: lines([[-30, 2], [-6, 26], [24, -4], [0, -28]]), ink: "main" },
    { path: lines([[-4, -32], [28, 0], [56, -24], [24, -60]]), ink: "accent" },
    { path: curve([[22, -62], [44, -52], [58, -22], [40, -36]]), ink: "glow" },
  ],
  wings: () => [
    ...[0, 1, 2, 3].flatMap((row) => pair({
      path: curve([
        [8, -4 + row * 9, true], [44 - row * 4, -42 + row * 22], [74 - row * 12, -44 + row * 26, true],
        [42 - row * 4, -14 + row * 20],
      ]),
      ink: row % 2 ? "light" : "white",
    })),
    { path: even([[0, -26], [13, -6], [8, 34], [0, 48, true]]), ink: "accent" },
  ],
  buoy: () => [
    stroke([[0, -58], [0, -30]], 5), { path: lines([[0, -62], [30, -50], [0, -38]]), ink: "second" },
    { path: lines([[-22, -32], [22, -32], [38, 22], [-38, 22]]), ink: "main" },
    { path: lines([[-28, -10], [28, -10], [33, 6], [-33, 6]]), ink: "white", bare: true },
    { path: round(0, 34, 54, 20), ink: "shade" }, { path: round(0, 30, 40, 12), ink: "accent" },
  ],
  raft: () => [
    { path: round(0, 8, 58, 50), ink: "main" },
    ...pair({ path: lines([[34, -42], [52, -24], [36, -8], [22, -24]]), ink: "white" }),
    ...pair({ path: lines([[34, 58], [52, 40], [36, 24], [22, 40]]), ink: "white" }),
    { path: round(0, 8, 28, 22), ink: "sky" },
    stroke([[-54, 20], [-62, 40], [-40, 58]], 3), stroke([[54, 20], [62, 40], [40, 58]], 3),
  ],
  bottle: (stream) => [
    { path: pad(0, -58, 20, 18, 4), ink: "shade" },
    { path: even([[0, -50], [12, -50, true], [13, -26], [42, 4], [40, 46], [0, 58]]), ink: "light" },
    { path: even([[0, 4], [41, 6], [39, 46], [0, 57]]), ink: "main", bare: true },
    ...Array.from(
      { length: 4 },
      (): Shape => ({
        path: round(stream.between(-24, 24), stream.between(14, 46), stream.between(3, 7)), ink: "glow", bare: true,
      }),
    ),
    shine(-20, 0, 6),
  ],
  device: (stream) => [
    { path: even([[0, -60], [40, -52], [50, 0], [36, 54], [0, 60]]), ink: "main" },
    { path: pad(0, -18, 56, 44, 7), ink: "ink" }, { path: pad(0, -18, 46, 34, 4), ink: "glow", bare: true },
    ...rune(0, -18, 26, stream, "ink"),
    ...pair({ path: round(20, 26, 8), ink: "accent" }), { path: pad(0, 38, 16, 10, 4), ink: "second" },
  ],
  seesaw: () => [
    { path: lines([[-22, 54], [0, 4], [22, 54]]), ink: "shade" },
    { path: lines([[-66, 18], [64, -22], [66, -12], [-64, 28]]), ink: "main" },
    { path: round(-50, 4, 17), ink: "accent" }, { path: lines(moved(corners(4, 20, 45), 50, -38)), ink: "second" },
    { path: round(0, 4, 7), ink: "light" },
  ],
  signal: () => [
    ...[62, 46, 30].map((radius): Shape => ({
      path: curve(
        [
          [-radius, -6], [-radius * 0.7, -radius * 0.7 - 12], [0, -radius - 8], [radius * 0.7, -radius * 0.7 - 12],
          [radius, -6],
        ],
        false,
      ),
      ink: "accent", open: 6,
    })),
    { path: lines([[-8, -8], [8, -8], [26, 58], [-26, 58]]), ink: "main" },
    stroke([[-14, 16], [18, 36]], 3), stroke([[14, 16], [-18, 36]], 3), { path: round(0, -10, 14), ink: "glow" },
  ],
  shield: (stream) => [
    { path: round(0, 0, 58), ink: "main" }, { path: round(0, 0, 45), ink: "light" },
    {
      path: lines(star(stream.pick([6, 8, 10]), 43, 22)), ink: "second",
    }, { path: round(0, 0, 16), ink: "accent" }, shine(-5, -5, 4),
  ],
  chest: (stream) => [
    {
      path: curve([[-54, -6, true], [-46, -46], [46, -46], [54, -6, true]]), ink: "second",
    }, { path: box(0, 24, 108, 60), ink: "main" },
    ...pair({
      path: box(40, 4, 11, 100), ink: "shade",
    }), { path: pad(0, 2, 26, 32, 6), ink: "accent" }, ...sign(stream.pick(SIGN_NAMES), 0, 2, 7), shine(-24, -30, 5),
  ],
  spirit: () => [
    { path: even([[0, -68, true], [16, -34], [42, -44, true], [36, 0], [52, 16], [26, 56], [0, 60]]), ink: "main" },
    { path: even([[0, -28, true], [20, 4], [26, 30], [0, 48]]), ink: "light", bare: true },
    ...pair({ path: round(12, 12, 6, 9), ink: "ink", bare: true }), {
      path: even([[0, 26], [6, 27], [0, 36]]), ink: "ink", bare: true,
    },
  ],
};

/** Words in the names of cards that stand for a thing; the thing's own word does so too. The first that fits counts. */
const THING_WORDS: Words = {
  ...Object.fromEntries(Object.keys(THINGS).map((thing) => [thing, [thing]])),
  egg: ["digimental"],
  bottle: ["oil"],
  device: ["manual"],
  shield: ["aegis"],
  chest: ["treasure"],
};

/** The emblem of an item around (0, 0). */
export function item(traits: Traits): Shape[] {
  const own = new Stream(`${traits.key} item`);
  return placed(named(THING_WORDS, THINGS, traits)(own), 0, 0, own.between(1.02, 1.16));
}
