/** What is answered by itself: priority where no stop is set, questions of a card that were answered once for all. */

import type { AbilityText, Part, Question, State } from "../../wire/types";

/** Where priority can be stopped at, in the order of a turn. */
export const STOPS = ["draw", "main_1", "preparation", "declaration", "block", "damage", "main_2", "end"] as const;
export type Stop = (typeof STOPS)[number];
/** Whose turn it is. */
export const TURNS = ["mine", "theirs"] as const;
export type Turn = (typeof TURNS)[number];

const STEPS: readonly (Stop | "")[] = ["", "preparation", "declaration", "block", "damage"];

export type Stops = Readonly<Record<Turn, readonly Stop[]>>;

/** What somebody wants to be asked. */
export interface Passing {
  /** Whether everything is asked. */
  full: boolean;
  stops: Stops;
  /** Questions that are answered alike from now on, by what they ask about. */
  answers: Readonly<Record<string, "yes" | "no">>;
}

export const USUAL: Passing = {
  full: false,
  stops: { mine: ["main_1", "main_2"], theirs: ["declaration"] },
  answers: {},
};

/** Kinds of questions that can be answered once for all. */
const REMEMBERED: readonly string[] = ["may", "ex"];

/** The phase, or the step of the Attack Phase, that a table stands in. */
export function momentOf(state: State): string {
  const step = STEPS[state.numbers["step"] ?? 0];
  return state.phase === "attack" && step ? step : state.phase;
}

/** The message that names such a moment. */
export function momentKey(moment: string): string {
  return `${STEPS.some((step) => step === moment) ? "step" : "phase"}-${moment.replace("_", "-")}`;
}

/** Whose turn it is, seen from a seat. */
export function turnOf(state: State, seat: number): Turn {
  return state.numbers["turn_player"] === seat ? "mine" : "theirs";
}

/** Under which name the answer to a question is remembered; nothing where it cannot be. */
export function nameOf(question: Question): string | undefined {
  if (!REMEMBERED.includes(question.kind) || !question.key) return undefined;
  return `${question.kind} ${question.key} ${placeOf(question)}`;
}

/** The card that a remembered answer is about, and the place of the ability on it, -1 where it is not known. */
export function rememberedOf(name: string): { card: string; place: number } {
  const [, card = "", place = "-1"] = name.split(" ");
  return { card, place: Number(place) };
}

/** The ability that a question is about, as far as its words tell. */
export function abilityOf(question: Question): AbilityText | undefined {
  const words = question.question;
  const text = typeof words === "object" && words.is === "say" ? words.params?.["text"] : undefined;
  const told = typeof text === "object" && text.is === "say" ? text.params?.["text"] : undefined;
  return typeof told === "object" && told.is === "ability" ? told : undefined;
}

/** The place of that ability, -1 where the words tell none. */
export function placeOf(question: Question): number {
  return abilityOf(question)?.place ?? -1;
}

/** What is asked, without the text of the ability. */
export function briefOf(question: Question): Part {
  const words = question.question;
  if (typeof words !== "object" || words.is !== "say" || words.params?.["text"] === undefined) return words;
  return { ...words, params: { ...words.params, text: "" } };
}

/** Whether somebody is to be asked for priority now. `skipped` is the turn that is let pass as a whole, 0 for none. */
export function stopsAt(state: State, seat: number, passing: Passing, skipped: number): boolean {
  if (passing.full) return true;
  const top = state.objects?.at(-1);
  if (top) return top.seat !== seat;
  if (skipped && skipped === state.numbers["turn"]) return false;
  return passing.stops[turnOf(state, seat)].some((stop) => stop === momentOf(state));
}

/** The answer that is given by itself; nothing where somebody is to be asked. */
export function automatic(question: Question, state: State, seat: number, passing: Passing, skipped = 0): string | undefined {
  if (question.kind === "priority") {
    const pass = question.offers.find((offer) => offer.verb === "pass");
    return pass && !stopsAt(state, seat, passing, skipped) ? pass.text : undefined;
  }
  const name = nameOf(question);
  const answer = name === undefined || passing.full ? undefined : passing.answers[name];
  return answer && question.offers.find((offer) => offer.verb === answer)?.text;
}

/** The stops with one set or taken away. */
export function toggledStop(stops: Stops, turn: Turn, stop: Stop): Stops {
  const now = stops[turn];
  const set = now.includes(stop) ? now.filter((one) => one !== stop) : STOPS.filter((one) => one === stop || now.includes(one));
  return { ...stops, [turn]: set };
}

/** The next answer of an order that was given before; nothing where something else waits than was ordered. */
export function planned(question: Question, plan: readonly string[]): string | undefined {
  const texts = question.offers.map((offer) => offer.text);
  const left = plan.filter((text) => texts.includes(text));
  return question.kind === "order" && texts.length > 1 && left.length === texts.length ? left[0] : undefined;
}

/** What is kept, if it is whole. */
export function readPassing(kept: unknown): Passing {
  if (typeof kept !== "object" || kept === null) return USUAL;
  const one = kept as Partial<Record<keyof Passing, unknown>>;
  return { full: one.full === true, stops: readStops(one.stops), answers: readAnswers(one.answers) };
}

function readStops(kept: unknown): Stops {
  const one = (typeof kept === "object" && kept !== null ? kept : {}) as Partial<Record<Turn, unknown>>;
  const read = (turn: Turn): readonly Stop[] => {
    const set = one[turn];
    return Array.isArray(set) ? STOPS.filter((stop) => set.includes(stop)) : USUAL.stops[turn];
  };
  return { mine: read("mine"), theirs: read("theirs") };
}

function readAnswers(kept: unknown): Passing["answers"] {
  if (typeof kept !== "object" || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, answer]) => answer === "yes" || answer === "no"));
}
