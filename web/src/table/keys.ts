/** The keys of the board. */

import type { Board } from "./board.svelte";
import { next, WAYS } from "./focus";
import { activeOf } from "./offers";

/** What a key does that lies outside the board itself. */
export interface Calls {
  help(): void;
  log(): void;
  read(): void;
  undo(): void;
}

/** Whether a key was taken. Where something is written, and with a modifier, none is. */
export function pressed(event: KeyboardEvent, board: Board, calls: Calls): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || writes(event.target)) return false;
  const digit = /^[0-9]$/.test(event.key) ? Number(event.key) : -1;
  if (digit > 0) return answer(board, digit);
  switch (event.key) {
    case "0":
      board.pass();
      return true;
    case "Escape":
      return board.back();
    case "s":
      board.send();
      return true;
    case "u":
      calls.undo();
      return true;
    case "l":
      calls.log();
      return true;
    case "h":
      calls.help();
      return true;
    case "?":
      calls.read();
      return true;
    default:
      return false;
  }
}

/** An arrow key on a card goes on to the next card in its direction; whether it was one. */
export function stepped(event: KeyboardEvent, root: HTMLElement): boolean {
  const way = WAYS[event.key];
  if (!way || !onCard(event.target) || event.ctrlKey || event.metaKey || event.altKey) return false;
  const cards = [...root.querySelectorAll<HTMLElement>("button[data-handle]")];
  const from = cards.findIndex((card) => card === document.activeElement);
  cards[next(cards.map((card) => card.getBoundingClientRect()), from, way)]?.focus();
  return true;
}

function answer(board: Board, digit: number): boolean {
  const offer = activeOf(board.asking)[digit - 1];
  if (offer) board.take(offer);
  return offer !== undefined;
}

function onCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button[data-handle]") !== null;
}

function writes(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, select, dialog") !== null;
}
