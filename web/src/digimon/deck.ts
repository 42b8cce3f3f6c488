/** Which cards stand for a deck of a Digimon game. */

import type { Group } from "../decks/deck";
import type { CardEntry } from "../wire/types";

/** The cards of the last groups first, the most copies before the others, without two of one name. */
export function strongest(groups: readonly Group[], card: (key: string) => CardEntry | undefined, most: number): string[] {
  const keys = [...groups]
    .reverse()
    .flatMap((group) => [...group.cards].sort((one, other) => other[0] - one[0]).map((entry) => entry[1]));
  const named = new Map<string, string>();
  for (const key of keys) {
    const name = card(key)?.name ?? key;
    if (!named.has(name)) named.set(name, key);
  }
  return [...named.values()].slice(0, most);
}
