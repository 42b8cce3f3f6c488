/** What the board needs of a seat: a live one, or one of a replay, which is only looked at. */

import type { About, Battle, Event, Line, Presence, Question, Refusal, State } from "../wire/types";

export interface Seated {
  readonly about: About | undefined;
  readonly state: State | undefined;
  readonly question: Question | undefined;
  readonly lines: readonly Line[];
  /** The events of what is shown now. */
  readonly events?: readonly Event[];
  /** A battle that was fought just now, to be shown. */
  readonly battle: Battle | undefined;
  /** Whether a decision can be taken back now. */
  readonly undoable: boolean;
  readonly presence?: Presence | undefined;
}

/** What a live seat can do beside. */
export interface Acting extends Seated {
  /** Answers that are `unasked` were given by themselves: taking back goes past them. */
  answer(texts: string[], unasked?: boolean): Promise<boolean> | void;
  why(handle: number): Promise<Refusal[]>;
}
