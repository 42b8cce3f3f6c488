import { furnished, minute, SMALL } from "../furnishing";
import type { Room } from "../room";
import Emblem from "./cards/Emblem.svelte";
import { type Facts, sortOf } from "./cards/facts";
import "../../digimon/cards/face.css";
import "./cards/face.css";
import FaceFull from "./cards/FaceFull.svelte";
import FaceSmall from "./cards/FaceSmall.svelte";
import FaceTiny from "./cards/FaceTiny.svelte";
import ReaderBody from "./cards/ReaderBody.svelte";
import { DECK } from "./deck";
import FilterMark from "./FilterMark.svelte";
import { FILTERS } from "./filters";

/** Digimon α. */
export const room: Room = {
  ...furnished({ tiny: FaceTiny, small: FaceSmall, full: FaceFull, Emblem, ReaderBody }),
  tint: ({ facts }) => tintOf(facts as Facts),
  filters: FILTERS,
  searched: (facts) => (facts as Facts).also ?? [],
  FilterMark,
  deck: DECK,
  ...SMALL,
  minute: minute((number) => `rulebook-minute-a-${number}`),
  help: ["place", "costs", "order", "attack", "support"].map((subject) => `board-a-help-${subject}`).concat("board-help-battle"),
  board: () => import("./board/Board.svelte"),
};

function tintOf(facts: Facts): string {
  const sort = sortOf(facts);
  if (sort !== "digimon") return sort;
  return facts.type ? `type-${facts.type.toLowerCase()}` : "unknown";
}
