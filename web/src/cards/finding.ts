/** Finds cards among all: by words of their name, number or kind, and by what is printed on them. */

import type { Room } from "../games/room";
import type { CardEntry } from "../wire/types";

/** What is asked of cards; of each group any one value, nothing where a group is empty. */
export interface Wish {
  readonly text: string;
  readonly chosen: Readonly<Record<string, readonly string[]>>;
}

type Searched = Room["searched"];

export const NOTHING: Wish = { text: "", chosen: {} };

/** Text as it is compared: without differences of width, case and marks of sound. */
export function folded(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}+/gu, "").normalize("NFKC").toLowerCase().replace(/[\s・·\-_'’]+/gu, "");
}

const haystacks = new WeakMap<CardEntry, string>();

function haystack(card: CardEntry, searched: Searched): string {
  const known = haystacks.get(card);
  if (known !== undefined) return known;
  const kind = "kind_line" in card ? String(card.kind_line) : card.brief;
  const made = [card.name, card.number, card.facts.name, kind, ...searched(card.facts)].map(folded).join("\n");
  haystacks.set(card, made);
  return made;
}

/** The cards that fulfil a wish, in the order in which they came. */
export function found<Card extends CardEntry>(
  cards: readonly Card[],
  { text, chosen }: Wish,
  { filters, searched }: Pick<Room, "filters" | "searched">,
): Card[] {
  const words = text.trim().split(/\s+/u).map(folded).filter(Boolean);
  const groups = filters.filter(({ group }) => chosen[group]?.length);
  return cards.filter(
    (card) =>
      words.every((word) => haystack(card, searched).includes(word)) &&
      groups.every(({ group, of }) => of(card.facts).some((value) => chosen[group]?.includes(value ?? ""))),
  );
}

/** A wish with one value of a group chosen, or not any more. */
export function toggled(wish: Wish, group: string, value: string): Wish {
  const before = wish.chosen[group] ?? [];
  const values = before.includes(value) ? before.filter((one) => one !== value) : [...before, value];
  return { ...wish, chosen: { ...wish.chosen, [group]: values } };
}
