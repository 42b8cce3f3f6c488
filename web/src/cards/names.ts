/** The names of all cards in a language, fetched once. */

import * as api from "../wire/api";
import type { CardSheets } from "../wire/types";

type Names = CardSheets["names"];

const coming = new Map<string, Promise<Names>>();

/** All names of a game in a language by their slugs: the form, and whether it is of that language. Raises ApiError. */
export function namesOf(game: string, cardLanguage: string): Promise<Names> {
  const name = `${game} ${cardLanguage}`;
  const known = coming.get(name);
  if (known) return known;
  const asked = api.names(game, cardLanguage);
  coming.set(name, asked);
  asked.catch(() => coming.delete(name));
  return asked;
}
