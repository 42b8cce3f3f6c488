/** What stands on a card of the field, in words. */

import { texts } from "../../../texts/texts.svelte";
import type { CardView, Part } from "../../../wire/types";
import { countersOf, keywordsOf, statesOf } from "./marks";

/** The message of a keyword or of how a card stands. */
export function markKey(mark: string): string {
  const own = ["haste", "brave", "first_strike", "back_attack", "new"];
  return own.includes(mark) ? `board-f-${mark.replace("_", "-")}` : `telling-f-${mark}`;
}

/** All of it, one beside the other; nothing where there is nothing to say. */
export function factsOf(view: CardView, on: readonly CardView[]): string {
  const notes = view.notes ?? {};
  const told: string[] = [];
  if (notes["power"] !== undefined) told.push(texts.say("telling-f-power", { power: notes["power"], damage: notes["damage"] ?? 0 }));
  for (const mark of [...statesOf(view), ...keywordsOf(view)]) told.push(texts.say(markKey(mark)));
  if (countersOf(view)) told.push(texts.say("telling-f-counters", { count: countersOf(view) }));
  if (on.length) told.push(texts.say("board-f-with", { cards: texts.part(cardsOf(on)) }));
  return told.join(texts.say("list-comma"));
}

export function cardsOf(views: readonly CardView[]): Part {
  return { is: "list", parts: views.map((view): Part => ({ is: "card", key: view.key ?? "" })) };
}
