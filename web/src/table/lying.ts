/** Where the cards lie that a seat sees. */

import type { State } from "../wire/types";
import type { Lying } from "./board.svelte";

/** All cards that a seat sees, by handle, with where they lie. */
export function placesOf(state: State | undefined): Map<number, Lying> {
  const found = new Map<number, Lying>();
  for (const zone of state?.zones ?? []) {
    for (const view of zone.cards ?? []) if (view.handle) found.set(view.handle, { view, seat: zone.seat, zone: zone.name });
  }
  return found;
}
