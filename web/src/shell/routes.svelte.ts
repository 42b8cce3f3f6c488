/** Where one is on the page: the part of the address after `#`. */

export type Place =
  | { page: "start" | "decks" | "cards" | "rules" | "replay" | "settings" | "notice" | "unknown" }
  | { page: "table" | "join" | "deck" | "card" | "rule" | "replay-table" | "replay-report"; id: string };

const SINGLE: Record<string, Place["page"]> = {
  decks: "decks",
  cards: "cards",
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
  rules: "rule",
  "replay/table": "replay-table",
  "replay/report": "replay-report",
};
const PATHS = Object.fromEntries(Object.entries(WITH_ID).map(([path, page]) => [page, path]));

/** The place that an address (`#/table/7f3a`) leads to, whatever follows after `?`. */
export function placeOf(hash: string): Place {
  const parts = (hash.split("?")[0] ?? "").replace(/^#?\/?/, "").split("/").filter(Boolean).map(decoded);
  const [first = "", second = ""] = parts;
  if (!first) return { page: "start" };
  if (parts.length === 1) return { page: SINGLE[first] ?? "unknown" } as Place;
  const two = WITH_ID[`${first}/${second}`];
  if (two && parts.length > 2) return { page: two, id: parts.slice(2).join("/") };
  const one = WITH_ID[first];
  return one ? { page: one, id: parts.slice(1).join("/") } : { page: "unknown" };
}

/** The address of a place: `href("table", "7f3a")`. */
export function href(page: Exclude<Place["page"], "unknown">, id = ""): string {
  if (page === "start") return "#/";
  const path = PATHS[page];
  return path === undefined ? `#/${page}` : `#/${path}/${id.split("/").map(encodeURIComponent).join("/")}`;
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
