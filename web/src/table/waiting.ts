/** A table before its game: the friend is waited for, or what the friend brings is asked about. */

import type { Lobby, PackAbout } from "../wire/types";

/** The packs that the host is asked about. */
export function packsAsked(lobby: Lobby): PackAbout[] {
  const asked = new Set(lobby.asked);
  return (lobby.about.packs ?? []).filter((pack) => asked.has(pack.digest));
}

/** Whether nobody has come yet, so that the code is what one needs to see. */
export function friendAwaited(lobby: Lobby): boolean {
  return lobby.about.seat === 0 && packsAsked(lobby).length === 0;
}
