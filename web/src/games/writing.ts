import { rooms } from "./rooms.svelte";

/** A text of the game that is played in words alone, for those who listen and for titles. */
export function plain(text: string): string {
  return rooms.now.writing?.plain(text) ?? text;
}
