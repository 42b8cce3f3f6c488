import * as api from "../wire/api";
import type { CardEntry, CardSheet } from "../wire/types";

/** A name, and whether it is of the language that was asked for. */
export type Form = [name: string, own: boolean];
export type Names = Readonly<Record<string, Form>>;

/** So long keys are gathered before they are asked for, in milliseconds. */
const GATHER = 25;
/** So many cards are asked for at once. */
const MOST = 100;
/** So long after a failure cards may be asked for again, in milliseconds. */
const AGAIN = 4000;

/** The cards of a game in one language of the page and one of the names. Of a game of many cards, those that were seen. */
export class Shelf {
  readonly game: string;
  readonly language: string;
  readonly cardLanguage: string;
  readonly names: Names;
  private sheets = $state.raw<ReadonlyMap<string, CardSheet>>(new Map());
  private list = $state.raw<readonly CardEntry[] | undefined>();
  private readonly listed = $derived(new Map(this.list?.map((card) => [card.key, card])));
  private readonly asked = new Set<string>();
  /** Cards that are on their way. */
  private readonly pending = new Set<string>();
  private wanted: string[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private listing = false;
  /** Counts what could not be fetched: who looks then asks again. */
  private failures = $state(0);

  constructor(game: string, language: string, cardLanguage: string, names: Names, all?: readonly CardSheet[]) {
    this.game = game;
    this.language = language;
    this.cardLanguage = cardLanguage;
    this.names = names;
    if (all) {
      this.list = all;
      this.put(all);
    }
  }

  /** A card in full. One that is not there yet is asked for. */
  card(key: string): CardSheet | undefined {
    const found = this.sheets.get(key);
    if (!found) {
      void this.failures;
      this.want(key);
    }
    return found;
  }

  /** As much of a card as a small face shows. One that is not there yet is asked for. */
  entry(key: string): CardEntry | undefined {
    return this.sheets.get(key) ?? this.listed.get(key) ?? this.card(key);
  }

  /** Whether a card is not there, but on its way. */
  coming(key: string): boolean {
    return !this.sheets.has(key) && this.pending.has(key);
  }

  /** All cards in the order of the packs; they are asked for when somebody wants to see them. */
  get all(): readonly CardEntry[] {
    if (!this.list) {
      void this.failures;
      void this.askList();
    }
    return this.list ?? [];
  }

  /** Whether all cards are there. */
  get whole(): boolean {
    return this.list !== undefined;
  }

  /** The keys of the cards that are there in full. */
  get keys(): string[] {
    return [...this.sheets.keys()];
  }

  /** Fetch cards in full. Raises ApiError. */
  async fetch(keys: readonly string[]): Promise<void> {
    const missing = keys.filter((key) => !this.sheets.has(key));
    for (const key of missing) this.asked.add(key);
    for (let from = 0; from < missing.length; from += MOST) {
      const some = missing.slice(from, from + MOST);
      const { cards } = await api.someCards(this.game, this.language, this.cardLanguage, some);
      for (const key of some) this.pending.delete(key);
      this.put(cards);
    }
  }

  /** Fetch the list of all cards, if it is not there. Raises ApiError. */
  async fetchList(): Promise<void> {
    this.list ??= (await api.cardIndex(this.game, this.language, this.cardLanguage)).cards;
  }

  private put(sheets: readonly CardSheet[]): void {
    this.sheets = new Map([...this.sheets, ...sheets.map((card) => [card.key, card] as const)]);
  }

  private want(key: string): void {
    if (!key || this.asked.has(key) || this.sheets.size === this.list?.length) return;
    this.asked.add(key);
    this.pending.add(key);
    this.wanted.push(key);
    this.timer ??= setTimeout(() => void this.askWanted(), GATHER);
  }

  private async askWanted(): Promise<void> {
    const keys = this.wanted;
    this.wanted = [];
    this.timer = undefined;
    try {
      await this.fetch(keys);
    } catch {
      setTimeout(() => {
        for (const key of keys) this.asked.delete(key);
        this.failures++;
      }, AGAIN);
    }
  }

  private async askList(): Promise<void> {
    if (this.listing) return;
    this.listing = true;
    try {
      await this.fetchList();
    } catch {
      setTimeout(() => {
        this.listing = false;
        this.failures++;
      }, AGAIN);
    }
  }
}
