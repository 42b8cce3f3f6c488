import type { Component } from "svelte";
import { type Place, gameAt } from "./routes.svelte";

type Page = Component<{ id: string }>;
type Loader = () => Promise<{ default: unknown }>;

const cards: Loader = () => import("../cards/CardsPage.svelte");
const workshop: Loader = () => import("../workshop/WorkshopPage.svelte");
const rules: Loader = () => import("../rules/RulesPage.svelte");
const replay: Loader = () => import("../replay/ReplayPage.svelte");

const LOADERS: Record<Exclude<Place["page"], "unknown">, Loader> = {
  start: () => import("../start/StartPage.svelte"),
  table: () => import("../table/TablePage.svelte"),
  join: () => import("../start/JoinPage.svelte"),
  decks: () => import("../decks/DecksPage.svelte"),
  deck: () => import("../decks/EditorPage.svelte"),
  cards,
  card: cards,
  workshop,
  "own-pack": workshop,
  rules,
  rule: rules,
  replay,
  "replay-table": replay,
  "replay-report": replay,
  settings: () => import("./SettingsPage.svelte"),
  notice: () => import("./NoticePage.svelte"),
};

/** What loads the component of a page, the same for places that share one. */
export function loaderOf(page: Place["page"]): Loader | undefined {
  return page === "unknown" ? undefined : LOADERS[page];
}

/** The component of a page. It is told its `id`, empty for a page that has none. */
export async function loaded(loader: Loader): Promise<Page> {
  return (await loader()).default as Page;
}

/** Pages that look up cards and rules go from one to the other without beginning anew. */
const GO_ON: Place["page"][] = ["cards", "card", "rules", "rule"];

/** What tells apart two places at which a page begins anew. */
export function sceneOf(place: Place): string {
  const game = gameAt(place) ?? "";
  if (GO_ON.includes(place.page)) return `${game} ${place.page.slice(0, 4)}`;
  return "id" in place ? `${game} ${place.page} ${place.id}` : `${game} ${place.page}`;
}
