/** How sure the facts of a card are: marks of fields, what is missing, and the status that follows from both. */

import type { CardFacts } from "./pack";

/** What stands in the place of a mark where a field cannot be read at all. */
export const UNREADABLE = "missing";

/** The facts of the form that say how sure it is, and that the form itself fills in. */
export const KEPT_BY_FORM: readonly string[] = ["key", "kind", "status", "doubt", "missing"];

function doubtsOf(facts: CardFacts): Record<string, string> {
  return (facts["doubt"] ?? {}) as Record<string, string>;
}

/** What a card lacks. */
export function missingOf(facts: CardFacts): string[] {
  return (facts["missing"] ?? []) as string[];
}

/** The mark of a field: nothing if it is as printed. */
export function markOf(facts: CardFacts, field: string): string {
  return missingOf(facts).includes(field) ? UNREADABLE : (doubtsOf(facts)[field] ?? "");
}

/** The facts with another mark of a field. What cannot be read has no value; the status follows. */
export function withMark(facts: CardFacts, field: string, mark: string): CardFacts {
  const { [field]: _, ...doubts } = doubtsOf(facts);
  const missing = missingOf(facts).filter((one) => one !== field);
  if (mark === UNREADABLE) {
    return settled({ ...without(facts, field), doubt: doubts, missing: [...missing, field] });
  }
  return settled({ ...facts, doubt: mark ? { ...doubts, [field]: mark } : doubts, missing });
}

/** A field of a form; without the value of a `needed` one the card cannot be played. */
interface Field {
  name: string;
  needed?: boolean;
}

/** The facts with a value; what is given is missing no more, and what is needed and taken away is missing again. */
export function withValue(facts: CardFacts, { name, needed = false }: Field, value: unknown): CardFacts {
  const missing = missingOf(facts).filter((one) => one !== name);
  if (value === undefined) return settled({ ...without(facts, name), missing: needed ? [...missing, name] : missingOf(facts) });
  return settled({ ...facts, [name]: value, missing });
}

/** A new card lacks everything that is needed. */
export function begun(facts: CardFacts, fields: readonly Field[]): CardFacts {
  return fields.filter((field) => field.needed).reduce((now, field) => withMark(now, field.name, UNREADABLE), facts);
}

function without(facts: CardFacts, field: string): CardFacts {
  return Object.fromEntries(Object.entries(facts).filter(([name]) => name !== field)) as CardFacts;
}

/** The facts with the status that follows from marks and gaps; empty marks are left out. */
export function settled(facts: CardFacts): CardFacts {
  const { doubt: _doubt, missing: _missing, ...rest } = facts;
  const [doubt, missing] = [doubtsOf(facts), missingOf(facts)];
  const doubted = Object.keys(doubt).length > 0;
  return {
    ...rest,
    status: missing.length > 0 ? "incomplete" : doubted ? "provisional" : "verified",
    ...(doubted ? { doubt } : {}),
    ...(missing.length > 0 ? { missing } : {}),
  } as CardFacts;
}

/** The name under which marks of a card speak of what it does. */
export const ABILITIES = "abilities";
/** Marks for what somebody has read from a card in their hands, the fitting one first. */
const READ_BY_SOMEBODY = ["jp", "single-source"];

/** The mark of what somebody has read from a card in their hands. */
export function readMark(doubts: readonly { value: string }[]): string {
  return READ_BY_SOMEBODY.find((one) => doubts.some((doubt) => doubt.value === one)) ?? doubts[0]?.value ?? "";
}

/**
 * The facts of a card of another pack, each change marked: nothing that is known changes without being said.
 *
 * A mark that somebody has chosen stays; what was missing is known now.
 */
export function markedWhereChanged(before: CardFacts, after: CardFacts, doubts: readonly { value: string }[]): CardFacts {
  const ours = Object.keys(after).filter((field) => !KEPT_BY_FORM.includes(field) && after[field] !== before[field]);
  const unmarked = ours.filter((field) => markOf(before, field) === UNREADABLE || markOf(after, field) === "");
  return unmarked.reduce((facts, field) => withMark(facts, field, readMark(doubts)), after);
}

/** The facts once it is written what the card does: that is missing no more, and marked on a card of another pack. */
export function withAbilitiesTold(facts: CardFacts, ofAnother: boolean, doubts: readonly { value: string }[]): CardFacts {
  const mark = markOf(facts, ABILITIES);
  if (mark !== UNREADABLE && !(ofAnother && mark === "")) return facts;
  return withMark(facts, ABILITIES, ofAnother ? readMark(doubts) : "");
}
