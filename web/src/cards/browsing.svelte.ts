import { NOTHING, type Wish } from "./finding";

/** What is asked for on the page of all cards; it stays while one looks at other pages. */
class Browsing {
  wish = $state.raw<Wish>(NOTHING);

  /** How many values of filters are chosen. */
  get chosen(): number {
    return Object.values(this.wish.chosen).reduce((sum, values) => sum + values.length, 0);
  }
}

export const browsing = new Browsing();
