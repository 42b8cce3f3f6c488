import type { Moment, Replay } from "../wire/types";

/** The speeds of playing, as multiples of the usual one. */
export const SPEEDS = [0.5, 1, 2, 4];

/** Where a turn begins: its number (0: setting up) and its first step. */
export interface TurnMark {
  turn: number;
  step: number;
}

/** The turns of a replay, each with its first step. */
export function turnsOf(steps: Moment[]): TurnMark[] {
  const marks: TurnMark[] = [];
  steps.forEach((moment, step) => {
    if (moment.turn !== marks.at(-1)?.turn) marks.push({ turn: moment.turn, step });
  });
  return marks;
}

/** The first step of the next turn; the last step there is if no turn follows. */
export function turnAfter(steps: Moment[], step: number): number {
  return turnsOf(steps).find((mark) => mark.step > step)?.step ?? lastStep(steps);
}

/** The first step of this turn; from there, of the turn before. */
export function turnBefore(steps: Moment[], step: number): number {
  return turnsOf(steps).findLast((mark) => mark.step < step)?.step ?? 0;
}

/** The last step. */
export function lastStep(steps: Moment[]): number {
  return Math.max(0, steps.length - 1);
}

/** The step in an address, as far as there is one: whole, and within the replay. Counted from 0, written from 1. */
export function stepIn(query: string, steps: Moment[]): number {
  const written = Number.parseInt(new URLSearchParams(query).get("step") ?? "1", 10);
  return Number.isNaN(written) ? 0 : bounded(steps, written - 1);
}

/** A step within the replay. */
export function bounded(steps: Moment[], step: number): number {
  return Math.min(lastStep(steps), Math.max(0, Math.trunc(step)));
}

/** What a key does: the step that it leads to. Nothing for any other key. */
export function stepByKey(steps: Moment[], step: number, key: string): number | undefined {
  const moves: Record<string, () => number> = {
    ArrowRight: () => step + 1,
    ArrowLeft: () => step - 1,
    PageDown: () => turnAfter(steps, step),
    PageUp: () => turnBefore(steps, step),
    Home: () => 0,
    End: () => lastStep(steps),
  };
  const move = moves[key];
  return move && bounded(steps, move());
}

/** The message that a seat had been told last at a step. */
export function placeAt(replay: Replay, step: number, seat: number): number {
  return replay.steps[bounded(replay.steps, step)]?.at[seat] ?? 0;
}
