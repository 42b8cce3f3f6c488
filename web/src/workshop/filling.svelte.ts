/** What the fields of a form know: the pack that they belong to, and how it is changed. */

import { getContext, setContext } from "svelte";
import type { PackFile } from "../wire/types";

export interface Filling {
  readonly pack: PackFile;
  /** Ids of lists that fields may offer. */
  readonly namesId: string;
  edit(change: (pack: PackFile) => PackFile): void;
}

const KEY = Symbol("filling");

export function provideFilling(filling: Filling): void {
  setContext(KEY, filling);
}

export function filling(): Filling {
  return getContext<Filling>(KEY);
}
