/** The figures of emblems, one for each type: crystals, a gate, horns, a star of rings. */

import { box, both, changed, corners, curve, even, lines, moved, round, star, turned, type Path, type Point } from "../../../drawing/shapes";
import type { Stream } from "../../../drawing/stream";
import type { Kind } from "./facts";
import { weapon } from "./weapons";

export type Tone = "sky" | "high" | "far" | "near" | "glow" | "light" | "main" | "shade" | "deep" | "ink";

/** A painted outline. `line` is the width of the line around it; below 0 it is only a line, so wide. */
export interface Piece {
  readonly path: Path;
  readonly tone: Tone;
  readonly line?: number;
  readonly fade?: number;
}

const LINE = 2.4;

/** What stands for a type, in the middle of a box. */
export function figure(kind: Kind, stream: Stream, wide: number, high: number): Piece[] {
  const x = wide / 2;
  const foot = high * 0.9;
  switch (kind) {
    case "forward":
      return blade(stream, x, foot);
    case "backup":
      return gate(stream, x, foot);
    case "monster":
      return beast(stream, x, foot);
    case "summon":
      return rings(stream, x, high * 0.5);
    default:
      return cluster(stream, x, foot, 3);
  }
}

/** A crystal that stands: an outline with facets. */
function crystal(x: number, foot: number, height: number, width: number, lean: number, shoulder: number): Piece[] {
  const at = (points: readonly Point[]): Point[] => moved(turned(points, lean), x, foot);
  const top = -height;
  const neck = -height * shoulder;
  const low = -height * 0.12;
  const half = width / 2;
  const outline: Point[] = [[0, top], [half, neck], [half * 0.8, low], [0, 0], [-half * 0.8, low], [-half, neck]];
  const ridge = half * 0.16;
  return [
    { path: lines(at(outline)), tone: "main", line: LINE },
    { path: lines(at([[0, top], [half, neck], [half * 0.8, low], [0, 0], [ridge, low], [ridge, neck]])), tone: "shade" },
    { path: lines(at([[0, top], [-half, neck], [-half * 0.44, neck * 0.97], [-half * 0.2, neck * 1.02]])), tone: "light", fade: 0.9 },
    { path: lines(at([[-half * 0.92, neck * 0.93], [-half * 0.6, neck * 0.92], [-half * 0.5, low * 1.6], [-half * 0.72, low * 1.4]])), tone: "light", fade: 0.55 },
    { path: lines(at([[half * 0.6, neck * 0.9], [half * 0.92, neck * 0.92], [half * 0.74, low * 1.4]])), tone: "deep", fade: 0.6 },
  ];
}

function cluster(stream: Stream, x: number, foot: number, count: number): Piece[] {
  const sides = Array.from({ length: count - 1 }, (_, place) => {
    const way = place % 2 === 0 ? -1 : 1;
    const far = 30 + 16 * Math.floor(place / 2);
    return crystal(x + way * far, foot + 2, stream.between(70, 120), stream.between(28, 40), way * stream.between(12, 26), stream.between(0.6, 0.76));
  });
  return [...sides.flat(), ...crystal(x, foot + 6, stream.between(150, 180), stream.between(46, 60), stream.between(-4, 4), stream.between(0.62, 0.78))];
}

/** A weapon in the ground before crystals. */
function blade(stream: Stream, x: number, foot: number): Piece[] {
  const behind = stream.chance(0.6) ? cluster(stream, x, foot, stream.pick([3, 4, 5])).slice(0, -5) : [];
  const lean = (stream.between(-14, 14) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const stood = weapon(stream).map((piece): Piece => ({
    ...piece,
    path: changed(piece.path, (px, py) => [x + px * cos - py * sin, foot - 6 + px * sin + py * cos]),
  }));
  const mound = changed(even([[0, -12], [44, -8], [70, 10, true]]), (px, py) => [x + px, foot + py]);
  return [...behind, ...stood, { path: mound, tone: "near", line: LINE }];
}

/** A gate of pillars with an orb between them. */
function gate(stream: Stream, x: number, foot: number): Piece[] {
  const half = stream.between(48, 70);
  const height = stream.between(112, 142);
  const pillar = stream.between(20, 28);
  const arch = stream.between(26, 50);
  const orb = stream.between(18, 27);
  const top = foot - height;
  const sides = [-1, 1].flatMap((way): Piece[] => [
    { path: box(x + way * half, foot - height / 2, pillar, height), tone: way < 0 ? "main" : "shade", line: LINE },
    { path: box(x + way * half - pillar * 0.26, foot - height / 2, pillar * 0.24, height - 8), tone: "light", fade: 0.7 },
    { path: box(x + way * half, foot - 5, pillar * 1.6, 14, 3), tone: "deep", line: LINE },
    { path: box(x + way * half, top + 4, pillar * 1.5, 12, 3), tone: "light", line: LINE },
  ]);
  const lintel = both([[0, top - arch, true], [half + pillar * 0.9, top - 4, true], [half + pillar * 0.9, top + 6, true], [half * 0.7, top + 2], [0, top - arch * 0.42]]);
  return [
    { path: curve(moved(both([[0, foot - 4, true], [half, foot - 4, true], [half, top + 10], [0, top - arch * 0.3]]), x, 0)), tone: "glow", fade: 0.35 },
    ...sides,
    { path: curve(moved(lintel, x, 0)), tone: "main", line: LINE },
    { path: round(x, foot - height * 0.5, orb * 1.5), tone: "glow", fade: 0.4 },
    { path: lines(moved(corners(stream.pick([4, 6, 8]), orb, stream.pick([0, 30])), x, foot - height * 0.5)), tone: "light", line: LINE },
    { path: lines(moved(corners(3, orb * 0.55, 60), x, foot - height * 0.5)), tone: "main" },
    { path: box(x, foot + 6, (half + pillar) * 2, 14, 4), tone: "deep", line: LINE },
  ];
}

/** A head with horns and eyes. */
function beast(stream: Stream, x: number, foot: number): Piece[] {
  const broad = stream.between(44, 60);
  const crown = foot - stream.between(118, 140);
  const horn = stream.between(46, 86);
  const spread = stream.between(18, 64);
  const eye = stream.between(6, 10);
  const slant = stream.between(-5, 8);
  const jaw = stream.between(20, 34);
  const middle = crown + 52;
  const side = (points: readonly Point[]): Path => curve(moved(points, x, 0));
  const horns = [-1, 1].map((way): Piece => ({
    path: side([[way * broad * 0.5, crown + 26, true], [way * (broad * 0.7 + spread * 0.5), crown - horn * 0.5], [way * (broad * 0.4 + spread), crown - horn, true], [way * (broad + spread * 0.7), crown - horn * 0.3], [way * broad, crown + 44, true]]),
    tone: way < 0 ? "light" : "main",
    line: LINE,
  }));
  const spikes = [-1, 1].map((way): Piece => ({
    path: lines(moved([[way * broad * 0.9, middle], [way * (broad + 30), middle - 4 + slant], [way * broad * 0.8, middle + 30]], x, 0)),
    tone: "shade",
    line: LINE,
  }));
  const face = both([[0, crown, true], [broad * 0.6, crown + 12], [broad, middle], [broad * 0.74, foot - jaw * 1.4], [broad * 0.3, foot - 6, true], [0, foot - jaw, true]]);
  const eyes = [-1, 1].map((way): Piece => ({
    path: lines(moved([[way * 10, middle + 12], [way * (broad * 0.66), middle + slant - 4], [way * (broad * 0.6), middle + slant + eye], [way * 16, middle + 12 + eye]], x, 0)),
    tone: "glow",
    line: LINE,
  }));
  return [
    ...horns,
    ...spikes,
    { path: curve(moved(face, x, 0)), tone: "main", line: LINE },
    { path: curve(moved([[0, crown, true], [broad * 0.6, crown + 12], [broad, middle], [broad * 0.74, foot - jaw * 1.4], [broad * 0.3, foot - 6, true], [6, middle + 30]], x, 0)), tone: "shade" },
    { path: lines(moved(both([[0, crown + 8], [12, crown + 26], [0, middle + 8]]), x, 0)), tone: "light" },
    ...eyes,
    { path: lines(moved(both([[0, foot - jaw - 26], [18, foot - jaw - 10], [0, foot - jaw - 14]]), x, 0)), tone: "deep" },
  ];
}

/** Rings and rays around a heart of light, with wings. */
function rings(stream: Stream, x: number, y: number): Piece[] {
  const rays = stream.pick([6, 8, 10, 12]);
  const outer = stream.between(92, 112);
  const inner = outer * stream.between(0.44, 0.62);
  const spin = stream.between(0, 30);
  const wing = stream.between(70, 104);
  const rise = stream.between(18, 58);
  const wings = [-1, 1].map((way): Piece => ({
    path: curve(moved([[way * 20, 14, true], [way * wing * 0.7, -rise - 30], [way * (wing + 34), -rise - 40, true], [way * (wing + 10), -rise * 0.2], [way * wing * 0.9, 14, true], [way * wing * 0.6, 12], [way * wing * 0.5, 40, true], [way * 30, 34]], x, y)),
    tone: way < 0 ? "light" : "main",
    line: LINE,
    fade: 0.94,
  }));
  return [
    { path: lines(moved(star(rays, outer, inner, spin), x, y)), tone: "glow", fade: 0.5 },
    { path: round(x, y, outer * 0.82), tone: "light", line: -3, fade: 0.8 },
    ...wings,
    { path: lines(moved(star(stream.pick([4, 5, 6, 8]), outer * 0.62, outer * 0.3, spin + 12), x, y)), tone: "shade", line: LINE },
    { path: round(x, y, outer * 0.34), tone: "main", line: LINE },
    { path: round(x, y, outer * 0.22), tone: "glow", line: LINE },
    { path: lines(moved(corners(4, outer * 0.13), x, y)), tone: "deep" },
  ];
}
