/** What a field of a card holds, as people read it. */

import { texts } from "../texts/texts.svelte";
import type { FormChoice, FormField } from "../wire/types";
import { ABILITIES } from "./trust";
import { fieldWords } from "./words";

/** How a slug is called. */
export type Naming = (slug: string) => string;

const JOINT = " · ";

function choiceWords(choices: readonly FormChoice[], value: unknown): string {
  const found = choices.find((one) => one.value === String(value));
  return found ? texts.part(found.label) : String(value);
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null;
}

/** A value in words, in several lines where it has several parts. */
export function valueWords(field: FormField | undefined, value: unknown, naming: Naming): string {
  if (isNothing(value)) return texts.say("workshop-merge-nothing");
  if (!field) return plainWords(value);
  const { choices = [], item, fields = [], places = [] } = field;
  switch (field.type) {
    case "name":
      return naming(String(value));
    case "choice":
      return choiceWords(choices, value);
    case "flag":
      return "✓";
    case "choices":
      return [...(value as string | string[])].map((one) => choiceWords(choices, one)).join(JOINT);
    case "map":
      return pairs(value, (name) => [choiceWords(choices, name), item ?? undefined], naming);
    case "record":
      return pairs(value, (name) => told(fields, name), naming).replaceAll("\n", JOINT);
    case "list":
      return (value as unknown[]).map((one, place) => [places[place] ? `${texts.part(places[place])}: ` : "", valueWords(item ?? undefined, one, naming)].join("")).join("\n");
    default:
      return String(value);
  }
}

/** All that is printed on a card, a line for each field that it has; then what it does. */
export function cardWords(game: string, fields: readonly FormField[], facts: Record<string, unknown>, naming: Naming): string {
  const lines = fields.filter((field) => !isNothing(facts[field.name])).map((field) => `${texts.part(field.label)}: ${valueWords(field, facts[field.name], naming)}`);
  const abilities = facts[ABILITIES];
  return [...lines, ...(abilities ? [`${fieldWords(game, ABILITIES)}: ${plainWords(abilities)}`] : [])].join("\n");
}

function told(fields: readonly FormField[], name: string): [string, FormField | undefined] {
  const field = fields.find((one) => one.name === name);
  return [field ? texts.part(field.label) : name, field];
}

function pairs(value: unknown, about: (name: string) => [string, FormField | undefined], naming: Naming): string {
  const entries = Object.entries(value as Record<string, unknown>).filter(([, one]) => !isNothing(one));
  return entries
    .map(([name, one]) => {
      const [label, field] = about(name);
      return `${label}: ${valueWords(field, one, naming)}`;
    })
    .join("\n");
}

/** A value of which no form knows more: lists and records line by line. */
function plainWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainWords).join("\n");
  if (typeof value !== "object" || value === null) return String(value);
  return Object.entries(value)
    .map(([name, one]) => `${name}: ${plainWords(one)}`)
    .join("\n");
}
