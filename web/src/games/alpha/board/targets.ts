/** Where a card is dragged to take an answer. */

import { PICK, type Target } from "../../../table/offers";

/** All boxes of a side; what is dropped on one of them lies among them too. */
export const BOXES = "digimon_boxes";
export const SLOTS = "option_slots";
/** The side of the opponent, where an attack on the player goes. */
export const PLAYER = "player";

/** The name of one box: that of the card that lies there. */
export function boxOf(handle: number): string {
  return `${BOXES}/${handle}.`;
}

/** Picks that throw cards away. */
const AWAY: readonly string[] = ["discard_hand", "discard_play", "discard_exactly", "evolve_discard"];

/** `kindOf` gives the printed kind of a card. */
export function targets(kindOf: (key: string) => string | undefined): Target {
  return (question, offer) => {
    switch (offer.verb) {
      case "place":
        return kindOf(offer.key ?? "") === "option" ? SLOTS : BOXES;
      case "evolve":
        return boxOf(offer.target ?? 0);
      case "attack":
        return offer.target ? boxOf(offer.target) : PLAYER;
      case "alpha":
        return PLAYER;
      case "block":
        return boxOf(question.card ?? 0);
      case "use":
        return BOXES;
      case PICK:
        return AWAY.includes(question.kind) ? "dark_area" : question.kind === "support" ? boxOf(question.card ?? 0) : undefined;
      default:
        return undefined;
    }
  };
}
