/** What stands on a Digimon in play, in words. */

import { texts } from "../../../texts/texts.svelte";
import type { CardView } from "../../../wire/types";
import { LETTERS } from "../cards/facts";
import { marksOf } from "./marks";

/** Type, speed, HP and how it stands, one beside the other; nothing where there is nothing to say. */
export function factsOf(view: CardView): string {
  const notes = view.notes ?? {};
  const told: string[] = [];
  const letter = LETTERS[notes["type"] ?? -1];
  if (letter) told.push(texts.say(`type-${letter.toLowerCase()}`));
  if (notes["speed"] !== undefined) told.push(texts.say("telling-a-speed", { speed: notes["speed"] }));
  if (notes["hp"] !== undefined) {
    const left = notes["hp_left"] ?? notes["hp"];
    told.push(left === notes["hp"] ? texts.say("telling-a-hp", { hp: left }) : texts.say("telling-a-hp-left", { left, hp: notes["hp"] }));
  }
  for (const mark of marksOf(view)) told.push(markWords(mark));
  return told.join(texts.say("list-comma"));
}

/** How a Digimon stands, in words. */
export function markWords(mark: string): string {
  return texts.say(mark === "sideways" || mark === "had" ? `telling-a-${mark}` : `board-a-${mark}`);
}
