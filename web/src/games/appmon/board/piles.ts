import type { Piles } from "../../../table/flows";

const SOURCES = ["hand", "deck", "discard_pile", "chip_hand"];

/** Where cards come from and go to. */
export const PILES: Piles = {
  sources: (zone) => (zone === "power_box" ? ["chip_hand", "deck", ...SOURCES] : SOURCES),
  goals: ["discard_pile", "used_chips", "removed", "deck", "hand"],
};
