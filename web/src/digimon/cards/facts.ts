/** What is printed on the fighters of all Digimon games, as card faces and the reader read it. */

export const LETTERS = ["A", "B", "C"] as const;
export type Letter = (typeof LETTERS)[number];

/** How far the facts of a card are known. */
export interface Trusted {
  doubt?: Readonly<Record<string, string>>;
  missing?: readonly string[];
}

/** A card with three attacks, and what is lost when it is beaten. */
export interface Fighting extends Trusted {
  attack?: Readonly<Record<string, number | null>> | null;
  attack_names?: Readonly<Record<string, string>> | null;
  /** The opposing letters that an attack turns into 0: each game has its own word for it. */
  guard?: Readonly<Record<string, string>> | null;
  cancels?: Readonly<Record<string, string>> | null;
  lost_points?: readonly number[] | null;
}

/** What a game calls the attacks that turn others into 0. */
export type Zeroing = "guard" | "cancels";

/** Whether a fact of a card is known: it is not listed as missing, and its doubt does not say that it is unknown. */
export function isKnown(facts: Trusted, fact: string): boolean {
  return !facts.missing?.includes(fact) && facts.doubt?.[fact] !== "unknown";
}

/** Whether a fact of a card is there, but is no transcription of the Japanese card. */
export function isDoubtful(facts: Trusted, fact: string): boolean {
  const doubt = facts.doubt?.[fact];
  return doubt !== undefined && doubt !== "jp";
}

/** The opposing letters that an attack turns into 0. */
export function zeroedBy(facts: Fighting, by: Zeroing, letter: Letter): Letter[] {
  return [...(facts[by]?.[letter] ?? "")] as Letter[];
}
