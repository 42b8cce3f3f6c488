import { type Cards, grouped, OTHER } from "../../decks/deck";
import { strongest } from "../../digimon/deck";
import type { CardEntry } from "../../wire/types";
import type { DeckSections } from "../room";
import { CLASSES, type Facts, fights, GRADES } from "./cards/facts";

const CHIPS = "kind-chip";

/** Deck lists by grade, then by class of Options, then the chips. */
export const DECK: DeckSections = {
  order: [...GRADES.map((grade) => `grade-${grade}`), ...CLASSES.map((sort) => `class-${sort}`), CHIPS],
  of: (facts) => groupOf(facts as Facts),
  leading,
  first: "practice-search-party",
};

function groupOf(facts: Facts): string {
  if (facts.kind === "chip") return CHIPS;
  if (fights(facts)) return facts.grade ? `grade-${facts.grade}` : OTHER;
  return facts.option_class ? `class-${facts.option_class}` : OTHER;
}

/** The highest fighters first. */
function leading(cards: Cards, card: (key: string) => CardEntry | undefined, most: number): string[] {
  return strongest(grouped(cards, card, DECK).filter((group) => group.group.startsWith("grade-")), card, most);
}
