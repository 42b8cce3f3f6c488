/** Cards fly from where they lay to where they lie: measured before and after a change, moved in between by the browser. */

import type { State } from "../wire/types";
import { cameFrom, type Piles, wentTo } from "./flows";

interface Seen {
  node: HTMLElement;
  rect: DOMRect;
  up: boolean;
  seat: number;
  zone: string;
}

const EASING = "cubic-bezier(0.2, 0.7, 0.2, 1)";
const LENGTH = 260;
const STAGGER = 35;
const LEAST = 2;

export class Flights {
  private before = new Map<string, Seen>();
  private told: State | undefined;

  private readonly root: HTMLElement;
  private readonly sky: HTMLElement;
  private readonly piles: Piles;

  /** `root` holds the table, `sky` what flies above it and is no part of it any more. */
  constructor(root: HTMLElement, sky: HTMLElement, piles: Piles) {
    this.root = root;
    this.sky = sky;
    this.piles = piles;
  }

  /** Measure where everything lies, before a change. */
  remember(): void {
    if (this.told) this.before = this.look();
  }

  /** After a change: let fly what lies elsewhere, turn what was turned, let go what left. Whether anything moved. */
  follow(state: State, moves: boolean): boolean {
    const before = this.told;
    this.told = state;
    if (!before || before === state) return false;
    const now = this.look();
    const gone = [...this.before].filter(([handle]) => !now.has(handle)).map(([, seen]) => seen);
    const came = [...now].filter(([handle, seen]) => seen.zone !== this.before.get(handle)?.zone);
    if (moves) this.fly(before, state, now, gone);
    return gone.length > 0 || came.length > 0;
  }

  private fly(before: State, state: State, now: Map<string, Seen>, gone: Seen[]): void {
    let delay = 0;
    for (const [handle, seen] of now) {
      const old = this.before.get(handle);
      const from = old?.rect ?? this.pile(cameFrom(this.piles, before, state, seen.seat, seen.zone));
      if (from && this.move(seen, from, delay)) delay += STAGGER;
      if (old && !old.up && seen.up) turn(seen.node, delay);
    }
    for (const old of gone) {
      const to = this.pile(wentTo(this.piles, before, state, old.seat, old.zone));
      if (to) this.leave(old, to, delay);
      delay += STAGGER;
    }
  }

  private look(): Map<string, Seen> {
    const found = new Map<string, Seen>();
    for (const button of this.root.querySelectorAll<HTMLElement>("[data-handle]")) {
      const { handle, up, seat, zone } = button.dataset;
      const node = button.parentElement;
      if (!handle || !zone || !node) continue;
      found.set(handle, { node, rect: node.getBoundingClientRect(), up: up === "true", seat: Number(seat), zone });
    }
    return found;
  }

  private pile(name: string | undefined): DOMRect | undefined {
    const node = name && this.root.querySelector<HTMLElement>(`[data-pile="${name}"]`);
    return node ? node.getBoundingClientRect() : undefined;
  }

  private move(seen: Seen, from: DOMRect, delay: number): boolean {
    const to = seen.rect;
    const across = from.left + from.width / 2 - (to.left + to.width / 2);
    const down = from.top + from.height / 2 - (to.top + to.height / 2);
    if (Math.abs(across) < LEAST && Math.abs(down) < LEAST) return false;
    const scale = to.height ? from.height / to.height : 1;
    const start = `translate(${across}px, ${down}px) scale(${scale})`;
    const frames = [{ transform: start, zIndex: 30 }, { transform: "none", zIndex: 30 }];
    seen.node.animate(frames, { duration: LENGTH, delay, easing: EASING, fill: "backwards" });
    return true;
  }

  private leave(old: Seen, to: DOMRect, delay: number): void {
    const ghost = old.node;
    const { left, top, width, height } = old.rect;
    ghost.querySelector("[data-handle]")?.remove();
    ghost.inert = true;
    Object.assign(ghost.style, { position: "fixed", left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, margin: "0" });
    this.sky.append(ghost);
    const across = to.left + to.width / 2 - (left + width / 2);
    const down = to.top + to.height / 2 - (top + height / 2);
    const end = `translate(${across}px, ${down}px) scale(${to.height / (height || 1)})`;
    const frames = [{ transform: "none", opacity: 1 }, { transform: end, opacity: 0.2 }];
    const flight = ghost.animate(frames, { duration: LENGTH, delay, easing: EASING });
    flight.onfinish = flight.oncancel = () => ghost.remove();
  }
}

function turn(node: HTMLElement, delay: number): void {
  const face = node.firstElementChild;
  face?.animate([{ transform: "rotateY(90deg)" }, { transform: "none" }], { duration: LENGTH, delay, easing: "ease-out", fill: "backwards" });
}
