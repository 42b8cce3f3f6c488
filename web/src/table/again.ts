/** Once more: a new table with what is known of this one. */

import { Beginning } from "../start/begin.svelte";
import { games } from "../start/games.svelte";
import { playedAt } from "../start/played";
import type { About } from "../wire/types";

/** Opens a table with the same rules, opponent and deck; two at one screen change seats. Gives its id. Raises ApiError. */
export async function again(about: About): Promise<string> {
  await Promise.all([games.load(), games.loadDecks(about.game)]);
  const next = new Beginning();
  next.settle(about.game);
  const deck = playedAt(about.table)?.deck;
  const same = next.decks.find((one) => one.ref === deck)?.ref ?? next.setup.deck;
  const here = about.opponent.kind === "here" && next.setup.other !== "";
  next.setup = {
    ...next.setup,
    game: about.game,
    preset: about.preset,
    switches: about.switches,
    opponent: about.opponent.kind,
    level: about.opponent.level ?? next.setup.level,
    limit: about.limit ?? 0,
    deck: here ? next.setup.other : same,
    other: here ? same : next.setup.other,
  };
  return next.begin();
}
