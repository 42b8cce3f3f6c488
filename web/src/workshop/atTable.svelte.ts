import { TABLE } from "../catalog/brought.svelte";
import { catalog } from "../catalog/catalog.svelte";
import { notices } from "../shell/notices.svelte";
import { settings } from "../shell/settings.svelte";
import { ApiError, seatCards } from "../wire/api";
import type { About } from "../wire/types";

/** Shows the cards that people brought to a table, as long as one looks at it. To be called while a component begins. */
export function showBrought(about: () => About | undefined, token: () => string | undefined): void {
  const packs = $derived((about()?.packs ?? []).map((pack) => pack.digest).join(" "));
  const game = $derived(about()?.game ?? "");

  $effect(() => {
    const opens = token();
    const { language, cardLanguage } = settings;
    if (packs && opens) void fetchCards(game, opens, language, cardLanguage);
  });
  $effect(() => {
    const shown = game;
    return () => catalog.bring(TABLE, shown, [], {});
  });
}

async function fetchCards(game: string, token: string, language: string, cardLanguage: string): Promise<void> {
  try {
    const { cards, names } = await seatCards(token, language, cardLanguage);
    catalog.bring(TABLE, game, cards, names);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    notices.tell(error.words, "danger");
  }
}
