/** Fits words into the boxes of a card face: how wide a text is, where it breaks, which size it can have. */

const ROUND = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;
/** Signs that may not begin a line, and those that may not end one. */
const NO_START = "、。，．・：；？！」』）】〉》ーンァィゥェォッャュョヮ々…％%!?,.:;)]}〜～＋×○";
const NO_END = "「『（【〈《([{";
/** Signs beside which a line may break anywhere; wide digits and letters are not among them. */
const FREE = [
  "\\u2e80-\\ua4cf\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe30-\\ufe6f",
  "\\uff00-\\uff0f\\uff1a-\\uff20\\uff3b-\\uff40\\uff5b-\\uffef○×",
].join("");
const PARTS = new RegExp(`[${FREE}]|[^\\s${FREE}]+|\\s+`, "gu");

const NARROW = "ijl.,:;'!|I()[] ";
const BROAD = "mwMW@%";

/** The width of a text in shares of its size, guessed where nothing can be measured. */
export function guessed(text: string, bold = false): number {
  let width = 0;
  for (const sign of text) {
    if (ROUND.test(sign)) width += 1;
    else if (NARROW.includes(sign)) width += 0.33;
    else if (BROAD.includes(sign)) width += 0.92;
    else width += sign >= "A" && sign <= "Z" ? 0.68 : 0.58;
  }
  return bold ? width * 1.06 : width;
}

const SIZE = 100;
let pen: CanvasRenderingContext2D | null | undefined;
let family = "";
let spoken = "";
const measured = new Map<string, number>();

/** The width of a text in shares of its size, in the font of the page. */
export function widthOf(text: string, bold = false): number {
  if (typeof document === "undefined") return guessed(text, bold);
  const root = document.documentElement;
  if (pen === undefined) pen = document.createElement("canvas").getContext("2d");
  if (!pen) return guessed(text, bold);
  if (spoken !== root.lang || !family) {
    spoken = root.lang;
    family = getComputedStyle(root).fontFamily;
    measured.clear();
  }
  const name = `${bold ? "b" : "r"}${text}`;
  const known = measured.get(name);
  if (known !== undefined) return known;
  pen.font = `${bold ? 700 : 400} ${SIZE}px ${family}`;
  const width = pen.measureText(text).width / SIZE;
  measured.set(name, width);
  return width;
}

function joins(before: string, part: string): boolean {
  if (/^\s/u.test(part)) return true;
  if (before.endsWith(" ")) return false;
  return NO_START.includes(part.charAt(0)) || NO_END.includes(before.charAt(before.length - 1));
}

/** The places where a text may break, as pieces; a space belongs to the piece before it. */
export function pieces(text: string): string[] {
  const found: string[] = [];
  for (const part of text.match(PARTS) ?? []) {
    const last = found.at(-1);
    if (last !== undefined && joins(last, part)) found[found.length - 1] = last + part;
    else found.push(part);
  }
  return found;
}

export type Width = (text: string) => number;

/** A text in lines of a width; a piece that is too wide for a line of its own is broken anywhere. */
export function wrap(text: string, width: number, wide: Width): string[] {
  const lines: string[] = [];
  let line = "";
  for (const piece of pieces(text)) {
    if (line && wide((line + piece).trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = "";
    }
    line += piece;
    while (wide(line.trimEnd()) > width && [...line].length > 1) {
      const head = cut(line, width, wide);
      lines.push(head);
      line = line.slice(head.length);
    }
  }
  if (line.trim()) lines.push(line.trimEnd());
  return lines;
}

function cut(text: string, width: number, wide: Width): string {
  let head = "";
  for (const sign of text) {
    if (head && wide(head + sign) > width) break;
    head += sign;
  }
  return head;
}

/** A text that ends with `…` within a width. */
export function shortened(text: string, width: number, wide: Width): string {
  if (wide(text) <= width) return text;
  const head = cut(text, Math.max(width - wide("…"), 0), wide).trimEnd();
  return `${head.replace(/[・、，,\s]+$/u, "")}…`;
}

export interface Fitted {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Two lines of the same words that are as even as can be; nothing if there is no good break. */
function evened(text: string, width: number, wide: Width): string[] | undefined {
  const parts = pieces(text);
  let best: string[] | undefined;
  let least = Infinity;
  for (let place = 1; place < parts.length; place += 1) {
    const lines = [parts.slice(0, place).join("").trimEnd(), parts.slice(place).join("").trimEnd()];
    const most = Math.max(...lines.map(wide));
    if (most <= width && most < least) [best, least] = [lines, most];
  }
  return best;
}

/** The largest of some sizes at which a name fits into so many lines; at the smallest it is cut short. */
export function fitName(text: string, width: number, choices: readonly (readonly [size: number, lines: number])[]): Fitted {
  for (const [size, most] of choices) {
    const wide: Width = (part) => widthOf(part, true) * size;
    if (wide(text) <= width) return { size, lines: [text] };
    if (pieces(text).some((piece) => wide(piece.trimEnd()) > width)) continue;
    const lines = most === 2 ? evened(text, width, wide) : most > 2 ? wrap(text, width, wide) : undefined;
    if (lines && lines.length <= most) return { size, lines };
  }
  const [size, most] = choices.at(-1) ?? [20, 1];
  const wide: Width = (part) => widthOf(part, true) * size;
  const lines = wrap(text, width, wide);
  const kept = lines.slice(0, most - 1);
  const rest = text.slice(kept.join("").length).trim();
  const last = most > 1 ? lines.slice(most - 1).join(rest.includes(" ") ? " " : "") : text;
  return { size, lines: [...kept, shortened(last, width, wide)] };
}

export interface Page {
  readonly size: number;
  readonly blocks: readonly (readonly string[])[];
  readonly height: number;
}

/** How far lines and paragraphs stand apart, in shares of their size; how far the marks before them push them in. */
export const LEADING = 1.22;
export const GAP = 0.3;
export const INDENT = 1.1;

const heightOf = (blocks: readonly (readonly string[])[], size: number): number =>
  blocks.reduce((sum, lines) => sum + lines.length * size * LEADING + size * GAP, 0);

/** Paragraphs at the largest of some sizes at which all of them fit; at the smallest the end is cut short. */
export function fitTexts(texts: readonly string[], width: number, height: number, sizes: readonly number[]): Page {
  let page: Page = { size: sizes.at(-1) ?? 20, blocks: [], height: 0 };
  for (const size of sizes) {
    const wide: Width = (part) => widthOf(part) * size;
    const blocks = texts.map((text) => wrap(text, width - size * INDENT, wide));
    page = { size, blocks, height: heightOf(blocks, size) };
    if (page.height <= height) return page;
  }
  const blocks = within(page, width - page.size * INDENT, height);
  return { ...page, blocks, height: heightOf(blocks, page.size) };
}

/** As many lines of a page as there is room for. */
function within({ size, blocks }: Page, width: number, height: number): string[][] {
  const wide: Width = (part) => widthOf(part) * size;
  const kept: string[][] = [];
  let left = height;
  for (const lines of blocks) {
    const room = Math.floor((left - size * GAP) / (size * LEADING));
    if (room >= lines.length) {
      kept.push([...lines]);
      left -= lines.length * size * LEADING + size * GAP;
      continue;
    }
    const shown = room > 0 ? [...lines.slice(0, room)] : kept.pop();
    if (shown) {
      const last = shortened(`${shown.at(-1)} ……`, width, wide);
      kept.push([...shown.slice(0, -1), last.replace(/[.。、，,\s]*…+$/u, "…")]);
    }
    break;
  }
  return kept;
}
