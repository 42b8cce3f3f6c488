/** What a person does at the board before it is said to the table: looking, picking, choosing. */

import { getContext, setContext } from "svelte";
import type { CardView, Offer, Part, Question, State, ZoneView } from "../wire/types";
import { zoneOf } from "./flows";
import { backOf, offersByCard, passiveOf, PICK, type Target } from "./offers";
import { pickable, ready, textsOf, toggled } from "./run";
import type { Acting, Seated } from "./seated";

/** A card in the reader: by handle while it lies somewhere, by key if it is known. */
export interface Shown {
  handle: number;
  key: string;
  seat: number;
  zone: string;
}

/** A card that is being dragged. */
export interface Drag {
  handle: number;
  across: number;
  down: number;
}

/** So long a new question takes no click: it was meant for the one before. */
const SETTLE = 200;

export class Board {
  picks = $state<number[]>([]);
  /** The card whose offers hang beside it, 0 for none. */
  bubble = $state(0);
  shown = $state<Shown | undefined>();
  /** Whether the reader is open where it lies over the table. */
  reading = $state(false);
  /** The card that the keyboard stands on. */
  focus = $state(0);
  /** Whether the reader is to be larger than its place. */
  enlarged = $state(false);
  drag = $state<Drag | undefined>();
  /** Whether a battle is being shown over the table. */
  scene = $state(false);
  /** Whether the last thing that was done was done by keyboard. */
  keyboard = false;
  /** The question that was answered and not yet followed by another one. */
  private sent = $state(-1);
  private asked = -1;
  private since = 0;

  private readonly seated: () => Seated;
  private readonly acts: () => Acting | undefined;
  /** Where a card is dragged to take an offer. */
  readonly target: Target;

  /** `acts` gives the seat if it may act, nothing for one that is only looked at. */
  constructor(seated: () => Seated, acts: () => Acting | undefined, target: Target = () => undefined) {
    this.target = target;
    this.seated = seated;
    this.acts = acts;
  }

  readonly question = $derived.by((): Question | undefined => this.seated().question ?? undefined);
  readonly offers = $derived.by(() => offersByCard(this.question));
  readonly run = $derived.by(() => this.question?.run === true);
  readonly seat = $derived.by(() => this.seated().about?.seat ?? 0);
  readonly state = $derived.by((): State | undefined => this.seated().state);
  readonly live = $derived.by(() => this.acts() !== undefined);
  /** Whether the question can be answered now. */
  readonly open = $derived.by(() => this.live && this.question !== undefined && this.sent !== this.question.id);
  readonly complete = $derived.by(() => this.question !== undefined && this.run && ready(this.question, this.picks));

  zone(seat: number, name: string): ZoneView {
    const found = this.state && zoneOf(this.state, seat, name);
    return found ?? { name, seat, count: 0 };
  }

  offersOf(handle: number): Offer[] {
    return this.offers.get(handle) ?? [];
  }

  /** Whether something can be done with a card now. */
  can(handle: number): boolean {
    return this.open && this.offers.has(handle);
  }

  picked(handle: number): boolean {
    return this.picks.includes(handle) || (this.question?.picked ?? []).includes(handle);
  }

  /** A new question, or none, or one that was taken back to: what was composed for the one before is gone. */
  renew(): void {
    const id = this.question?.id ?? -1;
    if (id === this.asked) return;
    this.asked = id;
    this.since = performance.now();
    this.sent = -1;
    this.picks = [];
    this.bubble = 0;
    this.drag = undefined;
  }

  /** Whether a click comes too early to be meant for this question. */
  get early(): boolean {
    return performance.now() - this.since < SETTLE;
  }

  show(view: CardView, seat: number, zone: string): void {
    this.shown = { handle: view.handle, key: view.key ?? "", seat, zone };
  }

  /** What an offer does, in words beside its card: there the card itself need not be named. */
  wordsAt(offer: Offer): Part {
    if (offer.verb !== PICK || !this.question) return offer.words;
    if (!this.run) return this.question.title;
    return { is: "say", key: "board-pick", params: { picked: this.picked(offer.card ?? 0) ? "yes" : "no" } };
  }

  /** Close the reader where it lies over the table. */
  close(): void {
    this.reading = false;
    this.enlarged = false;
  }

  /** Put a card into the run or take it out; false if the run does not take it. */
  toggle(handle: number): boolean {
    const question = this.question;
    if (!question || !this.open || this.early || !this.run || !pickable(question).includes(handle)) return false;
    this.picks = toggled(question, this.picks, handle);
    return true;
  }

  /** Take one of the listed answers. Picks of a run are collected. */
  take(offer: Offer): void {
    if (!this.open || this.early) return;
    if (this.run && offer.verb === PICK && offer.card) this.toggle(offer.card);
    else this.say([offer.text]);
  }

  /** Send the run whole. */
  send(): void {
    if (this.question && this.open && !this.early && this.complete) this.say(textsOf(this.question, this.picks));
  }

  pass(): void {
    const passive = passiveOf(this.question);
    if (passive) this.take(passive);
  }

  /** Close what is open, else take back what is composed, else what was set; false if there is nothing of that. */
  back(): boolean {
    if (this.bubble) this.bubble = 0;
    else if (this.reading) this.reading = false;
    else if (this.picks.length) this.picks = [];
    else {
      const back = backOf(this.question);
      if (!back) return false;
      this.take(back);
    }
    return true;
  }

  protected say(texts: string[]): void {
    const acting = this.acts();
    const question = this.question;
    if (!acting || !question) return;
    this.sent = question.id;
    this.bubble = 0;
    void Promise.resolve(acting.answer(texts)).then((taken) => {
      if (taken === false && this.sent === question.id) this.sent = -1;
    });
  }
}

const KEY = Symbol("board");

export function provideBoard(board: Board): Board {
  return setContext(KEY, board);
}

export function useBoard(): Board {
  return getContext<Board>(KEY);
}
