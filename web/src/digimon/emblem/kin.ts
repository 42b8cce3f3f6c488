/** Which parts the families and species of Digimon are put together from. */

import type { Build } from "./builds";
import type { Brow, Eyes, Mouth } from "./features";
import type { Growth, Head } from "./heads";
import type { Arm, Foot, Tail, Wing } from "./limbs";
import type { Family } from "./traits";

export interface Kin {
  readonly builds: readonly Build[];
  readonly heads: readonly Head[];
  readonly growths: readonly Growth[];
  readonly eyes: readonly Eyes[];
  readonly mouths: readonly Mouth[];
  readonly brows: readonly Brow[];
  readonly wings: readonly Wing[];
  readonly arms: readonly Arm[];
  readonly feet: readonly Foot[];
  readonly tails: readonly Tail[];
}

const FAMILY_KIN: Readonly<Record<Family, Kin>> = {
  saurian: {
    builds: ["biped"], heads: ["snout", "wedge", "round"], growths: [
      "up-horns", "spikes", "fin-ears", "side-horns", "unicorn", "none",
    ],
    eyes: ["big", "fierce", "slit"], mouths: ["fang", "jaws", "grin"], brows: ["stripe", "none", "blaze", "gem"],
    wings: ["none", "bat", "blade"], arms: ["claws", "paws"], feet: ["talons", "paws"], tails: [
      "curls", "barbs", "none",
    ],
  },
  beast: {
    builds: ["biped"], heads: ["tuft", "chubby", "round"], growths: [
      "cat-ears", "round-ears", "mane", "long-ears", "flop-ears", "sun-mane",
    ],
    eyes: ["fierce", "big", "slit"], mouths: ["muzzle", "cat", "fang"], brows: ["blaze", "stripe", "mask", "none"],
    wings: ["none", "feather", "shard"], arms: ["paws", "claws"], feet: ["paws", "hooves"], tails: ["curls", "none"],
  },
  bird: {
    builds: ["flyer"], heads: ["round", "egg", "shield"], growths: ["plume", "spikes", "none", "crown"],
    eyes: ["fierce", "big"], mouths: ["beak"], brows: ["mask", "stripe", "none"],
    wings: ["feather"], arms: ["none"], feet: ["talons"], tails: ["fan"],
  },
  sea: {
    builds: ["swimmer", "biped"], heads: ["fish", "wide", "egg", "round"], growths: [
      "top-fin", "fin-ears", "none", "spikes", "unicorn",
    ],
    eyes: [
      "big", "beads", "fierce", "sleepy",
    ], mouths: ["smile", "fang", "grin", "tusks"], brows: ["mask", "stripe", "none", "moon"],
    wings: ["fin"], arms: ["flippers", "claws"], feet: ["none", "stumps"], tails: ["fluke"],
  },
  bug: {
    builds: ["beetle"], heads: ["shield", "helm", "round"], growths: [
      "curl-feelers", "comb-feelers", "jaw-horn", "side-horns", "up-horns",
    ],
    eyes: ["compound", "glow"], mouths: ["pincers", "none"], brows: ["gem", "stripe", "none"],
    wings: ["gauze"], arms: ["pincers", "none"], feet: ["none"], tails: ["none"],
  },
  machine: {
    builds: ["biped", "cog"], heads: ["block", "helm", "shield"], growths: ["bolts", "aerial", "spikes", "side-horns"],
    eyes: ["visor", "cyclops", "glow"], mouths: ["stitches", "none", "grin"], brows: ["none", "gem"],
    wings: ["none", "blade"], arms: [
      "cannons", "gauntlets", "pincers",
    ], feet: ["boots", "wheels", "stumps"], tails: ["none"],
  },
  fiend: {
    builds: ["robe", "biped"], heads: ["hood", "skull", "wedge"], growths: [
      "side-horns", "ram-horns", "up-horns", "spikes", "none",
    ],
    eyes: ["glow", "slit", "hollow", "triple"], mouths: ["grin", "fang", "stitches"], brows: ["none", "moon", "star"],
    wings: ["bat", "none"], arms: ["claws", "sleeves", "blades"], feet: ["boots", "none"], tails: ["barbs", "none"],
  },
  holy: {
    builds: ["robe", "biped"], heads: ["egg", "helm", "shield"], growths: [
      "halo", "helmet-wings", "crown", "wing-ears",
    ],
    eyes: ["glow", "sleepy", "visor"], mouths: ["none", "smile"], brows: ["gem", "star", "moon"],
    wings: ["feather", "shard"], arms: ["sleeves", "gauntlets", "blades"], feet: ["boots", "none"], tails: ["none"],
  },
  wild: {
    builds: ["heap"], heads: ["gem", "round"], growths: ["spikes", "none"],
    eyes: ["glow", "beads", "cyclops"], mouths: ["none", "grin", "stitches"], brows: ["gem", "none"],
    wings: ["none", "shard"], arms: ["gauntlets", "cannons"], feet: ["stumps"], tails: ["none"],
  },
  odd: {
    builds: ["biped", "cog", "dome", "robe"], heads: ["chubby", "block", "gem", "skull", "wide"], growths: [
      "antlers", "aerial", "crown", "ram-horns", "curl-feelers", "bolts", "sun-mane",
    ],
    eyes: [
      "cyclops", "triple", "big", "sleepy",
    ], mouths: ["grin", "tusks", "stitches", "bill"], brows: ["star", "moon", "none"],
    wings: ["none", "bat", "blade", "fin"], arms: [
      "gauntlets", "tentacles", "pincers", "paws",
    ], feet: ["boots", "stumps", "none"], tails: ["none", "curls"],
  },
};

/** What a species has otherwise than its family. */
const SPECIES_KIN: Readonly<Record<string, Partial<Kin>>> = {
  "amphibian": {
    heads: ["wide"], growths: ["none", "top-fin", "fin-ears"], mouths: ["bill", "smile"], eyes: ["big", "sleepy"],
    wings: ["none"], tails: ["none"],
  },
  "ceratopsian": { growths: ["frill"], mouths: ["beak", "tusks"], wings: ["none"] },
  "dragon-man": {
    heads: ["wedge"], growths: ["side-horns", "helmet-wings"], arms: ["blades"], wings: ["blade"], eyes: ["fierce"],
  },
  "plesiosaur": {
    builds: ["swimmer"], arms: ["flippers"], growths: ["plume", "crown", "fin-ears"], feet: ["none"], tails: ["fluke"],
  },
  "dinosaur": { heads: ["snout", "wedge"], growths: ["up-horns", "side-horns"], mouths: ["jaws"] },
  "beast-man": {
    growths: ["mane", "cat-ears", "sun-mane", "spikes"], arms: ["claws", "gauntlets", "blades"],
    feet: ["boots", "paws"],
  },
  "mammal": {
    growths: ["round-ears", "long-ears", "wing-ears", "flop-ears"], mouths: ["cat", "smile", "muzzle"], eyes: ["big"],
  },
  "ancient-beast": { growths: ["ram-horns", "sun-mane", "antlers"], mouths: ["tusks", "fang"] },
  "mythical-beast": { growths: ["unicorn", "antlers"], wings: ["feather"], feet: ["hooves"] },
  "demon-beast": { growths: ["ram-horns", "side-horns"], eyes: ["triple", "hollow"], wings: ["bat"], mouths: ["grin"] },
  "rare-animal": { heads: ["tuft", "chubby"], growths: ["mane", "round-ears"], mouths: ["grin", "muzzle"] },
  "chick": { builds: ["flyer"], eyes: ["big"], growths: ["plume"] },
  "mollusk": { builds: ["dome"], heads: ["round"], growths: ["none"], arms: ["tentacles"], eyes: ["sleepy", "beads"] },
  "ancient-fish": {
    builds: ["swimmer"], growths: ["top-fin", "candle", "spikes", "none"], eyes: ["big", "beads", "compound"],
    mouths: ["fang", "grin", "smile"],
  },
  "aquatic": { builds: ["swimmer"], growths: ["top-fin", "none", "fin-ears"] },
  "aquatic-mammal": { builds: ["swimmer"], heads: ["round", "egg"], growths: ["none", "top-fin"], mouths: ["smile"] },
  "marine-animal": {
    builds: ["shell", "biped"], growths: ["unicorn", "spikes", "top-fin", "none"], mouths: ["tusks", "cat", "fang"],
    arms: ["flippers", "pincers", "claws"],
  },
  "aquatic-beast-man": {
    builds: ["biped"], arms: ["claws", "blades", "tentacles"], wings: ["fin", "none"], feet: ["boots", "stumps"],
  },
  "larva": {
    builds: ["larva"], growths: ["curl-feelers", "spikes"], eyes: ["beads", "fierce"], mouths: ["pincers", "smile"],
    arms: ["none"],
  },
  "puppet": {
    builds: ["biped"], heads: ["round", "chubby"], growths: ["round-ears"], eyes: ["hollow", "beads"],
    mouths: ["stitches", "grin"], arms: ["claws", "paws"], feet: ["paws"],
  },
  "cyborg": {
    heads: ["snout", "helm", "wedge"], growths: ["side-horns", "spikes", "bolts", "helmet-wings"],
    eyes: ["glow", "visor", "fierce"], mouths: ["jaws", "stitches", "fang"], builds: ["biped"],
    wings: ["blade", "none", "bat"],
  },
  "ghost": {
    builds: ["robe"], heads: ["hood"], growths: ["none"], eyes: ["hollow"], mouths: ["grin"], wings: ["none"],
  },
  "skeleton": {
    builds: ["biped"], heads: ["skull"], eyes: ["hollow"], mouths: ["stitches"], growths: ["up-horns", "spikes"],
  },
  "small-devil": {
    builds: ["flyer"], heads: ["round"], growths: ["cat-ears"], eyes: ["big"], mouths: ["fang"], wings: ["bat"],
    tails: ["none"],
  },
  "oni": {
    builds: ["biped"], heads: ["chubby"], growths: ["up-horns"], mouths: ["tusks"], eyes: ["fierce"], wings: ["none"],
  },
  "fallen-angel": {
    builds: ["biped", "robe"], heads: ["shield", "wedge"], growths: ["ram-horns", "side-horns"], wings: ["bat"],
  },
  "demon-man": { builds: ["robe", "biped"], heads: ["hood", "helm"], wings: ["none"] },
  "angel": { wings: ["feather"], growths: ["halo", "helmet-wings"] },
  "fairy": {
    builds: ["robe"], heads: ["round", "egg"], growths: ["curl-feelers", "sprout", "wing-ears"],
    eyes: ["big", "sleepy"], mouths: ["smile", "cat"], wings: ["gauze", "leaf"],
  },
  "holy-knight": {
    builds: ["biped"], heads: ["helm", "shield"], growths: ["helmet-wings", "crown", "side-horns"],
    eyes: ["visor", "glow"], mouths: ["none"], arms: ["gauntlets", "cannons", "blades"], feet: ["boots"],
  },
  "flame": {
    builds: ["blaze"], heads: ["flame"], growths: ["none", "candle"], eyes: ["glow", "slit", "fierce"],
    mouths: ["grin", "stitches", "smile"], arms: ["claws", "gauntlets"], wings: ["none", "shard"],
  },
  "plant": {
    builds: ["bloom"], heads: ["round", "chubby"], growths: ["petals", "sprout", "spikes"],
    eyes: ["big", "sleepy", "beads"], mouths: ["smile", "cat", "grin"], wings: ["leaf"], arms: ["tentacles"],
  },
};

/** The parts that a Digimon of a family and species may have. */
export function kinOf(family: Family, species: string): Kin {
  return { ...FAMILY_KIN[family], ...SPECIES_KIN[species] };
}
