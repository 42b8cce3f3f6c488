import type { GameSheet, SwitchSheet } from "../wire/api";

export type OpponentKind = "computer" | "here" | "friend";

/** All that a person chooses before a game. A deck is `ready:ID` or `own:ID`; `other` may be empty: drawn by chance. */
export interface Setup {
  game: string;
  preset: string;
  switches: Record<string, string>;
  deck: string;
  other: string;
  opponent: OpponentKind;
  level: string;
  limit: number;
  askAlways: boolean;
  /** Whether forced answers wait a little, in a game against a friend elsewhere. */
  bluff: boolean;
  /** Whether somebody has chosen the rules, or been asked for them. */
  chosen: boolean;
}

/** The times for a decision that a table of friends can choose from, in seconds. */
export const LIMITS = [0, 30, 60, 120, 300];

const OPPONENTS: OpponentKind[] = ["computer", "here", "friend"];
const LEVEL = "greedy";
/** What can be chosen for a game: its decks by reference, the practice decks among them, the one a newcomer begins with. */
export interface Decks {
  all: string[];
  practice: string[];
  first: string;
}

export const NO_DECKS: Decks = { all: [], practice: [], first: "" };

/** What was chosen last, as far as it still can be chosen; for the rest a choice that can be played at once. */
export function settled(last: unknown, games: GameSheet[], decks: Decks): Setup {
  const kept = isRecord(last) ? last : {};
  const game = games.find((one) => one.game === kept.game) ?? games[0];
  const preset = game?.presets.find((one) => one.id === kept.preset) ?? game?.presets[0];
  const deck = known(kept.deck, decks.all) ?? firstDeck(decks);
  const opponent = OPPONENTS.find((kind) => kind === kept.opponent) ?? "computer";
  return {
    game: game?.game ?? "",
    preset: preset?.id ?? "",
    switches: switchesOf(kept.switches, game?.switches ?? []),
    deck,
    other: known(kept.other, decks.all) ?? "",
    opponent,
    level: known(kept.level, game?.players ?? []) ?? known(LEVEL, game?.players ?? []) ?? game?.players[0] ?? "",
    limit: LIMITS.find((limit) => limit === kept.limit) ?? 0,
    askAlways: kept.askAlways === true,
    bluff: kept.bluff !== false,
    chosen: kept.chosen === true,
  };
}

/** Whether a deck that was chosen last is gone. */
export function deckGone(last: unknown, decks: Decks): boolean {
  return isRecord(last) && typeof last.deck === "string" && !decks.all.includes(last.deck);
}

/** The value of a switch under a preset, before single changes. */
export function presetValue(game: GameSheet, preset: string, one: SwitchSheet): string {
  return game.presets.find((other) => other.id === preset)?.changes[one.name] ?? one.default;
}

/** Only what differs from the preset: choosing its own value again is no change. */
export function changed(game: GameSheet, preset: string, switches: Record<string, string>): Record<string, string> {
  const differs = game.switches.filter(
    (one) => (switches[one.name] ?? presetValue(game, preset, one)) !== presetValue(game, preset, one),
  );
  return Object.fromEntries(differs.map((one) => [one.name, switches[one.name] ?? one.default]));
}

/** Whether a switch may take a value: one of its words, or a whole number from 1 (`none` where that is its default). */
export function allowed(one: SwitchSheet, value: string): boolean {
  if (one.values.length > 0) return one.values.includes(value);
  return /^[1-9]\d{0,5}$/.test(value) || (value === "none" && one.default === "none");
}

/** The message of a switch, of one of its values, and the number in it; in the words of the game with this mark, if any. */
export function switchMessage(mark: string, name: string, value?: string): { key: string; params: Record<string, string> } {
  const key = `switch-${mark ? `${mark}-` : ""}${dashed(name)}`;
  if (value === undefined) return { key, params: {} };
  if (/^\d+$/.test(value)) return { key: `${key}-number`, params: { number: value } };
  return { key: `${key}-${dashed(value)}`, params: {} };
}

/** The message of a preset. */
export function presetKey(preset: string): string {
  return `preset-${preset.replaceAll(".", "-")}`;
}

/** The message that says where the value of a switch comes from: its words, joined by dashes (`S2 (S1: own)`: …s2-s1-own). */
export function sourceKey(source: string): string {
  return `start-source-${source
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")}`;
}

/** The message of a time for a decision, and the number in it. */
export function limitMessage(limit: number): { key: string; params: Record<string, number> } {
  if (limit === 0) return { key: "start-limit-none", params: {} };
  if (limit % 60 === 0) return { key: "start-limit-minutes", params: { count: limit / 60 } };
  return { key: "start-limit-seconds", params: { count: limit } };
}

function firstDeck(decks: Decks): string {
  const real = decks.all.filter((deck) => deck.startsWith("ready:") && !decks.practice.includes(deck));
  return known(decks.first, real) ?? real[0] ?? known(decks.first, decks.all) ?? decks.all[0] ?? "";
}

function switchesOf(kept: unknown, switches: SwitchSheet[]): Record<string, string> {
  if (!isRecord(kept)) return {};
  const good = switches.filter((one) => typeof kept[one.name] === "string" && allowed(one, kept[one.name] as string));
  return Object.fromEntries(good.map((one) => [one.name, kept[one.name] as string]));
}

function known(value: unknown, values: string[]): string | undefined {
  return values.find((one) => one === value);
}

function dashed(text: string): string {
  return text.replaceAll("_", "-");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
