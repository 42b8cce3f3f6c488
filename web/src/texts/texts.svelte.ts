import firstWords from "virtual:first-words";
import { catalog } from "../catalog/catalog.svelte";
import * as api from "../wire/api";
import type { Line, Part, Say } from "../wire/types";
import type { Language } from "./languages";
import { Speaker, type Params } from "./speaker";

const names = {
  card: (key: string) => catalog.card(key),
  name: (slug: string) => catalog.name(slug),
  coming: (key?: string) => catalog.coming(key),
};

/** All words of the page. What reads them follows every change of language. */
class Texts {
  private speaker = $state.raw(this.first("en"));
  private english = $state.raw<Speaker | undefined>();
  private readonly speakers = new Map<Language, Promise<Speaker>>();
  private readonly missed = new Set<string>();
  /** The language that was asked for last; its words may still be on their way. */
  wanted = $state<Language>("en");

  /** The language that is spoken now. */
  get language(): Language {
    return this.speaker.language as Language;
  }

  /** Speak another language, as soon as its words are there. Raises ApiError if they do not come. */
  async use(language: Language): Promise<void> {
    this.wanted = language;
    const speaker = await this.load(language);
    if (this.wanted === language) this.speaker = speaker;
  }

  /** The few words that are there before all others, in a language. */
  useFirst(language: Language): void {
    this.wanted = language;
    this.speaker = this.first(language);
  }

  has(key: string): boolean {
    return this.speaker.has(key);
  }

  say(key: string, params: Params = {}): string {
    return this.part({ is: "say", key, params });
  }

  part(part: Part): string {
    return this.speaker.part(part);
  }

  line(line: Line): string {
    return this.speaker.line(line);
  }

  private load(language: Language): Promise<Speaker> {
    const known = this.speakers.get(language);
    if (known) return known;
    const coming = api.textsOf(language).then((source) => this.made(language, source));
    this.speakers.set(language, coming);
    coming.catch(() => this.speakers.delete(language));
    return coming;
  }

  private first(language: Language): Speaker {
    return this.made(language, firstWords[language] ?? "");
  }

  private made(language: Language, source: string): Speaker {
    const speaker = new Speaker(language, source, names);
    speaker.missing = (saying) => this.instead(language, saying);
    return speaker;
  }

  /** A message that a language lacks is said in English, and as its key while English is not there. */
  private instead(language: Language, saying: Say): string {
    const name = `${language}: ${saying.key}`;
    if (!this.missed.has(name)) console.error(`There is no message ${name}`);
    this.missed.add(name);
    if (language === "en") return saying.key;
    if (!this.english) void this.fetchEnglish();
    return this.english?.part(saying) ?? saying.key;
  }

  private async fetchEnglish(): Promise<void> {
    try {
      this.english = await this.load("en");
    } catch (error) {
      console.error(error);
    }
  }
}

export const texts = new Texts();
