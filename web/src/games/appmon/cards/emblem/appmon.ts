/** Emblems of Appmon: a living app, a tile with a face, with limbs and ever more about it the further it is fused. */

import { cheek, eyes, mouth } from "../../../../digimon/emblem/features";
import { growth } from "../../../../digimon/emblem/heads";
import { arms, feet, shoulders, tail, wings } from "../../../../digimon/emblem/limbs";
import { changed, even, lines, pad, type Path, placed, round, type Shape, star } from "../../../../drawing/shapes";
import { Stream } from "../../../../drawing/stream";
import { ATTRIBUTE_PATHS } from "../signs";
import type { Traits } from "./traits";

/** The outlines of a tile, in units of half its width. */
const TILES: readonly Path[] = [
  pad(0, 0, 2, 2, 0.5),
  pad(0, 0, 2, 2, 0.24),
  pad(0, 0, 2.16, 1.84, 0.8),
  even([[0, -1.04, true], [0.6, -1, true], [1.04, -0.56, true], [1.04, 0.56, true], [0.6, 1, true], [0, 1.04, true]]),
  even([[0, -1.1], [0.9, -0.9], [1.06, 0], [0.86, 0.92], [0, 1.04]]),
];
const GROWTHS = ["aerial", "bolts", "cat-ears", "round-ears", "up-horns", "side-horns", "sprout", "curl-feelers", "spikes", "none"] as const;
const EYES = ["big", "fierce", "beads", "visor", "sleepy", "glow", "slit", "cyclops"] as const;
const MOUTHS = ["smile", "cat", "fang", "grin", "jaws", "none"] as const;
const ARMS = ["paws", "claws", "gauntlets", "cannons", "pincers", "blades", "flippers"] as const;
const FEET = ["boots", "paws", "stumps", "wheels", "talons"] as const;
const WINGS = ["blade", "shard", "feather", "bat", "fin"] as const;

/** How large head and trunk are by grade: a Standard one is all head. */
const HEADS = [46, 37, 32, 29];
const TRUNKS = [0, 30, 38, 42];

/** The Appmon of a card around (0, 0), from back to front. Cards of one name are of one build. */
export function appmon(traits: Traits): Shape[] {
  const kind = new Stream(`${traits.name} appmon`);
  const own = new Stream(`${traits.key} appmon`);
  const head = HEADS[traits.stage] ?? 40;
  const trunk = TRUNKS[traits.stage] ?? 0;
  const y = trunk ? -trunk * 0.72 : -8;
  const [tile, grown, look, says] = [kind.pick(TILES), kind.pick(GROWTHS), kind.pick(EYES), kind.pick(MOUTHS)];
  const [arm, foot, wing] = [kind.pick(ARMS), kind.pick(FEET), kind.pick(WINGS)];
  const ground = trunk ? trunk * 1.7 : head * 1.02;
  return [
    ...aura(traits.stage, own),
    ...(traits.stage >= 2 ? wings(wing, head * 0.5, y + head * 0.7, 58 + traits.stage * 8, own) : []),
    ...(traits.stage >= 1 ? tail(own.pick(["curls", "barbs", "none"] as const), trunk * 0.9, 30) : []),
    ...feet(foot, trunk ? trunk * 0.5 : head * 0.44, ground, 20 + traits.stage * 2),
    ...body(traits, trunk, y + head),
    ...arms(arm, trunk ? trunk * 0.66 : head * 0.92, trunk ? trunk * 0.12 : 6, 26 + traits.stage * 5, own),
    ...(traits.stage >= 1 ? shoulders(own.pick(["round", "spiked", "plated"] as const), trunk * 0.8, y + head + 4, 11 + traits.stage * 3) : []),
    ...placed([...growth(traits.stage === 3 ? "crown" : grown, kind)], 0, y, head),
    ...placed(
      [
        { path: tile, ink: "main" },
        { path: changed(tile, (px, py) => [px * 0.8, py * 0.8]), ink: own.pick(["light", "white", "shade"]), bare: true, fade: 0.5 },
        ...cheek(own.pick(["blush", "bars", "none"] as const)),
        ...mouth(says, kind),
        ...eyes(look, kind, 1),
      ],
      0, y, head,
    ),
  ];
}

/** The trunk of a fused Appmon, with the sign of its attribute on it. A Standard one has it on its brow. */
function body({ attribute, stage }: Traits, trunk: number, top: number): Shape[] {
  const glyph = attribute ? ATTRIBUTE_PATHS[attribute] : [];
  const size = stage ? 13 + stage * 2 : 0;
  if (!stage) return [];
  return [
    {
      path: even([[0, top - 16], [trunk * 0.72, top - 10], [trunk * 0.86, trunk * 0.5], [trunk * 0.5, trunk * 1.4], [0, trunk * 1.5]]),
      ink: "second",
    },
    { path: pad(0, trunk * 0.5, size * 2.6, size * 2.6, 8), ink: "light" },
    ...glyph.map((path): Shape => ({ path: changed(path, (px, py) => [px * size, trunk * 0.5 + py * size]), ink: "eye", bare: true })),
  ];
}

/** What shines behind those far fused. */
function aura(stage: number, own: Stream): Shape[] {
  if (stage === 2) return [{ path: round(0, 0, own.between(78, 88)), ink: "glow", bare: true, fade: 0.4 }];
  if (stage < 3) return [];
  return [
    { path: lines(star(own.pick([12, 16, 20]), 122, 76)), ink: "glow", bare: true, fade: 0.45 },
    { path: round(0, 0, 86), ink: "accent", open: 3 },
    { path: round(0, 0, 74), ink: "glow", bare: true, fade: 0.4 },
  ];
}
