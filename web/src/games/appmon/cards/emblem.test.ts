import { describe, expect, it } from "vitest";
import { HIGH, WIDE } from "../../../drawing/art";
import { contrast } from "../../../drawing/color";
import { bounds, written } from "../../../drawing/shapes";
import { factsOf } from "../../packs.test-help";
import { emblemOf } from "./emblem/emblem";
import type { Facts } from "./facts";

const cards = factsOf<Facts>("appmon");
const art = new Map(cards.map((facts) => [facts.key, emblemOf(facts.key, facts)]));

describe("emblems of all cards and chips", () => {
  it("are the same whenever they are drawn, and all drawn otherwise", () => {
    for (const facts of cards) expect(emblemOf(facts.key, { ...facts })).toEqual(art.get(facts.key));
    const paths = [...art.values()].map(({ scene, figure }) => [...scene, ...figure].map(({ path }) => written(path)).join());
    expect(new Set(paths).size).toBe(cards.length);
  });

  it("stay in their pictures", () => {
    for (const [key, { figure }] of art) {
      const [left, top, right, bottom] = bounds(figure.filter((shape) => !shape.bare && shape.open === undefined));
      expect([key, left >= 0, top >= 0, right <= WIDE, bottom <= HIGH]).toEqual([key, true, true, true, true]);
    }
  });

  it("have no number that is none", () => {
    for (const { scene, figure } of art.values()) {
      for (const { path } of [...scene, ...figure]) expect(written(path)).toMatch(/^M[\d.\-MLCZ e]+$/);
    }
  });

  it("have outlines that stand out from what they surround", () => {
    for (const { palette } of art.values()) expect(contrast(palette.ink, palette.white)).toBeGreaterThan(7);
  });

  it("show a chip as the Appmon that it is of", () => {
    const shapes = (kind: Facts["kind"]) =>
      emblemOf("p/1", { key: "p/1", name: "one", kind, status: "verified", grade: 2 }).figure.map(({ path }) => written(path));
    expect(shapes("chip")).toEqual(shapes("appmon"));
  });
});
