import { type Cards, OTHER, grouped } from "../../decks/deck";
import type { CardEntry } from "../../wire/types";
import type { DeckSections } from "../room";
import type { Facts } from "./cards/facts";

const LEVELS = ["iii", "iv", "perfect", "ultimate", "armor", "hybrid", "none"].map((level) => `level-${level}`);
const CLASSES = ["item", "program", "field"].map((kind) => `class-${kind}`);

/** Deck lists by level of Digimon, then by class of Options. */
export const DECK: DeckSections = {
  order: [...LEVELS, ...CLASSES],
  of: (facts) => groupOf(facts as Facts),
  leading,
  first: "greymon",
};

function groupOf(facts: Facts): string {
  if (facts.kind === "digimon") return `level-${(facts.level ?? "none").toLowerCase()}`;
  return facts.option_class ? `class-${facts.option_class.toLowerCase()}` : OTHER;
}

/** The highest Digimon first, without two of one name. */
function leading(cards: Cards, card: (key: string) => CardEntry | undefined, most: number): string[] {
  const digimon = grouped(cards, card, DECK).filter((group) => group.group.startsWith("level-"));
  const keys = digimon
    .reverse()
    .flatMap((group) => [...group.cards].sort((one, other) => other[0] - one[0]).map((entry) => entry[1]));
  const named = new Map<string, string>();
  for (const key of keys) {
    const name = card(key)?.name ?? key;
    if (!named.has(name)) named.set(name, key);
  }
  return [...named.values()].slice(0, most);
}
