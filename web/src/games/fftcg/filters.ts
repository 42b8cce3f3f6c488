import { texts } from "../../texts/texts.svelte";
import type { FilterGroup } from "../room";
import { ELEMENTS, KINDS, marksOf, type Facts } from "./cards/facts";

type Values = readonly (string | null | undefined)[];

function group(name: string, values: readonly string[], of: (facts: Facts) => Values, words: (value: string) => string): FilterGroup {
  return { group: name, values, of: of as FilterGroup["of"], words };
}

const plain = (value: string): string => value;

/** From this cost on, costs are one value. */
const HIGH = 8;
const COSTS = [...Array.from({ length: HIGH }, (_, cost) => String(cost)), `${HIGH}+`];
/** Series of Final Fantasy as cards name them; those of a few cards are found by words. */
const CATEGORIES = [
  ...["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI"],
  ...["TYPE-0", "DFF", "FFT", "FFTA", "FFTA2", "FFCC", "FFBE", "MOBIUS", "THEATRHYTHM", "PICTLOGICA", "FFL", "WOFF", "FFEX", "SOPFFO"],
];
const SETS = [...Array.from({ length: 27 }, (_, place) => `opus-${place + 1}`), "boss", "promo", "practice"];

function setWords(value: string): string {
  const [, number] = value.split("-");
  return number ? texts.say("cards-f-opus", { number }) : texts.say(`cards-f-set-${value}`);
}

/** The groups of filters and their values, in the order in which they are shown. */
export const FILTERS: readonly FilterGroup[] = [
  group("element", ELEMENTS, (facts) => facts.elements ?? [], (value) => texts.say(`element-${value}`)),
  group("kind", KINDS, (facts) => [facts.kind], (value) => texts.say(`kind-${value}`)),
  group("cost", COSTS, (facts) => [facts.cost >= HIGH ? `${HIGH}+` : String(facts.cost)], plain),
  group("mark", ["ex", "lb", "generic", "party", "several"], (facts) => [...marksOf(facts), (facts.elements?.length ?? 0) > 1 ? "several" : ""], (value) => texts.say(`cards-f-mark-${value}`)),
  group("category", CATEGORIES, (facts) => facts.categories ?? [], plain),
  group("set", SETS, (facts) => [facts.set], setWords),
  group("status", ["verified", "provisional", "incomplete", "practice"], (facts) => [facts.practice ? "practice" : facts.status], (value) => texts.say(`status-${value}`)),
];

/** Jobs, categories and the codes of all printings. */
export function searched(facts: Facts): readonly string[] {
  return [...(facts.jobs ?? []).map((job) => job.replace(/^job-/, "")), ...(facts.categories ?? []), ...(facts.codes ?? [])];
}
