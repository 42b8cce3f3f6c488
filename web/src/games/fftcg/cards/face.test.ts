import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "../../../drawing/color";
import { drawn } from "./emblem";
import { ELEMENTS, KINDS, marksOf, type Facts } from "./facts";
import { ELEMENT_SIGNS, KIND_SIGNS } from "./signs";

const css = ["../../../cards/face.css", "./face.css"].map((file) => readFileSync(new URL(file, new URL(import.meta.url)), "utf8")).join("\n");

/** What is set for a selector, in the order of the files. */
function colors(selector: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, selectors, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (selectors?.trim().split("\n").at(-1)?.trim() !== selector) continue;
    for (const [, name, value] of (body ?? "").matchAll(/(--[\w-]+):\s*(#[\da-f]{6});/g)) found[name!] = value!;
  }
  return found;
}

const CONTRAST = ':root[data-theme="contrast"] ';

function face(element: string, high: boolean): Record<string, string> {
  const plain = { ...colors(".face"), ...colors(`.face.${element}`) };
  return high ? { ...plain, ...colors(`${CONTRAST}.face`), ...colors(`${CONTRAST}.face.${element}`) } : plain;
}

describe.each([
  ["light and dark", false, 4.5],
  ["high contrast", true, 7],
] as const)("colours of faces, %s", (_, high, least) => {
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
