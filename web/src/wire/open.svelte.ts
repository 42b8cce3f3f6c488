import { untrack } from "svelte";
import type { Status } from "./connection";

/** What can be told of the connection of a seat. */
export interface Connected {
  readonly status: Status;
  readonly slow: boolean;
}

/** The seats of this page that are open, so that the page can say when one is lost. */
class OpenSeats {
  list = $state.raw<Connected[]>([]);

  add(seat: Connected): void {
    this.list = [...this.others(seat), seat];
  }

  remove(seat: Connected): void {
    this.list = this.others(seat);
  }

  private others(seat: Connected): Connected[] {
    return untrack(() => this.list).filter((one) => one !== seat);
  }
}

export const openSeats = new OpenSeats();
