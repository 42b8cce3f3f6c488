/** How long a move is to be seen before the next one. */

import type { Pace } from "../shell/settings.svelte";
import type { Delta } from "../wire/types";

const MOVE: Readonly<Record<Pace, number>> = { slow: 1100, normal: 550, fast: 180 };
/** What only says that somebody else decides now needs no time. */
const NOTHING = 0;

/** Milliseconds for a delta that is no battle. */
export function paceOf(delta: Delta, pace: Pace): number {
  const moved = (delta.change.zones?.length ?? 0) > 0 || (delta.lines?.length ?? 0) > 0;
  return moved && !delta.question ? MOVE[pace] : NOTHING;
}
