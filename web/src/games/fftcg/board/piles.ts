import type { Piles } from "../../../table/flows";

/** Where cards come from and go to. */
export const PILES: Piles = {
  sources: (zone) => (zone === "hand" ? ["deck", "break", "removed"] : ["hand", "deck", "break", "lb", "removed"]),
  goals: ["break", "hand", "removed", "damage", "deck", "lb"],
};
