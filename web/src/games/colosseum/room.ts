import { furnished, minute, SMALL } from "../furnishing";
import type { Room } from "../room";
import Emblem from "./cards/Emblem.svelte";
import type { Facts } from "./cards/facts";
import "../../digimon/cards/face.css";
import "./cards/face.css";
import FaceFull from "./cards/FaceFull.svelte";
import FaceSmall from "./cards/FaceSmall.svelte";
import FaceTiny from "./cards/FaceTiny.svelte";
import ReaderBody from "./cards/ReaderBody.svelte";
import { DECK } from "./deck";
import FilterMark from "./FilterMark.svelte";
import { FILTERS } from "./filters";

/** Hyper Colosseum. */
export const room: Room = {
  ...furnished({ tiny: FaceTiny, small: FaceSmall, full: FaceFull, Emblem, ReaderBody }),
  tint: ({ facts }) => (facts as Facts).frame ?? "unknown",
  filters: FILTERS,
  searched: () => [],
  FilterMark,
  deck: DECK,
  ...SMALL,
  minute: minute((number) => `rulebook-minute-${number}`),
  help: ["board-help-phase", "board-help-battle"],
  board: () => import("./board/Board.svelte"),
};
