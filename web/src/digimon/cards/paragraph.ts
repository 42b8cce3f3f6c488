import type { MARKS } from "./signs";

/** A piece of the text of a face, and the mark before it. */
export interface Paragraph {
  readonly text: string;
  readonly mark: keyof typeof MARKS | "ability" | "text" | "doubt";
}
