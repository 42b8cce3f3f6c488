import type { Change, State, ZoneView } from "./types";

/** The state after a change: what lies on the table now. */
export function apply(state: State, change: Change): State {
  const numbers = { ...state.numbers, ...change.numbers };
  for (const name of change.dropped ?? []) if (!(name in (change.numbers ?? {}))) delete numbers[name];
  return {
    phase: change.phase ?? state.phase,
    numbers,
    zones: zones(state.zones, change.zones ?? []),
    effects: change.effects ?? state.effects ?? [],
    objects: change.objects ?? state.objects ?? [],
    waiting: change.waiting ?? state.waiting ?? -1,
    winner: change.winner ?? state.winner ?? -1,
    rule: change.rule ?? state.rule ?? "",
    over: change.over ?? state.over ?? false,
  };
}

/** Zones that did not change stay the same objects, so that the page draws only what did. */
function zones(before: ZoneView[], changed: ZoneView[]): ZoneView[] {
  if (changed.length === 0) return before;
  const byName = new Map(changed.map((zone) => [`${zone.seat} ${zone.name}`, zone]));
  return before.map((zone) => byName.get(`${zone.seat} ${zone.name}`) ?? zone);
}
