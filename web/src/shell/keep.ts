/** What this browser keeps for the page. Where it keeps nothing, it stays here while the page is open. */

const PREFIX = "netocean.";

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export class Keep {
  /** Called once, when something could not be kept. */
  onlost: () => void = () => undefined;
  private lost = false;
  private readonly memory = new Map<string, string>();
  private readonly store: () => Store | undefined;

  constructor(store: () => Store | undefined) {
    this.store = store;
  }

  /** What was kept under a name; nothing if there is none, or if it makes no sense any more. */
  read(name: string): unknown {
    const text = this.memory.get(name) ?? this.attempt((store) => store.getItem(PREFIX + name));
    if (text === undefined || text === null) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      return undefined;
    }
  }

  /** Keep something under a name. */
  write(name: string, value: unknown): void {
    const text = JSON.stringify(value);
    const kept = this.attempt((store) => {
      store.setItem(PREFIX + name, text);
      return true;
    });
    if (kept) this.memory.delete(name);
    else this.keepHere(name, text);
  }

  /** Forget what was kept under a name. */
  remove(name: string): void {
    this.memory.delete(name);
    this.attempt((store) => store.removeItem(PREFIX + name));
  }

  private keepHere(name: string, text: string): void {
    this.memory.set(name, text);
    if (!this.lost) this.onlost();
    this.lost = true;
  }

  private attempt<Result>(act: (store: Store) => Result): Result | undefined {
    try {
      const store = this.store();
      return store && act(store);
    } catch {
      return undefined;
    }
  }
}

export const keep = new Keep(() => globalThis.localStorage);
