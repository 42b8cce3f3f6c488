/** Backdrops of emblems, 240 wide and 200 high: one land for each field, laid out anew for each card. */

import { box, changed, corners, curve, lines, moved, pad, round, star, type Point, type Shape } from "../../drawing/shapes";
import type { Stream } from "../../drawing/stream";

/** A shape without a line around it. */
const flat = (path: Shape["path"], ink: Shape["ink"], fade = 1): Shape => ({ path, ink, bare: true, fade });

/** A ridge that fills everything below it. */
function ridge(stream: Stream, y: number, swell: number, steps: number, ink: Shape["ink"], sharp = false): Shape {
  const tops = Array.from(
    { length: steps + 1 }, (_, place): Point => [-20 + (280 / steps) * place, y + stream.between(-swell, swell), sharp],
  );
  return flat(curve([...tops, [260, 220, true], [-20, 220, true]]), ink);
}

function scattered(stream: Stream, count: number, make: (x: number, y: number) => Shape): Shape[] {
  return Array.from({ length: count }, () => make(stream.between(8, 232), stream.between(8, 150)));
}

const LANDS: Readonly<Record<string, (stream: Stream) => Shape[]>> = {
  NSp: (stream) => [
    flat(round(stream.between(30, 210), stream.between(24, 56), stream.between(16, 26)), "light", 0.7),
    ridge(stream, 118, 16, 4, "far"),
    ...Array.from({ length: 5 }, (_, place) => place * 54 + stream.between(-8, 24)).map((x) => flat(
      lines([[x - 15, 140], [x, 140 - stream.between(34, 56)], [x + 15, 140]]), "near", 0.75,
    )),
    ridge(stream, 152, 8, 5, "near"),
  ],
  DS: (stream) => [
    ...[34, 78, 120].map((y) => flat(
      curve([
        ...Array.from(
          { length: 7 }, (_, place): Point => [-20 + place * 46, y + (place % 2 ? 9 : -7) + stream.between(-4, 4)],
        ),
        [270, 220, true], [-30, 220, true],
      ]),
      "far", 0.45,
    )),
    ridge(stream, 168, 9, 4, "near"),
    ...scattered(
      stream, 9, (x, y) => ({ path: round(x, y, stream.between(2.5, 7)), ink: "light", open: 1.8, fade: 0.7 }),
    ),
    ...[stream.between(8, 50), stream.between(190, 232)].map((x): Shape => (
      { path: curve([[x, 190], [x - 8, 160], [x + 7, 134], [x - 4, 108]], false), ink: "near", open: 6 }
    )),
  ],
  NSo: (stream) => {
    const [x, y] = [stream.between(40, 200), stream.between(30, 54)];
    return [
      flat(round(x, y, 24), "light", 0.85),
      flat(round(x + stream.pick([-9, 9]), y - 5, 20), "sky"),
      ...scattered(stream, 8, (sx, sy) => flat(lines(moved(star(4, 4.5, 1.4), sx, sy)), "light", 0.7)),
      ridge(stream, 140, 28, 7, "far", true),
      ridge(stream, 168, 14, 8, "near", true),
    ];
  },
  WG: (stream) => [
    ...Array.from({ length: 4 }, (_, place) => {
      const [x, y] = [stream.between(10, 230), 24 + place * 34];
      return [flat(round(x, y, 26, 10), "white", 0.6), flat(round(x + 16, y - 7, 16, 10), "white", 0.6)];
    }).flat(),
    ...[48, 92, 130].map((y): Shape => ({
      path: curve(
        [
          [-10, y], [60, y - stream.between(6, 20)], [150, y + stream.between(4, 16)], [214, y - 10], [206, y - 26],
          [192, y - 16],
        ],
        false,
      ),
      ink: "far", open: 4,
    })),
    ridge(stream, 172, 9, 3, "near"),
  ],
  ME: (stream) => [
    ...Array.from({ length: 9 }, (_, place) => {
      const high = stream.between(34, 100);
      return flat(box(14 + place * 27, 200 - high / 2, 21, high), place % 2 ? "far" : "near", 0.8);
    }),
    ...scattered(stream, 10, (x, y) => flat(box(x, y + 70, 5, 7), "glow", 0.7)),
    flat(cogwheel(stream.between(30, 210), stream.between(28, 60), stream.between(20, 32)), "far"),
  ],
  UK: (stream) => [
    ...[92, 70, 48].map((radius, place): Shape => ({
      path: lines(moved(corners(stream.pick([4, 6, 8]), radius + stream.between(-6, 6), place * 20), 120, 100)),
      ink: place % 2 ? "near" : "far", open: 5,
    })),
    ...scattered(
      stream, 14,
      (x, y) => flat(box(x, y * 1.2, stream.between(8, 26), 5), stream.pick(["far", "near", "light"] as const), 0.7),
    ),
  ],
  VB: (stream) => [
    flat(lines(moved(star(stream.pick([12, 14, 16]), 190, 70), 120, 96)), "light", 0.55),
    ...scattered(stream, 6, (x, y) => flat(lines(moved(star(4, 7, 2), x, y)), "white", 0.9)),
    flat(round(26, 184, 54, 24), "white", 0.8), flat(
      round(214, 186, 60, 26), "white", 0.8,
    ), flat(round(120, 202, 80, 24), "white", 0.7),
  ],
  DR: (stream) => {
    const x = stream.between(50, 190);
    return [
      flat(curve([[x - 18, 72], [x - 34, 34], [x - 6, 8], [x + 24, 22], [x + 34, 48], [x + 16, 72]]), "light", 0.5),
      flat(lines([[x - 90, 200], [x - 18, 70], [x + 18, 70], [x + 90, 200]]), "far"),
      flat(lines([[x - 18, 70], [x + 18, 70], [x + 6, 112], [x - 2, 90], [x - 10, 120]]), "glow", 0.8),
      ridge(stream, 168, 14, 6, "near", true),
    ];
  },
  JT: (stream) => [
    ...[0, 1, 2, 3, 4, 5].map((place) => {
      const x = place * 48 + stream.between(-14, 14);
      return flat(
        curve([[x, -8, true], [x + 20, 40], [x + 6, stream.between(64, 96), true], [x - 14, 40]]),
        place % 2 ? "far" : "near", 0.75,
      );
    }),
    ridge(stream, 164, 12, 6, "near"),
    ...[10, 60, 120, 180, 226].map((x) => flat(
      curve([[x, 204, true], [x - 24, 168], [x + stream.between(-10, 10), 140, true], [x + 22, 170]]), "far",
    )),
  ],
  DA: (stream) => [
    flat(round(stream.between(70, 170), 72, 40), "near"),
    flat(round(stream.between(70, 170), 72, 26), "far"),
    ridge(stream, 136, 30, 6, "far", true),
    ridge(stream, 164, 22, 8, "near", true),
  ],
};

function cogwheel(x: number, y: number, radius: number): Shape["path"] {
  return lines(corners(40, radius).map(([px, py], place): Point => {
    const share = place % 4 < 2 ? 1 : 0.8;
    return [x + px * share, y + py * share, true];
  }));
}

/** The land of a field; an unknown one is an empty sea of dots. */
export function land(field: string, stream: Stream): Shape[] {
  const make = LANDS[field];
  if (make) return make(stream);
  return Array.from(
    { length: 20 },
    (_, place) => flat(
      round(24 + (place % 5) * 48, 25 + Math.floor(place / 5) * 50, stream.between(3, 9)), place % 2 ? "far" : "near",
      0.8,
    ),
  );
}

/** What lies behind an option card's picture. */
export function stageOf(sort: "item" | "program", stream: Stream): Shape[] {
  if (sort === "item") {
    const count = stream.pick([10, 12, 14, 16]);
    return [
      flat(lines(moved(star(count, 180, 40, stream.between(0, 30)), 120, 100)), "light", 0.5),
      flat(round(120, 100, stream.between(70, 84)), "far", 0.6),
      flat(round(120, 176, 74, 16), "near"),
      flat(round(120, 171, 74, 14), "far"),
    ];
  }
  const tracks = Array.from({ length: 6 }, () => {
    const [x, y, reach] = [stream.whole(0, 4) * 26 + 128, stream.whole(0, 9) * 20 + 10, stream.whole(1, 3) * 18];
    const track: Point[] = [
      [x, y], [x + reach, y], [x + reach + 14, y + stream.pick([-14, 14])], [260, y + stream.pick([-14, 14])],
    ];
    const right: Shape = { path: lines(track, false), ink: "far", open: 3.5 };
    const node: Shape = flat(round(x, y, 4.5), "near");
    const left = (shape: Shape): Shape => ({ ...shape, path: changed(shape.path, (px, py) => [240 - px, py]) });
    return [right, node, left(right), left(node)];
  });
  return tracks.flat();
}

/** The landscape of a field card: sea, land and sky, with one thing to remember it by. */
export function landscape(name: string, stream: Stream): Shape[] {
  const sun = flat(round(stream.between(60, 180), stream.between(52, 70), stream.between(20, 28)), "glow");
  const sea = flat(box(120, 160, 280, 90), "near");
  const waves = [128, 146, 166, 186].map((y, row): Shape => ({
    path: curve(
      Array.from({ length: 8 }, (_, place): Point => [-20 + place * 40 + row * 13, y + (place % 2 ? 4 : -4)]), false,
    ),
    ink: "light", open: 2.6, fade: 0.8,
  }));
  const hills = [ridge(stream, 108, 14, 4, "far"), sea, ...waves];
  if (name.includes("iron") || name.includes("metal")) return [
    sun, ...(LANDS["ME"] as (stream: Stream) => Shape[])(stream), sea, ...waves, ...crane(stream),
  ];
  if (name.includes("light")) return [sun, ...hills, ...lighthouse()];
  return [sun, ...hills, ...sail(stream)];
}

function lighthouse(): Shape[] {
  return [
    flat(lines([[128, 52], [262, 10], [262, 92]]), "glow", 0.6),
    flat(lines([[112, 52], [-22, 10], [-22, 92]]), "glow", 0.6),
    { path: curve([[66, 176, true], [88, 144], [120, 136], [152, 144], [174, 176, true]]), ink: "shade" },
    { path: lines([[106, 66], [134, 66], [142, 150], [98, 150]]), ink: "white" },
    { path: lines([[104, 88], [136, 88], [138, 108], [102, 108]]), ink: "main" },
    { path: lines([[100, 128], [140, 128], [142, 148], [98, 148]]), ink: "main" },
    { path: pad(120, 54, 26, 24, 4), ink: "glow" },
    { path: lines([[102, 43], [120, 26], [138, 43]]), ink: "main" },
    { path: pad(120, 68, 40, 6, 2), ink: "shade" },
  ];
}

function crane(stream: Stream): Shape[] {
  const x = stream.between(96, 120);
  return [
    { path: lines([[x, 150], [x + 6, 52], [x + 18, 52], [x + 24, 150]]), ink: "main" },
    { path: lines([[x - 62, 50], [x + 12, 34], [x + 76, 50], [x + 76, 60], [x - 62, 60]]), ink: "accent" },
    { path: lines([[x - 52, 60], [x - 52, 104]], false), ink: "ink", open: 3 },
    { path: box(x - 52, 114, 30, 20), ink: "second" },
    { path: curve([[x - 40, 146, true], [x + 80, 146, true], [x + 62, 170], [x - 24, 170]]), ink: "shade" },
  ];
}

function sail(stream: Stream): Shape[] {
  const x = stream.between(100, 140);
  return [
    { path: lines([[x, 138], [x, 54]], false), ink: "ink", open: 4 },
    { path: curve([[x + 4, 58, true], [x + 44, 96], [x + 48, 128, true], [x + 4, 130, true]]), ink: "white" },
    { path: curve([[x - 4, 66, true], [x - 30, 104], [x - 34, 128, true], [x - 4, 130, true]]), ink: "second" },
    { path: curve([[x - 52, 138, true], [x + 60, 138, true], [x + 40, 162], [x - 32, 162]]), ink: "main" },
  ];
}
