/** What somebody wants to be asked, kept in this browser: the board and the page of settings change the same. */

import { keep } from "../../shell/keep";
import { readPassing, toggledStop, type Passing, type Stop, type Turn } from "./passing";

const NAME = "fftcg-passing";

class Kept {
  private now = $state.raw<Passing>(readPassing(keep.read(NAME)));

  get passing(): Passing {
    return this.now;
  }

  setFull(full: boolean): void {
    this.change({ full });
  }

  toggleStop(turn: Turn, stop: Stop): void {
    this.change({ stops: toggledStop(this.now.stops, turn, stop) });
  }

  /** Answer a question alike from now on. */
  remember(name: string, answer: "yes" | "no"): void {
    this.change({ answers: { ...this.now.answers, [name]: answer } });
  }

  /** Ask again what was answered once for all. */
  forget(name: string): void {
    this.change({ answers: Object.fromEntries(Object.entries(this.now.answers).filter(([one]) => one !== name)) });
  }

  private change(what: Partial<Passing>): void {
    this.now = { ...this.now, ...what };
    keep.write(NAME, this.now);
  }
}

export const kept = new Kept();
