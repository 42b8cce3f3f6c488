import type { Facts } from "./facts";

/** The class that gives a face its colours: the first attribute of an Appmon or a chip, else what kind of card it is. */
export function tintOf({ kind, attributes }: Facts): string {
  if (kind === "digimon" || kind === "option") return kind;
  return attributes?.[0]?.toLowerCase() ?? "unknown";
}
