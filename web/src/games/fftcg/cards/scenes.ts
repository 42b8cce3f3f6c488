/** The scenes of emblems: a sky in bands, a sun or moon, ridges of facets. */

import { curve, lines, round, type Point } from "../../../drawing/shapes";
import type { Stream } from "../../../drawing/stream";
import type { Piece } from "./figures";

/** A scene that fills a box. */
export function scene(stream: Stream, wide: number, high: number): Piece[] {
  const sun: Point = [stream.between(0.18, 0.82) * wide, stream.between(0.18, 0.36) * high];
  const size = stream.between(26, 46);
  return [
    { path: lines([[0, 0], [wide, 0], [wide, high], [0, high]]), tone: "sky" },
    { path: band(stream, wide, high * 0.1, high * 0.2), tone: "high", fade: 0.55 },
    { path: round(sun[0], sun[1], size * 1.5), tone: "glow", fade: 0.3 },
    { path: round(sun[0], sun[1], size), tone: "glow", fade: 0.85 },
    { path: band(stream, wide, high * 0.38, high * 0.07), tone: "glow", fade: 0.28 },
    ...ridge(stream, wide, high, 0.52, 0.16, 6, "far"),
    ...ridge(stream, wide, high, 0.76, 0.1, 5, "near"),
  ];
}

/** A band of cloud or light across the sky. */
function band(stream: Stream, wide: number, top: number, height: number): Piece["path"] {
  const upper: Point[] = [0, 1, 2, 3].map((step): Point => [(wide * step) / 3, top + stream.between(-0.5, 0.5) * height]);
  const lower: Point[] = [3, 2, 1, 0].map((step): Point => [(wide * step) / 3, top + height + stream.between(-0.3, 0.5) * height]);
  return curve([...upper.map(([x, y], place): Point => [x, y, place === 0 || place === 3]), ...lower.map(([x, y], place): Point => [x, y, place === 0 || place === 3])]);
}

/** A ridge of peaks, each with a side in the light. */
function ridge(stream: Stream, wide: number, high: number, level: number, rough: number, count: number, tone: "far" | "near"): Piece[] {
  const peaks: Point[] = Array.from({ length: count }, (_, place): Point => {
    const x = (wide * (place + stream.between(0.25, 0.75))) / count;
    return [x, (level + stream.between(-rough, rough)) * high];
  });
  const valleys = peaks.slice(1).map(([x, y], place): Point => {
    const before = peaks[place] as Point;
    return [(before[0] + x) / 2 + stream.between(-6, 6), Math.max(before[1], y) + stream.between(8, 26)];
  });
  const row = peaks.flatMap((peak, place): Point[] => (valleys[place] ? [peak, valleys[place]] : [peak]));
  const start: Point = [-2, (peaks[0]?.[1] ?? high) + 22];
  const end: Point = [wide + 2, (peaks.at(-1)?.[1] ?? high) + 18];
  const whole = lines([[-2, high], start, ...row, end, [wide + 2, high]]);
  const lit = peaks.map(([x, y], place): Piece => {
    const foot = valleys[place] ?? end;
    return { path: lines([[x, y], foot, [x + 4, foot[1] + 26]]), tone: "glow", fade: 0.16 };
  });
  return [{ path: whole, tone }, ...lit];
}
