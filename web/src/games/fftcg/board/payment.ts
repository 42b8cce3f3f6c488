/** A payment in CP: what has to be paid, what can pay it, and the payment that is proposed (F-R11). */

import type { Offer, Question } from "../../../wire/types";

/** How a source gives its CP. */
export type How = "dull" | "discard" | "put";

/** A card that can pay: `worth` CP of one of its elements; each element is an answer of its own. */
export interface Source {
  handle: number;
  key: string;
  how: How;
  worth: number;
  ways: { element: number; text: string }[];
}

/** What has to be paid: so many CP, of them so many of an element, one at least of any of some elements. */
export interface Bill {
  total: number;
  each: ReadonlyMap<number, number>;
  /** A bit for each element of which one CP is needed at least; 0: no matter. */
  any: number;
  /** A bit for each element that counts. */
  only: number;
  /** Whether more may be paid than is needed. */
  free: boolean;
}

/** A source that is used, and the element it gives. */
export interface Pick {
  source: Source;
  element: number;
  text: string;
}

/** What somebody has said of the proposal. */
export interface Wishes {
  /** Sources to be used, the last one last. */
  wanted: readonly number[];
  unwanted: ReadonlySet<number>;
  /** Elements to be given by a source. */
  elements: ReadonlyMap<number, number>;
}

export const NO_WISHES: Wishes = { wanted: [], unwanted: new Set(), elements: new Map() };

const PAYS = ["pay", "put"];
const ELEMENTS = 9;

/** Whether a question asks for a payment from its beginning, so that all of it can be composed. */
export function isPayment(question: Question | undefined): question is Question {
  return question?.kind === "pay" && question.terms?.["total"] !== undefined && !question.picked?.length;
}

export function billOf(question: Question): Bill {
  const terms = question.terms ?? {};
  const each = new Map<number, number>();
  for (let element = 0; element < ELEMENTS; element++) {
    const count = terms[`each${element}`];
    if (count) each.set(element, count);
  }
  return { total: terms["total"] ?? 0, each, any: terms["any"] ?? 0, only: terms["only"] ?? -1, free: terms["free"] !== 0 };
}

function elementOf(offer: Offer): number {
  return Number(offer.text.split(":")[2] ?? 0);
}

function howOf(offer: Offer): How {
  const words = offer.words;
  if (offer.verb === "put") return "put";
  return typeof words === "object" && words.is === "say" && words.params?.["how"] === "discard" ? "discard" : "dull";
}

/** Everything that can pay, in the order of the answers. */
export function sourcesOf(question: Question): Source[] {
  const found = new Map<string, Source>();
  for (const offer of question.offers) {
    if (!PAYS.includes(offer.verb) || !offer.card) continue;
    const name = `${offer.verb} ${offer.card}`;
    const how = howOf(offer);
    const worth = question.terms?.[`worth${offer.card}`] ?? (how === "discard" ? 2 : 1);
    const source = found.get(name) ?? { handle: offer.card, key: offer.key ?? "", how, worth, ways: [] };
    source.ways.push({ element: elementOf(offer), text: offer.text });
    found.set(name, source);
  }
  return [...found.values()];
}

/** What a payment comes to. */
export function sumOf(bill: Bill, picks: readonly Pick[]): { total: number; have: number[] } {
  const have = Array.from({ length: ELEMENTS }, () => 0);
  let total = 0;
  for (const pick of picks) {
    if (!((bill.only >> pick.element) & 1)) continue;
    total += pick.source.worth;
    have[pick.element] = (have[pick.element] ?? 0) + pick.source.worth;
  }
  return { total, have };
}

/** Whether a payment suffices. */
export function enough(bill: Bill, picks: readonly Pick[]): boolean {
  const { total, have } = sumOf(bill, picks);
  if (total < bill.total) return false;
  for (const [element, count] of bill.each) if ((have[element] ?? 0) < count) return false;
  return !bill.any || bill.total <= 0 || have.some((count, element) => count > 0 && (bill.any >> element) & 1);
}

/** Whether a source could be dropped from a payment. */
function wastes(bill: Bill, picks: readonly Pick[]): boolean {
  return picks.some((_, place) => enough(bill, picks.filter((_, other) => other !== place)));
}

/** The answers of a whole payment. */
export function textsOf(question: Question, picks: readonly Pick[]): string[] {
  const chosen = new Set(picks.map((pick) => pick.text));
  return [...question.offers.map((offer) => offer.text).filter((text) => chosen.has(text)), "done"];
}

/** The elements of a source that come into question: those that are asked for, else its first. */
function waysOf(source: Source, bill: Bill, wishes: Wishes): Source["ways"] {
  const wish = wishes.elements.get(source.handle);
  const wished = source.ways.filter((way) => way.element === wish);
  if (wished.length) return wished;
  const useful = source.ways.filter((way) => bill.each.has(way.element) || (bill.any >> way.element) & 1);
  return useful.length ? useful : source.ways.slice(0, 1);
}

/** Better is: fewer cards that are lost, then fewer cards, then what is worth less; compared one after the other. */
type Cost = readonly [lost: number, count: number, value: number];

function less(one: Cost, other: Cost): boolean {
  for (let place = 0; place < one.length; place++) {
    const difference = (one[place] ?? 0) - (other[place] ?? 0);
    if (difference) return difference < 0;
  }
  return false;
}

class Search {
  best: { picks: Pick[]; cost: Cost } | undefined;
  private readonly sources: readonly Source[];
  private readonly bill: Bill;
  private readonly wishes: Wishes;
  private readonly value: (key: string) => number;

  constructor(sources: readonly Source[], bill: Bill, wishes: Wishes, value: (key: string) => number) {
    this.sources = sources;
    this.bill = bill;
    this.wishes = wishes;
    this.value = value;
  }

  run(place: number, picks: Pick[], cost: Cost): void {
    if (this.best && !less(cost, this.best.cost)) return;
    const source = this.sources[place];
    const open = this.sources.slice(place).some((one) => this.wishes.wanted.includes(one.handle));
    if (!open && enough(this.bill, picks)) {
      if (this.bill.free || !wastes(this.bill, picks)) this.best = { picks, cost };
      return;
    }
    if (!source) return;
    const [lost, count, value] = cost;
    const loses = source.how === "dull" ? 0 : 1;
    const after: Cost = [lost + loses, count + 1, value + (loses ? this.value(source.key) : 0)];
    for (const way of waysOf(source, this.bill, this.wishes)) {
      this.run(place + 1, [...picks, { source, element: way.element, text: way.text }], after);
    }
    if (!this.wishes.wanted.includes(source.handle)) this.run(place + 1, picks, cost);
  }
}

/**
 * The payment that loses the fewest cards, then takes the fewest; of cards that are lost those of the least `value`. What is
 * wanted is in it, what is unwanted is not. Where nothing suffices, all that is wanted; where no more may be paid than is
 * needed, what was wanted last counts.
 */
export function propose(
  sources: readonly Source[],
  bill: Bill,
  wishes: Wishes = NO_WISHES,
  value: (key: string) => number = () => 0,
): Pick[] {
  const usable = sources.filter((source) => !wishes.unwanted.has(source.handle));
  const ordered = [...usable.filter((one) => one.how === "dull"), ...usable.filter((one) => one.how !== "dull")];
  for (let from = 0; from <= wishes.wanted.length; from++) {
    const search = new Search(ordered, bill, { ...wishes, wanted: wishes.wanted.slice(from) }, value);
    search.run(0, [], [0, 0, 0]);
    if (search.best) return search.best.picks;
    if (bill.free) break;
  }
  return ordered
    .filter((source) => wishes.wanted.includes(source.handle))
    .flatMap((source) => waysOf(source, bill, wishes).slice(0, 1).map((way) => ({ source, element: way.element, text: way.text })));
}

/** The wishes after a source was tapped: one that is used is left out from now on, another one is put in. */
export function tapped(wishes: Wishes, picks: readonly Pick[], handle: number): Wishes {
  const wanted = wishes.wanted.filter((one) => one !== handle);
  const unwanted = new Set(wishes.unwanted);
  if (picks.some((pick) => pick.source.handle === handle)) unwanted.add(handle);
  else {
    unwanted.delete(handle);
    wanted.push(handle);
  }
  return { ...wishes, wanted, unwanted };
}

/** The wishes after a source was to give its next element. */
export function turnedElement(wishes: Wishes, pick: Pick): Wishes {
  const ways = pick.source.ways;
  const next = ways[(ways.findIndex((way) => way.element === pick.element) + 1) % ways.length];
  const elements = new Map(wishes.elements);
  if (next) elements.set(pick.source.handle, next.element);
  return { ...wishes, elements };
}
