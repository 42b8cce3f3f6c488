/** A line of the ability language taken apart as far as menus need it, and put together again. */

import type { Lexicon } from "../wire/types";

/** A clause and what it says: `if` `me.points <= 30`. */
export interface Clause {
  name: string;
  value: string;
}

/** A line in its pieces; `steps` are what it does. */
export interface Line {
  head: string;
  /** What follows the head: an event, a keyword. */
  event: string;
  clauses: Clause[];
  steps: string[];
}

/** A step in its pieces; one that menus do not know is `typed`. */
export type Step =
  | { kind: "action"; call: string; until: string }
  | { kind: "choose"; variable: string; most: boolean; count: string; filter: string; places: string }
  | { kind: "block"; opener: Opener; condition: string; inner: string[]; others: string[] }
  | { kind: "typed"; text: string };
export type Opener = "if" | "may" | "when done";

/** One part of a condition; one that menus do not know is `typed`. */
export type Asked = { not: boolean } & (
  | { kind: "comparison"; left: string; sign: string; right: string }
  | { kind: "match"; card: string; filter: string }
  | { kind: "call"; call: string }
  | { kind: "typed"; text: string }
);

/** One part of a filter. */
export interface Term {
  not: boolean;
  field: string;
  sign: string;
  values: string[];
}

const WORDS = /"[^"]*"|!=|<=|>=|[=<>:;,{}()[\]]|[^\s=<>!:;,{}()[\]"]+/g;
const OPENING = "({[";
const CLOSING = ")}]";
const SIGNS = ["=", "!=", "<", "<=", ">", ">="];

/** What can be compared how. */
export const COMPARISONS: readonly string[] = SIGNS;

/** A word of a text, or all that stands in a pair of brackets. */
interface Word {
  source: string;
  from: number;
  to: number;
  text: string;
}

/** The words of a text; nothing where brackets do not fit. */
function wordsOf(source: string): Word[] | undefined {
  const found: Word[] = [];
  let depth = 0;
  for (const { 0: sign, index } of source.matchAll(WORDS)) {
    const to = index + sign.length;
    const last = found.at(-1);
    const inside = depth > 0 && last !== undefined;
    if (OPENING.includes(sign)) depth++;
    if (CLOSING.includes(sign)) depth--;
    if (depth < 0) return undefined;
    const from = inside ? last.from : index;
    if (inside) found.pop();
    found.push({ source, from, to, text: source.slice(from, to) });
  }
  return depth === 0 ? found : undefined;
}

/** Words as they stand in their text. */
function joined(words: readonly Word[]): string {
  const [first, last] = [words[0], words.at(-1)];
  return first && last ? first.source.slice(first.from, last.to) : "";
}

function cut(words: readonly Word[], by: string): Word[][] {
  const parts: Word[][] = [[]];
  for (const word of words) {
    if (word.text === by) parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts;
}

/** A line in pieces; nothing if it does not begin as the lines of the game do. */
export function readLine(text: string, lexicon: Lexicon): Line | undefined {
  const words = wordsOf(text);
  const head = lexicon.heads.find((one) => one.name === words?.[0]?.text);
  if (!words || !head) return undefined;
  const colon = words.findIndex((word) => word.text === ":");
  const pieces: Word[][] = [[]];
  for (const word of words.slice(1, colon < 0 ? undefined : colon)) {
    if (head.clauses.includes(word.text)) pieces.push([word]);
    else pieces.at(-1)?.push(word);
  }
  return {
    head: head.name,
    event: joined(pieces[0] ?? []),
    clauses: pieces.slice(1).map(([name, ...value]) => ({ name: name?.text ?? "", value: joined(value) })),
    steps: colon >= 0 ? stepsOf(words.slice(colon + 1)) : [],
  };
}

/** A line out of its pieces. */
export function writeLine({ head, event, clauses, steps }: Line): string {
  const first = [head, event, ...clauses.flatMap(({ name, value }) => [name, value])].filter(Boolean).join(" ");
  const kept = steps.filter(Boolean);
  return kept.length > 0 ? `${first}: ${kept.join("; ")}` : first;
}

function stepsOf(words: readonly Word[]): string[] {
  return cut(words, ";").map(joined).filter(Boolean);
}

function isBraced(word: Word | undefined): word is Word {
  return word?.text.startsWith("{") === true;
}

function stepsIn(block: Word): string[] {
  return stepsOf(wordsOf(block.text.slice(1, -1)) ?? []);
}

/** A step in pieces. */
export function readStep(text: string, lexicon: Lexicon): Step {
  const words = wordsOf(text) ?? [];
  const typed: Step = { kind: "typed", text };
  const [first, second] = words.map((word) => word.text);
  if (first === "choose") return readChoice(words) ?? typed;
  if (first === "may" || first === "if" || (first === "when" && second === "done")) return readBlock(words) ?? typed;
  if (!lexicon.nodes["action"]?.some((node) => node.name === first)) return typed;
  const [call = [], until = [], ...more] = cut(words, "until");
  return more.length > 0 ? typed : { kind: "action", call: joined(call), until: joined(until) };
}

function readBlock(words: readonly Word[]): Step | undefined {
  const opener: Opener = words[0]?.text === "when" ? "when done" : (words[0]?.text as Opener);
  const [otherwise, last] = words.slice(-2);
  const both = otherwise?.text === "else" && isBraced(last);
  const rest = both ? words.slice(0, -2) : words;
  const inner = rest.at(-1);
  if (!isBraced(inner)) return undefined;
  const condition = joined(rest.slice(opener === "when done" ? 2 : 1, -1));
  if ((opener === "if") !== (condition !== "")) return undefined;
  return { kind: "block", opener, condition, inner: stepsIn(inner), others: both ? stepsIn(last) : [] };
}

function readChoice(words: readonly Word[]): Step | undefined {
  const [, variable, colon, ...rest] = words;
  const most = rest[0]?.text === "up" && rest[1]?.text === "to";
  const [count, ...more] = most ? rest.slice(2) : rest;
  const filter = isBraced(more[0]) ? more[0].text : "";
  const [from, ...places] = filter ? more.slice(1) : more;
  if (!variable?.text.startsWith("$") || colon?.text !== ":" || !count) return undefined;
  if (from && from.text !== "from") return undefined;
  if (places.some((word) => word.text === "by" || word.text === "with")) return undefined;
  return { kind: "choose", variable: variable.text, most, count: count.text, filter, places: joined(places) };
}

/** A step out of its pieces. */
export function writeStep(step: Step): string {
  switch (step.kind) {
    case "typed":
      return step.text;
    case "action":
      return step.until ? `${step.call} until ${step.until}` : step.call;
    case "choose": {
      const { variable, most, count, filter, places } = step;
      return [`choose ${variable}:`, most ? "up to" : "", count, filter, places && `from ${places}`].filter(Boolean).join(" ");
    }
    case "block": {
      const inner = `${[step.opener, step.condition].filter(Boolean).join(" ")} { ${step.inner.join("; ")} }`;
      return step.others.length > 0 ? `${inner} else { ${step.others.join("; ")} }` : inner;
    }
  }
}

/** A word of the game with its arguments. */
export function readCall(text: string): string[] {
  return wordsOf(text)?.map((word) => word.text) ?? [text];
}

/** A condition in its parts, and how they hang together: by `and`, by `or`. Both at once are one typed part. */
export function readCondition(text: string): { by: "and" | "or"; parts: Asked[] } {
  const words = wordsOf(text);
  const joins = (word: string) => words?.some((one) => one.text === word) ?? false;
  const by = joins("or") ? "or" : "and";
  if (!words || (joins("and") && joins("or"))) return { by, parts: [{ not: false, kind: "typed", text }] };
  return { by, parts: words.length > 0 ? cut(words, by).map(readAsked) : [] };
}

function readAsked(words: readonly Word[]): Asked {
  const not = words[0]?.text === "not";
  const rest = not ? words.slice(1) : words;
  const at = rest.findIndex((word) => SIGNS.includes(word.text));
  const sign = rest[at]?.text;
  if (sign && at > 0) return { not, kind: "comparison", left: joined(rest.slice(0, at)), sign, right: joined(rest.slice(at + 1)) };
  const [first, is, filter] = rest.map((word) => word.text);
  if (first && is === "is" && filter && rest.length === 3) return { not, kind: "match", card: first, filter };
  if (first && /^[a-z]/.test(first)) return { not, kind: "call", call: joined(rest) };
  return { not, kind: "typed", text: joined(rest) };
}

/** A condition out of its parts. */
export function writeCondition(by: string, parts: readonly Asked[]): string {
  return parts.map((part) => (part.not ? `not ${writeAsked(part)}` : writeAsked(part))).join(` ${by} `);
}

function writeAsked(part: Asked): string {
  if (part.kind === "comparison") return `${part.left} ${part.sign} ${part.right}`;
  if (part.kind === "match") return `${part.card} is ${part.filter}`;
  return part.kind === "call" ? part.call : part.text;
}

/** A filter in its parts; nothing for one that menus do not know. */
export function readFilter(text: string): Term[] | undefined {
  const words = wordsOf(text.trim().replace(/^\{/, "").replace(/\}$/, ""));
  if (!words || words.some((word) => word.text === "or")) return undefined;
  return cut(words, ",")
    .filter((part) => part.length > 0)
    .map(readTerm);
}

function readTerm(words: readonly Word[]): Term {
  const not = words[0]?.text === "not";
  const [field, ...rest] = not ? words.slice(1) : words;
  const sign = rest[0] && SIGNS.includes(rest[0].text) ? rest[0].text : "";
  const values = joined(sign ? rest.slice(1) : rest).split("|");
  return { not, field: field?.text ?? "", sign, values: values.map((value) => value.trim()).filter(Boolean) };
}

/** A filter out of its parts. */
export function writeFilter(terms: readonly Term[]): string {
  const told = terms.map(({ not, field, sign, values }) => [not ? "not" : "", field, sign, values.join("|")].filter(Boolean).join(" "));
  return `{${told.join(", ")}}`;
}

/** The variables that a text names, in their order. */
export function variablesIn(text: string): string[] {
  return [...new Set(text.match(/\$[a-z][a-z0-9_]*/g) ?? [])];
}

/** A variable that a text does not name yet. */
export function freshVariable(text: string): string {
  const taken = variablesIn(text);
  return [..."abcdefghijkl"].map((letter) => `$${letter}`).find((name) => !taken.includes(name)) ?? "$z";
}
