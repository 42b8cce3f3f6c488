import { type Cards, OTHER } from "../../decks/deck";
import type { CardEntry } from "../../wire/types";
import type { DeckSections } from "../room";
import { KINDS, type Facts } from "./cards/facts";

const LB = "editor-f-lb";

/** Deck lists by type, and the Limit Break deck apart. */
export const DECK: DeckSections = {
  order: [...KINDS.map((kind) => `kind-${kind}`), LB],
  of: (facts) => groupOf(facts as Facts),
  leading,
  first: "heroes",
};

function groupOf(facts: Facts): string {
  if (facts.limit_break != null) return LB;
  return (KINDS as readonly string[]).includes(facts.kind) ? `kind-${facts.kind}` : OTHER;
}

/** The cards that stand first in the list, without two of one name where names are known. */
function leading(cards: Cards, card: (key: string) => CardEntry | undefined, most: number): string[] {
  const named = new Map<string, string>();
  for (const [, key] of cards) {
    if (named.size === most) break;
    const name = card(key)?.facts.name ?? key;
    if (!named.has(name)) named.set(name, key);
  }
  return [...named.values()];
}
