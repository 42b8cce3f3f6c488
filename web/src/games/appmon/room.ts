import "../../digimon/cards/face.css";
import { furnished, minute, SMALL } from "../furnishing";
import type { Room } from "../room";
import Emblem from "./cards/Emblem.svelte";
import type { Facts } from "./cards/facts";
import "./cards/face.css";
import FaceFull from "./cards/FaceFull.svelte";
import FaceSmall from "./cards/FaceSmall.svelte";
import FaceTiny from "./cards/FaceTiny.svelte";
import ReaderBody from "./cards/ReaderBody.svelte";
import { tintOf } from "./cards/tint";
import { DECK } from "./deck";
import FilterMark from "./FilterMark.svelte";
import { FILTERS } from "./filters";

/** Digimon Universe Appli Monsters. */
export const room: Room = {
  ...furnished({ tiny: FaceTiny, small: FaceSmall, full: FaceFull, Emblem, ReaderBody }),
  tint: ({ facts }) => tintOf(facts as Facts),
  filters: FILTERS,
  searched: () => [],
  FilterMark,
  deck: DECK,
  ...SMALL,
  minute: minute((number) => `rulebook-minute-p-${number}`),
  help: [...["fusion", "link", "chips"].map((subject) => `board-p-help-${subject}`), "board-help-phase", "board-help-battle"],
  board: () => import("./board/Board.svelte"),
};
