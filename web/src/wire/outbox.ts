import type { FromSeat, Reasons, Refuse } from "./types";

/** What became of a message: it was taken, refused or answered, or nobody knows since the seat was left. */
export type Outcome = { is: "taken" } | { is: "refused"; refuse: Refuse } | { is: "reasons"; reasons: Reasons } | { is: "unknown" };

interface Waiting {
  message: FromSeat;
  settle: (outcome: Outcome) => void;
}

/** Messages of a seat that nobody has answered yet. */
export class Outbox {
  private last = 0;
  private readonly waiting = new Map<number, Waiting>();

  /** Give a message its number, and keep it until it is answered. */
  put(message: FromSeat): { message: FromSeat; outcome: Promise<Outcome> } {
    const numbered = { ...message, n: ++this.last };
    const outcome = new Promise<Outcome>((settle) => this.waiting.set(this.last, { message: numbered, settle }));
    return { message: numbered, outcome };
  }

  /** The message of this number has been answered. */
  settle(n: number, outcome: Outcome): void {
    this.waiting.get(n)?.settle(outcome);
    this.waiting.delete(n);
  }

  /** What has to be said again after the connection broke: the table takes nothing twice. */
  again(): FromSeat[] {
    return [...this.waiting.values()].map((one) => one.message);
  }

  /** Give up everything that waits. */
  clear(): void {
    for (const n of [...this.waiting.keys()]) this.settle(n, { is: "unknown" });
  }
}
