import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Theme = Record<string, string>;

const STYLES = readFileSync(`${import.meta.dirname}/themes.css`, "utf8");
const GROUNDS = ["ground", "panel", "raised", "sunken"];
const INKS = ["ink", "ink-soft", "accent", "glow", "danger", "good"];
const ON = [
  ["accent-ink", "accent"],
  ["glow-ink", "glow"],
  ["ink", "accent-soft"],
  ["ink", "glow-soft"],
  ["danger", "danger-soft"],
  ["good", "good-soft"],
] as const;

/** The colours of a theme, by the selector that stands before them. */
function theme(selector: string): Theme {
  const block = STYLES.slice(STYLES.indexOf(`${selector} {`)).split("}")[0] ?? "";
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1]!, found[2]!]));
}

/** The relative luminance of a colour, as WCAG has it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((place) => {
    const part = parseInt(color.slice(place, place + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Pairs of colours whose contrast is less than wanted. */
function faint(colors: Theme, least: number): string[] {
  const pairs = [...GROUNDS.flatMap((ground) => INKS.map((ink) => [ink, ground] as const)), ...ON];
  return pairs
    .map(([ink, ground]) => [`${ink} on ${ground}`, contrast(colors[ink]!, colors[ground]!)] as const)
    .filter(([, value]) => value < least)
    .map(([name, value]) => `${name}: ${value.toFixed(2)}`);
}

test("black on white is 21, a colour on itself 1", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#123456", "#123456")).toBe(1);
});

test.each([
  [':root[data-theme="light"]', 4.5],
  [':root[data-theme="dark"]', 4.5],
  [':root[data-theme="contrast"]', 7],
])("everything can be read in %s", (selector, least) => {
  expect(faint(theme(selector), least)).toEqual([]);
});
