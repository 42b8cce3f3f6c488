import { describe, expect, it } from "vitest";
import { facesOf, THEMES } from "../../../cards/colors.test-help";
import { contrast } from "../../../drawing/color";
import { ATTRIBUTES, CLASSES, GRADES, SYMBOLS } from "./facts";
import { attributeSign, CLASS_SIGNS, GRADE_SHAPES, SYMBOL_SHAPES } from "./signs";
import { tintOf } from "./tint";

const face = facesOf(
  ...["../../../cards/face.css", "../../../digimon/cards/face.css", "./face.css"].map((file) => new URL(file, new URL(import.meta.url))),
);
const TINTS = [...ATTRIBUTES.map((one) => one.toLowerCase()), "digimon", "option", "unknown"];

describe.each(THEMES)("colours of faces, %s", (_, high, least) => {
  it.each(TINTS)("are legible on a frame of %s", (tint) => {
    const found = face(tint, high);
    expect(contrast(found["--frame-ink"]!, found["--frame"]!)).toBeGreaterThanOrEqual(least);
    expect(contrast(found["--strip-ink"] ?? found["--frame-ink"]!, found["--frame-deep"]!)).toBeGreaterThanOrEqual(least);
    expect(contrast(found["--badge-ink"]!, found["--badge"]!)).toBeGreaterThanOrEqual(7);
  });
});

describe("signs", () => {
  it("differ in shape, so that nothing is told by colour alone", () => {
    const apart = (signs: readonly string[], count: number) => expect(new Set(signs).size).toBe(count);
    apart(ATTRIBUTES.map(attributeSign), 7);
    apart(GRADES.map((grade) => GRADE_SHAPES[grade]!), 4);
    apart(SYMBOLS.map((symbol) => SYMBOL_SHAPES[symbol]), 3);
    apart(CLASSES.map((sort) => CLASS_SIGNS[sort]), 3);
  });
});

describe("the colours of a card", () => {
  it("are those of its first attribute, of Digimon and Options those of their kind", () => {
    const card = { key: "p/1", name: "one", status: "verified" } as const;
    expect(tintOf({ ...card, kind: "appmon", attributes: ["Navi", "Social"] })).toBe("navi");
    expect(tintOf({ ...card, kind: "chip", attributes: ["Life"] })).toBe("life");
    expect(tintOf({ ...card, kind: "option", attributes: ["Life"] })).toBe("option");
    expect(tintOf({ ...card, kind: "digimon" })).toBe("digimon");
    expect(tintOf({ ...card, kind: "appmon" })).toBe("unknown");
  });
});
