import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "../../../drawing/color";

const css = readFileSync(`${import.meta.dirname}/face.css`, "utf8").replace(/\/\*.*?\*\//gs, "");
const CONTRAST = ':root[data-theme="contrast"] ';
const KINDS = ["type-a", "type-b", "type-c", "field", "ordinary", "option", "command"];

/** A colour that is set for a kind of card. */
function color(kind: string, name: string, before = ""): string {
  const rule = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].find(([, selectors]) =>
    (selectors ?? "").split(",").some((one) => one.trim() === `${before}.face.${kind}`),
  );
  return new RegExp(`${name}: (#[\\da-f]{6})`).exec(rule?.[2] ?? "")?.[1] ?? "";
}

describe("names are legible on every frame", () => {
  it.each(KINDS)("light and dark: %s", (kind) => {
    expect(contrast("#ffffff", color(kind, "--frame"))).toBeGreaterThanOrEqual(4.5);
    expect(contrast("#ffffff", color(kind, "--frame-deep"))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(KINDS)("in high contrast: %s", (kind) => {
    expect(contrast("#000000", color(kind, "--frame", CONTRAST))).toBeGreaterThanOrEqual(7);
  });
});
