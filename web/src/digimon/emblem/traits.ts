/** What an emblem is made from: the facts of a card that shape its picture. Whatever is unknown is left to chance. */

export type Family = "saurian" | "beast" | "bird" | "sea" | "bug" | "machine" | "fiend" | "holy" | "wild" | "odd";

/** The facts of a card that shape its picture, as far as they are known. */
export interface Told {
  name: string;
  kind: "digimon" | "option";
  species?: string | null;
  level?: string | null;
  attribute?: string | null;
  fields?: readonly string[] | null;
  frame?: string | null;
  option_class?: "item" | "program" | "field" | null;
}

export interface Traits {
  readonly key: string;
  readonly name: string;
  readonly kind: "digimon" | "option";
  readonly family: Family;
  readonly species: string;
  /** How far evolved it is: 0 for III to 3 for Ultimate. */
  readonly stage: 0 | 1 | 2 | 3;
  readonly level: string;
  readonly attribute: string;
  readonly field: string;
  readonly frame: string;
  readonly sort: "item" | "program" | "field";
}

const FAMILIES: Readonly<Record<Family, readonly string[]>> = {
  saurian: ["amphibian", "ceratopsian", "dinosaur", "dragon-man", "plesiosaur", "reptile"],
  beast: ["ancient-beast", "beast", "beast-man", "demon-beast", "mammal", "mythical-beast", "rare-animal"],
  bird: ["chick", "giant-bird"],
  sea: ["ancient-fish", "aquatic", "aquatic-beast-man", "aquatic-mammal", "marine-animal", "mollusk"],
  bug: ["insect", "larva"],
  machine: ["cyborg", "machine", "puppet"],
  fiend: ["demon-man", "fallen-angel", "ghost", "oni", "skeleton", "small-devil"],
  holy: ["angel", "fairy", "holy-knight"],
  wild: ["flame", "ore", "plant", "rock"],
  odd: ["composite", "mutant"],
};

const STAGES: Readonly<Record<string, 0 | 1 | 2 | 3>> = { III: 0, IV: 1, Armor: 1, Hybrid: 2, Perfect: 2, Ultimate: 3 };

function familyOf(species: string): Family {
  const found = (Object.keys(FAMILIES) as Family[]).find((family) => FAMILIES[family].includes(species));
  return found ?? "odd";
}

/** The traits of a card by its key and, if they are known, its facts. */
export function traitsOf(key: string, facts?: Told): Traits {
  const species = facts?.species ?? "";
  return {
    key,
    name: facts?.name ?? key,
    kind: facts?.kind ?? "digimon",
    family: familyOf(species),
    species,
    stage: STAGES[facts?.level ?? ""] ?? 0,
    level: facts?.level ?? "",
    attribute: facts?.attribute ?? "",
    field: facts?.fields?.[0] ?? "",
    frame: facts?.frame ?? "",
    sort: facts?.option_class ?? "item",
  };
}
