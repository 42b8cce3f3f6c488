import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { AbilityText, CardSheet, Line, Part, Say, Saying } from "../wire/types";

/** What a parameter of a message may be. */
export type Params = Record<string, Part>;

/** The names of cards, in the language of the cards. */
export interface Names {
  card(key: string): CardSheet | undefined;
  name(slug: string): [name: string, own: boolean];
  /** Whether a card, or with no key any name, is on its way. */
  coming?(key?: string): boolean;
}

/** Puts sayings into one language, exactly as `netocean.telling.words` does. */
export class Speaker {
  readonly language: string;
  private readonly bundle: FluentBundle;
  private readonly names: Names;

  constructor(language: string, source: string, names: Names) {
    this.language = language;
    this.names = names;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const problem of this.bundle.addResource(new FluentResource(source))) console.error(problem);
  }

  /** Whether there is a message of this key, or of this attribute (`key.attribute`). */
  has(key: string): boolean {
    return this.pattern(key) !== undefined;
  }

  /** A message; nothing if there is none of this key. */
  say(key: string, params: Params = {}): string | undefined {
    const pattern = this.pattern(key);
    if (pattern === undefined) return undefined;
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(pattern, this.values(params), errors);
    for (const error of errors) console.error(`${this.language}: ${key}: ${error.message}`);
    return said;
  }

  private pattern(key: string) {
    const [name = "", attribute] = key.split(".");
    const message = this.bundle.getMessage(name);
    if (!message) return undefined;
    return (attribute === undefined ? message.value : message.attributes[attribute]) ?? undefined;
  }

  /** Numbers stay numbers, since they choose the plural; they are written without separators. */
  private values(params: Params): Record<string, FluentVariable> {
    const entries = Object.entries(params).map(([name, part]) => [
      name,
      typeof part === "number" ? new FluentNumber(part, { useGrouping: false }) : this.part(part),
    ]);
    return Object.fromEntries(entries) as Record<string, FluentVariable>;
  }

  /** A saying, or a part of one. What this speaker has no message for is said by `missing`. */
  part(part: Part): string {
    if (typeof part === "string") return part;
    if (typeof part === "number") return String(part);
    return this.saying(part);
  }

  /** A line of the log: its first letter is written large. */
  line(line: Line): string {
    const [first = "", ...rest] = this.part(line.saying);
    return first.toUpperCase() + rest.join("");
  }

  /** What is said where there is no message of a key. */
  missing: (saying: Say) => string = (saying) => saying.key;

  private saying(saying: Saying): string {
    switch (saying.is) {
      case "say":
        return this.say(saying.key, saying.params) ?? this.missing(saying);
      case "card":
        return this.card(saying.key ?? "", saying.brief ?? false);
      case "name":
        return this.named(saying.slug);
      case "ability":
        return this.ability(saying);
      case "list":
        return this.join(saying.parts, this.message(saying.by ?? "list-comma"));
      case "row":
        return saying.parts.map((part) => this.part(part)).join(" ");
    }
  }

  /** An ability, or one of the effects among which its player picks. */
  private ability({ key, place, mode = -1 }: AbilityText): string {
    const ability = this.names.card(key)?.abilities[place];
    return ability?.modes?.[mode] ?? ability?.text ?? "";
  }

  private card(key: string, brief: boolean): string {
    if (!key) return this.message("telling-card-unknown");
    const sheet = this.names.card(key);
    if (!sheet) return this.names.coming?.(key) ? this.message("board-coming") : key;
    const name = this.foreign(sheet.name, sheet.own_language);
    const named = sheet.number ? `${name} ${sheet.number}` : name;
    return brief && sheet.brief ? this.message("telling-brief", { card: named, facts: sheet.brief }) : named;
  }

  private named(slug: string): string {
    const [name, own] = this.names.name(slug);
    return name === slug && this.names.coming?.() ? this.message("board-coming") : this.foreign(name, own);
  }

  /** A name, marked if it is not of the language of the cards (C-R3.6). */
  foreign(name: string, own: boolean): string {
    return own ? name : this.message("telling-name-foreign", { name });
  }

  private message(key: string, params: Params = {}): string {
    return this.part({ is: "say", key, params });
  }

  private join(parts: Part[], mark: string): string {
    return parts
      .map((part) => this.part(part))
      .filter((text) => text)
      .join(mark);
  }
}
