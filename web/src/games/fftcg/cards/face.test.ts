import { describe, expect, it } from "vitest";
import { facesOf, THEMES } from "../../../cards/colors.test-help";
import { contrast } from "../../../drawing/color";
import { drawn } from "./emblem";
import { ELEMENTS, KINDS, marksOf, type Facts } from "./facts";
import { ELEMENT_SIGNS, KIND_SIGNS } from "./signs";

const face = facesOf(...["../../../cards/face.css", "./face.css"].map((file) => new URL(file, new URL(import.meta.url))));

describe.each(THEMES)("colours of faces, %s", (_, high, least) => {
  it.each([...ELEMENTS, "none"])("are legible on a frame of %s", (element) => {
    const found = face(element, high);
    expect(contrast(found["--frame-ink"]!, found["--frame"]!)).toBeGreaterThanOrEqual(least);
    expect(contrast(found["--strip-ink"] ?? found["--frame-ink"]!, found["--frame-deep"]!)).toBeGreaterThanOrEqual(least);
    expect(contrast(found["--badge-ink"]!, found["--badge"]!)).toBeGreaterThanOrEqual(7);
  });
});

describe("signs", () => {
  it("differ in shape for every element and every type", () => {
    expect(new Set(ELEMENTS.map((element) => ELEMENT_SIGNS[element])).size).toBe(ELEMENTS.length);
    expect(new Set(KINDS.map((kind) => KIND_SIGNS[kind])).size).toBe(KINDS.length);
  });

  it("stand for the marks that a card bears, in one order", () => {
    const facts = { generic: true, limit_break: 2, ex: true } as Facts;
    expect(marksOf(facts)).toEqual(["ex", "lb", "generic"]);
    expect(marksOf({ limit_break: 0 } as Facts)).toEqual(["lb"]);
    expect(marksOf({} as Facts)).toEqual([]);
  });
});

describe("emblems", () => {
  const facts = (more: Partial<Facts>): Facts => ({ key: "p/1", name: "one", kind: "forward", status: "verified", cost: 1, ...more });

  it("are the same for the same card, and the figure for the same name", () => {
    const [one, other] = [drawn("p/1", facts({})), drawn("p/2", facts({ key: "p/2" }))];
    expect(drawn("p/1", facts({}))).toBe(one);
    expect(other.figure.map(({ d }) => d)).toEqual(one.figure.map(({ d }) => d));
    expect(other.scene.map(({ d }) => d)).not.toEqual(one.scene.map(({ d }) => d));
  });

  it("are drawn for every type, of finite lines", () => {
    for (const kind of KINDS) {
      for (const name of ["a", "b", "c", "d", "e", "f", "g", "h"]) {
        const { figure } = drawn(`${kind}/${name}`, facts({ kind, name, elements: ["fire"] }));
        expect(figure.length).toBeGreaterThan(4);
        expect(figure.every(({ d }) => /^[MLCZ\d. -]+$/.test(d))).toBe(true);
      }
    }
  });
});
