import * as api from "../wire/api";
import type { GameSheet, ReadyDeck } from "../wire/api";

/** The games of this server and their ready decks, asked for once. */
class Games {
  list = $state<GameSheet[]>([]);
  ready = $state<Record<string, ReadyDeck[]>>({});
  #asked: Promise<void> | undefined;
  #decks = new Map<string, Promise<void>>();

  /** Asks for the games; after a failure one may ask again. */
  load(): Promise<void> {
    this.#asked ??= api.games().then(
      (games) => void (this.list = games),
      (failure: unknown) => {
        this.#asked = undefined;
        throw failure;
      },
    );
    return this.#asked;
  }

  /** Asks for the ready decks of a game. */
  loadDecks(game: string): Promise<void> {
    const asked =
      this.#decks.get(game) ??
      api.decks(game).then(
        (decks) => void (this.ready[game] = decks),
        (failure: unknown) => {
          this.#decks.delete(game);
          throw failure;
        },
      );
    this.#decks.set(game, asked);
    return asked;
  }

  /** What the server says about a game. */
  sheet(game: string): GameSheet | undefined {
    return this.list.find((one) => one.game === game);
  }
}

export const games = new Games();
