/** The languages of the page. */
export const LANGUAGES = ["en", "zh-Hans", "zh-Hant", "ja"] as const;
export type Language = (typeof LANGUAGES)[number];

const TRADITIONAL = ["tw", "hk", "mo", "hant"];

/** Whether a text names one of the languages. */
export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The first language that a person asks for and that the page has; English if there is none. */
export function findLanguage(wishes: readonly string[]): Language {
  for (const wish of wishes) {
    const [language, ...more] = wish.toLowerCase().split(/[-_]/);
    if (language === "zh") return isTraditional(more) ? "zh-Hant" : "zh-Hans";
    if (language === "ja" || language === "en") return language;
  }
  return "en";
}

function isTraditional(parts: string[]): boolean {
  return !parts.includes("hans") && parts.some((part) => TRADITIONAL.includes(part));
}
