import { findLanguage, isLanguage, type Language } from "../texts/languages";
import { keep } from "./keep";

export const THEMES = ["system", "light", "dark", "contrast"] as const;
export const MOTIONS = ["system", "full", "still"] as const;
export const PACES = ["slow", "normal", "fast"] as const;
export type Theme = (typeof THEMES)[number];
export type Motion = (typeof MOTIONS)[number];
export type Pace = (typeof PACES)[number];

interface Kept {
  language: Language | "";
  cardLanguage: Language | "";
  theme: Theme;
  motion: Motion;
  sound: boolean;
  pace: Pace;
}

const NAME = "settings";
const STILL = "(prefers-reduced-motion: reduce)";
const DARK = "(prefers-color-scheme: dark)";

/** What a person likes, kept in this browser. */
class Settings {
  private kept = $state<Kept>(read());
  private found = $state<Language>(findLanguage(globalThis.navigator?.languages ?? []));
  private stillSystem = $state(false);
  private darkSystem = $state(false);

  constructor() {
    follow(STILL, (still) => (this.stillSystem = still));
    follow(DARK, (dark) => (this.darkSystem = dark));
  }

  /** The language of the page: the chosen one, else the one that the browser asks for. */
  get language(): Language {
    return this.kept.language || this.found;
  }
  set language(language: Language) {
    this.change({ language });
  }

  /** The language of the names of cards: the chosen one, else that of the page. */
  get cardLanguage(): Language {
    return this.kept.cardLanguage || this.language;
  }

  /** The chosen language of the names of cards, empty for that of the page. */
  get cardChoice(): Language | "" {
    return this.kept.cardLanguage;
  }
  set cardChoice(cardLanguage: Language | "") {
    this.change({ cardLanguage });
  }

  get theme(): Theme {
    return this.kept.theme;
  }
  set theme(theme: Theme) {
    this.change({ theme });
  }

  /** The theme that is shown: the chosen one, or that of the system. */
  get look(): Exclude<Theme, "system"> {
    if (this.kept.theme !== "system") return this.kept.theme;
    return this.darkSystem ? "dark" : "light";
  }

  get motion(): Motion {
    return this.kept.motion;
  }
  set motion(motion: Motion) {
    this.change({ motion });
  }

  /** Whether things stand still, by choice or because the system says so. */
  get still(): boolean {
    return this.kept.motion === "still" || (this.kept.motion === "system" && this.stillSystem);
  }

  get sound(): boolean {
    return this.kept.sound;
  }
  set sound(sound: boolean) {
    this.change({ sound });
  }

  get pace(): Pace {
    return this.kept.pace;
  }
  set pace(pace: Pace) {
    this.change({ pace });
  }

  private change(what: Partial<Kept>): void {
    this.kept = { ...this.kept, ...what };
    keep.write(NAME, this.kept);
  }
}

/** Tell whether the system asks for something, now and whenever that changes. */
function follow(query: string, tell: (wanted: boolean) => void): void {
  const asked = globalThis.matchMedia?.(query);
  tell(asked?.matches ?? false);
  asked?.addEventListener("change", () => tell(asked.matches));
}

function read(): Kept {
  const kept = keep.read(NAME);
  const one = (typeof kept === "object" && kept !== null ? kept : {}) as Record<string, unknown>;
  return {
    language: isLanguage(one.language) ? one.language : "",
    cardLanguage: isLanguage(one.cardLanguage) ? one.cardLanguage : "",
    theme: THEMES.find((theme) => theme === one.theme) ?? "system",
    motion: MOTIONS.find((motion) => motion === one.motion) ?? "system",
    sound: one.sound === true,
    pace: PACES.find((pace) => pace === one.pace) ?? "normal",
  };
}

export const settings = new Settings();
