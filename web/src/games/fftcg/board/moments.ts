/** The moments of a turn by the rules of a table. */

import { presetValue } from "../../../start/setup";
import type { GameSheet } from "../../../wire/api";
import type { About } from "../../../wire/types";
import { STOPS, type Stop } from "../passing";

const MAINS = "main_phases";

/** Where a turn can be stopped: with a single Main Phase there is no second one (F-R21.13). */
export function momentsOf(sheet: GameSheet | undefined, about: About | undefined): readonly Stop[] {
  const one = sheet?.switches.find(({ name }) => name === MAINS);
  const mains = sheet && one && about ? (about.switches[MAINS] ?? presetValue(sheet, about.preset, one)) : undefined;
  return mains === "1" ? STOPS.filter((stop) => stop !== "main_2") : STOPS;
}
