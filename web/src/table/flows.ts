/** Where cards come from and go to that can be pointed at only before or only after a change. */

import type { State, ZoneView } from "../wire/types";

/** A pile that cards come from or go to: seat and zone, as in `0:dark_area`. */
export type PileName = string;

export function pileName(seat: number, zone: string): PileName {
  return `${seat}:${zone}`;
}

/** The piles of a game, from the likeliest on: where a card of a seat comes from, or goes to, if that pile has changed. */
export interface Piles {
  sources(this: void, zone: string): readonly string[];
  readonly goals: readonly string[];
}

/** The pile of a seat that a card came from which is seen only now. */
export function cameFrom(piles: Piles, before: State, after: State, seat: number, zone: string): PileName | undefined {
  const found = piles.sources(zone).find((name) => name !== zone && count(after, seat, name) < count(before, seat, name));
  return found && pileName(seat, found);
}

/** The pile of a seat that a card went to which is seen no longer. */
export function wentTo(piles: Piles, before: State, after: State, seat: number, zone: string): PileName | undefined {
  const found = piles.goals.find((name) => name !== zone && count(after, seat, name) > count(before, seat, name));
  return found && pileName(seat, found);
}

function count(state: State, seat: number, zone: string): number {
  return zoneOf(state, seat, zone)?.count ?? 0;
}

/** A zone of a seat. */
export function zoneOf(state: State, seat: number, zone: string): ZoneView | undefined {
  return state.zones.find((one) => one.seat === seat && one.name === zone);
}
