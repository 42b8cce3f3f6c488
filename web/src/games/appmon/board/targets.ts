import { PICK, type Target } from "../../../table/offers";

const BY_VERB: Readonly<Record<string, string>> = {
  material: "power_box",
  pay: "power_box",
  link: "power_box",
  fuse: "appmon_box",
  exchange: "appmon_box",
  activate: "appmon_box",
  open: "option_slots",
};

const BY_KIND: Readonly<Record<string, string>> = {
  starting_base: "appmon_box",
  exchange: "appmon_box",
  declare: "fusion_box",
  set_options: "option_slots",
  discard_hand: "discard_pile",
  discard_slots: "discard_pile",
  discard_exactly: "discard_pile",
  chip_fee: "discard_pile",
  cost_pick: "discard_pile",
};

/** The zone of the own sheet onto which a card is dragged to take an offer; none where there is none. */
export const targetOf: Target = (question, offer) =>
  offer.verb === PICK ? BY_KIND[question.kind] : BY_VERB[offer.verb];
