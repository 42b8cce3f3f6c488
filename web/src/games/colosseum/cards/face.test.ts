import { describe, expect, it } from "vitest";
import { facesOf, THEMES } from "../../../cards/colors.test-help";
import { contrast } from "../../../drawing/color";

const FRAMES = ["blue", "red", "green", "yellow", "black", "white", "purple", "unknown"];
const face = facesOf(
  ...["../../../cards/face.css", "../../../digimon/cards/face.css", "./face.css"].map((file) => new URL(file, new URL(import.meta.url))),
);

/** Text on a ground, and the least contrast that it needs: 4.5, in the theme of high contrast 7. */
describe.each(THEMES)("colours of faces, %s", (_, high, least) => {
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
