import { type NamedDeck, namedOwn, readyDecks } from "../decks/named";
import { ownDecks } from "../decks/own.svelte";
import { FIRST, rooms } from "../games/rooms.svelte";
import { keep } from "../shell/keep";
import { keepTable } from "../shell/seats";
import { texts } from "../texts/texts.svelte";
import { type GameSheet, makeTable } from "../wire/api";
import { packsOf } from "../workshop/bringing";
import { games } from "./games.svelte";
import { noteBegun } from "./played";
import { type Decks, NO_DECKS, type Setup, changed, deckGone, settled } from "./setup";

const NAME = "setup";

/** What was chosen last for a game. */
function lastOf(game: string): unknown {
  return keep.read(placeOf(game));
}

function placeOf(game: string): string {
  return game === FIRST ? NAME : `${NAME}-${game}`;
}

/** What was chosen last for a game, as far as it still can be. */
function settledFor(game: string, decks: Decks): Setup {
  const sheet = games.sheet(game);
  return settled(lastOf(game), sheet ? [sheet] : [], decks);
}

/** The decks that one may choose from in a game: one's own first. */
export function decksOf(game: string): NamedDeck[] {
  const own = ownDecks.list.filter((deck) => deck.game === game).map(namedOwn);
  return [...own, ...readyDecks(games.ready[game] ?? [], texts.language)];
}

function refs(game: string): Decks {
  const decks = decksOf(game);
  return {
    first: rooms.game === game ? `ready:${rooms.now.deck.first}` : "",
    all: decks.map((deck) => deck.ref),
    practice: decks.filter((deck) => deck.practice).map((deck) => deck.ref),
  };
}

/** What is chosen for the next game, kept in this browser. */
export class Beginning {
  setup = $state<Setup>(settled(undefined, [], NO_DECKS));
  /** The same seed deals the same cards; it is not kept, or every game would be the same. */
  seed = $state("");
  gone = $state(false);

  /** Settle on what was chosen last for a game, once games and decks are there. */
  settle(game: string): void {
    const decks = refs(game);
    this.setup = settledFor(game, decks);
    this.gone = deckGone(lastOf(game), decks);
  }

  /** Keep what is chosen now. */
  remember(): void {
    keep.write(placeOf(this.setup.game), this.setup);
  }

  get game(): GameSheet | undefined {
    return games.sheet(this.setup.game);
  }

  get decks(): NamedDeck[] {
    return decksOf(this.setup.game);
  }

  get deck(): NamedDeck | undefined {
    return this.decks.find((deck) => deck.ref === this.setup.deck);
  }

  /** The deck of the other side, if one is chosen for it. */
  get otherDeck(): NamedDeck | undefined {
    return this.decks.find((deck) => deck.ref === this.setup.other);
  }

  /** The switches that differ from the preset. */
  get switches(): Record<string, string> {
    return this.game ? changed(this.game, this.setup.preset, this.setup.switches) : {};
  }

  /** Sets up a table, keeps its seats, and gives its id. Raises ApiError. */
  async begin(): Promise<string> {
    const { game, preset, opponent, level, limit, askAlways, bluff } = this.setup;
    const other = this.#broughtDeck();
    const packs = packsOf(game, this.deck?.cards ?? [], other?.cards ?? []);
    const made = await makeTable({
      game,
      preset,
      switches: this.switches,
      deck: this.deck?.cards ?? [],
      opponent: opponent === "computer" ? { kind: opponent, level } : { kind: opponent },
      ...(other ? { other_deck: other.cards } : {}),
      ...(opponent === "friend" && limit > 0 ? { limit } : {}),
      ...(this.seed.trim() ? { seed: this.seed.trim() } : {}),
      ...(opponent === "friend" && !bluff ? { bluff } : {}),
      ...(askAlways ? { ask_always: true } : {}),
      ...(packs.length > 0 ? { packs } : {}),
    });
    keepTable(made.table, made.seats, made.code);
    noteBegun(made.table, game, this.deck ?? { ref: "", name: "" }, opponent, opponent === "computer" ? level : "");
    return made.table;
  }

  /** The deck of the other side, where this side brings it: the computer draws its own if none is chosen. */
  #broughtDeck(): NamedDeck | undefined {
    const { opponent } = this.setup;
    if (opponent === "friend") return undefined;
    if (this.otherDeck || opponent === "computer") return this.otherDeck;
    const drawn = this.decks.filter((deck) => deck.ref.startsWith("ready:") && !deck.practice);
    return drawn[Math.floor(Math.random() * drawn.length)];
  }
}

/** The deck that was played last in a game, or one that can be played at once. */
export function deckChosenLast(game: string): string {
  return settledFor(game, refs(game)).deck;
}

/** The rules that were chosen last for a game, or its first preset: decks are checked by them. */
export function deckRules(game: string): Pick<Setup, "preset" | "switches"> {
  const sheet = games.sheet(game);
  const { preset, switches } = settledFor(game, NO_DECKS);
  return { preset, switches: sheet ? changed(sheet, preset, switches) : {} };
}

/** The next game is to be played with this deck. */
export function playNext(game: string, ref: string): void {
  const last = lastOf(game);
  keep.write(placeOf(game), { ...(typeof last === "object" ? last : {}), game, deck: ref });
}
