import { type Cards, grouped, OTHER } from "../../decks/deck";
import type { CardEntry } from "../../wire/types";
import type { DeckSections } from "../room";
import { type Facts, LEVELS, sortOf } from "./cards/facts";

const KINDS = ["class-field", "class-ordinary", "kind-command"];

/** Deck lists by level of Digimon, then by kind of the other cards. */
export const DECK: DeckSections = {
  order: [...LEVELS.map((level) => `level-${level.toLowerCase()}`), ...KINDS],
  of: (facts) => groupOf(facts as Facts),
  leading,
  first: "practice-dragon-line",
};

function groupOf(facts: Facts): string {
  if (facts.kind === "digimon") return facts.level ? `level-${facts.level.toLowerCase()}` : OTHER;
  if (facts.kind === "command") return "kind-command";
  const sort = sortOf(facts);
  return sort === "option" ? OTHER : `class-${sort}`;
}

/** The highest Digimon first, without two of one name. */
function leading(cards: Cards, card: (key: string) => CardEntry | undefined, most: number): string[] {
  const digimon = grouped(cards, card, DECK).filter((group) => group.group.startsWith("level-"));
  const named = new Map<string, string>();
  for (const { cards: listed } of digimon.reverse()) {
    for (const [, key] of listed) {
      const name = card(key)?.name ?? key;
      if (!named.has(name)) named.set(name, key);
    }
  }
  return [...named.values()].slice(0, most);
}
