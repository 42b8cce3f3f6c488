import { expect, test } from "vitest";
import type { Offer, Question } from "../../../wire/types";
import { targetOf } from "./targets";

const asked = (kind: string): Question => ({ id: 1, kind, rule: "C-R8.5", question: "", title: "", offers: [] });
const offer = (verb: string): Offer => ({ text: `${verb}:#3`, verb, words: "", card: 3 });

test("a pick goes where the question puts cards", () => {
  expect(targetOf(asked("plan"), offer("pick"))).toBe("evolution_box");
  expect(targetOf(asked("lay_options"), offer("pick"))).toBe("option_slot");
  expect(targetOf(asked("effect_choose"), offer("pick"))).toBeUndefined();
});

test("anything else goes where its verb puts it", () => {
  expect(targetOf(asked("window_battle"), offer("support"))).toBe("support_box");
});
