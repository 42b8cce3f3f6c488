import * as api from "../wire/api";
import type { CardEntry, CardSheet } from "../wire/types";
import { Brought, OWN } from "./brought.svelte";
import { type Form, type Names, Shelf } from "./shelf.svelte";

/** The cards of the game that the page is about, in the language of the page, with names in the language of the cards. */
class Catalog {
  private shown = $state.raw<Shelf | undefined>();
  private readonly shelves = new Map<string, Promise<Shelf>>();
  private wanted = "";
  /** Cards of one's own, and of those who came to a table, by key; and their names. */
  private readonly brought = new Brought();

  /** The game whose cards are there, empty while none are. */
  get game(): string {
    return this.shown?.game ?? "";
  }

  /** Whether cards are there, or can be asked for one by one. */
  get ready(): boolean {
    return this.shown !== undefined;
  }

  /** Whether all cards are there. */
  get whole(): boolean {
    return this.shown?.whole ?? false;
  }

  /**
   * Show the cards of a game in the language of the page; the ones before stay until they are there.
   *
   * Of `many` cards only those that were seen are fetched, and the others as soon as they are looked at. Raises ApiError.
   */
  async load(game: string, language: string, cardLanguage: string, many = false): Promise<void> {
    const name = nameOf(game, language, cardLanguage);
    if (this.wanted === name) return void (await this.shelves.get(name));
    this.wanted = name;
    try {
      const shelf = await this.shelf(name, () => (many ? open(game, language, cardLanguage) : whole(game, language, cardLanguage)));
      const before = this.shown;
      if (many && before?.game === game) await Promise.all([shelf.fetch(before.keys), before.whole ? shelf.fetchList() : undefined]);
      if (this.wanted === name) this.shown = shelf;
    } catch (error) {
      if (this.wanted === name) this.wanted = "";
      throw error;
    }
  }

  /**
   * Show these cards too; one with the key of a card that is there takes its place.
   *
   * They come from somewhere: from one's own packs, from a table. What was brought from there before is gone.
   */
  bring(from: string, game: string, cards: readonly CardSheet[], names: Names): void {
    this.brought.put(from, { game, cards: new Map(cards.map((card) => [card.key, card])), names });
  }

  /** A card in full by its key. */
  card(key: string): CardSheet | undefined {
    return this.brought.card(this.game, key) ?? this.shown?.card(key);
  }

  /** A card by its key, as far as a small face shows it. */
  entry(key: string): CardEntry | undefined {
    return this.brought.card(this.game, key) ?? this.shown?.entry(key);
  }

  /** Whether a card, or with no key any name, is not there, but on its way. */
  coming(key = ""): boolean {
    const shown = this.shown;
    if (!shown || nameOf(shown.game, shown.language, shown.cardLanguage) !== this.wanted) return true;
    return shown.coming(key);
  }

  /** A name by its slug, and whether it is of the language of the cards; the slug itself if it is not known. */
  name(slug: string): Form {
    return this.shown?.names[slug] ?? this.brought.name(this.game, slug) ?? [slug, true];
  }

  /** The names of the cards that are there, by their slugs. */
  get names(): Names {
    return this.shown?.names ?? {};
  }

  /** All cards, in the order of the packs, those of one's own behind them. */
  all(): readonly CardEntry[] {
    const own = this.brought.from(OWN, this.game);
    const bundled = this.shown?.all ?? [];
    if (own.size === 0) return bundled;
    const known = new Set(bundled.map((card) => card.key));
    return [...bundled.map((card) => own.get(card.key) ?? card), ...[...own.values()].filter((card) => !known.has(card.key))];
  }

  private shelf(name: string, make: () => Promise<Shelf>): Promise<Shelf> {
    const known = this.shelves.get(name);
    if (known) return known;
    const coming = make();
    this.shelves.set(name, coming);
    coming.catch(() => this.shelves.delete(name));
    return coming;
  }
}

function nameOf(game: string, language: string, cardLanguage: string): string {
  return `${game} ${language} ${cardLanguage}`;
}

async function whole(game: string, language: string, cardLanguage: string): Promise<Shelf> {
  const sheets = await api.cards(game, language, cardLanguage);
  return new Shelf(game, language, cardLanguage, sheets.names, sheets.cards);
}

async function open(game: string, language: string, cardLanguage: string): Promise<Shelf> {
  return new Shelf(game, language, cardLanguage, await api.names(game, cardLanguage));
}

export const catalog = new Catalog();
