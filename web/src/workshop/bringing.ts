/** The packs of one's own that a deck needs: they travel with it. */

import type { Cards } from "../decks/deck";
import type { PackFile } from "../wire/types";
import { ownPacks } from "./own.svelte";
import { cardIn, packsFor } from "./pack";

/** The packs that cards of these decks come from. */
export function packsOf(game: string, ...decks: readonly Cards[]): PackFile[] {
  return packsFor(decks.flat(), ownPacks.of(game));
}

/** What is asked of the server about a deck, together with the packs that it needs. */
export function packsWith<Asked extends { cards: Cards }>(game: string, asked: Asked): Asked & { packs?: PackFile[] } {
  const packs = packsOf(game, asked.cards);
  return packs.length > 0 ? { ...asked, packs } : asked;
}

/** The pack of one's own that a card comes from, or is completed by. */
export function ownPackOf(key: string): PackFile | undefined {
  return ownPacks.list.find((own) => cardIn(own.pack, key) !== undefined)?.pack;
}
