import type { CardSheet } from "../wire/types";

/** A deck list: copies and keys of cards, in the order in which they came in. */
export type Cards = [number, string][];

/** More copies of one card than this can be in no list. */
export const MOST_COPIES = 99;

/** How many cards of a list belong to a group: a level of Digimon, or a class of Options. */
export interface Count {
  group: string;
  copies: number;
}

/** A group of a list in the order in which people read it. */
export interface Group extends Count {
  cards: Cards;
}

const GROUPS = ["iii", "iv", "perfect", "ultimate", "armor", "hybrid", "none", "item", "program", "field"];
const OTHER = "other";

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

/** The group that a card is counted in: `level-iv`, `class-item`. */
export function groupOf(card: CardSheet | undefined): string {
  const facts = card?.facts;
  if (facts?.kind === "digimon") return `level-${(facts.level ?? "none").toLowerCase()}`;
  if (facts?.option_class) return `class-${facts.option_class.toLowerCase()}`;
  return OTHER;
}

/** The list by groups: Digimon by level, then Options by class; in each by number. */
export function grouped(cards: Cards, card: (key: string) => CardSheet | undefined): Group[] {
  const groups = new Map<string, Cards>();
  for (const entry of cards) {
    const group = groupOf(card(entry[1]));
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  const number = (key: string) => card(key)?.number || key;
  return [...groups]
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([group, entries]) => ({
      group,
      copies: total(entries),
      cards: [...entries].sort((one, other) => number(one[1]).localeCompare(number(other[1]), "en", { numeric: true })),
    }));
}

/** The cards that stand for a deck: its highest Digimon first, without two of one name. */
export function leading(cards: Cards, card: (key: string) => CardSheet | undefined, most: number): string[] {
  const digimon = grouped(cards, card).filter((group) => group.group.startsWith("level-"));
  const keys = digimon
    .reverse()
    .flatMap((group) => [...group.cards].sort((one, other) => other[0] - one[0]).map((entry) => entry[1]));
  const named = new Map<string, string>();
  for (const key of keys) {
    const name = card(key)?.name ?? key;
    if (!named.has(name)) named.set(name, key);
  }
  return [...named.values()].slice(0, most);
}

function rank(group: string): number {
  const place = GROUPS.indexOf(group.slice(group.indexOf("-") + 1));
  return place < 0 ? GROUPS.length : place;
}
