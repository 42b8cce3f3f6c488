import { OWN } from "../catalog/brought.svelte";
import { catalog } from "../catalog/catalog.svelte";
import * as api from "../wire/api";
import type { PackFile, PackTold, Part } from "../wire/types";

type Ask = typeof api.checkPack;

/** How long a pack must rest before it is checked again, in milliseconds. */
const REST = 200;
/** So long after a failure it is asked again, in milliseconds. */
const AGAIN = 5000;

/** What the server says of one pack in one language. */
interface Told {
  pack: PackFile;
  language: string;
  told: PackTold;
}

/** Own packs as the server checks and draws them. What was drawn last stays until the next is there. */
export class Drawn {
  private kept = $state.raw<ReadonlyMap<string, Told>>(new Map());
  /** Why the server could not be asked, if it could not. */
  failure = $state.raw<Part | undefined>();
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly asking = new Map<string, PackFile>();
  private readonly ask: Ask;

  constructor(ask: Ask = api.checkPack) {
    this.ask = ask;
  }

  /** What is said of a pack, as it was drawn last. */
  of(id: string): PackTold | undefined {
    return this.kept.get(id)?.told;
  }

  /** Whether what is said of a pack is about the pack as it is now. */
  current(pack: PackFile): boolean {
    return this.kept.get(pack.id)?.pack === pack;
  }

  /** Draw the packs of a game, those that have changed anew, and show their cards among all others. */
  draw(game: string, packs: readonly PackFile[], language: string, cardLanguage: string): void {
    const spoken = `${language} ${cardLanguage}`;
    const ids = new Set(packs.map((pack) => pack.id));
    const left = [...this.kept].filter(([id, one]) => ids.has(id) || one.pack.game !== game);
    if (left.length < this.kept.size) this.kept = new Map(left);
    this.show(game, packs);
    for (const pack of packs) {
      const known = this.kept.get(pack.id);
      if (known?.pack === pack && known.language === spoken) continue;
      this.later(pack, known ? REST : 0, () => void this.run(game, pack, language, cardLanguage));
    }
  }

  private later(pack: PackFile, wait: number, act: () => void): void {
    clearTimeout(this.timers.get(pack.id));
    this.asking.set(pack.id, pack);
    this.timers.set(pack.id, setTimeout(act, wait));
  }

  private async run(game: string, pack: PackFile, language: string, cardLanguage: string): Promise<void> {
    try {
      const told = await this.ask(game, { pack, language, card_language: cardLanguage });
      this.failure = undefined;
      if (this.asking.get(pack.id) !== pack) return;
      this.kept = new Map([...this.kept, [pack.id, { pack, language: `${language} ${cardLanguage}`, told }]]);
      this.show(game, [...this.kept.values()].map((one) => one.pack));
    } catch (error) {
      if (!(error instanceof api.ApiError)) throw error;
      this.failure = error.words;
      if (error.status === 0 && this.asking.get(pack.id) === pack) {
        this.later(pack, AGAIN, () => void this.run(game, pack, language, cardLanguage));
      }
    }
  }

  private show(game: string, packs: readonly PackFile[]): void {
    const told = packs.filter((pack) => pack.game === game).flatMap((pack) => this.of(pack.id) ?? []);
    const cards = told.flatMap((one) => one.cards);
    catalog.bring(OWN, game, cards, Object.assign({}, ...told.map((one) => one.names)) as PackTold["names"]);
  }
}

export const drawn = new Drawn();
