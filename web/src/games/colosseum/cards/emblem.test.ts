import { describe, expect, it } from "vitest";
import { factsOf } from "../../packs.test-help";
import type { Facts } from "./facts";
import { contrast } from "../../../drawing/color";
import { HIGH, WIDE } from "../../../drawing/art";
import { emblemOf } from "../../../digimon/emblem/emblem";
import { painted } from "../../../digimon/emblem/painted.test-help";
import { bounds, written } from "../../../drawing/shapes";
import { Stream, hash } from "../../../drawing/stream";

const cards = factsOf<Facts>("colosseum");
const art = new Map(cards.map((facts) => [facts.key, emblemOf(facts.key, facts)]));

/** So many of a hundred cells of the picture differ at least between any two cards. */
const APART = 12;

describe("numbers that follow from a text", () => {
  it("are the same on every machine", () => {
    expect(hash("")).toBe(2872998923);
    expect(hash("colosseum/St-1")).toBe(1813493884);
    const stream = new Stream("net ocean");
    expect([stream.whole(0, 999), stream.whole(0, 999), stream.whole(0, 999)]).toEqual([780, 656, 964]);
  });

  it("fall far apart for texts that differ in one sign", () => {
    const bits = (hash("colosseum/St-1") ^ hash("colosseum/St-2")).toString(2).replaceAll("0", "").replace("-", "").length;
    expect(bits).toBeGreaterThan(8);
  });
});

describe("emblems of all cards", () => {
  it("are the same whenever they are drawn", () => {
    for (const facts of cards) expect(emblemOf(facts.key, { ...facts })).toEqual(art.get(facts.key));
  });

  it("are all drawn otherwise", () => {
    const paths = [...art.values()].map(({ scene, figure }) =>
      [...scene, ...figure].map(({ path }) => written(path)).join(),
    );
    expect(paths).toHaveLength(191);
    expect(new Set(paths).size).toBe(191);
  });

  it("look different, any one from any other", () => {
    const pictures = cards.map(({ key }) => ({ key, cells: painted(art.get(key)!) }));
    const alike = pictures.flatMap((one, place) =>
      pictures.slice(place + 1).flatMap((other) => {
        const differing = one.cells.filter((cell, at) => cell !== other.cells[at]).length;
        const share = (100 * differing) / one.cells.length;
        return share < APART ? [`${one.key} ${other.key} ${share.toFixed(1)}`] : [];
      }),
    );
    expect(alike).toEqual([]);
  });

  it("stay in their pictures", () => {
    for (const [key, { figure }] of art) {
      const [left, top, right, bottom] = bounds(figure.filter((shape) => !shape.bare));
      expect([key, left >= 0, top >= 0, right <= WIDE, bottom <= HIGH]).toEqual([key, true, true, true, true]);
    }
  });

  it("have no number that is none", () => {
    for (const { scene, figure } of art.values()) {
      for (const { path } of [...scene, ...figure]) expect(written(path)).toMatch(/^M[\d.\-MLCZ e]+$/);
    }
  });

  it("have outlines that stand out from what they surround", () => {
    for (const { palette } of art.values()) {
      expect(contrast(palette.ink, palette.main)).toBeGreaterThan(1.5);
      expect(contrast(palette.ink, palette.white)).toBeGreaterThan(7);
    }
  });
});
