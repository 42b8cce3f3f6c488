/** What a person does at this board before it is said: as at every board, and what is laid, who supports, who is attacked. */

import { Board, type Lying, useBoard } from "../../../table/board.svelte";
import { placesOf } from "../../../table/lying";
import { backOf, cardOf, offersByCard } from "../../../table/offers";
import { aboutCards } from "../../../table/run";
import type { Offer, Part, Question } from "../../../wire/types";
import { type Laid, type Laying, NOTHING } from "./costs";

/** Questions whose only answer about a card is given by tapping it: nothing counts before they are done. */
const AT_ONCE: readonly string[] = ["place", "support"];
/** Zones whose cards lie open on the table one beside the other. */
const OPEN: readonly string[] = ["hand", "digimon_boxes", "option_slots"];

/** The answers of each card: those of the card itself, and those that aim at it. */
export function reached(question: Question | undefined): Map<number, Offer[]> {
  const found = offersByCard(question);
  for (const offer of question?.offers ?? []) {
    if (offer.card && offer.target) found.set(offer.target, [...(found.get(offer.target) ?? []), offer]);
  }
  return found;
}

export class Table extends Board {
  override readonly offers = $derived.by(() => reached(this.asking));

  /** What is about to be laid, in the order in which it was. */
  readonly laid = $derived.by((): readonly Laid[] => {
    if (this.question?.kind !== "place") return [];
    const terms = this.question.terms ?? {};
    const hand = new Map((this.zone(this.seat, "hand").cards ?? []).map((view) => [view.handle, view]));
    return (this.question.picked ?? []).flatMap((handle) => {
      const view = hand.get(handle);
      return view ? [{ view, on: terms[`base${handle}`] ?? 0 }] : [];
    });
  });

  /** That, with what it costs. */
  readonly laying = $derived.by(
    (): Laying => (this.question?.kind === "place" ? { cards: this.laid, costs: this.question.terms?.["costs"] ?? 0 } : NOTHING),
  );

  override toggle(handle: number): boolean {
    const offer = this.atOnce(handle);
    if (!offer) return super.toggle(handle);
    this.take(offer);
    return true;
  }

  /** Beside the cards themselves an attack need not tell how the attacked one stands. */
  override wordsAt(offer: Offer): Part {
    const card = offer.verb === "attack" && offer.target ? placesOf(this.state).get(offer.target)?.view.key : undefined;
    return card ? { is: "say", key: "option-a-attack-card", params: { card: { is: "card", key: card } } } : super.wordsAt(offer);
  }

  protected override composing(question: Question): readonly Offer[] {
    return question.kind === "block" ? aboutCards(question, "block") : super.composing(question);
  }

  /** Beside what an effect shows, the cards of piles that are asked about. */
  protected override looking(): readonly Lying[] {
    const places = placesOf(this.state);
    const asked = (this.question?.offers ?? []).flatMap((offer) => places.get(cardOf(offer)) ?? []);
    return [...super.looking(), ...asked.filter(({ zone, view }) => !OPEN.includes(zone) && view.key)];
  }

  /** The answer that a tap on a card gives by itself: its only one, or to take back what was done last. */
  private atOnce(handle: number): Offer | undefined {
    const question = this.asking;
    if (!question || !this.open || !AT_ONCE.includes(question.kind)) return undefined;
    const own = this.offersOf(handle).filter((offer) => offer.card === handle);
    if (!own.length && question.picked?.at(-1) === handle) return backOf(question);
    return own.length === 1 && this.offersOf(handle).length === 1 ? own[0] : undefined;
  }
}

export function useTable(): Table {
  return useBoard<Table>();
}
