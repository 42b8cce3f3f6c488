/** Packs in the database of the browser, each under its own key. */

import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import type { Edit, OwnPack, Shelving } from "./own.svelte";

interface Kept extends DBSchema {
  packs: { key: string; value: OwnPack };
}

const NAME = "netocean-packs";

/** The shelf of this browser; where it has no database, everything is refused. */
export function shelf(): Shelving {
  const channel = typeof BroadcastChannel === "undefined" ? undefined : new BroadcastChannel(NAME);
  let opened: Promise<IDBPDatabase<Kept>> | undefined;

  function open(): Promise<IDBPDatabase<Kept>> {
    if (typeof indexedDB === "undefined") return Promise.reject(new Error("This browser keeps nothing"));
    opened ??= openDB<Kept>(NAME, 1, { upgrade: (store) => void store.createObjectStore("packs", { keyPath: "id" }) });
    return opened;
  }

  return {
    all: async () => (await open()).getAll("packs"),
    get: async (id) => (await open()).get("packs", id),
    async put(own) {
      await (await open()).put("packs", plain(own));
      channel?.postMessage(own.id);
    },
    async change(id, edit, changed) {
      const made = await changeKept(await open(), id, edit, changed);
      if (made) channel?.postMessage(id);
      return made;
    },
    async remove(id) {
      await (await open()).delete("packs", id);
      channel?.postMessage(id);
    },
    watch: (changed) => channel?.addEventListener("message", (event: MessageEvent<string>) => changed(event.data)),
  };
}

async function changeKept(store: IDBPDatabase<Kept>, id: string, edit: Edit, changed: number): Promise<OwnPack | undefined> {
  const transaction = store.transaction("packs", "readwrite");
  const before = await transaction.store.get(id);
  const made = before && plain({ id, pack: edit(before.pack), changed });
  if (made) await transaction.store.put(made);
  await transaction.done;
  return made;
}

/** Without what the page wraps around values that it watches: a database takes plain ones only. */
function plain(own: OwnPack): OwnPack {
  return JSON.parse(JSON.stringify(own)) as OwnPack;
}
