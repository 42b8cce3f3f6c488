import type { DeckSections } from "../games/room";
import type { CardEntry } from "../wire/types";

/** A deck list: copies and keys of cards, in the order in which they came in. */
export type Cards = [number, string][];

/** More copies of one card than this can be in no list. */
export const MOST_COPIES = 99;

/** What is known of a card by its key. */
type Find = (key: string) => CardEntry | undefined;

/** How many cards of a list belong to a group: a level of Digimon, Forwards, the LB deck. */
export interface Count {
  group: string;
  copies: number;
}

/** A group of a list in the order in which people read it. */
export interface Group extends Count {
  cards: Cards;
}

/** The number of cards. */
export function total(cards: Cards): number {
  return cards.reduce((sum, [copies]) => sum + copies, 0);
}

/** How often a card is in a list. */
export function copiesOf(cards: Cards, key: string): number {
  return cards.find((entry) => entry[1] === key)?.[0] ?? 0;
}

/** The list with so many copies of a card; it keeps its place, and leaves with its last copy. */
export function withCopies(cards: Cards, key: string, copies: number): Cards {
  const wanted = Math.max(0, Math.min(MOST_COPIES, copies));
  if (wanted === 0) return cards.filter((entry) => entry[1] !== key);
  if (copiesOf(cards, key) === 0) return [...cards, [wanted, key]];
  return cards.map((entry) => (entry[1] === key ? [wanted, key] : entry));
}

/** Whether two lists hold the same cards, in whatever order. */
export function sameCards(one: Cards, other: Cards): boolean {
  return one.length === other.length && one.every(([copies, key]) => copiesOf(other, key) === copies);
}

/** The group of cards that are not known. */
export const OTHER = "other";

/** The list by the groups of its game; in each by number. */
export function grouped(cards: Cards, card: Find, { order, of }: Pick<DeckSections, "order" | "of">): Group[] {
  const groups = new Map<string, Cards>();
  for (const entry of cards) {
    const facts = card(entry[1])?.facts;
    const group = facts ? of(facts) : OTHER;
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  const rank = (group: string) => (order.includes(group) ? order.indexOf(group) : order.length);
  const number = (key: string) => card(key)?.number || key;
  return [...groups]
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([group, entries]) => ({
      group,
      copies: total(entries),
      cards: [...entries].sort((one, other) => number(one[1]).localeCompare(number(other[1]), "en", { numeric: true })),
    }));
}
