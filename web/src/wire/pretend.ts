import type { FromSeat, ToSeat } from "./types";
import type { Ears, Way, Ways } from "./ways";

/** One way of a pretended server: what was said on it, and whether it is closed. */
export interface PretendedWay {
  kind: "socket" | "stream";
  join: FromSeat;
  ears: Ears;
  said: FromSeat[];
  closed: boolean;
}

/** A server that does only what a test tells it to. */
export class Pretended implements Ways {
  readonly opened: PretendedWay[] = [];
  up = true;

  /** The way that was opened last. */
  get last(): PretendedWay {
    return this.opened[this.opened.length - 1]!;
  }

  tell(...messages: ToSeat[]): void {
    for (const message of messages) this.last.ears.message(message);
  }

  breakOff(): void {
    this.last.ears.closed();
  }

  socket(join: FromSeat, ears: Ears): Way {
    return this.way("socket", join, ears);
  }

  stream(join: FromSeat, ears: Ears): Way {
    return this.way("stream", join, ears);
  }

  reachable(): Promise<boolean> {
    return Promise.resolve(this.up);
  }

  private way(kind: PretendedWay["kind"], join: FromSeat, ears: Ears): Way {
    const way: PretendedWay = { kind, join, ears, said: [], closed: false };
    this.opened.push(way);
    return { say: (message) => void way.said.push(message), close: () => (way.closed = true) };
  }
}

export const PRESENCE: ToSeat = { is: "presence", v: 1, seq: 0, other: true };
