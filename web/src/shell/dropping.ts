/** A place where a file may be dropped. */

import type { Attachment } from "svelte/attachments";

/** `take` gets the file, `over` is told whether one hangs above. */
export function dropping(take: (file: File) => void, over: (hangs: boolean) => void): Attachment<HTMLElement> {
  return (node) => {
    const stop = new AbortController();
    const { signal } = stop;
    node.addEventListener(
      "dragover",
      (event) => {
        event.preventDefault();
        over(true);
      },
      { signal },
    );
    node.addEventListener("dragleave", () => over(false), { signal });
    node.addEventListener(
      "drop",
      (event) => {
        event.preventDefault();
        over(false);
        const file = event.dataTransfer?.files[0];
        if (file) take(file);
      },
      { signal },
    );
    return () => stop.abort();
  };
}
