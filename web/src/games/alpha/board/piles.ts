import type { Piles } from "../../../table/flows";

/** Where cards come from and go to. */
export const PILES: Piles = {
  sources: (zone) => (zone === "hand" ? ["net_ocean", "dark_area", "removed"] : ["hand", "net_ocean", "dark_area", "removed"]),
  goals: ["removed", "dark_area", "hand", "net_ocean", "command"],
};
