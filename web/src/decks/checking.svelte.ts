import { type DeckCheck, checkDeck } from "../wire/api";
import type { Part } from "../wire/types";
import { packsWith } from "../workshop/bringing";

type Ask = (game: string, body: DeckCheck, signal?: AbortSignal) => Promise<Part[]>;

/** How long a deck must rest before the rules are asked about it, in milliseconds. */
export const REST = 250;

/** What the rules have against a deck, asked for while it is edited: only the answer about its last form counts. */
export class Checking {
  status = $state<"asking" | "legal" | "faulty" | "failed">("asking");
  problems = $state.raw<Part[]>([]);
  #ask: Ask;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: AbortController | undefined;

  constructor(ask: Ask = checkDeck) {
    this.#ask = ask;
  }

  /** Ask about a deck, after a moment of rest; what was asked before no longer counts. */
  check(game: string, body: DeckCheck): void {
    this.stop();
    this.status = "asking";
    const running = new AbortController();
    this.#running = running;
    this.#timer = setTimeout(() => void this.#run(game, body, running), REST);
  }

  /** Wait for no answer any more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#running?.abort();
  }

  async #run(game: string, body: DeckCheck, running: AbortController): Promise<void> {
    try {
      const problems = await this.#ask(game, packsWith(game, body), running.signal);
      if (running.signal.aborted) return;
      this.problems = problems;
      this.status = problems.length > 0 ? "faulty" : "legal";
    } catch {
      if (!running.signal.aborted) this.status = "failed";
    }
  }
}
