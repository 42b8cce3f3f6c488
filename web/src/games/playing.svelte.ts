import { keep } from "../shell/keep";
import { FIRST, rooms } from "./rooms.svelte";

const NAME = "game";

/** The game that the page is about: the one that its address names, else the one of the table, else the one played last. */
class Playing {
  game = $state(read());

  /** Show a game from now on. A game that this page cannot show is none. */
  turnTo(game: string): void {
    if (rooms.has(game)) this.game = game;
  }

  /** Play a game from now on, also at the next visit. */
  choose(game: string): void {
    this.turnTo(game);
    keep.write(NAME, this.game);
  }
}

function read(): string {
  const kept = keep.read(NAME);
  return typeof kept === "string" && rooms.has(kept) ? kept : FIRST;
}

export const playing = new Playing();
