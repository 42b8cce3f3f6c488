import type { Seated } from "../table/seated";
import { apply } from "../wire/apply";
import type { About, Battle, Delta, Line, Question, Snapshot, State } from "../wire/types";

/** What a seat was told up to a message: the state, how many lines of the log, the question, the battle of this moment. */
interface Told {
  state: State;
  log: Line[];
  lines: number;
  question: Question | undefined;
  battle: Battle | undefined;
}

/** A seat of a replay: shows what it saw after any of its messages, and can do nothing. */
export class ReplaySeat implements Seated {
  readonly about: About | undefined;
  readonly undoable = false;
  state = $state.raw<State | undefined>();
  question = $state.raw<Question | undefined>();
  lines = $state.raw<readonly Line[]>([]);
  battle = $state.raw<Battle | undefined>();
  readonly #told: Told[];
  #place = -1;

  constructor(messages: (Snapshot | Delta)[]) {
    this.about = messages.find((message) => message.is === "snapshot")?.about;
    this.#told = unfolded(messages);
    this.show(0);
  }

  /** Show what the seat saw after one of its messages. A battle is shown only by going on to it. */
  show(place: number): void {
    const told = this.#told[place];
    if (!told || place === this.#place) return;
    this.battle = place === this.#place + 1 ? told.battle : undefined;
    this.state = told.state;
    this.question = told.question;
    this.lines = told.log.slice(0, told.lines);
    this.#place = place;
  }
}

/** What a seat had been told after each of its messages. A snapshot begins the log anew. */
function unfolded(messages: (Snapshot | Delta)[]): Told[] {
  const told: Told[] = [];
  let log: Line[] = [];
  for (const message of messages) {
    const before = told.at(-1);
    if (message.is === "snapshot") log = [...message.lines];
    else log.push(...(message.lines ?? []));
    const state = message.is === "snapshot" ? message.state : before && apply(before.state, message.change);
    if (!state) continue;
    const battle = message.is === "delta" ? (message.battle ?? undefined) : undefined;
    told.push({ state, log, lines: log.length, question: message.question ?? undefined, battle });
  }
  return told;
}
