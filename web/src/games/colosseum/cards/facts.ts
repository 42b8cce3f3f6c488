/** The printed facts of a card of Hyper Colosseum, as a pack holds them and a card sheet carries them. */

import type { CardEntry as Entry, CardSheet as Sheet, ColosseumFacts } from "../../../wire/types";

export type Facts = ColosseumFacts;
/** Cards of this game, with facts of its own. */
export type CardEntry = Omit<Entry, "facts"> & { facts: Facts };
export type CardSheet = Omit<Sheet, "facts"> & { facts: Facts };

export type Frame = NonNullable<Facts["frame"]>;
export type Level = NonNullable<Facts["level"]>;
export type OptionClass = NonNullable<Facts["option_class"]>;
