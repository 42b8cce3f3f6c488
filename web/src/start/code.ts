const LENGTH = 8;
/** Codes have no letters that could be taken for others: what looks alike is meant. */
const LOOK_ALIKE: Record<string, string> = { O: "0", I: "1", L: "1", U: "V" };

/**
 * The code in what a person typed or pasted: any case and width, spaces, other dashes, or the whole link.
 * Nothing if it cannot be one.
 */
export function readCode(typed: string): string | undefined {
  const plain = typed.normalize("NFKC").trim();
  const linked = /#\/join\/([^/?#\s]+)/.exec(plain);
  const typedLetters = (linked?.[1] ?? plain).replace(/[\s\p{Pd}_.·]/gu, "").toUpperCase();
  const bare = typedLetters.replace(/[OILU]/g, (letter) => LOOK_ALIKE[letter] ?? letter);
  if (!/^[0-9A-Z]+$/.test(bare) || bare.length !== LENGTH) return undefined;
  return `${bare.slice(0, LENGTH / 2)}-${bare.slice(LENGTH / 2)}`;
}
