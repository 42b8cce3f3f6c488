import type { Component } from "svelte";
import type { CardSheet } from "../../wire/types";
import type { FaceProps, Room } from "../room";
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
  faces: {
    tiny: FaceTiny as unknown as Component<FaceProps>,
    small: FaceSmall as unknown as Component<FaceProps>,
    full: FaceFull as unknown as Component<FaceProps<CardSheet>>,
  },
  tint: ({ facts }) => elementOf(facts as Facts) ?? "none",
  Emblem: Emblem as unknown as Room["Emblem"],
  ReaderBody: ReaderBody as unknown as Room["ReaderBody"],
  filters: FILTERS,
  searched: (facts) => searched(facts as Facts),
  FilterMark,
  deck: DECK,
  asks: ["official", "primer"],
  bluffs: true,
  many: true,
  minute: [1, 2, 3, 4, 5].map((number) => `rulebook-minute-f-${number}`),
  help: ["pay", "attack", "stack", "stops", "skip", "answers"].map((subject) => `board-f-help-${subject}`),
  byItself,
  writing: { Text: AbilityText, plain },
  board: () => import("./board/Board.svelte"),
};
