import { untrack } from "svelte";
import type { Part } from "../wire/types";

export type NoticeKind = "info" | "good" | "danger";

/** A short message to the person at the page. */
export interface Notice {
  id: number;
  words: Part;
  kind: NoticeKind;
}

/** So long a message that needs nothing done stays, in milliseconds. */
const STAYS = 6000;
const MOST = 4;

class Notices {
  list = $state.raw<Notice[]>([]);
  private last = 0;

  /** Tell something. What went wrong stays until it is closed; the same words are not told twice. */
  tell(words: Part, kind: NoticeKind = "info"): void {
    const same = JSON.stringify(words);
    const id = ++this.last;
    // Who tells something does not wait for what is told.
    const before = untrack(() => this.list);
    const others = before.filter((notice) => JSON.stringify(notice.words) !== same);
    this.list = [...others.slice(1 - MOST), { id, words, kind }];
    if (kind !== "danger") setTimeout(() => this.close(id), STAYS);
  }

  /** Tell a message of the page. */
  say(key: string, params: Record<string, Part> = {}, kind: NoticeKind = "info"): void {
    this.tell({ is: "say", key, params }, kind);
  }

  close(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
