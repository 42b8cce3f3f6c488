import type { NamedDeck } from "../decks/named";
import { FIRST } from "../games/rooms.svelte";
import { keep } from "../shell/keep";

/**
 * What this browser remembers of a table: how it began, and how far it has come.
 *
 * `deck` is one's own deck by reference, `name` what it was called then; `winner` is 2 for a draw, -1 for nobody.
 */
export interface Played {
  table: string;
  game: string;
  deck: string;
  name: string;
  opponent: "computer" | "here" | "friend";
  level: string;
  turn: number;
  over: boolean;
  winner: number;
}

const NAME = "played";
const MOST = 50;

/** What is remembered of a table. */
export function playedAt(table: string): Played | undefined {
  return all().find((one) => one.table === table);
}

/** Remember how a table began. */
export function noteBegun(
  table: string,
  game: string,
  deck: Pick<NamedDeck, "ref" | "name">,
  opponent: Played["opponent"],
  level = "",
): void {
  note({ table, game, deck: deck.ref, name: deck.name, opponent, level, turn: 0, over: false, winner: -1 });
}

/** Remember how far a table has come, if it is one whose beginning is remembered. */
export function noteProgress(table: string, progress: Pick<Played, "turn" | "over" | "winner">): void {
  const begun = playedAt(table);
  if (!begun) return;
  if (begun.turn === progress.turn && begun.over === progress.over && begun.winner === progress.winner) return;
  note({ ...begun, ...progress });
}

function note(played: Played): void {
  keep.write(NAME, [played, ...all().filter((one) => one.table !== played.table)].slice(0, MOST));
}

function all(): Played[] {
  const kept = keep.read(NAME);
  return Array.isArray(kept) ? kept.filter(isPlayed).map((one) => ({ ...one, game: one.game ?? FIRST })) : [];
}

function isPlayed(value: unknown): value is Played {
  const one = value as Partial<Played> | null;
  const texts = [one?.table, one?.deck, one?.name, one?.opponent, one?.level].every((text) => typeof text === "string");
  return texts && typeof one?.turn === "number" && typeof one.over === "boolean" && typeof one.winner === "number";
}
