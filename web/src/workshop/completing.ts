/** Cards that lack something are completed in a pack that lies over the one that they come from. */

import type { CardSheet, PackFile } from "../wire/types";
import { emptyPack, freshId, type CardFacts } from "./pack";

/** What only the pack that a card comes from can say of it. */
const OF_ITS_PACK = ["sources", "conflicts", "remarks"];

/** The pack in which somebody completes cards of a game: the one that is there, or a new one. */
export function completingPack(game: string, packs: readonly PackFile[], name: string, language: string): PackFile {
  return packs.find((pack) => pack.overlay) ?? emptyPack(freshId("completed"), game, name, language, true);
}

/** What is known of a card, as the form begins with it. */
export function knownOf(card: CardSheet): CardFacts {
  const known = Object.entries(card.facts).filter(([field]) => !OF_ITS_PACK.includes(field));
  return JSON.parse(JSON.stringify(Object.fromEntries(known))) as CardFacts;
}
