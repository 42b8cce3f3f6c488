/** Names of cards as people write them, and the slugs that they stand for. */

import { folded } from "../cards/finding";
import { catalog } from "../catalog/catalog.svelte";
import type { NameForms, PackFile } from "../wire/types";
import { freshId, mentions, nameIn, slugOf, withName, withoutIdleName } from "./pack";

export const NAME_LANGUAGES = ["en", "zh-Hans", "zh-Hant", "ja"] as const;
export type NameLanguage = (typeof NAME_LANGUAGES)[number];

/** The form of a slug that is shown: in a language, else in any; the slug itself where nobody knows a name. */
export function nameOf(pack: PackFile, slug: string, language: string): string {
  const own = nameIn(pack, slug);
  return (own && formOf(own, language)) || catalog.name(slug)[0];
}

function formOf(forms: NameForms, language: string): string {
  const wanted = forms[language as NameLanguage];
  return wanted || forms.ja || forms.en || forms["zh-Hans"] || forms["zh-Hant"] || "";
}

/** The slug that a written name stands for: of the pack, or of the cards that are there already; also one in Latin letters. */
export function slugFor(pack: PackFile, written: string): string | undefined {
  const wanted = folded(written);
  if (!wanted) return undefined;
  const own = pack.names?.find((one) => [one.slug, ...NAME_LANGUAGES.map((language) => one[language])].some((form) => form && folded(form) === wanted));
  if (own) return own.slug;
  const known = Object.entries(catalog.names);
  const found = known.find(([, [form]]) => folded(form) === wanted) ?? known.find(([slug]) => folded(slug) === wanted);
  return found?.[0];
}

/** A slug for a name that neither the pack nor the cards that are there already have. */
function freshSlug(pack: PackFile, name: string): string {
  const wanted = slugOf(name);
  return wanted && !nameIn(pack, wanted) && !catalog.names[wanted] ? wanted : freshId(wanted || "name");
}

/** The slug of a written name, and the pack with it; a name that nobody has yet is a new one of the pack. */
export function named(pack: PackFile, written: string, language: string): { pack: PackFile; slug: string } {
  const known = slugFor(pack, written);
  if (known) return { pack, slug: known };
  const slug = freshSlug(pack, written);
  return { pack: withName(pack, { slug, [language]: written.trim() }), slug };
}

/** The pack with another form of a name that only it has. */
export function renamed(pack: PackFile, slug: string, language: string, form: string): PackFile {
  const forms = nameIn(pack, slug);
  if (!forms) return pack;
  const { [language as NameLanguage]: _, ...others } = forms;
  return withName(pack, form.trim() ? { ...others, [language]: form } : others);
}

/** Whether a name is one of the pack that only one place says, so that it may be written anew. */
export function isOwnAlone(pack: PackFile, slug: string): boolean {
  return nameIn(pack, slug) !== undefined && mentions(pack, slug) <= 1;
}

/** The pack without a name that was left and is said nowhere any more. */
export function left(pack: PackFile, slug: string): PackFile {
  return nameIn(pack, slug) ? withoutIdleName(pack, slug) : pack;
}
