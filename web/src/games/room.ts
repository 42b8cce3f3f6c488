/** What only one game knows. Each game has a room of its own, `games/<game>/room.ts`, with all of this. */

import type { Component, Snippet } from "svelte";
import type { Cards } from "../decks/deck";
import type { Acting, Seated } from "../table/seated";
import type { Battle, CardEntry, CardSheet, Facts } from "../wire/types";

/** A face of one size: a drawing in a box of 590 × 860. The largest has the whole sheet of its card. */
export interface FaceProps<Card extends CardEntry = CardEntry> {
  card: Card;
  /** The address of a picture in the emblem's place. */
  picture?: string | undefined;
}

/** What the table page gives to the board of a game. */
export interface BoardProps {
  /** What is shown: a live seat, or one of a replay. */
  seat: Seated;
  /** The same seat, where it may act. */
  acting?: Acting | undefined;
  /** What stands at the end of the bar. */
  tools?: Snippet | undefined;
  /** Moves that wait to be shown, and how to show them at once. */
  behind?: number;
  onhurry?: (() => void) | undefined;
  onundo?: (() => void) | undefined;
  /** A battle has been looked at. */
  onseen?: ((battle: Battle) => void) | undefined;
  onend?: (() => void) | undefined;
}

/** A group of filters: its values in order, those of a card, and each in words. */
export interface FilterGroup {
  readonly group: string;
  readonly values: readonly string[];
  of(this: void, facts: Facts): readonly (string | null | undefined)[];
  /** A value in words. */
  words(this: void, value: string): string;
}

/** How the deck lists of a game are read. */
export interface DeckSections {
  /** The groups of cards by their messages, in their order. */
  readonly order: readonly string[];
  /** The group that a card is counted in, by its message. */
  of(this: void, facts: Facts): string;
  /** The cards that stand for a deck, by key. */
  leading(this: void, cards: Cards, card: (key: string) => CardEntry | undefined, most: number): string[];
  /** The ready deck with which a newcomer begins. */
  readonly first: string;
}

/** How symbols in texts are shown, and how they are said in words alone. */
export interface Writing {
  readonly Text: Component<{ text: string }>;
  plain(this: void, text: string): string;
}

export interface Room {
  /** The card faces by size. */
  readonly faces: {
    readonly tiny: Component<FaceProps>;
    readonly small: Component<FaceProps>;
    readonly full: Component<FaceProps<CardSheet>>;
  };
  /** The class of a card face, which gives it its colours. */
  tint(card: CardEntry): string;
  /** The emblem of a card, by its key and, where they are at hand, its facts. It fills the box that it is given. */
  readonly Emblem: Component<{ seed: string; facts?: Facts | undefined }>;
  /** What the reader says of a card between its name and how sure all this is. `line` are the fitting requirement lines. */
  readonly ReaderBody: Component<{ card: CardSheet; line?: number[] }>;
  readonly filters: readonly FilterGroup[];
  /** What beside name, number and kind a card is found by. */
  searched(facts: Facts): readonly string[];
  /** The sign beside a value of a filter, where it has one. */
  readonly FilterMark: Component<{ group: string; value: string }>;
  readonly deck: DeckSections;
  /** Presets among which somebody chooses before the first game; none: the first preset is played. */
  readonly asks: readonly string[];
  /** Whether one passes so often that time would tell what is in a hand (`bluff` of a new table). */
  readonly bluffs: boolean;
  /** Whether there are so many cards that each is fetched when it is seen. */
  readonly many: boolean;
  /** The messages that tell the game in a minute. */
  readonly minute: readonly string[];
  /** The messages that say how the board of this game is used, beside what all boards have. */
  readonly help: readonly string[];
  /** What a seat answers without being asked, as somebody set it before; two at one screen are not called for that. */
  byItself?(seat: Seated): readonly string[] | undefined;
  /** How texts of this game are written, where there are symbols in them. */
  readonly writing?: Writing;
  /** The board, fetched where one sits down. */
  board(): Promise<{ default: Component<BoardProps> }>;
}
