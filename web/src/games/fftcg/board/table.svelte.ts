/** What a person does at this board before it is said: as at every board, and payments, orders, what passes by itself. */

import { Board, type Lying, useBoard } from "../../../table/board.svelte";
import { cardOf, type Target } from "../../../table/offers";
import { toggled } from "../../../table/run";
import type { Offer, Question } from "../../../wire/types";
import { kept } from "../kept.svelte";
import { skips } from "../skips.svelte";
import { automatic, nameOf, planned, type Passing } from "../passing";
import { composedOf, mostOf, partyTexts, textsOf } from "./composing";
import { billOf, enough, isPayment, NO_WISHES, propose, sourcesOf, tapped, textsOf as paymentTexts, type Wishes } from "./payment";
import { placesOf } from "../../../table/lying";

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

/** Zones whose cards lie open on the table one beside the other. */
const OPEN: readonly string[] = ["hand", "field"];

/** Where a card is dragged: onto the own field to cast it, at the opponent to attack or block. */
export const targetOf: Target = (question, offer) => (question.kind === "discard" ? "break" : DROPS[offer.verb]);

export class Table extends Board {
  wishes = $state.raw<Wishes>(NO_WISHES);
  /** What a card is worth that might be discarded. */
  value: (key: string) => number = () => 0;
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

  /** The answers that are given without asking; nothing where somebody is to decide. */
  readonly byItself = $derived.by((): string[] | undefined => {
    const { question, state } = this;
    if (!question || !state || !this.open || this.taken === question.id) return undefined;
    const party = partyTexts(question, this.attackers);
    if (party) return party;
    const text = planned(question, this.plan) ?? automatic(question, state, this.seat, this.passing, this.skipped);
    return text === undefined ? undefined : [text];
  });

  override get asking(): Question | undefined {
    return this.byItself ? undefined : this.question;
  }

  override get sends(): boolean {
    return this.bill !== undefined || super.sends;
  }

  get passing(): Passing {
    return kept.passing;
  }

  /** The turn that is let pass as a whole, 0 for none. */
  get skipped(): number {
    const turn = this.about ? skips.of(this.about.table, this.seat) : 0;
    return turn === this.state?.numbers["turn"] ? turn : 0;
  }

  override composes(handle: number): boolean {
    return this.bill ? this.sources.some((source) => source.handle === handle) : super.composes(handle);
  }

  override picked(handle: number): boolean {
    if (this.bill) return this.payment.some((pick) => pick.source.handle === handle);
    return super.picked(handle);
  }

  override renew(): void {
    const question = this.question;
    const id = question?.id ?? -1;
    if (question && id < this.last) {
      this.taken = id;
      this.letPass(0);
    }
    if (question && id !== this.last) {
      this.wishes = NO_WISHES;
      this.remembers = false;
      if (question.kind !== "party") this.attackers = [];
      if (question.kind === "attack" || question.kind === "priority") this.plan = [];
    }
    if (question) this.last = id;
    super.renew();
  }

  override take(offer: Offer): void {
    if (this.open && !this.early) this.keepAnswer(offer);
    super.take(offer);
  }

  override send(): void {
    if (this.open && !this.early && this.question?.kind === "attack") this.attackers = this.picks;
    super.send();
  }

  override clear(): void {
    super.clear();
    this.wishes = NO_WISHES;
  }

  /** Say what is answered by itself. */
  sayByItself(): void {
    if (this.byItself) this.say(this.byItself, true);
  }

  /** Put waiting abilities onto the stack in this order; the first one resolves last. */
  order(texts: string[]): void {
    if (!this.open || this.early || !texts[0]) return;
    this.plan = texts;
    this.say([texts[0]]);
  }

  /** Let this turn pass, or no longer. The priority at which that is said is passed by the person. */
  skip(): void {
    const turn = this.skipped ? 0 : (this.state?.numbers["turn"] ?? 0);
    if (turn && this.asking?.kind === "priority" && !this.state?.objects?.length) this.pass();
    this.letPass(turn);
  }

  private letPass(turn: number): void {
    if (this.about) skips.set(this.about.table, this.seat, turn);
  }

  protected override composing(question: Question): readonly Offer[] {
    return composedOf(question);
  }

  protected override collects(offer: Offer): boolean {
    return this.bill !== undefined || super.collects(offer);
  }

  protected override suffices(question: Question): boolean {
    return this.bill ? enough(this.bill, this.payment) : super.suffices(question);
  }

  protected override hasChanged(): boolean {
    return super.hasChanged() || this.wishes !== NO_WISHES;
  }

  /** Beside what an effect shows, the cards of piles that are asked about. */
  protected override looking(): readonly Lying[] {
    const places = placesOf(this.state);
    const asked = this.composed.flatMap((offer) => places.get(cardOf(offer)) ?? []);
    return [...super.looking(), ...asked.filter(({ zone }) => !OPEN.includes(zone))];
  }

  protected override tap(question: Question, handle: number): void {
    if (this.bill) this.wishes = tapped(this.wishes, this.payment, handle);
    else this.picks = toggled(this.picks, handle, mostOf(question));
  }

  protected override saying(question: Question): string[] {
    return this.bill ? paymentTexts(question, this.payment) : textsOf(question, this.picks);
  }

  private keepAnswer(offer: Offer): void {
    const name = this.remembers && this.question ? nameOf(this.question) : undefined;
    if (!name || (offer.verb !== "yes" && offer.verb !== "no")) return;
    kept.remember(name, offer.verb);
  }
}

export function useTable(): Table {
  return useBoard<Table>();
}
