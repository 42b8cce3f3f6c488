import { untrack } from "svelte";
import { apply } from "./apply";
import { Connection, type Refusal as Refused, type Status } from "./connection";
import { openSeats } from "./open.svelte";
import { Outbox } from "./outbox";
import type {
  About,
  Battle,
  Delta,
  Event,
  FromSeat,
  Line,
  Lobby,
  Part,
  Presence,
  Question,
  Refusal,
  Snapshot,
  State,
  ToSeat,
} from "./types";
import { VERSION, type Ways } from "./ways";

/**
 * How long a delta is to be seen before the next one: milliseconds, or until something is done. A battle is asked about
 * first, while the table lies as it lay before, and then what came of it.
 */
export type Pace = (delta: Delta) => number | Promise<unknown>;

/** With more deltas than this on their way, one does not wait for each of them. */
const MANY = 40;

/** One seat at a table: what it is told, shown one thing after the other, and what it says. */
export class Seat {
  status = $state<Status>("connecting");
  /** Whether messages go the slow way, since sockets are blocked. */
  slow = $state(false);
  /** The table waits for a friend, or for a word about the packs of the friend. */
  lobby = $state.raw<Lobby | undefined>();
  about = $state.raw<About | undefined>();
  state = $state.raw<State | undefined>();
  question = $state.raw<Question | undefined>();
  lines = $state.raw<Line[]>([]);
  /** The events of what is shown now. */
  events = $state.raw<Event[]>([]);
  battle = $state.raw<Battle | undefined>();
  /** Whether there is a decision to take back now. */
  undoable = $state(false);
  presence = $state.raw<Presence | undefined>();
  /** When the presence came, on the clock of `performance.now()`. */
  presenceSince = 0;
  /** Why the last message was not taken, or why the server does not want this seat. */
  refusal = $state.raw<Refused | undefined>();
  /** The number of what is shown now: it counts snapshots and deltas. */
  seq = $state(0);
  /** How many deltas wait to be shown. */
  behind = $state(0);
  /** How long each delta is to be seen. */
  pace: Pace = () => 0;

  readonly token: string;
  private received = 0;
  private queue: Delta[] = [];
  /** What came of the battle that is being shown. */
  private held: Delta | undefined;
  private showing = false;
  private hurried: () => void = () => undefined;
  private resyncing = false;
  private readonly outbox = new Outbox();
  private readonly connection: Connection;
  private checks = new AbortController();

  constructor(token: string, ways?: Ways) {
    this.token = token;
    this.connection = new Connection(
      token,
      {
        known: () => this.received,
        message: (message) => this.hear(message),
        status: (status, slow) => this.become(status, slow),
        refused: (refusal) => (this.refusal = refusal),
      },
      ways,
    );
  }

  /** Connect, and stay connected until `close`; again after the server refused it. */
  open(): this {
    this.refusal = undefined;
    this.checks.abort();
    this.checks = new AbortController();
    const check = () => this.connection.check();
    const options = { signal: this.checks.signal };
    globalThis.window?.addEventListener("online", check, options);
    globalThis.window?.addEventListener("offline", check, options);
    globalThis.document?.addEventListener("visibilitychange", () => document.hidden || check(), options);
    openSeats.add(this);
    untrack(() => this.connection.open());
    return this;
  }

  /** Leave. What was not answered is given up. */
  close(): void {
    openSeats.remove(this);
    this.checks.abort();
    this.connection.close();
    this.outbox.clear();
    this.pace = () => 0;
    untrack(() => this.hurry());
  }

  /**
   * Answer the open question with a whole run; `unasked` if that is given by itself, so that taking back goes past it. False
   * if it was not taken; `refusal` says why.
   */
  answer(texts: string[], unasked = false): Promise<boolean> {
    this.hurried();
    return this.say({ do: "answer", choice: this.question?.id ?? -1, answer: texts, ...(unasked ? { unasked } : {}) });
  }

  /** Take the last decision back. */
  undo(): Promise<boolean> {
    return this.say({ do: "undo", seq: this.seq });
  }

  concede(): Promise<boolean> {
    return this.say({ do: "concede" });
  }

  /** Claim the game when the other seat's time is over. */
  claim(): Promise<boolean> {
    return this.say({ do: "claim" });
  }

  /** Before the game: accept the packs that are asked about, or let the friend choose again. */
  decide(accept: boolean): Promise<boolean> {
    return this.say({ do: accept ? "accept" : "decline", answer: this.lobby?.asked ?? [] });
  }

  /** Why a card cannot be used now; nothing if it can. */
  async why(handle: number): Promise<Refusal[]> {
    const outcome = await this.ask({ do: "why", card: handle });
    return outcome.is === "reasons" ? outcome.reasons.reasons : [];
  }

  /** Show all that waits at once. */
  hurry(): void {
    this.settle();
    while (this.queue.length > 0) this.show(this.queue.shift()!);
    this.hurried();
  }

  private async say(message: FromSeat): Promise<boolean> {
    const outcome = await this.ask(message);
    if (outcome.is === "taken") this.refusal = undefined;
    if (outcome.is === "refused") {
      const late = outcome.refuse.key === "answer-late";
      if (late) this.resync();
      // What was to be taken back is gone already: the table shows it.
      if (!late || message.do !== "undo") this.refusal = outcome.refuse;
    }
    return outcome.is === "taken";
  }

  private ask(message: FromSeat) {
    const put = this.outbox.put(message);
    if (this.status === "refused") this.outbox.clear();
    else this.connection.say(put.message);
    return put.outcome;
  }

  private become(status: Status, slow: boolean): void {
    const back = status === "live" && this.status !== "live";
    this.status = status;
    this.slow = slow;
    this.resyncing = false;
    if (back) for (const message of this.outbox.again()) this.connection.say(message);
    if (status === "refused") this.outbox.clear();
  }

  private resync(): void {
    if (this.resyncing) return;
    this.resyncing = true;
    this.connection.resync();
  }

  private hear(message: ToSeat): void {
    if (message.v > VERSION) return this.connection.refuse({ key: "version", words: say("shell-error-version") });
    if (message.is !== "delta") this.resyncing = false;
    switch (message.is) {
      case "lobby":
        this.lobby = message;
        this.about = message.about;
        return;
      case "snapshot":
        return this.begin(message);
      case "delta":
        return this.follow(message);
      case "ack":
        return this.outbox.settle(message.n, { is: "taken" });
      case "refuse":
        if (!message.n) this.refusal = message;
        return this.outbox.settle(message.n, { is: "refused", refuse: message });
      case "reasons":
        return this.outbox.settle(message.n, { is: "reasons", reasons: message });
      case "presence":
        this.presenceSince = performance.now();
        this.presence = message;
        return;
    }
  }

  /** All anew. */
  private begin(snapshot: Snapshot): void {
    this.received = this.seq = snapshot.seq;
    this.queue = [];
    this.held = undefined;
    this.behind = 0;
    this.lobby = undefined;
    this.about = snapshot.about;
    this.state = snapshot.state;
    this.lines = snapshot.lines;
    this.events = [];
    this.battle = undefined;
    this.question = snapshot.question ?? undefined;
    this.undoable = snapshot.undo ?? false;
    this.hurried();
  }

  private follow(delta: Delta): void {
    if (delta.seq <= this.received) return;
    if (delta.seq > this.received + 1 || !this.state) return this.resync();
    this.resyncing = false;
    this.received = delta.seq;
    this.queue.push(delta);
    this.behind = this.queue.length + (this.held ? 1 : 0);
    this.question = undefined;
    this.undoable = false;
    if (!this.showing) void this.showAll();
  }

  private async showAll(): Promise<void> {
    this.showing = true;
    while (this.queue.length > 0) {
      const delta = this.queue.shift()!;
      if (delta.battle) {
        this.held = delta;
        this.battle = delta.battle;
        this.behind = this.queue.length + 1;
        await this.seen(delta);
        if (!this.settle()) continue;
        await this.seen({ ...delta, battle: null });
      } else {
        this.show(delta);
        await this.seen(delta);
      }
    }
    this.showing = false;
  }

  /** Show what came of a battle; false if that was shown already. */
  private settle(): boolean {
    const held = this.held;
    this.held = undefined;
    if (held) this.show(held);
    return held !== undefined;
  }

  /** Until a delta has been seen: at once where nobody looks, or where very many follow. */
  private async seen(delta: Delta): Promise<void> {
    if (globalThis.document?.hidden || this.queue.length > MANY) return;
    const hurried = new Promise<void>((resolve) => (this.hurried = resolve));
    try {
      const pace = this.pace(delta);
      if (pace === 0) return;
      const seen = typeof pace === "number" ? new Promise((resolve) => setTimeout(resolve, pace)) : pace;
      await Promise.race([seen, hurried]);
    } catch (error) {
      console.error(error);
    }
  }

  private show(delta: Delta): void {
    if (!this.state) return;
    this.state = apply(this.state, delta.change);
    this.seq = delta.seq;
    this.lines = delta.lines?.length ? [...this.lines, ...delta.lines] : this.lines;
    this.events = delta.events ?? [];
    this.battle = delta.battle ?? undefined;
    this.behind = this.queue.length;
    // A question that something follows has been answered already.
    this.question = this.behind === 0 ? (delta.question ?? undefined) : undefined;
    this.undoable = this.behind === 0 && (delta.undo ?? false);
  }
}

function say(key: string): Part {
  return { is: "say", key };
}
