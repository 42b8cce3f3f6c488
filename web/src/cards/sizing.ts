/** Tells elements how wide they are, with one observer for all of them. */

import type { Attachment } from "svelte/attachments";

const told = new WeakMap<Element, (width: number) => void>();
let observer: ResizeObserver | undefined;

function observing(): ResizeObserver | undefined {
  if (typeof ResizeObserver === "undefined") return undefined;
  observer ??= new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) told.get(target)?.(contentRect.width);
  });
  return observer;
}

/** Calls back with the width of the element whenever it changes, before it is painted. */
export function sized(tell: (width: number) => void): Attachment<HTMLElement> {
  return (element) => {
    told.set(element, tell);
    observing()?.observe(element);
    return () => {
      observer?.unobserve(element);
      told.delete(element);
    };
  };
}
