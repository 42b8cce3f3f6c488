import { LETTERS } from "../../digimon/cards/facts";
import { texts } from "../../texts/texts.svelte";
import type { FilterGroup } from "../room";
import { ATTRIBUTES, CLASSES, type Facts, GRADES, SYMBOLS } from "./cards/facts";

type Values = readonly (string | null | undefined)[];

function group(group: string, values: readonly string[], of: (facts: Facts) => Values, words: (value: string) => string): FilterGroup {
  return { group, values, of: of as FilterGroup["of"], words };
}

const named = (area: string) => (value: string): string => texts.say(`${area}-${value.toLowerCase()}`);
const plain = (value: string): string => value;
const grades = GRADES.map(String);
const STATUS = ["verified", "provisional", "incomplete", "practice"];
const KINDS = ["appmon", "digimon", "chip"];

/** The groups of filters and their values, in the order in which they are shown. */
export const FILTERS: readonly FilterGroup[] = [
  group(
    "kind", [...KINDS, ...CLASSES], ({ kind, option_class }) => [kind === "option" ? option_class : kind],
    (value) => named(KINDS.includes(value) ? "kind" : "class")(value),
  ),
  group("grade", grades, ({ grade }) => [grade ? String(grade) : undefined], named("grade")),
  group("type", LETTERS, ({ type }) => [type], named("type")),
  group("attribute", ATTRIBUTES, ({ attributes }) => attributes ?? [], named("attribute")),
  group("plug", SYMBOLS, ({ plug }) => plug ?? [], plain),
  group("link", SYMBOLS, ({ link }) => [link?.symbol], plain),
  group("status", STATUS, ({ practice, status }) => [practice ? "practice" : status], named("status")),
];
