import { LANGUAGES, type Language } from "../texts/languages";
import { texts } from "../texts/texts.svelte";
import { MOTIONS, PACES, THEMES, type Motion, type Pace, type Theme } from "./settings.svelte";

interface One<Value extends string> {
  value: Value;
  words: string;
  lang?: string;
}

/** The languages, each in its own words. */
export function languageChoices(): One<Language>[] {
  return LANGUAGES.map((language) => ({
    value: language,
    words: texts.say(`shell-first-language-${language.toLowerCase()}`),
    lang: language,
  }));
}

export function themeChoices(): One<Theme>[] {
  return THEMES.map((theme) => ({ value: theme, words: texts.say(`shell-theme-${theme}`) }));
}

export function motionChoices(): One<Motion>[] {
  return MOTIONS.map((motion) => ({ value: motion, words: texts.say(`shell-motion-${motion}`) }));
}

export function paceChoices(): One<Pace>[] {
  return PACES.map((pace) => ({ value: pace, words: texts.say(`shell-pace-${pace}`) }));
}
