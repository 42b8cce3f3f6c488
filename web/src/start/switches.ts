/** Switches of rules in words: those of their game, else those that games share. */

import { texts } from "../texts/texts.svelte";
import { switchMessage } from "./setup";

/** A switch, or one of its values, as the game says it whose messages have this mark. */
export function switchWords(mark: string, name: string, value?: string): string {
  const own = switchMessage(mark, name, value);
  const { key, params } = texts.has(own.key) ? own : switchMessage("", name, value);
  return texts.say(key, params);
}

/** What differs from a rule set, switch by switch. */
export function changeWords(mark: string, changes: Readonly<Record<string, string>>): string[] {
  return Object.entries(changes).map(([name, value]) =>
    texts.say("start-preset-change", { switch: switchWords(mark, name), value: switchWords(mark, name, value) }),
  );
}
