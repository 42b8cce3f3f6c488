/** The emblem of a card of α: that of the Digimon games, from what an α card says of itself. */

import { drawn } from "../../../digimon/emblem/drawn";
import type { Told } from "../../../digimon/emblem/traits";
import type { Art } from "../../../drawing/art";
import { Stream } from "../../../drawing/stream";
import type { Facts } from "./facts";

/** Cards of this game seldom tell a species; who lives in a field is drawn as one of these. */
const SPECIES: Readonly<Record<string, readonly string[]>> = {
  NSp: ["beast", "beast-man", "mammal", "mythical-beast"],
  DS: ["aquatic", "aquatic-mammal", "ancient-fish", "mollusk"],
  NSo: ["ghost", "small-devil", "skeleton", "demon-man"],
  WG: ["chick", "giant-bird", "fairy", "giant-bird"],
  ME: ["machine", "cyborg", "puppet", "machine"],
  VB: ["angel", "holy-knight", "angel", "fairy"],
  DR: ["dinosaur", "dragon-man", "reptile", "ceratopsian"],
  JT: ["insect", "plant", "larva", "amphibian"],
  DA: ["fallen-angel", "demon-beast", "oni", "small-devil"],
  UK: ["mutant", "composite", "rare-animal", "rock"],
};

const SORTS: Readonly<Record<string, Told["option_class"]>> = { field: "field", ordinary: "item" };

/** A card as the emblems of Digimon games read it. */
export function told(facts: Facts): Told {
  const { key, name, level, attribute, fields = [] } = facts;
  if (facts.kind !== "digimon") {
    const sort = facts.kind === "command" ? "program" : (SORTS[facts.option_class ?? ""] ?? "item");
    return { name, kind: "option", option_class: sort, fields };
  }
  const known = SPECIES[fields[0] ?? "UK"] ?? SPECIES["UK"] ?? [];
  const species = facts.species ?? new Stream(`${key} species`).pick(known);
  return { name, kind: "digimon", level, attribute, fields, species };
}

/** The emblem of a card as paths. */
export function pictured(key: string, facts?: Facts): Art {
  return drawn(key, facts && told(facts));
}
