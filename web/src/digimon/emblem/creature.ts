/** Emblems of Digimon: small creatures, the same on both sides, put together from the parts of their kin. */

import { bodyOf } from "./builds";
import { brow, cheek, eyes, mouth } from "./features";
import { growth, headPath } from "./heads";
import { kinOf } from "./kin";
import { arms, feet, shoulders, tail, wings } from "./limbs";
import { SIGN_NAMES, rune, sign } from "./marks";
import { lines, moved, placed, round, star, type Shape } from "../../drawing/shapes";
import { Stream } from "../../drawing/stream";
import type { Traits } from "./traits";

/** The creature of a card around (0, 0), from back to front. Cards of one name are of one build. */
export function creature(traits: Traits): Shape[] {
  const kind = new Stream(`${traits.name} ${traits.species}`);
  const own = new Stream(`${traits.key} creature`);
  const kin = kinOf(traits.family, traits.species);
  const { stage } = traits;
  const body = bodyOf(kind.pick(kin.builds), stage, kind);
  const parts = {
    head: kind.pick(kin.heads),
    growth: kind.pick(kin.growths),
    eyes: kind.pick(kin.eyes),
    mouth: kind.pick(kin.mouths),
    wing: kind.pick(kin.wings),
    arm: kind.pick(kin.arms),
    foot: kind.pick(kin.feet),
    tail: kind.pick(kin.tails),
    brow: own.pick(kin.brows),
    cheek: own.pick(["blush", "bars", "fangs", "tears", "none", "none"] as const),
    sign: own.pick(SIGN_NAMES),
  };
  const faceParts = [
    { path: headPath(parts.head), ink: "main" } as Shape,
    ...(stage === 0 && parts.brow === "gem" ? [] : brow(parts.brow)),
    ...cheek(parts.cheek),
    ...mouth(parts.mouth, kind),
    ...eyes(parts.eyes, kind, stage === 0 ? 1.1 : 0.96),
  ];
  const winged = stage > 0 || traits.family === "bird" || traits.species === "small-devil" || kind.chance(0.2);
  return [
    ...aura(traits, own),
    ...(winged ? wings(parts.wing, body.wing.x, body.wing.y, body.wing.size, own) : []),
    ...(stage === 3 && parts.wing !== "none" ? wings(
      parts.wing, body.wing.x, body.wing.y + 30, body.wing.size * 0.7, own,
    ) : []),
    ...tail(parts.tail, body.tail.y, body.tail.size),
    ...body.back,
    ...feet(parts.foot, body.foot.x, body.foot.y, body.foot.size),
    ...body.front,
    ...(parts.sign && body.chest.size > 2 ? sign(
      parts.sign, 0, body.chest.y, body.chest.size * own.between(0.84, 1.2),
    ) : []),
    ...arms(parts.arm, body.arm.x, body.arm.y, body.arm.size, own),
    ...(stage >= 2 || traits.level === "Armor" ? shoulders(
      own.pick(["round", "spiked", "plated"] as const), body.arm.x + 5, body.arm.y - 2, 12 + stage * 2,
    ) : []),
    ...placed(
      growth(stage === 3 && parts.growth === "none" ? "crown" : parts.growth, kind), 0, body.head.y, body.head.radius,
    ),
    ...placed(faceParts, 0, body.head.y, body.head.radius),
  ];
}

/** What shines behind those far evolved, and behind those without a proper level. */
function aura(traits: Traits, own: Stream): Shape[] {
  if (traits.level === "none") return rune(0, 0, 170, own, "far");
  if (traits.stage === 2) {
    const radius = own.between(76, 86);
    return own.chance(0.5)
      ? [{ path: round(0, 0, radius), ink: "glow", bare: true, fade: 0.5 }]
      : [{ path: lines(star(own.pick([12, 16, 20]), radius + 10, radius - 8)), ink: "glow", bare: true, fade: 0.5 }];
  }
  if (traits.stage === 3) {
    const count = own.pick([12, 14, 16, 18]);
    return [
      { path: lines(star(count, 128, 60, 90)), ink: "glow", bare: true, fade: 0.55 },
      { path: round(0, 0, 80), ink: "glow", bare: true, fade: 0.6 },
      { path: round(0, 0, 88), ink: "accent", open: 2.5 },
      ...star(6, 88, 88).map(([x, y]): Shape => (
        { path: lines(moved(star(4, 7, 3), x, y)), ink: "accent", bare: true }
      )),
    ];
  }
  return [];
}
