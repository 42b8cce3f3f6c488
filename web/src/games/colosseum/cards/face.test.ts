import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrast } from "../../../drawing/color";

const HERE = import.meta.url;
const css = ["../../../cards/face.css", "./face.css"].map((file) => readFileSync(new URL(file, HERE), "utf8")).join("\n");

/** What is set for a selector, in the order of the file. */
function colors(selector: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, selectors, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (selectors?.trim().split("\n").at(-1)?.trim() !== selector) continue;
    for (const [, name, value] of (body ?? "").matchAll(/(--[\w-]+):\s*(#[\da-f]{6});/g)) found[name!] = value!;
  }
  return found;
}

const FRAMES = ["blue", "red", "green", "yellow", "black", "white", "purple", "unknown"];
const CONTRAST = ':root[data-theme="contrast"] ';

function face(frame: string, high: boolean): Record<string, string> {
  const plain = { ...colors(".face"), ...colors(`.face.${frame}`) };
  return high ? { ...plain, ...colors(`${CONTRAST}.face`), ...colors(`${CONTRAST}.face.${frame}`) } : plain;
}

/** Text on a ground, and the least contrast that it needs: 4.5, in the theme of high contrast 7. */
describe.each([
  ["light and dark", false, 4.5],
  ["high contrast", true, 7],
] as const)("colours of faces, %s", (_, high, least) => {
  it.each(FRAMES)("are legible on a frame that is %s", (frame) => {
    const found = face(frame, high);
    expect(contrast(found["--frame-ink"]!, found["--frame"]!)).toBeGreaterThanOrEqual(least);
    expect(contrast(found["--strip-ink"] ?? found["--frame-ink"]!, found["--frame-deep"]!)).toBeGreaterThanOrEqual(least);
    expect(contrast(found["--badge-ink"]!, found["--badge"]!)).toBeGreaterThanOrEqual(7);
  });

  it.each(["letter-a", "letter-b", "letter-c", "doubt"])("are legible in a badge: %s", (badge) => {
    const found = face("blue", high);
    expect(contrast(found[`--${badge}-ink`]!, found[`--${badge}`]!)).toBeGreaterThanOrEqual(least);
  });
});
