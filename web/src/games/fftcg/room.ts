import { furnished, minute } from "../furnishing";
import type { Room } from "../room";
import AbilityText from "./cards/AbilityText.svelte";
import Emblem from "./cards/Emblem.svelte";
import { elementOf, type Facts } from "./cards/facts";
import "./cards/face.css";
import FaceFull from "./cards/FaceFull.svelte";
import FaceSmall from "./cards/FaceSmall.svelte";
import FaceTiny from "./cards/FaceTiny.svelte";
import { byItself } from "./unasked";
import ReaderBody from "./cards/ReaderBody.svelte";
import { plain } from "./cards/symbols";
import { DECK } from "./deck";
import FilterMark from "./FilterMark.svelte";
import { FILTERS, searched } from "./filters";

/** Final Fantasy Trading Card Game. */
export const room: Room = {
  ...furnished({ tiny: FaceTiny, small: FaceSmall, full: FaceFull, Emblem, ReaderBody }),
  tint: ({ facts }) => elementOf(facts as Facts) ?? "none",
  filters: FILTERS,
  searched: (facts) => searched(facts as Facts),
  FilterMark,
  deck: DECK,
  asks: ["official", "primer"],
  bluffs: true,
  many: true,
  minute: minute((number) => `rulebook-minute-f-${number}`),
  help: ["pay", "attack", "stack", "stops", "skip", "answers"].map((subject) => `board-f-help-${subject}`),
  byItself,
  writing: { Text: AbilityText, plain },
  board: () => import("./board/Board.svelte"),
};
