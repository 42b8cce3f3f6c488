/** A card with an offer can be dragged onto the zone where the offer puts it. */

import type { Attachment } from "svelte/attachments";
import type { Offer } from "../wire/types";
import type { Board } from "./board.svelte";
import { fitsZone } from "./offers";

const FAR = 10;

/** The offers of a card that a zone takes. */
export function takenBy(board: Board, handle: number, zone: string): Offer[] {
  const question = board.question;
  if (!question || !board.can(handle)) return [];
  return board.offersOf(handle).filter((offer) => fitsZone(board.target(question, offer), zone));
}

/** Whether a zone takes the card that is being dragged. */
export function catches(board: Board, zone: string): boolean {
  return board.drag !== undefined && takenBy(board, board.drag.handle, zone).length > 0;
}

/** Drag by pointer; what is dropped elsewhere stays where it was. */
export function dragging(board: Board, handle: () => number): Attachment<HTMLElement> {
  return (node) => {
    let start: { x: number; y: number; id: number } | undefined;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !board.can(handle())) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      // A finger is held to where it came down by itself; a quick mouse would be somewhere else before its first move is told.
      if (event.pointerType === "mouse") node.setPointerCapture(event.pointerId);
    }
    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.id) return;
      const across = event.clientX - start.x;
      const down = event.clientY - start.y;
      if (!board.drag && Math.hypot(across, down) < FAR) return;
      if (!board.drag) {
        node.addEventListener("click", swallow, { capture: true, once: true });
        board.bubble = 0;
      }
      board.drag = { handle: handle(), across: event.clientX, down: event.clientY };
    }
    function up(event: PointerEvent): void {
      const dragged = board.drag;
      stop();
      if (!dragged) return;
      window.setTimeout(() => node.removeEventListener("click", swallow, { capture: true }));
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-drop]");
      const offers = under ? takenBy(board, dragged.handle, under.dataset["drop"] ?? "") : [];
      const first = offers[0];
      if (first && offers.length === 1) board.take(first);
      else if (first) board.bubble = dragged.handle;
    }
    function stop(): void {
      start = undefined;
      board.drag = undefined;
    }
    node.addEventListener("pointerdown", down);
    node.addEventListener("pointermove", move);
    node.addEventListener("pointerup", up);
    node.addEventListener("pointercancel", stop);
    return () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", stop);
    };
  };
}

function swallow(event: Event): void {
  event.stopImmediatePropagation();
  event.preventDefault();
}
