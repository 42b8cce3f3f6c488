/** Numbers that follow from a text alone: the same text gives the same numbers on every machine. */

/** FNV-1a over the UTF-16 units of a text, with a last stir so that texts that differ in one sign fall far apart. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    value = Math.imul(value ^ text.charCodeAt(place), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

/** A row of numbers that begins with the hash of a text (mulberry32). */
export class Stream {
  private state: number;

  constructor(text: string) {
    this.state = hash(text);
  }

  /** The next number, from 0 up to, not including, 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let value = this.state;
    value = Math.imul(value ^ (value >>> 15), value | 1);
    value ^= value + Math.imul(value ^ (value >>> 7), value | 61);
    return ((value ^ (value >>> 14)) >>> 0) / 0x100000000;
  }

  /** The next number between two others. */
  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** The next whole number between two others, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1));
  }

  /** One of some things. */
  pick<T>(things: readonly T[]): T {
    const thing = things[Math.floor(this.next() * things.length)];
    if (thing === undefined) throw new RangeError("nothing to pick from");
    return thing;
  }

  /** Whether something comes about that does so in a share of all cases. */
  chance(share: number): boolean {
    return this.next() < share;
  }
}
