/** Everything that the page asks the server for, but the messages of a seat. Every function raises ApiError. */

import { ask, askJson } from "./http";
import type {
  Ack,
  CardIndex,
  CardSheets,
  DeckAbout,
  DeckCheck,
  DeckNamed,
  DeckProblems,
  DeckRead,
  DeckText,
  DeckWritten,
  FromSeat,
  GameAbout,
  Invitation,
  Joined,
  Joining,
  NewReport,
  NewTable,
  Opened,
  Part,
  Reasons,
  Refuse,
  Replay,
  Reported,
  ReportTold,
  Seating,
} from "./types";

export { ApiError } from "./http";
export type { DeckCheck, DeckRead, Invitation, NewTable } from "./types";
export type { DeckAbout as ReadyDeck, GameAbout as GameSheet, Preset as PresetSheet, Switch as SwitchSheet } from "./types";

/** A deck list: copies and key of each card. */
export type DeckCards = [number, string][];

/** A seat and what opens it. */
export type SeatToken = Seating;

export function games(): Promise<GameAbout[]> {
  return askJson("GET", "api/games");
}

/** The Fluent source of all messages of a language. */
export async function textsOf(language: string): Promise<string> {
  return (await ask("GET", `api/texts/${language}`)).text();
}

export function cards(game: string, language: string, cardLanguage: string): Promise<CardSheets> {
  return askJson("GET", `api/games/${game}/cards?language=${language}&card_language=${cardLanguage}`);
}

/** Some cards in full, by their keys; no names come with them. */
export function someCards(game: string, language: string, cardLanguage: string, keys: readonly string[]): Promise<CardSheets> {
  const named = encodeURIComponent([...keys].sort().join(","));
  return askJson("GET", `api/games/${game}/cards?language=${language}&card_language=${cardLanguage}&keys=${named}`);
}

/** All cards as a list. */
export function cardIndex(game: string, language: string, cardLanguage: string): Promise<CardIndex> {
  return askJson("GET", `api/games/${game}/index?language=${language}&card_language=${cardLanguage}`);
}

/** All names by their slugs: the form, and whether it is of that language. */
export function names(game: string, cardLanguage: string): Promise<CardSheets["names"]> {
  return askJson("GET", `api/games/${game}/names?card_language=${cardLanguage}`);
}

export function decks(game: string): Promise<DeckAbout[]> {
  return askJson("GET", `api/games/${game}/decks`);
}

/** All that the rules have against a deck; nothing if it is legal. */
export async function checkDeck(game: string, body: DeckCheck, signal?: AbortSignal): Promise<Part[]> {
  const asked = signal ? { body, signal } : { body };
  return (await askJson<DeckProblems>("POST", `api/games/${game}/decks/check`, asked)).problems;
}

/** The deck list that stands in a text. */
export function readDeck(game: string, text: string, language: string): Promise<DeckRead> {
  const body: DeckText = { text, language };
  return askJson("POST", `api/games/${game}/decks/read`, { body });
}

/** A deck list as text. */
export async function writeDeck(game: string, cards: DeckCards, name: string, language: string): Promise<string> {
  const body: DeckNamed = { cards, name, language };
  return (await askJson<DeckWritten>("POST", `api/games/${game}/decks/write`, { body })).text;
}

export function makeTable(body: NewTable): Promise<Opened> {
  return askJson("POST", "api/tables", { body });
}

export function invitation(code: string): Promise<Invitation> {
  return askJson("GET", `api/join/${encodeURIComponent(code)}`);
}

export function join(code: string, deck: DeckCards): Promise<Joined> {
  const body: Joining = { code, deck };
  return askJson("POST", "api/join", { body });
}

/** One message of a seat, where there is no socket. */
export function say(token: string, body: FromSeat): Promise<Ack | Refuse | Reasons> {
  return askJson("POST", "api/seat", { body, token });
}

/** The messages to a seat after `seq` as server-sent events, where there is no socket. */
export function events(token: string, seq: number, signal: AbortSignal): Promise<Response> {
  return ask("GET", `api/seat/events?seq=${seq}`, { token, signal });
}

/** The finished game of a seat, told again. */
export function replay(token: string): Promise<Replay> {
  return askJson("GET", "api/seat/replay", { token });
}

/** The record of the finished game of a seat, as a file. */
export async function record(token: string): Promise<Blob> {
  return (await ask("GET", "api/seat/record", { token })).blob();
}

/** Keep the game of a seat on the server up to a step, with what is wrong there. */
export async function report(token: string, text: string, seq: number): Promise<string> {
  const body: NewReport = { text, seq };
  return (await askJson<Reported>("POST", "api/seat/report", { body, token })).id;
}

/** A game that was reported, once it is over, and the step that the report is about. */
export function reported(id: string): Promise<ReportTold> {
  return askJson("GET", `api/reports/${encodeURIComponent(id)}`);
}

/** A record told again; the server keeps nothing of it. */
export function openRecord(bytes: Blob | Uint8Array<ArrayBuffer>): Promise<Replay> {
  return askJson("POST", "api/replays", { bytes });
}

