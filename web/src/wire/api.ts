/** Everything that the page asks the server for, but the messages of a seat. Every function raises ApiError. */

import { ask, askJson } from "./http";
import type {
  AbilityLines,
  Ack,
  Beginning,
  CardIndex,
  CardSheets,
  Completions,
  DeckAbout,
  DeckCheck,
  DeckNamed,
  DeckProblems,
  DeckRead,
  DeckText,
  DeckWritten,
  Differences,
  Forms,
  FromSeat,
  GameAbout,
  Invitation,
  Joined,
  Joining,
  Lexicon,
  LinesTold,
  NewReport,
  NewTable,
  Opened,
  PackFile,
  PackRead,
  PackTold,
  PackWish,
  Part,
  Reasons,
  Refuse,
  Replay,
  Reported,
  ReportTold,
  Seating,
  Try,
  TwoPacks,
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
export function readDeck(game: string, text: string, language: string, packs: PackFile[] = []): Promise<DeckRead> {
  const body: DeckText = { text, language, packs };
  return askJson("POST", `api/games/${game}/decks/read`, { body });
}

/** A deck list as text. */
export async function writeDeck(
  game: string,
  cards: DeckCards,
  name: string,
  language: string,
  packs: PackFile[] = [],
): Promise<string> {
  const body: DeckNamed = { cards, name, language, packs };
  return (await askJson<DeckWritten>("POST", `api/games/${game}/decks/write`, { body })).text;
}

export function makeTable(body: NewTable): Promise<Opened> {
  return askJson("POST", "api/tables", { body });
}

export function invitation(code: string): Promise<Invitation> {
  return askJson("GET", `api/join/${encodeURIComponent(code)}`);
}

/** Sit down with a deck, the packs that it needs, and the digests of the host's packs that one accepts. */
export function join(code: string, deck: DeckCards, packs: PackFile[] = [], accept: string[] = []): Promise<Joined> {
  const body: Joining = { code, deck, packs, accept };
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

/** The cards of the packs that people brought to the table of a seat. */
export function seatCards(token: string, language: string, cardLanguage: string): Promise<CardSheets> {
  return askJson("GET", `api/seat/cards?language=${language}&card_language=${cardLanguage}`, { token });
}

/** The cards of the packs that people brought to the table of a report. */
export function reportCards(id: string, language: string, cardLanguage: string): Promise<CardSheets> {
  return askJson("GET", `api/reports/${encodeURIComponent(id)}/cards?language=${language}&card_language=${cardLanguage}`);
}

/** The cards of the packs that a record brings along. */
export function recordCards(bytes: Blob, language: string, cardLanguage: string): Promise<CardSheets> {
  return askJson("POST", `api/replays/cards?language=${language}&card_language=${cardLanguage}`, { bytes });
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

/** The forms of the card workshop, kind by kind. */
export function forms(game: string): Promise<Forms> {
  return askJson("GET", `api/games/${game}/forms`);
}

/** The words of the ability language of a game, with an example of each in a language. */
export function lexicon(game: string, language: string): Promise<Lexicon> {
  return askJson("GET", `api/games/${game}/words?language=${language}`);
}

/** Lines of abilities, read and put into words, or what is wrong with them. */
export async function readLines(game: string, body: AbilityLines, signal?: AbortSignal): Promise<LinesTold["lines"]> {
  const asked = signal ? { body, signal } : { body };
  return (await askJson<LinesTold>("POST", `api/games/${game}/abilities`, asked)).lines;
}

/** What may stand at the cursor of a line. */
export function complete(game: string, body: Beginning, signal: AbortSignal): Promise<Completions> {
  return askJson("POST", `api/games/${game}/abilities/complete`, { body, signal });
}

/** A pack of one's own, checked and drawn. */
export function checkPack(game: string, body: PackWish): Promise<PackTold> {
  return askJson("POST", `api/games/${game}/packs`, { body });
}

/** A pack as one file. */
export async function zipPack(pack: PackFile): Promise<Blob> {
  return (await ask("POST", `api/games/${pack.game}/packs/zip`, { body: pack })).blob();
}

/** The pack in a file, or all that is wrong with it; the server keeps nothing of it. */
export function readPack(bytes: Blob): Promise<PackRead> {
  return askJson("POST", "api/packs/read", { bytes });
}

/** Where two packs differ, field by field. */
export async function comparePacks(game: string, body: TwoPacks): Promise<Differences["differences"]> {
  return (await askJson<Differences>("POST", `api/games/${game}/packs/compare`, { body })).differences;
}

/** A table at which a card can be tried at once. */
export function tryCard(game: string, body: Try): Promise<Opened> {
  return askJson("POST", `api/games/${game}/try`, { body });
}
