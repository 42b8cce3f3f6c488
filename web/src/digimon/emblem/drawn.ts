/** Emblems of Digimon and of what they use as paths, kept so that each is worked out once. */

import { type Art, Gallery } from "../../drawing/art";
import { emblemOf } from "./emblem";
import type { Told } from "./traits";

const gallery = new Gallery();

/** The emblem of a card as paths. */
export function drawn(key: string, facts?: Told): Art {
  return gallery.hung(facts ? key : `${key} alone`, () => emblemOf(key, facts));
}
