import { texts } from "../../texts/texts.svelte";
import type { FilterGroup } from "../room";
import { type Facts, FIELDS, LETTERS, LEVELS, SORTS, sortOf } from "./cards/facts";
import { sortWords } from "./cards/words";

type Values = readonly (string | null | undefined)[];

function group(name: string, values: readonly string[], of: (facts: Facts) => Values, words: (value: string) => string): FilterGroup {
  return { group: name, values, of: of as FilterGroup["of"], words };
}

const said = (area: string) => (value: string): string => texts.say(`${area}-${value.toLowerCase()}`);

/** From this number on, costs and speeds are one value. */
const HIGH = 8;
const NUMBERS = [...Array.from({ length: HIGH }, (_, number) => String(number)), `${HIGH}+`];

function numberOf(number: number | null | undefined): string | undefined {
  if (number == null) return undefined;
  return number >= HIGH ? `${HIGH}+` : String(number);
}

function sortName(value: string): string {
  const kind = value === "field" || value === "ordinary" ? "option" : value;
  return sortWords({ kind, option_class: kind === "option" ? value : null } as Facts);
}

/** The groups of filters and their values, in the order in which they are shown. */
export const FILTERS: readonly FilterGroup[] = [
  group("kind", SORTS, (facts) => [sortOf(facts)], sortName),
  group("level", LEVELS, (facts) => [facts.level], said("level")),
  group("type", LETTERS, (facts) => [facts.type], said("type")),
  group("cost", NUMBERS, (facts) => [numberOf(facts.cost)], (value) => value),
  group("speed", NUMBERS, (facts) => [numberOf(facts.speed)], (value) => value),
  group("family", FIELDS, (facts) => facts.fields ?? [], said("field")),
  group("status", ["verified", "provisional", "incomplete", "practice"], (facts) => [facts.practice ? "practice" : facts.status], said("status")),
];
