import { shelf } from "./shelf";
import type { PackFile } from "../wire/types";

/** A pack as this browser keeps it; `changed` is when, in milliseconds. */
export interface OwnPack {
  id: string;
  pack: PackFile;
  changed: number;
}

/** What one does with a pack that may have changed meanwhile, in another tab. */
export type Edit = (pack: PackFile) => PackFile;

/** Where packs are kept. Everything may be refused, where a browser keeps nothing or has no room left. */
export interface Shelving {
  all(): Promise<OwnPack[]>;
  get(id: string): Promise<OwnPack | undefined>;
  put(own: OwnPack): Promise<void>;
  /** Changes what is kept now, at one stroke; nothing if there is no such pack any more. */
  change(id: string, edit: Edit, changed: number): Promise<OwnPack | undefined>;
  remove(id: string): Promise<void>;
  /** Calls back when another tab has changed a pack. */
  watch(changed: (id: string) => void): void;
}

/**
 * The packs of this browser, each under its own key.
 *
 * Two tabs cannot overwrite each other: a change is made to what is kept at that moment, and touches only its own part.
 * What cannot be kept stays here while the page is open, and `unkept` says so.
 */
export class OwnPacks {
  list = $state.raw<readonly OwnPack[]>([]);
  /** Whether what is kept has been read. */
  ready = $state(false);
  unkept = $state.raw<readonly string[]>([]);
  private readonly shelf: Shelving;
  /** Changes on their way, by pack: what is read back meanwhile would be older than what one sees. */
  private readonly waiting = new Map<string, number>();
  /** Packs that another tab has changed meanwhile. */
  private readonly stale = new Set<string>();

  constructor(kept: Shelving) {
    this.shelf = kept;
    kept.watch((id) => void this.refresh(id));
    void this.load();
  }

  /** The packs of a game. */
  of(game: string): PackFile[] {
    return this.list.filter((own) => own.pack.game === game).map((own) => own.pack);
  }

  get(id: string): PackFile | undefined {
    return this.list.find((own) => own.id === id)?.pack;
  }

  /** Puts a pack in, or back in, as it is. */
  async put(pack: PackFile): Promise<void> {
    const own = { id: pack.id, pack, changed: Date.now() };
    this.show(own);
    await this.keep(pack.id, () => this.shelf.put(own));
  }

  /** Changes a pack. */
  async change(id: string, edit: Edit): Promise<void> {
    const before = this.get(id);
    if (!before) return;
    const changed = Date.now();
    this.show({ id, pack: edit(before), changed });
    await this.keep(id, async () => {
      const kept = await this.shelf.change(id, edit, changed);
      if (!kept) await this.shelf.put({ id, pack: this.get(id) ?? edit(before), changed });
      else if (this.waiting.get(id) === 1) this.show(kept);
    });
  }

  /** Takes a pack out, and gives it, so that it can be put back. */
  remove(id: string): PackFile | undefined {
    const pack = this.get(id);
    this.list = this.list.filter((own) => own.id !== id);
    this.unkept = this.unkept.filter((one) => one !== id);
    this.shelf.remove(id).catch(() => undefined);
    return pack;
  }

  private async load(): Promise<void> {
    try {
      const kept = await this.shelf.all();
      const here = new Set(this.list.map((own) => own.id));
      this.list = sorted([...this.list, ...kept.filter((own) => !here.has(own.id))]);
    } catch {
      this.list = [...this.list];
    }
    this.ready = true;
  }

  private async refresh(id: string): Promise<void> {
    if (this.waiting.get(id)) this.stale.add(id);
    if (this.waiting.get(id) || this.unkept.includes(id)) return;
    const kept = await this.shelf.get(id).catch(() => undefined);
    if (this.waiting.get(id)) this.stale.add(id);
    else if (kept) this.show(kept);
    else this.list = this.list.filter((own) => own.id !== id);
  }

  private show(own: OwnPack): void {
    this.list = sorted([own, ...this.list.filter((other) => other.id !== own.id)]);
  }

  private async keep(id: string, act: () => Promise<void>): Promise<void> {
    this.waiting.set(id, (this.waiting.get(id) ?? 0) + 1);
    try {
      await act();
      this.unkept = this.unkept.filter((one) => one !== id);
    } catch {
      this.unkept = [...this.unkept.filter((one) => one !== id), id];
    }
    const left = (this.waiting.get(id) ?? 1) - 1;
    this.waiting.set(id, left);
    if (left === 0 && this.stale.delete(id)) await this.refresh(id);
  }
}

function sorted(packs: OwnPack[]): OwnPack[] {
  return packs.sort((one, other) => other.changed - one.changed || one.id.localeCompare(other.id));
}

/** The packs of this browser. */
export const ownPacks = new OwnPacks(shelf());
