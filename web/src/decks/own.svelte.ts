import type { Cards } from "./deck";
import { MOST_COPIES } from "./deck";

/** A deck that a person built, as it is kept in this browser. `changed` is when, in milliseconds. */
export interface OwnDeck {
  id: string;
  game: string;
  name: string;
  cards: Cards;
  changed: number;
}

/** What is needed of `localStorage`. */
export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const PREFIX = "netocean.deck.";
const LONGEST_NAME = 80;

/**
 * The decks of this browser, each under its own key, so that two tabs cannot overwrite each other's decks.
 *
 * What cannot be kept stays here while the page is open, and `unkept` says so.
 */
export class OwnDecks {
  list = $state<OwnDeck[]>([]);
  unkept = $state<string[]>([]);
  #store: Store | undefined;

  constructor(store: Store | undefined) {
    this.#store = store;
    this.refresh();
  }

  /** Reads what is kept anew; what could not be kept stays. */
  refresh(): void {
    const waiting = this.list.filter((deck) => this.unkept.includes(deck.id));
    const kept = keysOf(this.#store).flatMap((key) => {
      const deck = readDeck(read(this.#store, key));
      return deck && key === PREFIX + deck.id && !this.unkept.includes(deck.id) ? [deck] : [];
    });
    this.list = [...waiting, ...kept].sort(
      (one, other) => other.changed - one.changed || one.id.localeCompare(other.id),
    );
  }

  get(id: string): OwnDeck | undefined {
    return this.list.find((deck) => deck.id === id);
  }

  /** A new deck. */
  add(game: string, name: string, cards: Cards): OwnDeck {
    const deck = { id: freshId(), game, name: shortened(name), cards, changed: Date.now() };
    this.put(deck);
    return deck;
  }

  /** Another name or other cards for a deck. */
  change(id: string, what: { name?: string; cards?: Cards }): void {
    const deck = this.get(id);
    if (!deck) return;
    const name = shortened(what.name ?? deck.name);
    this.put({ ...deck, name, cards: what.cards ?? deck.cards, changed: Date.now() });
  }

  /** Puts a deck in, or back in, as it is. */
  put(deck: OwnDeck): void {
    this.list = [deck, ...this.list.filter((other) => other.id !== deck.id)];
    const kept = write(this.#store, PREFIX + deck.id, JSON.stringify(deck));
    this.unkept = this.unkept.filter((id) => id !== deck.id);
    if (!kept) this.unkept = [...this.unkept, deck.id];
  }

  /** Takes a deck out, and gives it, so that it can be put back. */
  remove(id: string): OwnDeck | undefined {
    const deck = this.get(id);
    this.list = this.list.filter((other) => other.id !== id);
    this.unkept = this.unkept.filter((other) => other !== id);
    try {
      this.#store?.removeItem(PREFIX + id);
    } catch {
      return deck;
    }
    return deck;
  }
}

/** A deck in a text that was kept; nothing if it is none. */
export function readDeck(text: string | null): OwnDeck | undefined {
  if (text === null) return undefined;
  try {
    const deck: unknown = JSON.parse(text);
    return isDeck(deck) ? { ...deck, name: shortened(deck.name) } : undefined;
  } catch {
    return undefined;
  }
}

function isDeck(value: unknown): value is OwnDeck {
  if (typeof value !== "object" || value === null) return false;
  const deck = value as Record<string, unknown>;
  const texts = [deck.id, deck.game, deck.name].every((text) => typeof text === "string");
  return texts && Number.isFinite(deck.changed) && Array.isArray(deck.cards) && deck.cards.every(isEntry);
}

function isEntry(value: unknown): value is [number, string] {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [copies, key] = value as unknown[];
  return (
    Number.isInteger(copies) && (copies as number) >= 1 && (copies as number) <= MOST_COPIES && typeof key === "string"
  );
}

/** Eight letters and digits by chance; `randomUUID` is only there on secure pages, and a local network has none. */
function freshId(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => (byte % 36).toString(36)).join("");
}

function shortened(name: string): string {
  return [...name].slice(0, LONGEST_NAME).join("");
}

function keysOf(store: Store | undefined): string[] {
  try {
    const keys = Array.from({ length: store?.length ?? 0 }, (_, place) => store?.key(place) ?? "");
    return keys.filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

function read(store: Store | undefined, key: string): string | null {
  try {
    return store?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function write(store: Store | undefined, key: string, text: string): boolean {
  try {
    store?.setItem(key, text);
    return store !== undefined;
  } catch {
    return false;
  }
}

function browserStore(): Store | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** The decks of this browser. */
export const ownDecks = new OwnDecks(browserStore());

if (typeof window !== "undefined") {
  window.addEventListener("storage", (event) => {
    if (event.key === null || event.key.startsWith(PREFIX)) ownDecks.refresh();
  });
}
