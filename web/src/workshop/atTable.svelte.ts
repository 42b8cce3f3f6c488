import { TABLE } from "../catalog/brought.svelte";
import { catalog } from "../catalog/catalog.svelte";
import { notices } from "../shell/notices.svelte";
import { settings } from "../shell/settings.svelte";
import { ApiError } from "../wire/api";
import type { About, CardSheets } from "../wire/types";

/** Where the cards that people brought come from, in a language of the page and one of the names. */
export type CardSource = (language: string, cardLanguage: string) => Promise<CardSheets>;

/** Shows the cards that people brought to a table, as long as one looks at it. To be called while a component begins. */
export function showBrought(about: () => About | undefined, source: () => CardSource | undefined): void {
  const packs = $derived((about()?.packs ?? []).map((pack) => pack.digest).join(" "));
  const game = $derived(about()?.game ?? "");

  $effect(() => {
    const from = source();
    const { language, cardLanguage } = settings;
    if (packs && from) void fetchCards(game, from(language, cardLanguage));
  });
  $effect(() => {
    const shown = game;
    return () => catalog.bring(TABLE, shown, [], {});
  });
}

async function fetchCards(game: string, coming: Promise<CardSheets>): Promise<void> {
  try {
    const { cards, names } = await coming;
    catalog.bring(TABLE, game, cards, names);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notices.tell(error.words, "danger");
  }
}
