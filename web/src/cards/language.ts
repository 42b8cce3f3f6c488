import { settings } from "../shell/settings.svelte";
import type { CardEntry } from "../wire/types";

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/u;

/** The language that the name of a card is written in. */
export function nameLanguage(card: Pick<CardEntry, "name" | "own_language">): string {
  if (card.own_language) return settings.cardLanguage;
  return JAPANESE.test(card.name) ? "ja" : "en";
}
