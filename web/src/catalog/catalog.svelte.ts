import * as api from "../wire/api";
import type { CardSheet, CardSheets } from "../wire/types";

/** A name, and whether it is of the language that was asked for. */
type Form = [name: string, own: boolean];

/** The cards of a game in full, in the language of the page, with names in the language of the cards. */
class Catalog {
  private shown = $state.raw<CardSheets | undefined>();
  private readonly byKey = $derived(new Map(this.shown?.cards.map((card) => [card.key, card])));
  private readonly loaded = new Map<string, Promise<CardSheets>>();
  private wanted = "";

  /** The game whose cards are there, empty while none are. */
  get game(): string {
    return this.shown?.game ?? "";
  }

  /** Whether cards are there. */
  get ready(): boolean {
    return this.shown !== undefined;
  }

  /** Fetch the cards of a game in the language of the page; the ones before stay until they are there. */
  async load(game: string, language: string, cardLanguage: string): Promise<void> {
    const name = `${game} ${language} ${cardLanguage}`;
    if (this.wanted === name) return void (await this.loaded.get(name));
    this.wanted = name;
    try {
      const sheets = await this.fetch(name, game, language, cardLanguage);
      if (this.wanted === name) this.shown = sheets;
    } catch (error) {
      if (this.wanted === name) this.wanted = "";
      throw error;
    }
  }

  /** A card by its key. */
  card(key: string): CardSheet | undefined {
    return this.byKey.get(key);
  }

  /** A name by its slug, and whether it is of the language of the cards; the slug itself if it is not known. */
  name(slug: string): Form {
    return this.shown?.names[slug] ?? [slug, true];
  }

  /** All cards, in the order of the packs. */
  all(): CardSheet[] {
    return this.shown?.cards ?? [];
  }

  private fetch(name: string, game: string, language: string, cardLanguage: string): Promise<CardSheets> {
    const known = this.loaded.get(name);
    if (known) return known;
    const coming = api.cards(game, language, cardLanguage);
    this.loaded.set(name, coming);
    coming.catch(() => this.loaded.delete(name));
    return coming;
  }
}

export const catalog = new Catalog();
