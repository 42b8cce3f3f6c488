/** A pack of one's own as one value: what can be done with it, each time giving a new one. */

import type { NameForms, PackFile } from "../wire/types";

/** The facts of a card as its line holds them: which there are, its game knows. */
export type CardFacts = Record<string, unknown> & { key: string; name: string; kind: string; status: string };

/** The version of the ability language. */
const LANGUAGE = 1;
const LICENCE = "CC0-1.0";
const FIRST_VERSION = "1.0.0";

/** The cards of a pack. */
export function cardsOf(pack: PackFile): CardFacts[] {
  return (pack.cards ?? []) as CardFacts[];
}

/** The end of a key. */
export function tailOf(key: string): string {
  return key.slice(key.indexOf("/") + 1);
}

/** What abilities stand under: the end of the key, or the whole key of a card of another pack. */
function headingOf(pack: PackFile, key: string): string {
  return key.startsWith(`${pack.id}/`) ? tailOf(key) : key;
}

/** A new pack with no cards. */
export function emptyPack(id: string, game: string, name: string, language: string, overlay = false): PackFile {
  return {
    id,
    game,
    version: FIRST_VERSION,
    language: LANGUAGE,
    licence: LICENCE,
    name: { en: name, [language]: name },
    ...(overlay ? { overlay } : {}),
  };
}

/** Letters and digits by chance, as part of an id; `randomUUID` is only there on secure pages. */
export function freshId(start: string): string {
  const signs = [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => (byte % 36).toString(36)).join("");
  return `${start}-${signs}`;
}

/** Small letters, digits and dashes out of a text; nothing where there are no Latin letters or digits in it. */
export function slugOf(text: string): string {
  const plain = text.normalize("NFKD").replace(/\p{M}+/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
}

/** The card of a key. */
export function cardIn(pack: PackFile, key: string): CardFacts | undefined {
  return cardsOf(pack).find((card) => card.key === key);
}

/** The lines of what a card does. */
export function linesOf(pack: PackFile, key: string): string[] {
  return pack.abilities?.[headingOf(pack, key)] ?? [];
}

/** The pack with these facts of a card, in its place or at the end. */
export function withCard(pack: PackFile, card: CardFacts): PackFile {
  const cards = cardsOf(pack);
  const there = cards.some((one) => one.key === card.key);
  return { ...pack, cards: there ? cards.map((one) => (one.key === card.key ? card : one)) : [...cards, card] };
}

/** The pack with these lines of what a card does. */
export function withLines(pack: PackFile, key: string, lines: readonly string[]): PackFile {
  const heading = headingOf(pack, key);
  const { [heading]: _, ...others } = pack.abilities ?? {};
  return { ...pack, abilities: lines.length > 0 ? { ...others, [heading]: [...lines] } : others };
}

/** The pack without a card, its abilities, and its copies in the decks of the pack. */
export function withoutCard(pack: PackFile, key: string): PackFile {
  const left = cardsOf(pack).filter((card) => card.key !== key);
  const decks = (pack.decks ?? []).map((deck) => ({
    ...deck,
    cards: Object.fromEntries(Object.entries(deck.cards).filter(([name]) => name !== key)),
  }));
  return { ...withLines(pack, key, []), cards: left, ...(decks.length > 0 ? { decks } : {}) };
}

/** The pack with the forms of a name, in its place or at the end. */
export function withName(pack: PackFile, forms: NameForms): PackFile {
  const names = pack.names ?? [];
  const there = names.some((one) => one.slug === forms.slug);
  return { ...pack, names: there ? names.map((one) => (one.slug === forms.slug ? forms : one)) : [...names, forms] };
}

/** The forms of a name that the pack gives. */
export function nameIn(pack: PackFile, slug: string): NameForms | undefined {
  return pack.names?.find((one) => one.slug === slug);
}

/** How often a slug is said by cards and abilities of the pack. */
export function mentions(pack: PackFile, slug: string): number {
  const told = JSON.stringify([pack.cards ?? [], pack.abilities ?? {}]);
  return told.split(new RegExp(`(?<![A-Za-z0-9-])${slug}(?![A-Za-z0-9-])`)).length - 1;
}

/** The pack without a name that nothing in it says any more. */
export function withoutIdleName(pack: PackFile, slug: string): PackFile {
  if (mentions(pack, slug) > 0) return pack;
  return { ...pack, names: (pack.names ?? []).filter((one) => one.slug !== slug) };
}

/** The key of a new card: of its number, else of its name; never one that is taken. */
export function freshKey(pack: PackFile, number: string, slug: string): string {
  const wanted = number.trim().replace(/[^A-Za-z0-9_-]+/g, "-").replace(/^-+|-+$/g, "") || slug;
  const free = cardIn(pack, `${pack.id}/${wanted}`) === undefined;
  return `${pack.id}/${free ? wanted : freshId(wanted)}`;
}

/** The same pack under another id and name: its keys begin with that id. */
export function duplicated(pack: PackFile, id: string, name: string, language: string): PackFile {
  const moved = (key: string) => (key.startsWith(`${pack.id}/`) ? `${id}/${tailOf(key)}` : key);
  return {
    ...pack,
    id,
    name: { ...pack.name, [language]: name },
    version: FIRST_VERSION,
    cards: cardsOf(pack).map((card) => ({ ...card, key: moved(card.key) })),
    decks: (pack.decks ?? []).map((deck) => ({
      ...deck,
      cards: Object.fromEntries(Object.entries(deck.cards).map(([key, copies]) => [moved(key), copies])),
    })),
  };
}

/** The version after one: its last number one higher. */
export function nextVersion(version: string): string {
  const parts = version.split(".").map((part) => Number.parseInt(part, 10));
  if (parts.length !== 3 || parts.some((part) => !Number.isFinite(part))) return FIRST_VERSION;
  const [major, minor, patch] = parts as [number, number, number];
  return `${major}.${minor}.${patch + 1}`;
}

/** What a pack is called in a language; its id where it has no name. */
export function packName(pack: Pick<PackFile, "id" | "name">, language: string): string {
  return pack.name[language] || pack.name["en"] || Object.values(pack.name).find(Boolean) || pack.id;
}

/** Those packs that have cards of a deck list. */
export function packsFor(cards: readonly (readonly [number, string])[], packs: readonly PackFile[]): PackFile[] {
  const keys = new Set(cards.map(([, key]) => key));
  return packs.filter((pack) => cardsOf(pack).some((card) => keys.has(card.key)));
}

/** Those packs that a trial needs besides: a position of one's own has cards of them, or the card itself asks for one. */
export function packsBeside(card: CardFacts, scenario: string, packs: readonly PackFile[]): PackFile[] {
  const asked = JSON.stringify(card);
  return packs.filter((pack) =>
    scenario.trim() ? scenario.includes(`${pack.id}/`) : cardsOf(pack).some((one) => one.name !== card.name && asked.includes(`"${one.name}"`)),
  );
}
