/** Turns that somebody lets pass as a whole, as long as the page is open: two at one screen each have their own. */

class Skips {
  private turns = $state<Record<string, number>>({});

  /** The turn that a seat lets pass, 0 for none. */
  of(table: string, seat: number): number {
    return this.turns[nameOf(table, seat)] ?? 0;
  }

  /** Let a turn pass; 0 lets none. */
  set(table: string, seat: number, turn: number): void {
    this.turns[nameOf(table, seat)] = turn;
  }
}

function nameOf(table: string, seat: number): string {
  return `${table} ${seat}`;
}

export const skips = new Skips();
