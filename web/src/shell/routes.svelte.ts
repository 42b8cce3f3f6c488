/** Where one is on the page: the part of the address after `#`. A game before the rest says which one it is about. */

import { playing } from "../games/playing.svelte";
import { FIRST, rooms } from "../games/rooms.svelte";

export type Place = (
  | { page: "start" | "decks" | "cards" | "workshop" | "rules" | "replay" | "settings" | "notice" | "unknown" }
  | { page: "table" | "join" | "deck" | "card" | "own-pack" | "rule" | "replay-table" | "replay-report"; id: string }
) & { game?: string };

const SINGLE: Record<string, Place["page"]> = {
  decks: "decks",
  cards: "cards",
  workshop: "workshop",
  rules: "rules",
  replay: "replay",
  settings: "settings",
  notice: "notice",
};
const WITH_ID: Record<string, Extract<Place, { id: string }>["page"]> = {
  table: "table",
  join: "join",
  decks: "deck",
  cards: "card",
  workshop: "own-pack",
  rules: "rule",
  "replay/table": "replay-table",
  "replay/report": "replay-report",
};
/** Pages that are about a game: about the first one where the address names none. */
const OF_A_GAME: readonly Place["page"][] = ["decks", "deck", "cards", "card", "workshop", "own-pack", "rules", "rule"];
const PATHS = Object.fromEntries(Object.entries(WITH_ID).map(([path, page]) => [page, path]));

/** The place that an address (`#/table/7f3a`, `#/fftcg/cards`) leads to, whatever follows after `?`. */
export function placeOf(hash: string): Place {
  const parts = (hash.split("?")[0] ?? "").replace(/^#?\/?/, "").split("/").filter(Boolean).map(decoded);
  const [game = ""] = parts;
  return rooms.has(game) ? { ...withoutGame(parts.slice(1)), game } : withoutGame(parts);
}

function withoutGame(parts: readonly string[]): Place {
  const [first = "", second = ""] = parts;
  if (!first) return { page: "start" };
  if (parts.length === 1) return { page: SINGLE[first] ?? "unknown" } as Place;
  const two = WITH_ID[`${first}/${second}`];
  if (two && parts.length > 2) return { page: two, id: parts.slice(2).join("/") };
  const one = WITH_ID[first];
  return one ? { page: one, id: parts.slice(1).join("/") } : { page: "unknown" };
}

/** The game that a place is about; nothing for one that is about none, or about whatever game is played. */
export function gameAt(place: Place): string | undefined {
  return place.game ?? (OF_A_GAME.includes(place.page) ? FIRST : undefined);
}

/** The address of a place: `href("table", "7f3a")`; of pages about a game, of the one that the page is about now. */
export function href(page: Exclude<Place["page"], "unknown">, id = "", game = playing.game): string {
  if (page === "start") return "#/";
  const start = OF_A_GAME.includes(page) && game !== FIRST ? `#/${game}` : "#";
  const path = PATHS[page];
  return path === undefined ? `${start}/${page}` : `${start}/${path}/${id.split("/").map(encodeURIComponent).join("/")}`;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Routes {
  at = $state.raw<Place>(placeOf(globalThis.location?.hash ?? ""));

  constructor() {
    globalThis.addEventListener?.("hashchange", () => (this.at = placeOf(location.hash)));
  }

  /** Go to a place. */
  go(page: Exclude<Place["page"], "unknown">, id = ""): void {
    location.hash = href(page, id);
  }

  /** Go to a place instead of this one: "back" leads to where one was before this one. */
  replace(page: Exclude<Place["page"], "unknown">, id = ""): void {
    history.replaceState(null, "", href(page, id));
    this.at = placeOf(location.hash);
  }
}

export const routes = new Routes();
