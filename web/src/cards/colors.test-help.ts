/** For tests: the colours that style sheets set for card faces. */

import { readFileSync } from "node:fs";

const CONTRAST = ':root[data-theme="contrast"] ';

/** The colours of faces by style sheets in their order: of a class, plain or in the theme of high contrast. */
export function facesOf(...sheets: URL[]): (tint: string, high: boolean) => Record<string, string> {
  const css = sheets.map((sheet) => readFileSync(sheet, "utf8")).join("\n");

  function colors(selector: string): Record<string, string> {
    const found: Record<string, string> = {};
    for (const [, selectors, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      if (selectors?.trim().split("\n").at(-1)?.trim() !== selector) continue;
      for (const [, name, value] of (body ?? "").matchAll(/(--[\w-]+):\s*(#[\da-f]{6});/g)) found[name!] = value!;
    }
    return found;
  }

  return (tint, high) => {
    const plain = { ...colors(".face"), ...colors(`.face.${tint}`) };
    return high ? { ...plain, ...colors(`${CONTRAST}.face`), ...colors(`${CONTRAST}.face.${tint}`) } : plain;
  };
}

/** The themes of faces, each with the least contrast that text needs in it. */
export const THEMES = [
  ["light and dark", false, 4.5],
  ["high contrast", true, 7],
] as const;
