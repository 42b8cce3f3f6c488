/** Who sits at a seat, as the board tells it. */

import { texts } from "../texts/texts.svelte";
import type { Board } from "./board.svelte";

/** The name of who sits there; two at one screen go by their numbers. */
export function playerName(board: Board, seat: number): string {
  const other = board.about?.opponent.kind ?? "computer";
  if (other === "here") return texts.say("board-player", { player: seat + 1 });
  return texts.say("board-who", { who: seat === board.seat ? "you" : other });
}

/** Whether the computer sits there. */
export function isComputer(board: Board, seat: number): boolean {
  return seat !== board.seat && (board.about?.opponent.kind ?? "computer") === "computer";
}
