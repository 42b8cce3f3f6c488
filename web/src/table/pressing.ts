/** What a press on a card means: a tap picks or selects, a long press or the mouse over it opens it in the reader. */

import type { Attachment } from "svelte/attachments";
import type { CardView } from "../wire/types";
import type { Board, Lying } from "./board.svelte";

const LONG = 450;
const SHAKE = 8;

/** `lying` gives the card as it lies when it is pressed. */
export function pressing(board: Board, lying: () => Lying): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0;
    let long = false;
    let start = { x: 0, y: 0 };

    function show(): void {
      const { view, seat, zone } = lying();
      board.show(view, seat, zone);
    }
    function down(event: PointerEvent): void {
      long = false;
      start = { x: event.clientX, y: event.clientY };
      if (event.pointerType === "mouse") return;
      timer = window.setTimeout(() => {
        long = true;
        show();
        board.reading = true;
      }, LONG);
    }
    function move(event: PointerEvent): void {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SHAKE) stop();
    }
    function stop(): void {
      window.clearTimeout(timer);
    }
    function enter(event: PointerEvent): void {
      if (event.pointerType === "mouse" && !board.bubble && !board.drag) show();
    }
    function click(event: MouseEvent): void {
      stop();
      if (long) return;
      event.stopPropagation();
      show();
      press(board, lying().view, event.detail === 0);
    }
    const listeners: [string, (event: never) => void][] = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", stop],
      ["pointercancel", stop],
      ["pointerenter", enter],
      ["click", click],
      ["focus", show],
    ];
    for (const [name, listener] of listeners) node.addEventListener(name, listener as EventListener);
    return () => {
      stop();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener as EventListener);
    };
  };
}

/** A card was pressed. From the keyboard a card with a single offer takes it at once. */
export function press(board: Board, view: CardView, keyboard: boolean): void {
  const offers = board.offersOf(view.handle);
  if (board.toggle(view.handle)) return;
  const only = offers[0];
  if (keyboard && only && offers.length === 1) {
    board.take(only);
    return;
  }
  if (board.can(view.handle)) {
    board.bubble = board.bubble === view.handle ? 0 : view.handle;
    return;
  }
  board.bubble = 0;
  board.reading = true;
}
