/** Which card a picture file is of, by the name of the file. */

import type { CardSheet } from "../wire/types";

/** What a person's picture file is called: its name, and the path in the folder if the browser tells it. */
export interface Named {
  readonly name: string;
  readonly webkitRelativePath?: string;
}

const IMAGE = /\.(?:jpe?g|png|webp|gif|avif|bmp)$/iu;
const NUMBER = /(?<![a-z])([a-z]{1,4})[\s_.-]*0*(\d{1,4})(?!\d)/gu;

/** Whether a file is a picture by its name. */
export function isPicture(name: string): boolean {
  return IMAGE.test(name);
}

/** `St-1`, `ST 001` and `st_1` are one number: `st-1`. */
function numbersIn(text: string): string[] {
  return [...text.normalize("NFKC").toLowerCase().matchAll(NUMBER)].map(([, letters, digits]) => `${letters}-${digits}`);
}

function plain(text: string): string {
  const dashed = text.normalize("NFKC").toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-");
  return dashed.replace(/^-|-$/gu, "");
}

/** Finds the cards of files by key (`colosseum-St-1.png`), by number (`ST-001 Agumon.png`), or by slug (`aegis.png`). */
export class Matcher {
  private readonly byNumber = new Map<string, string[]>();
  private readonly byKey = new Map<string, string>();

  constructor(cards: readonly Pick<CardSheet, "key" | "number">[]) {
    for (const { key, number } of cards) {
      const [canonical] = numbersIn(number);
      if (canonical) this.byNumber.set(canonical, [...(this.byNumber.get(canonical) ?? []), key]);
      this.byKey.set(plain(key), key);
      if (!number) this.byKey.set(plain(key.slice(key.indexOf("/") + 1)), key);
    }
  }

  /** The key of the card that a file is a picture of. Of two packs with one number, the folder's name decides. */
  find(file: Named): string | undefined {
    const path = file.webkitRelativePath || file.name;
    const bare = file.name.replace(/\.[^.]*$/u, "");
    const exact = this.byKey.get(plain(bare));
    if (exact) return exact;
    for (const number of numbersIn(bare)) {
      const keys = this.byNumber.get(number);
      if (!keys) continue;
      const folders = path.split("/").slice(0, -1).map(plain);
      return keys.find((key) => folders.includes(plain(key.split("/")[0] ?? ""))) ?? keys[0];
    }
    return undefined;
  }
}
