import type { Component } from "svelte";
import type { FaceProps, Room } from "../room";
import type { CardSheet } from "../../wire/types";
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
  faces: {
    tiny: FaceTiny as unknown as Component<FaceProps>,
    small: FaceSmall as unknown as Component<FaceProps>,
    full: FaceFull as unknown as Component<FaceProps<CardSheet>>,
  },
  tint: ({ facts }) => (facts as Facts).frame ?? "unknown",
  Emblem: Emblem as unknown as Room["Emblem"],
  ReaderBody: ReaderBody as unknown as Room["ReaderBody"],
  filters: FILTERS,
  searched: () => [],
  FilterMark,
  deck: DECK,
  asks: [],
  bluffs: false,
  many: false,
  minute: [1, 2, 3, 4, 5].map((number) => `rulebook-minute-${number}`),
  help: ["board-help-phase", "board-help-battle"],
  board: () => import("./board/Board.svelte"),
};
