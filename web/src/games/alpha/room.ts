import type { Component } from "svelte";
import type { FaceProps, Room } from "../room";
import type { CardSheet } from "../../wire/types";
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
  faces: {
    tiny: FaceTiny as unknown as Component<FaceProps>,
    small: FaceSmall as unknown as Component<FaceProps>,
    full: FaceFull as unknown as Component<FaceProps<CardSheet>>,
  },
  tint: ({ facts }) => tintOf(facts as Facts),
  Emblem: Emblem as unknown as Room["Emblem"],
  ReaderBody: ReaderBody as unknown as Room["ReaderBody"],
  filters: FILTERS,
  searched: (facts) => (facts as Facts).also ?? [],
  FilterMark,
  deck: DECK,
  asks: [],
  bluffs: false,
  many: false,
  minute: [1, 2, 3, 4, 5].map((number) => `rulebook-minute-a-${number}`),
  help: ["place", "costs", "order", "attack", "support"].map((subject) => `board-a-help-${subject}`).concat("board-help-battle"),
  board: () => import("./board/Board.svelte"),
};

function tintOf(facts: Facts): string {
  const sort = sortOf(facts);
  if (sort !== "digimon") return sort;
  return facts.type ? `type-${facts.type.toLowerCase()}` : "unknown";
}
