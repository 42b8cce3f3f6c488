/** An EX Burst among the events that were told last. */

import type { Event } from "../../../wire/types";

export interface Burst {
  key: string;
  /** The place of its ability. */
  place: number;
  who: "you" | "other";
}

/** The last EX Burst that was used, seen from a seat. */
export function burstOf(events: readonly Event[], seat: number): Burst | undefined {
  const event = events.findLast((one) => one.key === "ex-burst");
  const key = event?.cards?.[0]?.key;
  return event && key ? { key, place: event.amount ?? 0, who: event.seat === seat ? "you" : "other" } : undefined;
}
