/** A person's own pictures of cards. They stay in this browser and are sent nowhere. */

import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { CardEntry } from "../wire/types";
import { Matcher, isPicture } from "./matching";

interface Kept extends DBSchema {
  pictures: { key: string; value: Blob };
}

/** What became of a folder of files. */
export interface Taken {
  /** Cards that have a picture now. */
  cards: number;
  /** Files that are pictures, but of no card that is known. */
  strange: number;
  /** Files that could not be read as pictures. */
  unreadable: number;
  /** Whether the browser had no more room. */
  full: boolean;
  /** Whether they are kept for the next visit. */
  kept: boolean;
}

/** Pictures are kept no larger than this, in pixels. */
const MOST = 600;
/** Larger files are not opened. */
const MOST_BYTES = 40_000_000;
const QUALITY = 0.86;

class Pictures {
  private urls = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** How many files of the folder are done, and how many there are; nothing while none are read. */
  progress = $state.raw<{ done: number; all: number } | undefined>();
  private store: Promise<IDBPDatabase<Kept>> | undefined;

  constructor() {
    if (typeof indexedDB !== "undefined") void this.load();
  }

  /** How many cards have a picture. */
  get count(): number {
    return this.urls.size;
  }

  /** The address of a card's picture, if the person has given one. */
  of(card: Pick<CardEntry, "key">): string | undefined {
    return this.urls.get(card.key);
  }

  /** Take the pictures of a folder for the cards that their names tell. */
  async take(files: readonly File[], cards: readonly CardEntry[]): Promise<Taken> {
    const matcher = new Matcher(cards);
    const pictures = files.filter((file) => file.type.startsWith("image/") || isPicture(file.name));
    const taken: Taken = { cards: 0, strange: 0, unreadable: 0, full: false, kept: true };
    const found = new Map<string, string>();
    this.progress = { done: 0, all: pictures.length };
    for (const [place, file] of pictures.entries()) {
      const key = matcher.find(file);
      if (key === undefined) taken.strange += 1;
      else if (!found.has(key)) await this.takeOne(key, file, found, taken);
      this.progress = { done: place + 1, all: pictures.length };
      if (taken.full) break;
    }
    this.show(found);
    this.progress = undefined;
    return { ...taken, cards: found.size };
  }

  /** Give a card a picture, and tell what became of it. */
  async give(key: string, file: Blob): Promise<"kept" | "unkept" | "full" | "unreadable"> {
    const taken: Taken = { cards: 0, strange: 0, unreadable: 0, full: false, kept: true };
    const found = new Map<string, string>();
    await this.takeOne(key, file, found, taken);
    this.show(found);
    if (taken.unreadable > 0) return "unreadable";
    return taken.full ? "full" : taken.kept ? "kept" : "unkept";
  }

  /** Forget the picture of a card. */
  async remove(key: string): Promise<void> {
    const before = this.urls.get(key);
    if (before) URL.revokeObjectURL(before);
    this.urls = new Map([...this.urls].filter(([other]) => other !== key));
    await (await this.opened())?.delete("pictures", key);
  }

  /** Forget all pictures. */
  async removeAll(): Promise<void> {
    for (const url of this.urls.values()) URL.revokeObjectURL(url);
    this.urls = new Map();
    await (await this.opened())?.clear("pictures");
  }

  private async takeOne(key: string, file: Blob, found: Map<string, string>, taken: Taken): Promise<void> {
    const picture = await shrunk(file);
    if (!picture) {
      taken.unreadable += 1;
      return;
    }
    try {
      const store = await this.opened();
      if (store) await store.put("pictures", picture, key);
      else taken.kept = false;
    } catch (error) {
      taken.full = isFull(error);
      taken.kept = false;
      if (taken.full) return;
    }
    found.set(key, URL.createObjectURL(picture));
  }

  private show(found: ReadonlyMap<string, string>): void {
    for (const key of found.keys()) {
      const before = this.urls.get(key);
      if (before) URL.revokeObjectURL(before);
    }
    this.urls = new Map([...this.urls, ...found]);
  }

  private async load(): Promise<void> {
    const store = await this.opened();
    if (!store) return;
    const [keys, blobs] = await Promise.all([store.getAllKeys("pictures"), store.getAll("pictures")]);
    this.show(new Map(keys.map((key, place) => [key, URL.createObjectURL(blobs[place] as Blob)])));
  }

  /** The store; nothing where the browser has none, as in some private windows. */
  private async opened(): Promise<IDBPDatabase<Kept> | undefined> {
    this.store ??= openDB<Kept>("netocean-pictures", 1, {
      upgrade: (store) => void store.createObjectStore("pictures"),
    });
    try {
      return await this.store;
    } catch {
      return undefined;
    }
  }
}

/** Some browsers only tell that the write was given up. */
function isFull(error: unknown): boolean {
  return error instanceof DOMException && ["QuotaExceededError", "AbortError"].includes(error.name);
}

/** A picture no larger than needed; nothing if the file is none. */
async function shrunk(file: Blob): Promise<Blob | undefined> {
  if (file.size > MOST_BYTES) return undefined;
  let image: ImageBitmap;
  try {
    image = await createImageBitmap(file);
  } catch {
    return undefined;
  }
  const scale = Math.min(1, MOST / Math.max(image.width, image.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(image.width * scale));
  canvas.height = Math.max(1, Math.round(image.height * scale));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  image.close();
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/webp", QUALITY));
  return made ?? undefined;
}

export const pictures = new Pictures();
