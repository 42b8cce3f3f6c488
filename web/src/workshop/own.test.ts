import { expect, test } from "vitest";
import type { PackFile } from "../wire/types";
import { OwnPacks, type OwnPack, type Shelving } from "./own.svelte";
import { emptyPack } from "./pack";

/** A shelf that two tabs share. */
class Shared {
  full = false;
  readonly kept = new Map<string, OwnPack>();
  private readonly watching: ((id: string) => void)[] = [];

  /** The shelf as one tab has it. */
  tab(): Shelving {
    const told = (id: string) => this.watching.forEach((watcher) => watcher !== own && watcher(id));
    let own: (id: string) => void = () => undefined;
    const write = (pack: OwnPack) => {
      if (this.full) throw new DOMException("full", "QuotaExceededError");
      this.kept.set(pack.id, pack);
      told(pack.id);
    };
    return {
      all: async () => [...this.kept.values()],
      get: async (id) => this.kept.get(id),
      put: async (pack) => write(pack),
      change: async (id, edit, changed) => {
        const before = this.kept.get(id);
        if (!before) return undefined;
        const made = { id, pack: edit(before.pack), changed };
        write(made);
        return made;
      },
      remove: async (id) => {
        this.kept.delete(id);
        told(id);
      },
      watch: (changed) => {
        own = changed;
        this.watching.push(changed);
      },
    };
  }
}

const HOME = emptyPack("home", "colosseum", "Home", "en");
const settled = () => new Promise((done) => setTimeout(done));

async function opened(shelf: Shelving): Promise<OwnPacks> {
  const packs = new OwnPacks(shelf);
  await settled();
  return packs;
}

test("packs are there again after a reload", async () => {
  const shelf = new Shared();
  await (await opened(shelf.tab())).put(HOME);
  expect((await opened(shelf.tab())).get("home")).toEqual(HOME);
});

test("two tabs that change different parts of a pack keep both changes", async () => {
  const shelf = new Shared();
  const here = await opened(shelf.tab());
  await here.put(HOME);
  const there = await opened(shelf.tab());
  const licensed = (pack: PackFile) => ({ ...pack, licence: "CC-BY-4.0" });
  const credited = (pack: PackFile) => ({ ...pack, credits: ["Aya"] });
  await Promise.all([here.change("home", licensed), there.change("home", credited)]);
  await settled();
  expect(shelf.kept.get("home")?.pack).toEqual({ ...HOME, licence: "CC-BY-4.0", credits: ["Aya"] });
  expect(there.get("home")).toEqual(shelf.kept.get("home")?.pack);
  expect(here.get("home")).toEqual(shelf.kept.get("home")?.pack);
});

test("a pack that finds no room stays here, says so, and is kept once there is room", async () => {
  const shelf = new Shared();
  const packs = await opened(shelf.tab());
  shelf.full = true;
  await packs.put(HOME);
  expect([packs.get("home"), packs.unkept]).toEqual([HOME, ["home"]]);
  shelf.full = false;
  await packs.change("home", (pack) => ({ ...pack, version: "1.0.1" }));
  expect([shelf.kept.get("home")?.pack.version, packs.unkept]).toEqual(["1.0.1", []]);
});

test("a deleted pack comes back, and is gone in the other tab meanwhile", async () => {
  const shelf = new Shared();
  const here = await opened(shelf.tab());
  await here.put(HOME);
  const there = await opened(shelf.tab());
  const gone = here.remove("home");
  await settled();
  expect(there.get("home")).toBeUndefined();
  if (gone) await here.put(gone);
  await settled();
  expect(there.get("home")).toEqual(HOME);
});
