import type { Seated } from "../../table/seated";
import { kept } from "./kept.svelte";
import { automatic } from "./passing";
import { skips } from "./skips.svelte";

/** What a seat answers without being asked: priority where it does not stop, questions with a remembered answer. */
export function byItself({ about, state, question }: Seated): readonly string[] | undefined {
  if (!about || !state || !question) return undefined;
  const skipped = skips.of(about.table, about.seat);
  const text = automatic(question, state, about.seat, kept.passing, skipped);
  return text === undefined ? undefined : [text];
}
