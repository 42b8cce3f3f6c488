/** What a person does at the board before it is said to the table: looking, picking, choosing. */

import { getContext, setContext } from "svelte";
import type { About, CardView, Offer, Part, Question, State, ZoneView } from "../wire/types";
import { zoneOf } from "./flows";
import { backOf, cardOf, offersByCard, passiveOf, PICK, type Target } from "./offers";
import { aboutCards, mostOf, ready, textsOf, toggled } from "./run";
import type { Acting, Seated } from "./seated";

/** A card in the reader: by handle while it lies somewhere, by key if it is known. */
export interface Shown {
  handle: number;
  key: string;
  seat: number;
  zone: string;
}

/** A card, and where it lies. */
export interface Lying {
  view: CardView;
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

/** A game whose table asks for more than picks has a board of its own, made from this one. */
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
  readonly offers = $derived.by(() => offersByCard(this.asking));
  readonly run = $derived.by(() => this.question?.run === true);
  readonly about = $derived.by((): About | undefined => this.seated().about);
  readonly seat = $derived.by(() => this.about?.seat ?? 0);
  readonly state = $derived.by((): State | undefined => this.seated().state);
  readonly live = $derived.by(() => this.acts() !== undefined);
  /** Whether the question can be answered now. */
  readonly open = $derived.by(() => this.live && this.question !== undefined && this.sent !== this.question.id);
  /** The answers that are composed by tapping their cards before they are said. */
  readonly composed = $derived.by((): readonly Offer[] => (this.question ? this.composing(this.question) : []));
  /** Whether what is composed can be said. */
  readonly complete = $derived.by(() => this.question !== undefined && this.suffices(this.question));
  /** Whether something composed can be taken back. */
  readonly changed = $derived.by(() => this.hasChanged());
  /** What lies beside the hand while it is asked about. */
  readonly tray = $derived.by((): readonly Lying[] => this.looking());

  /** The question that is put to the person; nothing while one is answered by itself. */
  get asking(): Question | undefined {
    return this.question;
  }

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

  /** Whether there is something to send: what is composed, unless the answer that leaves everything as it is stands for it. */
  get sends(): boolean {
    return this.composed.length > 0 && (this.picks.length > 0 || !passiveOf(this.asking));
  }

  /** Whether a tap on a card puts it in or out. */
  composes(handle: number): boolean {
    return this.composed.some((offer) => cardOf(offer) === handle);
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

  /** Put a card into what is composed or take it out; false if it does not belong there. */
  toggle(handle: number): boolean {
    const question = this.question;
    if (!question || !this.open || this.early || !this.composes(handle)) return false;
    this.tap(question, handle);
    return true;
  }

  /** Take one of the listed answers. What is composed is collected. */
  take(offer: Offer): void {
    if (!this.open || this.early) return;
    if (this.composes(cardOf(offer)) && this.collects(offer)) this.toggle(cardOf(offer));
    else this.say([offer.text]);
  }

  /** Say what is composed. */
  send(): void {
    if (this.question && this.open && !this.early && this.complete) this.say(this.saying(this.question));
  }

  /** Take back what is composed and not said yet. */
  clear(): void {
    this.picks = [];
  }

  pass(): void {
    const passive = passiveOf(this.asking);
    if (passive) this.take(passive);
  }

  /** Close what is open, else take back what is composed, else what was set; false if there is nothing of that. */
  back(): boolean {
    if (this.bubble) this.bubble = 0;
    else if (this.reading) this.reading = false;
    else if (this.changed) this.clear();
    else {
      const back = backOf(this.asking);
      if (!back) return false;
      this.take(back);
    }
    return true;
  }

  /** The answers that are composed. */
  protected composing(question: Question): readonly Offer[] {
    return question.run ? aboutCards(question) : [];
  }

  /** Whether an answer is collected instead of said at once. */
  protected collects(offer: Offer): boolean {
    return this.composed.includes(offer);
  }

  protected suffices(question: Question): boolean {
    return this.composed.length > 0 && ready(question, this.picks);
  }

  protected hasChanged(): boolean {
    return this.picks.length > 0;
  }

  protected looking(): readonly Lying[] {
    return Object.entries(this.question?.cards ?? {}).map(([handle, key]) => ({
      view: { handle: Number(handle), key: key || null },
      seat: this.seat,
      zone: "tray",
    }));
  }

  /** A card that is composed was tapped. */
  protected tap(question: Question, handle: number): void {
    this.picks = toggled(this.picks, handle, mostOf(question));
  }

  /** What is composed, as it is said. */
  protected saying(question: Question): string[] {
    return textsOf(question, this.composed, this.picks);
  }

  /** Say answers; `unasked` ones were given by themselves. */
  protected say(texts: string[], unasked = false): void {
    const acting = this.acts();
    const question = this.question;
    if (!acting || !question) return;
    this.sent = question.id;
    this.bubble = 0;
    void Promise.resolve(acting.answer(texts, unasked)).then((taken) => {
      if (taken === false && this.sent === question.id) this.sent = -1;
    });
  }
}

const KEY = Symbol("board");

export function provideBoard<Kind extends Board>(board: Kind): Kind {
  return setContext(KEY, board);
}

export function useBoard<Kind extends Board = Board>(): Kind {
  return getContext<Kind>(KEY);
}
