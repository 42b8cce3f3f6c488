import type { PackFile } from "../wire/types";
import { cardIn, linesOf, withCard, withLines, withoutCard, type CardFacts } from "./pack";

/** A card that was deleted last, so that it can be brought back while the page is open. */
class Removed {
  private last = $state.raw<{ pack: string; card: CardFacts; lines: string[] } | undefined>();

  /** The card that was deleted last from a pack. */
  from(pack: string): CardFacts | undefined {
    return this.last?.pack === pack ? this.last.card : undefined;
  }

  /** How a card leaves its pack. */
  remove(pack: PackFile, key: string): (now: PackFile) => PackFile {
    const card = cardIn(pack, key);
    if (card) this.last = { pack: pack.id, card, lines: linesOf(pack, key) };
    return (now) => withoutCard(now, key);
  }

  /** How it comes back. */
  bringBack(): (now: PackFile) => PackFile {
    const { last } = this;
    this.last = undefined;
    return (now) => (last ? withLines(withCard(now, last.card), last.card.key, last.lines) : now);
  }
}

export const removed = new Removed();
