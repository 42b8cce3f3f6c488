/** What a body is: shapes, and the places where the other parts belong. */

import type { Shape } from "../../drawing/shapes";

/** A body: shapes behind the limbs, the body itself, and the places where limbs, head and signs belong. */
export interface Body {
  readonly back: readonly Shape[];
  readonly front: readonly Shape[];
  readonly head: { readonly y: number; readonly radius: number };
  readonly arm: { readonly x: number; readonly y: number; readonly size: number };
  readonly wing: { readonly x: number; readonly y: number; readonly size: number };
  readonly foot: { readonly x: number; readonly y: number; readonly size: number };
  readonly tail: { readonly y: number; readonly size: number };
  readonly chest: { readonly y: number; readonly size: number };
}

/** How large a Digimon of a stage of evolution is drawn. */
export interface Measure {
  readonly stage: number;
  readonly head: number;
  readonly wide: number;
  readonly high: number;
}
