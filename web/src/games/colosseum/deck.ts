import { type Cards, OTHER, grouped } from "../../decks/deck";
import { strongest } from "../../digimon/deck";
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

/** The highest Digimon first. */
function leading(cards: Cards, card: (key: string) => CardEntry | undefined, most: number): string[] {
  return strongest(grouped(cards, card, DECK).filter((group) => group.group.startsWith("level-")), card, most);
}
