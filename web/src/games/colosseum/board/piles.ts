import type { Piles } from "../../../table/flows";

const SOURCES = ["hand", "net_ocean", "dark_area"];

/** Where cards come from and go to. */
export const PILES: Piles = {
  sources: (zone) => (zone === "requirement_box" ? ["net_ocean", ...SOURCES] : SOURCES),
  goals: ["dark_area", "net_ocean", "hand"],
};
