import { expect, test } from "vitest";
import type { Offer, Question } from "../../../wire/types";
import { targetOf } from "./targets";

const asked = (kind: string): Question => ({ id: 1, kind, rule: "P-6.5", question: "", title: "", offers: [] });
const offer = (verb: string): Offer => ({ text: `${verb}:#3`, verb, words: "", card: 3 });

test("what is declared goes into the Fusion Box, what is given for it into the Power Box", () => {
  expect(targetOf(asked("declare"), offer("pick"))).toBe("fusion_box");
  expect(targetOf(asked("material"), offer("material"))).toBe("power_box");
  expect(targetOf(asked("chip_fee"), offer("pick"))).toBe("discard_pile");
});

test("a link lies where the materials lay", () => {
  expect(targetOf(asked("window"), offer("link"))).toBe("power_box");
  expect(targetOf(asked("window"), offer("open"))).toBe("option_slots");
});

test("what an effect chooses goes nowhere", () => {
  expect(targetOf(asked("effect_choose"), offer("pick"))).toBeUndefined();
});
