import type { ReadyDeck } from "../wire/api";
import type { Cards } from "./deck";
import type { OwnDeck } from "./own.svelte";

/** A deck as pages show it: by reference (`ready:ID`, `own:ID`), with name and a line about it in the language of the reader. */
export interface NamedDeck {
  ref: string;
  name: string;
  about: string;
  practice: boolean;
  cards: Cards;
}

/** The form for a language of what is said in several; English where there is none. */
export function formFor(forms: Partial<Record<string, string>>, language: string): string {
  return forms[language] ?? forms.en ?? Object.values(forms)[0] ?? "";
}

/** A ready deck as pages show it. */
export function namedReady(deck: ReadyDeck, language: string): NamedDeck {
  return {
    ref: `ready:${deck.id}`,
    name: formFor(deck.names, language) || deck.id,
    about: formFor(deck.about, language),
    practice: deck.practice,
    cards: deck.cards,
  };
}

/** A deck of one's own as pages show it. */
export function namedOwn(deck: OwnDeck): NamedDeck {
  return { ref: `own:${deck.id}`, name: deck.name, about: "", practice: false, cards: deck.cards };
}

/** The decks to choose from: real ready ones first, practice decks after them. */
export function readyDecks(decks: ReadyDeck[], language: string): NamedDeck[] {
  const named = decks.map((deck) => namedReady(deck, language));
  return [...named.filter((deck) => !deck.practice), ...named.filter((deck) => deck.practice)];
}
