import { ApiError, readLines } from "../wire/api";
import type { AbilityLines, LineTold, Part } from "../wire/types";

type Ask = typeof readLines;

/** How long lines must rest before they are read, in milliseconds. */
const REST = 180;

/** The lines of one card as the server reads them, while they are written: only what is said of their last form counts. */
export class Reading {
  /** What is said of each line, by the line itself: it stays while others change. */
  private told = $state.raw<ReadonlyMap<string, LineTold>>(new Map());
  failure = $state.raw<Part | undefined>();
  private readonly ask: Ask;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running: AbortController | undefined;

  constructor(ask: Ask = readLines) {
    this.ask = ask;
  }

  /** What is said of a line, if it has been read. */
  of(line: string): LineTold | undefined {
    return this.told.get(line);
  }

  /** Read lines, after a moment of rest. */
  read(game: string, body: AbilityLines): void {
    this.stop();
    const lines = body.lines.filter((line) => line.trim());
    if (lines.length === 0) return;
    const running = new AbortController();
    this.running = running;
    this.timer = setTimeout(() => void this.run(game, { ...body, lines }, running), REST);
  }

  /** Wait for no answer any more. */
  stop(): void {
    clearTimeout(this.timer);
    this.running?.abort();
  }

  private async run(game: string, body: AbilityLines, running: AbortController): Promise<void> {
    try {
      const told = await this.ask(game, body, running.signal);
      if (running.signal.aborted) return;
      this.told = new Map(body.lines.flatMap((line, place) => (told[place] ? [[line, told[place]] as const] : [])));
      this.failure = undefined;
    } catch (error) {
      if (running.signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      this.failure = error.words;
    }
  }
}
