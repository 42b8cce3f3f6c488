import type { CardSheet } from "../wire/types";
import type { Form, Names } from "./shelf.svelte";

/** Where one's own cards come from, and those of people at a table: there these count. */
export const OWN = "own";
export const TABLE = "table";
const ORDER: readonly string[] = [OWN, TABLE];

interface Bundle {
  game: string;
  cards: ReadonlyMap<string, CardSheet>;
  names: Names;
}

const NONE: ReadonlyMap<string, CardSheet> = new Map();

/** Cards that the server does not have by itself, by where they come from. */
export class Brought {
  private bundles = $state.raw<ReadonlyMap<string, Bundle>>(new Map());

  /** These cards and names come from there now. */
  put(from: string, bundle: Bundle): void {
    const others = [...this.bundles].filter(([name]) => name !== from);
    this.bundles = new Map(bundle.cards.size > 0 ? [...others, [from, bundle]] : others);
  }

  /** The cards of a game from there. */
  from(from: string, game: string): ReadonlyMap<string, CardSheet> {
    const bundle = this.bundles.get(from);
    return bundle?.game === game ? bundle.cards : NONE;
  }

  card(game: string, key: string): CardSheet | undefined {
    return this.latest(game, (bundle) => bundle.cards.get(key));
  }

  name(game: string, slug: string): Form | undefined {
    return this.latest(game, (bundle) => bundle.names[slug]);
  }

  private latest<Found>(game: string, look: (bundle: Bundle) => Found | undefined): Found | undefined {
    const fitting = ORDER.flatMap((from) => this.bundles.get(from) ?? []).filter((bundle) => bundle.game === game);
    return fitting.reduce<Found | undefined>((found, bundle) => look(bundle) ?? found, undefined);
  }
}
