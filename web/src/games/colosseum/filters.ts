import { texts } from "../../texts/texts.svelte";
import type { FilterGroup } from "../room";
import type { Facts } from "./cards/facts";

type Values = readonly (string | null | undefined)[];

function group(group: string, values: readonly string[], of: (facts: Facts) => Values, area = group): FilterGroup {
  const words = (value: string): string => texts.say(value === "digimon" ? "kind-digimon" : `${area}-${value.toLowerCase()}`);
  return { group, values, of: of as FilterGroup["of"], words };
}

/** The groups of filters and their values, in the order in which they are shown. */
export const FILTERS: readonly FilterGroup[] = [
  group("kind", ["digimon", "item", "program", "field"], (facts) => [facts.kind === "digimon" ? "digimon" : facts.option_class], "class"),
  group("level", ["III", "IV", "Perfect", "Ultimate", "Armor", "Hybrid", "none"], (facts) => [facts.level]),
  group("type", ["A", "B", "C"], (facts) => [facts.type]),
  group("frame", ["blue", "red", "green", "yellow", "black", "white", "purple"], (facts) => [facts.frame]),
  group("attribute", ["Vaccine", "Data", "Virus", "Free", "Variable"], (facts) => [facts.attribute]),
  group("family", ["NSp", "DS", "NSo", "WG", "ME", "UK", "VB", "DR", "JT", "DA"], (facts) => facts.fields ?? [], "field"),
  group("status", ["verified", "provisional", "incomplete", "practice"], (facts) => [facts.practice ? "practice" : facts.status]),
];
