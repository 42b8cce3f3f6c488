/* Made by scripts/wire-types.mjs from schema.json, which scripts/wire_types.py makes from the Python types. Not to be edited. */

export type Part = string | number | Saying;
export type Saying = Say | CardName | Name | AbilityText | Several | Row;
export type Facts = ColosseumFacts | AlphaFacts | FftcgFacts | AppmonFacts;
export type ToSeat = Lobby | Snapshot | Delta | Ack | Refuse | Reasons | Presence;

/**
 * Lines of one card to be read: its facts, for its name and its kind, and its pack, for the names there.
 */
export interface AbilityLines {
  lines: string[];
  card?: {} | null;
  pack?: PackFile | null;
  card_language?: string;
}
/**
 * A whole pack: what its manifest says, names, cards as their lines hold them, abilities, decks.
 *
 * `abilities` are lines by the end of the key of their card. Nothing here has been checked: see `packs.read_pack`.
 */
export interface PackFile {
  id: string;
  game: string;
  version: string;
  language: number;
  licence: string;
  name: {
    [k: string]: string;
  };
  practice?: boolean;
  overlay?: boolean;
  about?: {
    [k: string]: string;
  };
  credits?: string[];
  sources?: {
    [k: string]: string;
  };
  names?: NameForms[];
  cards?: {}[];
  abilities?: {
    [k: string]: string[];
  };
  decks?: DeckFile[];
}
/**
 * A line of `names.jsonl`: the forms of one name, and which of them are not sure.
 */
export interface NameForms {
  slug: string;
  en?: string | null;
  ja?: string | null;
  "zh-Hans"?: string | null;
  "zh-Hant"?: string | null;
  aliases?: string[];
  unsure?: ("en" | "ja" | "zh-Hans" | "zh-Hant")[];
}
/**
 * A deck as a TOML file: numbers or keys of cards with their copies, names and a line about it by language.
 */
export interface DeckFile {
  cards: {
    [k: string]: number;
  };
  id?: string;
  name?: {
    [k: string]: string;
  };
  about?: {
    [k: string]: string;
  };
  practice?: boolean;
}
/**
 * The text of one ability of a card: its place among the abilities of this card, from 0.
 *
 * Of an ability that lets its player pick among several effects, `mode` is one of these, from 0; -1 is the whole ability.
 */
export interface AbilityText {
  is: "ability";
  key: string;
  place: number;
  mode?: number;
}
/**
 * What stays the same at a table: its id, game, preset with the switches that differ from it, who plays.
 *
 * `undo` tells whether decisions can be taken back; `limit` is the time for a decision in seconds, 0 for none.
 * `packs` are those that people brought along. At a `tried` table a card is tried from a position: no game is kept of it.
 */
export interface About {
  table: string;
  game: string;
  preset: string;
  switches: {
    [k: string]: string;
  };
  seat: number;
  opponent: Opponent;
  undo?: boolean;
  limit?: number;
  packs?: PackAbout[];
  tried?: boolean;
}
/**
 * Who sits on the other side: a `computer` of a level, a `friend` elsewhere, or somebody `here` at the same screen.
 */
export interface Opponent {
  kind: "computer" | "friend" | "here";
  level?: string;
}
/**
 * A pack of people's own that came to a table: what it is called, how many cards it has, whose it is.
 *
 * `seats` are those that brought it; `digest` is that of what it holds. `overlay` packs fill in cards of bundled packs.
 */
export interface PackAbout {
  id: string;
  name: {
    [k: string]: string;
  };
  version: string;
  cards: number;
  digest: string;
  seats?: number[];
  overlay?: boolean;
}
/**
 * The message number `n` of this client was taken, and is stored.
 */
export interface Ack {
  is: "ack";
  v: number;
  seq: number;
  n: number;
}
/**
 * One card as a pack line holds it. Abilities are not here: they stand in the `.abilities` file under the same key.
 *
 * `key` is `pack/number` (or `pack/slug` for a card without a number). `name` is a slug of `names.jsonl`; `also` are
 * further names the card counts as, the base name of an X-antibody version among them, `parts` are names that its
 * own name holds as a part, as far as cards ask for them. `skills` are the printed
 * powers, `skill_names` their names. `fields` are the icons of a Digimon, or those that a Field card makes.
 * `doubt` gives a field's source where it is no transcription; `missing` names what an `incomplete` card lacks.
 */
export interface AlphaFacts {
  key: string;
  name: string;
  kind: "command" | "digimon" | "option";
  status: "incomplete" | "provisional" | "verified";
  number?: string | null;
  set?: string | null;
  also?: string[];
  parts?: string[];
  cost?: number | null;
  level?: ("I" | "II" | "III" | "IV" | "Perfect" | "Ultimate") | null;
  type?: ("A" | "B" | "C") | null;
  speed?: number | null;
  hp?: number | null;
  skills?: {
    [k: string]: number;
  } | null;
  skill_names?: {
    [k: string]: string;
  } | null;
  condition?: Condition | null;
  limit_1?: boolean;
  species?: string | null;
  attribute?: ("Data" | "Free" | "Vaccine" | "Variable" | "Virus") | null;
  fields?: ("DA" | "DR" | "DS" | "JT" | "ME" | "NSo" | "NSp" | "UK" | "VB" | "WG")[];
  option_class?: ("field" | "ordinary") | null;
  practice?: boolean;
  doubt?: {
    [k: string]: "example" | "from_series" | "inferred" | "ours" | "unverified";
  };
  missing?: string[];
  sources?: string[];
  conflicts?: string[];
  remarks?: {
    [k: string]: string;
  };
}
/**
 * The evolution condition: any one of `any`, and everything in `also`.
 */
export interface Condition {
  any: ConditionBase[];
  also?: Also[];
}
/**
 * What the card directly below must be, or a partner: all that is given must fit.
 *
 * `name` is a name, `name_contains` one that its name holds as a part; both are slugs.
 */
export interface ConditionBase {
  name?: string | null;
  name_contains?: string | null;
  level?: ("I" | "II" | "III" | "IV" | "Perfect" | "Ultimate") | null;
  type?: ("A" | "B" | "C") | null;
  field?: ("DA" | "DR" | "DS" | "JT" | "ME" | "NSo" | "NSp" | "UK" | "VB" | "WG") | null;
  attribute?: ("Data" | "Free" | "Vaccine" | "Variable" | "Virus") | null;
}
/**
 * What must hold besides, exactly one of these.
 *
 * `option` is the slug of an option card that lies face up in the own slots, `discard_hand` so many hand cards to discard,
 * `partner` a second own Digimon in play that goes to the Dark Area.
 */
export interface Also {
  option?: string | null;
  discard_hand?: number | null;
  partner?: ConditionBase | null;
}
/**
 * One card or chip as a pack line holds it. Abilities are not here: they stand in the `.abilities` file.
 *
 * `key` is `pack/number` (or `pack/slug` without a number). `name` is a slug of `names.jsonl`, `also` are further names
 * of the card, `parts` names that its own name holds as a part, as far as cards ask for them. `grade` is 1 Standard,
 * 2 Super, 3 Ultimate, 4 God (P-1.3); a Digimon has the grade of its level (P-1.7), a chip that of the Appmon shown
 * (P-1.9). `attack` are the printed powers of the three attacks, `cancels` maps an attack to the opposing letters
 * that it sets to 0 (P-8.3). `lost_points` are the points against Standard, Super, Ultimate, God (P-1.6). `fusion`
 * are the two partners (P-7.1), one pair for each way. `picture` tells apart chips of one name (P-3.4). `win_rate`
 * marks the two options that the first game's evolutions ask for (P-7.7), `drive` an Appli Drive (P-11.3). `doubt`
 * gives a field's source where it is not a transcription; `missing` names what an `incomplete` card lacks.
 */
export interface AppmonFacts {
  key: string;
  name: string;
  kind: "appmon" | "chip" | "digimon" | "option";
  status: "incomplete" | "provisional" | "verified";
  number?: string | null;
  set?: string | null;
  also?: string[];
  parts?: string[];
  rarity?: string | null;
  grade?: number | null;
  attributes?: ("Entertainment" | "Game" | "Life" | "Navi" | "Social" | "System" | "Tool")[];
  type?: ("A" | "B" | "C") | null;
  attack?: {
    [k: string]: number | null;
  } | null;
  attack_names?: {
    [k: string]: string;
  } | null;
  cancels?: {
    [k: string]: string;
  } | null;
  lost_points?: [number, number, number, number] | null;
  fusion?: [Partner, Partner][];
  evolution?: Evolution | null;
  plug?: ["■" | "▲" | "●", "■" | "▲" | "●"] | null;
  link?: Link | null;
  option_class?: ("battle" | "bond" | "raiser") | null;
  win_rate?: (40 | 60) | null;
  drive?: boolean;
  picture?: string | null;
  practice?: boolean;
  doubt?: {
    [k: string]: "contradicted" | "from_series" | "inferred" | "single-source" | "unknown" | "unverified";
  };
  missing?: string[];
  sources?: string[];
  conflicts?: string[];
  remarks?: {
    [k: string]: string;
  };
}
/**
 * What a condition asks of one card: a name, a grade, an attribute, or several of these (P-7.1).
 *
 * `kind` is told where the condition asks for the other kind of fighter: a Digimon on an Appmon or the other way (P-7.8).
 */
export interface Partner {
  name?: string | null;
  grade?: number | null;
  attribute?: ("Entertainment" | "Game" | "Life" | "Navi" | "Social" | "System" | "Tool") | null;
  kind?: ("appmon" | "digimon") | null;
}
/**
 * How a Digimon evolves (P-7.7): on one of the `bases`, with so many circles and crosses, and one card of each name.
 */
export interface Evolution {
  bases: Partner[];
  circles?: number;
  crosses?: number;
  cards?: string[];
}
/**
 * A link power: the symbol that must be on the plug, and what the power of the fighting Appmon goes up by (P-1.2).
 */
export interface Link {
  symbol: "■" | "▲" | "●";
  amount: number;
}
/**
 * The attack of one side in a battle that was fought: the card, its letter, why this letter, how the power came about.
 *
 * The first step is the printed power; `power` is what was compared.
 */
export interface Attack {
  seat: number;
  key: string;
  letter: string;
  why: Part;
  steps: Step[];
  power: number;
}
/**
 * A message of `netocean.texts` (or `key.attribute`) with its parameters.
 */
export interface Say {
  is: "say";
  key: string;
  params?: {
    [k: string]: Part;
  };
}
/**
 * A card by its name and number; a face-down card if `key` is empty. `brief` adds what counts most about it.
 */
export interface CardName {
  is: "card";
  key?: string;
  brief?: boolean;
}
/**
 * A name by its slug, in the language of the cards.
 */
export interface Name {
  is: "name";
  slug: string;
}
/**
 * A list in a sentence, parted by the mark of the language (`list-comma`), or by the message `by`.
 */
export interface Several {
  is: "list";
  parts: Part[];
  by?: string;
}
/**
 * Parts one after the other with a space between: the steps of a sum.
 */
export interface Row {
  is: "row";
  parts: Part[];
}
/**
 * One step of an attack's arithmetic, and the power after it.
 */
export interface Step {
  words: Part;
  power: number;
}
/**
 * What must be active, or lie in the box as a partner: a name, a frame, a level, an attribute, or several of these.
 */
export interface Base {
  name?: string | null;
  frame?: ("black" | "blue" | "green" | "purple" | "red" | "white" | "yellow") | null;
  level?: ("Armor" | "Hybrid" | "III" | "IV" | "Perfect" | "Ultimate" | "none") | null;
  attribute?: ("Data" | "Free" | "Vaccine" | "Variable" | "Virus") | null;
  species?: string | null;
  field?: ("DA" | "DR" | "DS" | "JT" | "ME" | "NSo" | "NSp" | "UK" | "VB" | "WG") | null;
  type?: ("A" | "B" | "C") | null;
}
/**
 * A battle that was fought, both attacks and the winner (-1: none), with the rule of the result.
 */
export interface Battle {
  attacks: Attack[];
  winner: number;
  rule: string;
}
/**
 * A line with the cursor at a place (characters from 0).
 */
export interface Beginning {
  text: string;
  at: number;
  language?: string;
  pack?: PackFile | null;
}
/**
 * A card in a list: as much of its sheet as finds it and shows it small; of its facts all but their sources.
 */
export interface CardEntry {
  key: string;
  number: string;
  name: string;
  own_language: boolean;
  unsure: boolean;
  brief: string;
  facts: Facts;
  status: string;
}
/**
 * One card as a pack line holds it. Abilities are not here: they stand in the `.abilities` file under the same key.
 *
 * `key` is `pack/number` (or `pack/slug` for a card without a number). `name` is a slug of `names.jsonl` (C-R3.6);
 * `also` are further names the card counts as. `attack` are the printed powers of the three attacks, `guard` maps an
 * attack to the opposing letters it zeroes. `lost_points` are the points against III, IV, Perfect, Ultimate.
 * `counts_as_level` is what an Armor, Hybrid or level-less Digimon counts as where levels matter. `doubt` gives a field's
 * source where it is not a transcription; `missing` names what an `incomplete` card lacks. `printed_number` is the number
 * under an option's class icon, without meaning in play (C-R3.5).
 */
export interface ColosseumFacts {
  key: string;
  name: string;
  kind: "digimon" | "option";
  status: "incomplete" | "provisional" | "verified";
  number?: string | null;
  set?: string | null;
  also?: string[];
  frame?: ("black" | "blue" | "green" | "purple" | "red" | "white" | "yellow") | null;
  level?: ("Armor" | "Hybrid" | "III" | "IV" | "Perfect" | "Ultimate" | "none") | null;
  counts_as_level?: ("Armor" | "Hybrid" | "III" | "IV" | "Perfect" | "Ultimate" | "none") | null;
  type?: ("A" | "B" | "C") | null;
  attack?: {
    [k: string]: number | null;
  } | null;
  attack_names?: {
    [k: string]: string;
  } | null;
  guard?: {
    [k: string]: string;
  } | null;
  lost_points?: [number, number, number, number] | null;
  species?: string | null;
  attribute?: ("Data" | "Free" | "Vaccine" | "Variable" | "Virus") | null;
  fields?: ("DA" | "DR" | "DS" | "JT" | "ME" | "NSo" | "NSp" | "UK" | "VB" | "WG")[];
  group?: string | null;
  block?: "appearance" | "evolution" | "fusion";
  lines?: RequirementLine[];
  notes?: Note[];
  cannot_be_ignored?: boolean;
  option_class?: ("field" | "item" | "program") | null;
  printed_number?: number | null;
  practice?: boolean;
  doubt?: {
    [k: string]: "inferred" | "jp" | "placeholder" | "unknown" | "us";
  };
  missing?: string[];
  sources?: string[];
  conflicts?: string[];
  remarks?: {
    [k: string]: string;
  };
}
/**
 * One line of a requirement block: a base and a payment (C-R3.2, R21).
 *
 * `net_ocean` pays `count` cards, `symbols` upright (○) or sideways (×), None when unknown: ○ (C-R23.3). `program`,
 * `item` and `named_card` pay one card of each name in `cards`. `jogress` and `fusion` ask for `base` and `partner`,
 * either of them active, the other in the Requirements Box. `appearance` has an `event` and a condition `if_` in
 * ability text. `status` and `note` mark a line that is less sure than the block.
 */
export interface RequirementLine {
  kind: "appearance" | "fusion" | "item" | "jogress" | "named_card" | "net_ocean" | "program";
  base: Base;
  count?: number;
  symbols?: string | null;
  cards?: string[];
  partner?: Base | null;
  event?: ("during_battle" | "start_of_battle") | null;
  if?: string | null;
  status?: ("inferred" | "jp" | "placeholder" | "unknown" | "us") | null;
  note?: string | null;
}
/**
 * A note of a requirement block: hand cards to discard after the payment, or what the Digimon used must (not) be.
 */
export interface Note {
  discard_hand?: number;
  only_from?: Base | null;
  not_from?: Base | null;
}
/**
 * One card number as a pack line holds it. Abilities are not here: they stand in the `.abilities` file under the key.
 *
 * `key` is `pack/number`. `name` is a slug of `names.jsonl`, `also` are further names it has in all situations (F-R3.6);
 * `jobs` are slugs there too, with `job-` before them. `number` is what the limit of copies counts (F-R5.3), `codes` are
 * the codes of all its printings. `elements` are none for a card without any (F-R3.2). `power` is that of Forwards and of
 * Characters that become one. `categories` are as printed (F-R3.8). `generic` is the mark of F-R3.9, `ex` that of
 * F-R13.20, `limit_break` how many other cards are turned for it (F-R17.3). A `crystal` is a reminder and no card of a
 * deck (F-R4.12). `item` is the kind of an Item (F-R21.6), `party_mark` the mark of F-R21.14: only practice cards have
 * them. What Warp and Priming cost, and the names of special abilities, stand in the abilities.
 * `doubt` tells for a field, for `text` or for the whole `card` why it is not sure: only the first of perhaps several
 * elements is known, it was inferred, its sources contradict each other, line breaks were restored, there is one source
 * only, or it is unknown. `missing` names what an `incomplete` card lacks.
 */
export interface FftcgFacts {
  key: string;
  name: string;
  kind: "backup" | "crystal" | "formation" | "forward" | "item" | "monster" | "summon";
  status: "incomplete" | "provisional" | "verified";
  cost: number;
  number?: string | null;
  set?: string | null;
  codes?: string[];
  also?: string[];
  elements?: ("dark" | "earth" | "fire" | "ice" | "light" | "lightning" | "water" | "wind")[];
  power?: number | null;
  jobs?: string[];
  categories?: string[];
  rarity?: string | null;
  generic?: boolean;
  ex?: boolean;
  limit_break?: number | null;
  item?: ("accessory" | "armor" | "weapon") | null;
  party_mark?: boolean;
  practice?: boolean;
  doubt?: {
    [k: string]: "contradicted" | "first-only" | "inferred" | "restored" | "single-source" | "unknown";
  };
  missing?: string[];
  sources?: string[];
}
/**
 * All cards of a game as a list.
 */
export interface CardIndex {
  game: string;
  language: string;
  card_language: string;
  cards: CardEntry[];
}
/**
 * The lines of the abilities of cards, by their keys, in the canonical language.
 */
export interface CardLines {
  lines: {
    [k: string]: string[];
  };
}
/**
 * A card in an event: the seat's handle (0 when it cannot point at it) and its key if the seat knows it.
 */
export interface CardRef {
  handle?: number;
  key?: string | null;
}
/**
 * A card in full. Names are in the language of the cards, all other words in that of the reader.
 *
 * `own_language` tells whether there is such a name in the language of the cards, `unsure` whether it has no source.
 * `brief` is what counts most in one line, `kind_line` what kind of card it is; `facts` are those of the pack; the
 * abilities stand in the order of the card; `timings` are the moments at which an option card can be opened, as
 * `timing-*` names them; `trust` says how sure all this is, `status` is that of the facts. `pack` is the one that fills in
 * this card of another pack.
 */
export interface CardSheet {
  key: string;
  number: string;
  name: string;
  own_language: boolean;
  unsure: boolean;
  brief: string;
  kind_line: string;
  numbers: string[];
  facts: Facts;
  lines: SheetLine[];
  notes: string[];
  abilities: SheetAbility[];
  trust: string[];
  status: string;
  also?: string;
  timings?: string[];
  pack?: string;
}
/**
 * A requirement line in words; `kind` is that of the facts, `symbols` are the ○ and × it asks for.
 */
export interface SheetLine {
  text: string;
  kind: string;
  symbols?: string;
}
/**
 * An ability in words; `kind` is what its game calls it, `modes` are the effects among which its player picks.
 *
 * Kinds are `support`, a plain `ability`, the `text` of an option card or a Summon; in Final Fantasy TCG also `keyword`,
 * `field`, `auto`, `action` and `special`.
 */
export interface SheetAbility {
  kind: string;
  text: string;
  modes?: string[];
}
/**
 * Cards of a game in full, and names by their slugs: the form, and whether it is of their language.
 */
export interface CardSheets {
  game: string;
  language: string;
  card_language: string;
  cards: CardSheet[];
  names: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    [k: string]: [string, boolean];
  };
}
/**
 * A card as a seat sees it: `key` is None for a back, `host` the card it belongs to, `mark` the game's own.
 *
 * `notes` are what the game says of a card that all may read, by its own words (its power now, damage on it).
 */
export interface CardView {
  handle: number;
  key?: string | null;
  up?: boolean;
  turned?: boolean;
  host?: number;
  mark?: number;
  notes?: {
    [k: string]: number;
  };
}
/**
 * What is different from the state before: whole zones that changed, numbers that changed; None where nothing did.
 *
 * Numbers that are gone stand in `dropped`.
 */
export interface Change {
  phase?: string | null;
  numbers?: {
    [k: string]: number;
  };
  dropped?: string[];
  zones?: ZoneView[];
  effects?: EffectView[] | null;
  objects?: ObjectView[] | null;
  waiting?: number | null;
  winner?: number | null;
  rule?: string | null;
  over?: boolean | null;
}
/**
 * A zone of a seat: how many cards lie there, and those that this seat can point at, bottom first.
 */
export interface ZoneView {
  name: string;
  seat: number;
  count: number;
  cards?: CardView[];
}
/**
 * What changes a seat's values now, in its place in the order: the game's word for it, its value, its printed card.
 */
export interface EffectView {
  seat: number;
  word: string;
  value: number;
  key: string;
}
/**
 * Something that waits to resolve: its number, whose it is, its printed card and ability, what it has chosen.
 *
 * `card` is the card it comes from and `targets` the cards chosen (handles); `aims` are the numbers of other objects.
 */
export interface ObjectView {
  number: number;
  seat: number;
  key: string;
  ability: number;
  word: string;
  card?: number;
  targets?: number[];
  aims?: number[];
}
/**
 * What may be inserted: a `node` or another `word` of the game, a `keyword` or `sign` of the language, a `name`.
 */
export interface Completion {
  insert: string;
  label: string;
  kind: "field" | "keyword" | "name" | "node" | "number" | "property" | "sign" | "variable" | "word";
}
/**
 * What may stand at the cursor, in the place of the text between `from` and `to`.
 */
export interface Completions {
  from: number;
  to: number;
  offers: Completion[];
}
/**
 * A ready deck, with its names and a line about it by language.
 */
export interface DeckAbout {
  id: string;
  names: {
    [k: string]: string;
  };
  about: {
    [k: string]: string;
  };
  practice: boolean;
  cards: [number, string][];
}
/**
 * A deck and the rules to check it by.
 */
export interface DeckCheck {
  cards: [number, string][];
  preset?: string;
  switches?: {
    [k: string]: string;
  };
  packs?: PackFile[];
}
/**
 * A deck to be written as a list.
 */
export interface DeckNamed {
  cards: [number, string][];
  name?: string;
  language?: string;
  packs?: PackFile[];
}
/**
 * All faults of a deck; none: it is legal.
 */
export interface DeckProblems {
  problems: Part[];
}
/**
 * A deck list that was read, with all that could not be read.
 */
export interface DeckRead {
  cards: [number, string][];
  name: string;
  problems: Part[];
}
/**
 * A deck list as people write them.
 */
export interface DeckText {
  text: string;
  language?: string;
  packs?: PackFile[];
}
/**
 * A deck as a list that reads back to the same deck.
 */
export interface DeckWritten {
  text: string;
}
/**
 * What one decision changed for a seat. `question` is the open one, or none: it replaces the one before.
 */
export interface Delta {
  is: "delta";
  v: number;
  seq: number;
  change: Change;
  events?: Event[];
  lines?: Line[];
  battle?: Battle | null;
  question?: Question | null;
  undo?: boolean;
}
/**
 * One thing that happened: `key` names its message, `rule` the rule that made it, `n` counts this seat's events.
 *
 * `seat` is whom it is about (-1 for nobody, 2 for both: a draw); `amount` and `word` are what the message needs.
 */
export interface Event {
  n: number;
  key: string;
  rule: string;
  seat?: number;
  cards?: CardRef[];
  amount?: number;
  word?: string;
  doubt?: boolean;
}
/**
 * A line of the log: the first letter is written large; `style` is `strong`, `dim` or empty.
 *
 * `rules` are the ids behind it, `doubt` tells whether sources leave one of them in doubt; `mark` is what its game's rule
 * book says of that rule, where it says more than that it is in doubt.
 */
export interface Line {
  saying: Part;
  style?: string;
  rules?: string[];
  doubt?: boolean;
  mark?: string;
}
/**
 * An open choice in words.
 *
 * `id` is the choice; `offers` stand in the order in which they are shown, `unusual` are legal ones that the list
 * leaves out.
 * A `run` takes several picks before it is done: exactly `need` of them, or as many as one likes if `need` is -1.
 * `picked` are the handles set so far; `card` (handle) and `key` say what it is about; `cards` are backs and faces that
 * it speaks of and that lie in no zone of the view (handle and key). `terms` are what the game says of it in numbers, by
 * its own words.
 */
export interface Question {
  id: number;
  kind: string;
  rule: string;
  question: Part;
  title: Part;
  offers: Offer[];
  unusual?: Offer[];
  doubt?: boolean;
  run?: boolean;
  need?: number;
  picked?: number[];
  card?: number;
  key?: string;
  cards?: {
    [k: string]: string;
  };
  terms?: {
    [k: string]: number;
  };
}
/**
 * One answer: its text for the engine, its verb, its words, and the abilities behind it.
 *
 * `card` and `target` are handles (0 for none), `key` the printed card that it is about, if it is known.
 * `passive` answers leave everything as it is.
 */
export interface Offer {
  text: string;
  verb: string;
  words: Part;
  more?: Part[];
  card?: number;
  target?: number;
  key?: string;
  passive?: boolean;
}
/**
 * Where two packs differ: a `field` of the pack, a name, a card (`abilities` too) or a deck of this `id`.
 *
 * A side that lacks it has `None`; without a `field` it lacks the whole of it.
 */
export interface Difference {
  part: "card" | "deck" | "name" | "pack";
  id: string;
  field: string;
  ours: unknown;
  theirs: unknown;
}
/**
 * All differences of two packs.
 */
export interface Differences {
  differences: Difference[];
}
/**
 * A fault of a pack: where in its files, and, where it is known, of which card and which field.
 *
 * The field of a nested value is `lines[0].base.frame`; that of an ability is `abilities[0]`.
 */
export interface FaultTold {
  key: string;
  words: Part;
  file: string;
  line?: number;
  column?: number;
  card?: string;
  field?: string;
}
/**
 * A word that a field can hold.
 */
export interface FormChoice {
  value: string;
  label: Part;
}
/**
 * A field of a form.
 *
 * `name` fields hold the slug of a name. Numbers lie between `least` and `most` in steps of `step`; texts fit `pattern`.
 * `choices` are the words of a `choice`, of `choices`, some of a `text`, and the keys of a `map` (none: any text); those
 * of a `numeric` one stand for numbers, those of `joined` ones are letters of one text. `item` is what a `map` or a `list`
 * holds; a list with a `count` has exactly so many, and `places` are what each of them is called, if anything. `fields`
 * are those of a `record`. `optional` values of a map may be empty. `trust` fields say how sure the card is; without a
 * `needed` one it cannot be played.
 */
export interface FormField {
  name: string;
  type: "choice" | "choices" | "flag" | "list" | "map" | "name" | "number" | "record" | "text";
  label: Part;
  required?: boolean;
  needed?: boolean;
  trust?: boolean;
  optional?: boolean;
  choices?: FormChoice[];
  numeric?: boolean;
  joined?: boolean;
  least?: number | null;
  most?: number | null;
  step?: number | null;
  pattern?: string;
  count?: number;
  places?: Part[];
  item?: FormField | null;
  fields?: FormField[];
}
/**
 * The forms of a game; `doubts` are the marks that a field may have.
 */
export interface Forms {
  game: string;
  kinds: KindForm[];
  doubts: FormChoice[];
}
/**
 * The form of one kind of card; `heads` are the words with which its abilities begin, none if it has no abilities.
 */
export interface KindForm {
  kind: string;
  label: Part;
  fields: FormField[];
  heads: string[];
}
/**
 * What a client says; `n` counts its messages.
 *
 * `answer` (what is meant where `do` is left out) gives the texts of a whole run to the choice `choice`; `unasked` if the
 * client gave them by itself, so that taking back goes past them. `join` is the first message on a socket: the token of
 * the seat, and the last `seq` that is known (0: none). `resync` asks for all after `seq`.
 * `why` asks about the card with the handle `card`. `undo` says with `seq` which state it takes back, so that it takes
 * nothing back twice. `concede` and `claim` have nothing else. Before the game, `accept` and `decline` name in `answer`
 * the digests that were asked about: those of the friend's packs, which a friend may take back by `decline`.
 */
export interface FromSeat {
  n?: number;
  do?: "accept" | "answer" | "claim" | "concede" | "decline" | "join" | "resync" | "undo" | "why";
  choice?: number;
  answer?: string[];
  unasked?: boolean;
  token?: string;
  seq?: number;
  card?: number;
}
/**
 * A game as it can be opened: rule sets, switches, computer players, rules (`doubted` ones in doubt), the mat.
 *
 * `mark` stands in the keys of messages in its own words, as in `switch-p-flip`; it has none of them where it is empty.
 */
export interface GameAbout {
  game: string;
  mark: string;
  presets: Preset[];
  switches: Switch[];
  players: string[];
  doubted: string[];
  rules: string[];
  mat: [string, number, number, number, number][];
}
/**
 * A rule set, by what it changes.
 */
export interface Preset {
  id: string;
  changes: {
    [k: string]: string;
  };
}
/**
 * A switch of a rule set: what it can be (no values: a number), what it is by itself, why, and how sure that is.
 */
export interface Switch {
  name: string;
  values: string[];
  default: string;
  rules: string[];
  source: string;
  doubt: boolean;
}
/**
 * What a friend sees before joining; `open` tells whether the seat is free still, `packs` what the host brings.
 */
export interface Invitation {
  game: string;
  preset: string;
  switches: {
    [k: string]: string;
  };
  limit: number;
  open: boolean;
  packs?: PackAbout[];
}
/**
 * The seat of a friend.
 */
export interface Joined {
  table: string;
  seat: number;
  token: string;
}
/**
 * What a friend brings along, and the digests of the host's packs that they accept.
 */
export interface Joining {
  code: string;
  deck: [number, string][];
  packs?: PackFile[];
  accept?: string[];
}
/**
 * The ability language of a game: kinds of abilities, words by role, tables, properties, fields of filters, forms.
 */
export interface Lexicon {
  game: string;
  heads: LexiconHead[];
  nodes: {
    [k: string]: LexiconNode[];
  };
  tables: {
    [k: string]: LexiconWord[];
  };
  properties: LexiconTyped[];
  fields: LexiconTyped[];
  forms: string[];
}
/**
 * A kind of ability: the word that it begins with, the clauses that may follow, whether steps come after a colon.
 */
export interface LexiconHead {
  name: string;
  clauses: string[];
  body: "may" | "no" | "yes";
  label: string;
}
/**
 * A word with arguments: `params` are types, those with a `?` may be left out.
 *
 * `text` is an example, `label` the same in words.
 */
export interface LexiconNode {
  name: string;
  params: string[];
  text: string;
  label: string;
}
/**
 * A word of a table, in words too.
 */
export interface LexiconWord {
  name: string;
  label: string;
}
/**
 * A property of a seat or a field of a filter with the type of its value.
 */
export interface LexiconTyped {
  name: string;
  value: string;
  label: string;
}
/**
 * What is wrong with a line, at a column from 1 up to `end`.
 */
export interface LineFault {
  words: Part;
  line: number;
  column: number;
  end: number;
}
/**
 * A line in its canonical form and in words by language; or its fault; `unplayed` is what the game cannot play.
 */
export interface LineTold {
  canonical: string;
  texts?: {
    [k: string]: string;
  };
  fault?: LineFault | null;
  unplayed?: LineFault[];
}
/**
 * Lines that were read, one by one.
 */
export interface LinesTold {
  lines: LineTold[];
}
/**
 * The table waits for a friend, who comes with this code; or, while something is `asked`, for the host's word.
 *
 * `asked` are the digests of the packs that the friend brought and the host is to accept. To a friend who sits there and
 * for whom nothing is asked, the packs were declined: they may come again, with another deck.
 */
export interface Lobby {
  is: "lobby";
  v: number;
  seq: number;
  about: About;
  code: string;
  asked?: string[];
}
/**
 * A step of a replay: where the game stands after it, and which message each seat had been told last by then.
 *
 * `at` are places in the lists of messages of the seats.
 */
export interface Moment {
  turn: number;
  phase: string;
  waiting: number;
  at: number[];
}
/**
 * What a seat reports: the message that it is about, in its own words.
 */
export interface NewReport {
  text?: string;
  seq?: number;
}
/**
 * What a person asks for: the game with its rules, their deck, whom they play.
 *
 * `bluff` lets forced answers wait a little, in a game between two people in which one passes often. `packs` are those of
 * their own that they bring along.
 */
export interface NewTable {
  game: string;
  deck: [number, string][];
  opponent: Opponent;
  preset?: string;
  switches?: {
    [k: string]: string;
  };
  other_deck?: [number, string][] | null;
  seed?: string | null;
  limit?: number;
  ask_always?: boolean;
  bluff?: boolean;
  packs?: PackFile[];
}
/**
 * A table that was opened: the seats of who opened it, and the code for a friend.
 */
export interface Opened {
  table: string;
  seats: Seating[];
  code?: string;
}
/**
 * A seat for whoever has its token.
 */
export interface Seating {
  seat: number;
  token: string;
}
/**
 * A zip that was read: the pack, or all that is wrong with it.
 */
export interface PackRead {
  pack?: PackFile | null;
  faults?: FaultTold[];
}
/**
 * A pack that was checked: all faults, its cards as far as they can be drawn, names by their slugs.
 */
export interface PackTold {
  faults: FaultTold[];
  cards: CardSheet[];
  names: {
    /**
     * @minItems 2
     * @maxItems 2
     */
    [k: string]: [string, boolean];
  };
  digest: string;
}
/**
 * A pack to be checked and drawn.
 */
export interface PackWish {
  pack: PackFile;
  language?: string;
  card_language?: string;
}
/**
 * Whether the other seat is connected; and how many milliseconds the seat that is asked has left (-1: no limit).
 *
 * `claim` tells that the other seat's time is over, so that the game can be claimed.
 */
export interface Presence {
  is: "presence";
  v: number;
  seq: number;
  other: boolean;
  left?: number;
  claim?: boolean;
}
/**
 * The body of an answer that is an error: the reason for programs, the words for people, all faults of a deck.
 */
export interface Problem {
  key: string;
  words: Part;
  problems?: Part[];
  wait?: number;
}
/**
 * Why a card cannot be used now, in answer to message `n`; no reasons: it can.
 */
export interface Reasons {
  is: "reasons";
  v: number;
  seq: number;
  n: number;
  card: number;
  reasons: Refusal[];
}
/**
 * One reason why a card cannot be used now.
 */
export interface Refusal {
  words: Part;
  rule: string;
  doubt?: boolean;
}
/**
 * The message number `n` of this client was not taken; nothing changed. `words` says why.
 *
 * `key` is the reason for programs (`answer-late`, `answer-not-listed`, `token-unknown`, `storage-full` …); `place` is how
 * many answers of a run were good before the one that was not.
 */
export interface Refuse {
  is: "refuse";
  v: number;
  seq: number;
  n: number;
  key: string;
  words: Part;
  place?: number;
}
/**
 * A game told again: the messages of both seats, each from its first snapshot, and the steps that both took together.
 *
 * `about` is told as to seat 0; each seat has its own in its snapshot. `problem` says why the replay ends early: nothing
 * is shown past it.
 */
export interface Replay {
  about: About;
  seats: (Snapshot | Delta)[][];
  steps: Moment[];
  problem?: Part | null;
}
/**
 * All that a seat may know: first message after joining, and wherever deltas would not do (undo).
 */
export interface Snapshot {
  is: "snapshot";
  v: number;
  seq: number;
  about: About;
  state: State;
  lines: Line[];
  question?: Question | null;
  undo?: boolean;
}
/**
 * What lies on the table as a seat sees it: `engine.view.View` without what is told otherwise.
 */
export interface State {
  phase: string;
  numbers: {
    [k: string]: number;
  };
  zones: ZoneView[];
  effects?: EffectView[];
  objects?: ObjectView[];
  waiting?: number;
  winner?: number;
  rule?: string;
  over?: boolean;
}
/**
 * A report: the game told again, the step that it is about, the seat, the words.
 */
export interface ReportTold {
  replay: Replay;
  step: number;
  seat: number;
  text: string;
}
/**
 * A report that is kept.
 */
export interface Reported {
  id: string;
}
/**
 * A card to be tried: a position of this text, or of the game's own, at one screen or against a computer.
 *
 * `beside` are packs whose cards may lie on that table, too.
 */
export interface Try {
  pack: PackFile;
  card: string;
  opponent: Opponent;
  scenario?: string;
  beside?: PackFile[];
}
/**
 * Two packs to be compared.
 */
export interface TwoPacks {
  ours: PackFile;
  theirs: PackFile;
}
