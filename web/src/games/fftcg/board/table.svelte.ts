/** What a person does at this board before it is said: as at every board, and payments, orders, what passes by itself. */

import { keep } from "../../../shell/keep";
import { provideBoard, useBoard, Board } from "../../../table/board.svelte";
import { cardOf, type Target } from "../../../table/offers";
import type { Offer } from "../../../wire/types";
import { automatic, nameOf, planned, readPassing, toggledStop, type Passing, type Stop, type Turn } from "../passing";
import { composedOf, partyTexts, ready, textsOf, toggled } from "./composing";
import { billOf, enough, isPayment, NO_WISHES, propose, sourcesOf, tapped, textsOf as paymentTexts, type Wishes } from "./payment";

const NAME = "fftcg-passing";

const DROPS: Readonly<Record<string, string>> = {
  cast: "field",
  cast_lb: "field",
  burst: "field",
  warp: "field",
  prime: "field",
  attack: "opponent",
  block: "opponent",
  pay: "break",
};

/** Where a card is dragged: onto the own field to cast it, at the opponent to attack or block. */
export const targetOf: Target = (question, offer) => (question.kind === "discard" ? "break" : DROPS[offer.verb]);

export class Table extends Board {
  wishes = $state.raw<Wishes>(NO_WISHES);
  /** What a card is worth that might be discarded. */
  value: (key: string) => number = () => 0;
  passing = $state.raw<Passing>(readPassing(keep.read(NAME)));
  /** The turn that is let pass as a whole, 0 for none. */
  skipped = $state(0);
  /** Whether the answer that is given next is remembered. */
  remembers = $state(false);
  /** What was ordered, and who was to attack. */
  private plan = $state.raw<string[]>([]);
  private attackers = $state.raw<number[]>([]);
  private last = -1;
  /** A question that was taken back to is asked, whatever passes by itself. */
  private taken = $state(-1);

  readonly bill = $derived.by(() => (isPayment(this.question) ? billOf(this.question) : undefined));
  readonly sources = $derived.by(() => (isPayment(this.question) ? sourcesOf(this.question) : []));
  readonly payment = $derived.by(() => (this.bill ? propose(this.sources, this.bill, this.wishes, this.value) : []));
  readonly composed = $derived.by(() => composedOf(this.question));

  /** Whether what is composed can be said. */
  override readonly complete = $derived.by(() => {
    if (this.bill) return enough(this.bill, this.payment);
    return this.question !== undefined && this.composed.length > 0 && ready(this.question, this.picks);
  });

  /** The answers that are given without asking; nothing where somebody is to decide. */
  readonly byItself = $derived.by((): string[] | undefined => {
    const { question, state } = this;
    if (!question || !state || !this.open || this.taken === question.id) return undefined;
    const party = partyTexts(question, this.attackers);
    if (party) return party;
    const text = planned(question, this.plan) ?? automatic(question, state, this.seat, this.passing, this.skipped);
    return text === undefined ? undefined : [text];
  });

  override picked(handle: number): boolean {
    if (this.bill) return this.payment.some((pick) => pick.source.handle === handle);
    return super.picked(handle);
  }

  override renew(): void {
    const question = this.question;
    const id = question?.id ?? -1;
    if (question && id < this.last) this.taken = id;
    if (question && id !== this.last) {
      this.wishes = NO_WISHES;
      this.remembers = false;
      if (question.kind !== "party") this.attackers = [];
      if (question.kind === "attack" || question.kind === "priority") this.plan = [];
    }
    if (question) this.last = id;
    if (this.skipped && this.skipped !== this.state?.numbers["turn"]) this.skipped = 0;
    super.renew();
  }

  override toggle(handle: number): boolean {
    const question = this.question;
    if (!question || !this.open || this.early) return false;
    if (this.bill) {
      if (!this.sources.some((source) => source.handle === handle)) return false;
      this.wishes = tapped(this.wishes, this.payment, handle);
      return true;
    }
    if (!this.composed.some((offer) => cardOf(offer) === handle)) return false;
    this.picks = toggled(question, this.picks, handle);
    return true;
  }

  override take(offer: Offer): void {
    if (!this.open || this.early) return;
    if (cardOf(offer) && (this.composed.includes(offer) || this.sources.some((source) => source.handle === offer.card))) {
      this.toggle(cardOf(offer));
      return;
    }
    this.keepAnswer(offer);
    this.say([offer.text]);
  }

  override send(): void {
    const question = this.question;
    if (!question || !this.open || this.early || !this.complete) return;
    if (this.bill) return this.say(paymentTexts(question, this.payment));
    if (question.kind === "attack") this.attackers = this.picks;
    this.say(textsOf(question, this.picks));
  }

  /** Take back what is composed and not said yet. */
  clear(): void {
    this.picks = [];
    this.wishes = NO_WISHES;
  }

  override back(): boolean {
    const changed = this.wishes !== NO_WISHES;
    if (!this.bubble && !this.reading && changed) {
      this.wishes = NO_WISHES;
      return true;
    }
    return super.back();
  }

  /** Say what is answered by itself. */
  sayByItself(): void {
    if (this.byItself) this.say(this.byItself);
  }

  /** Put waiting abilities onto the stack in this order; the first one resolves last. */
  order(texts: string[]): void {
    if (!this.open || this.early || !texts[0]) return;
    this.plan = texts;
    this.say([texts[0]]);
  }

  /** Let this turn pass, or no longer. */
  skip(): void {
    this.skipped = this.skipped ? 0 : (this.state?.numbers["turn"] ?? 0);
  }

  setFull(full: boolean): void {
    this.change({ ...this.passing, full });
  }

  toggleStop(turn: Turn, stop: Stop): void {
    this.change({ ...this.passing, stops: toggledStop(this.passing.stops, turn, stop) });
  }

  /** Ask again what was answered once for all. */
  forget(name: string): void {
    const answers = Object.fromEntries(Object.entries(this.passing.answers).filter(([one]) => one !== name));
    this.change({ ...this.passing, answers });
  }

  private keepAnswer(offer: Offer): void {
    const name = this.remembers && this.question ? nameOf(this.question) : undefined;
    if (!name || (offer.verb !== "yes" && offer.verb !== "no")) return;
    this.change({ ...this.passing, answers: { ...this.passing.answers, [name]: offer.verb } });
  }

  private change(passing: Passing): void {
    this.passing = passing;
    keep.write(NAME, passing);
  }
}

export function provideTable(table: Table): Table {
  provideBoard(table);
  return table;
}

export function useTable(): Table {
  return useBoard() as Table;
}
