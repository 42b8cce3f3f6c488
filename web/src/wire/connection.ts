import type { FromSeat, Part, ToSeat } from "./types";
import { ways as realWays, type Ears, type Way, type Ways } from "./ways";

/** `lost` comes back by itself, `refused` does not. */
export type Status = "connecting" | "live" | "lost" | "refused";

/** What the server says to a seat that it does not want back; everything else passes. */
const FINAL = ["token-missing", "token-unknown", "token-expired", "too-many-tabs", "table-broken"];

export interface Refusal {
  key: string;
  words: Part;
}

export interface Listener {
  /** The last `seq` that is known. */
  known(): number;
  message(message: ToSeat): void;
  /** `slow` tells that messages go the slow way, since sockets are blocked. */
  status(status: Status, slow: boolean): void;
  /** The server does not want us. */
  refused(refusal: Refusal): void;
}

/** How long to wait before each new attempt, in milliseconds; the last one for ever. */
export const WAITS = [300, 1000, 2000, 4000, 8000, 15000];
/** So long a new way may take to bring its first message. */
export const FIRST = 8000;
/** So long an open way may take to answer when it is asked whether it is alive. */
export const ANSWER = 4000;
/** So long the answer to something that was said may take. */
export const REPLY = 10000;
/** After so long without a word, a socket is asked whether it is alive; a stream gives signs of life more often. */
export const QUIET = 30000;
/** So many sockets may fail one after the other, while the server can be reached, before the slow way is taken. */
export const BLOCKED = 2;

/** Keeps one seat connected: by a socket, else by streams; after every loss again, with growing waits. */
export class Connection {
  private way: Way | undefined;
  /** Who listens to the way in use; nobody while there is none. */
  private current: Ears | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waits = 0;
  private blocked = 0;
  private slow = false;
  private state: Status = "connecting";
  private stopped = true;
  private readonly token: string;
  private readonly listener: Listener;
  private readonly ways: Ways;

  constructor(token: string, listener: Listener, ways: Ways = realWays) {
    this.token = token;
    this.listener = listener;
    this.ways = ways;
  }

  /** Connect, and stay connected until `close`. */
  open(): void {
    this.drop();
    this.stopped = false;
    this.waits = this.blocked = 0;
    this.become("connecting");
    this.attempt();
  }

  close(): void {
    this.stopped = true;
    this.drop();
  }

  /** Say something, if there is a way. */
  say(message: FromSeat): void {
    if (this.state !== "live") return;
    this.way?.say(message);
    this.expect(REPLY);
  }

  /** Ask for all after what is known. */
  resync(): void {
    if (this.slow) this.again();
    else this.say({ do: "resync", seq: this.listener.known() });
  }

  /** Find out whether the way is still open, or try at once if there is none: after sleep, or when the network came back. */
  check(): void {
    if (this.stopped || this.state === "refused") return;
    if (this.state !== "live" || this.slow) return this.again();
    this.resync();
    this.expect(ANSWER);
  }

  private again(): void {
    this.drop();
    this.waits = 0;
    this.attempt();
  }

  private attempt(): void {
    const join: FromSeat = { do: "join", token: this.token, seq: this.listener.known() };
    this.slow = this.blocked >= BLOCKED;
    const ears = this.ears();
    this.expect(FIRST);
    this.way = this.slow ? this.ways.stream(join, ears) : this.ways.socket(join, ears);
  }

  /** What a way tells counts only while it is the one in use. */
  private ears(): Ears {
    let first = true;
    const arrived = () => {
      this.listen();
      if (first) this.arrived();
      first = false;
    };
    const inUse = () => !this.stopped && ears === this.current;
    const ears: Ears = {
      alive: () => inUse() && arrived(),
      message: (message) => {
        if (!inUse()) return;
        if (message.is === "refuse" && !message.n && FINAL.includes(message.key)) return this.refuse(message);
        arrived();
        this.listener.message(message);
      },
      closed: (refusal) => {
        if (!inUse()) return;
        if (refusal && FINAL.includes(refusal.key)) this.refuse(refusal);
        else void this.lost(first);
      },
    };
    this.current = ears;
    return ears;
  }

  private arrived(): void {
    this.waits = 0;
    if (!this.slow) this.blocked = 0;
    this.become("live");
  }

  /** Give up: the server does not want us. */
  refuse(refusal: Refusal): void {
    this.drop();
    this.become("refused");
    this.listener.refused(refusal);
  }

  private expect(patience: number): void {
    this.after(patience, () => void this.lost(this.state !== "live"));
  }

  /** Something came: the next sign of life may take a while. */
  private listen(): void {
    if (this.slow) this.expect(QUIET);
    else this.after(QUIET, () => this.check());
  }

  private after(wait: number, act: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(act, wait);
  }

  private drop(): void {
    clearTimeout(this.timer);
    this.current = undefined;
    this.way?.close();
    this.way = undefined;
  }

  /** The way is gone; `early` tells that it never brought a message. A stream that ends is followed by a socket again. */
  private async lost(early: boolean): Promise<void> {
    const wasSlow = this.slow;
    this.drop();
    this.become("lost");
    if (wasSlow) this.blocked = BLOCKED - 1;
    else if (early) this.blocked = (await this.ways.reachable()) ? this.blocked + 1 : 0;
    if (this.stopped || this.current || this.state === "refused") return;
    const wait = WAITS[Math.min(this.waits++, WAITS.length - 1)] ?? 0;
    this.after(this.blocked >= BLOCKED ? 0 : wait, () => this.attempt());
  }

  private become(state: Status): void {
    this.state = state;
    this.listener.status(state, this.slow);
  }
}
