/** Two packs made one: where they differ, one side is chosen, field by field. */

import type { Difference, NameForms, PackFile } from "../wire/types";
import { cardIn, linesOf, nameIn, nextVersion, withCard, withLines, withName, withoutCard, type CardFacts } from "./pack";

/** The field in which a difference names what a card does. */
const ABILITIES = "abilities";
/** What a merged pack never takes from the other one. */
const KEPT: readonly string[] = ["id", "game", "version", "digest"];

/** The differences that can be chosen from. */
export function choices(differences: readonly Difference[]): Difference[] {
  return differences.filter((one) => one.part !== "pack" || !KEPT.includes(one.field));
}

/** Our pack with what is taken from the other one, as its next version. */
export function merged(ours: PackFile, theirs: PackFile, taken: readonly Difference[]): PackFile {
  const made = taken.reduce((pack, difference) => taking(pack, theirs, difference), ours);
  return { ...made, version: nextVersion(ours.version) };
}

function taking(pack: PackFile, theirs: PackFile, { part, id, field, theirs: value }: Difference): PackFile {
  switch (part) {
    case "card":
      return takingCard(pack, theirs, id, field, value);
    case "name":
      return takingName(pack, theirs, id, field, value);
    case "deck":
      return takingDeck(pack, theirs, id);
    case "pack":
      return { ...pack, [field]: value };
  }
}

function takingCard(pack: PackFile, theirs: PackFile, key: string, field: string, value: unknown): PackFile {
  const [mine, other] = [cardIn(pack, key), cardIn(theirs, key)];
  if (!other) return withoutCard(pack, key);
  if (!mine || !field) return withLines(withCard(pack, other), key, linesOf(theirs, key));
  if (field === ABILITIES) return withLines(pack, key, linesOf(theirs, key));
  const { [field]: _, ...without } = mine;
  return withCard(pack, (value === null || value === undefined ? without : { ...mine, [field]: value }) as CardFacts);
}

function takingName(pack: PackFile, theirs: PackFile, slug: string, field: string, value: unknown): PackFile {
  const [mine, other] = [nameIn(pack, slug), nameIn(theirs, slug)];
  if (!other) return { ...pack, names: (pack.names ?? []).filter((one) => one.slug !== slug) };
  if (!mine || !field) return withName(pack, other);
  return withName(pack, { ...mine, [field]: value } as NameForms);
}

function takingDeck(pack: PackFile, theirs: PackFile, id: string): PackFile {
  const other = theirs.decks?.find((deck) => deck.id === id);
  const decks = pack.decks ?? [];
  if (!other) return { ...pack, decks: decks.filter((deck) => deck.id !== id) };
  const there = decks.some((deck) => deck.id === id);
  return { ...pack, decks: there ? decks.map((deck) => (deck.id === id ? other : deck)) : [...decks, other] };
}
