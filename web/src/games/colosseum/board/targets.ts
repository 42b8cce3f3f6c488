import { PICK, type Target } from "../../../table/offers";

const BY_VERB: Readonly<Record<string, string>> = {
  support: "support_box",
  evolve: "digimon_box",
  appear: "digimon_box",
  exchange: "digimon_box",
  open: "digimon_box",
  activate: "digimon_box",
  pay: "requirement_box",
};

const BY_KIND: Readonly<Record<string, string>> = {
  starting_level_iii: "digimon_box",
  exchange: "digimon_box",
  plan: "evolution_box",
  lay_options: "option_slot",
  discard_hand: "dark_area",
  discard_slots: "dark_area",
  discard_exactly: "dark_area",
  cost_discard: "dark_area",
};

/** The zone of the own sheet onto which a card is dragged to take an offer; none where there is none. */
export const targetOf: Target = (question, offer) =>
  offer.verb === PICK ? BY_KIND[question.kind] : BY_VERB[offer.verb];
