import { expect, test } from "vitest";
import type { Offer, Question, State } from "../../wire/types";
import { abilityOf, automatic, briefOf, momentKey, momentOf, nameOf, planned, readPassing, rememberedOf, stopsAt, toggledStop, USUAL, type Passing } from "./passing";

const ME = 0;
const PASS: Offer = { text: "pass", verb: "pass", words: "", passive: true };
const CAST: Offer = { text: "cast:#5", verb: "cast", words: "", card: 5 };

function state(phase: string, turnPlayer: number, more: Partial<State> = {}, step = 0): State {
  return { phase, numbers: { turn: 4, turn_player: turnPlayer, step }, zones: [], ...more };
}
function waits(seat: number): State["objects"] {
  return [{ number: 1, seat, key: "fftcg/1-001H", ability: 0, word: "summon" }];
}
function priority(): Question {
  return { id: 1, kind: "priority", rule: "F-R8.5", question: "", title: "", offers: [CAST, PASS] };
}
function may(place: number): Question {
  const text = { is: "say" as const, key: "telling-f-text", params: { text: { is: "ability" as const, key: "fftcg/3-049C", place } } };
  const yes: Offer = { text: "yes", verb: "yes", words: "" };
  const no: Offer = { text: "no", verb: "no", words: "" };
  return { id: 2, kind: "may", rule: "F-R13.11", question: { is: "say", key: "choice-f-may", params: { text } }, title: "", offers: [yes, no], key: "fftcg/3-049C" };
}

test("in the own Main Phase one is asked", () => {
  expect(automatic(priority(), state("main_1", ME), ME, USUAL)).toBeUndefined();
});

test("elsewhere priority is passed, unless a stop is set there", () => {
  expect(automatic(priority(), state("end", 1), ME, USUAL)).toBe("pass");
  const stops = toggledStop(USUAL.stops, "theirs", "end");
  expect(automatic(priority(), state("end", 1), ME, { ...USUAL, stops })).toBeUndefined();
  expect(automatic(priority(), state("end", ME), ME, { ...USUAL, stops })).toBe("pass");
});

test("the steps of the Attack Phase have stops of their own", () => {
  expect(momentOf(state("attack", 1, {}, 2))).toBe("declaration");
  expect(automatic(priority(), state("attack", 1, {}, 2), ME, USUAL)).toBeUndefined();
  expect(automatic(priority(), state("attack", 1, {}, 4), ME, USUAL)).toBe("pass");
});

test("what the opponent puts on the stack can be answered, what is one's own resolves", () => {
  expect(automatic(priority(), state("draw", 1, { objects: waits(1) }), ME, USUAL)).toBeUndefined();
  expect(automatic(priority(), state("main_1", ME, { objects: waits(ME) }), ME, USUAL)).toBe("pass");
});

test("with full control everything is asked", () => {
  const full: Passing = { ...USUAL, full: true };
  expect(automatic(priority(), state("draw", 1), ME, full)).toBeUndefined();
  expect(automatic(priority(), state("main_1", ME, { objects: waits(ME) }), ME, full)).toBeUndefined();
});

test("a turn that is let pass is passed to its end, but for what the opponent puts on the stack", () => {
  expect(stopsAt(state("main_1", ME), ME, USUAL, 4)).toBe(false);
  expect(stopsAt(state("main_1", ME), ME, USUAL, 3)).toBe(true);
  expect(stopsAt(state("main_1", 1, { objects: waits(1) }), ME, USUAL, 4)).toBe(true);
});

test("an answer is remembered for this ability of this card only", () => {
  const name = nameOf(may(0))!;
  const passing: Passing = { ...USUAL, answers: { [name]: "no" } };
  expect(automatic(may(0), state("main_1", ME), ME, passing)).toBe("no");
  expect(automatic(may(1), state("main_1", ME), ME, passing)).toBeUndefined();
  expect(automatic(may(0), state("main_1", ME), ME, { ...passing, full: true })).toBeUndefined();
});

test("a step and a phase have their names", () => {
  expect(momentKey("declaration")).toBe("step-declaration");
  expect(momentKey("main_1")).toBe("phase-main-1");
});

test("a remembered answer names its card, and its ability where that is known", () => {
  expect(rememberedOf(nameOf(may(1))!)).toEqual({ card: may(1).key, place: 1 });
  expect(rememberedOf("ex fftcg/1-001H -1")).toEqual({ card: "fftcg/1-001H", place: -1 });
  expect(rememberedOf("")).toEqual({ card: "", place: -1 });
});

test("attacks, blocks and targets are never answered by themselves", () => {
  const block: Question = { ...priority(), kind: "block" };
  expect(nameOf(block)).toBeUndefined();
  expect(automatic(block, state("end", 1), ME, USUAL)).toBeUndefined();
});

test("an order that was given before is kept as long as the same things wait", () => {
  const offers = ["next:#1:0", "next:#2:0", "next:#3:0"].map((text): Offer => ({ text, verb: "next", words: "" }));
  const order = (some: Offer[]): Question => ({ id: 3, kind: "order", rule: "F-R8.2", question: "", title: "", offers: some });
  const plan = ["next:#3:0", "next:#1:0", "next:#2:0"];
  expect(planned(order(offers), plan)).toBe("next:#3:0");
  expect(planned(order(offers.slice(0, 2)), plan)).toBe("next:#1:0");
  expect(planned(order([...offers, { text: "next:#9:0", verb: "next", words: "" }]), plan)).toBeUndefined();
  expect(planned(order(offers), [])).toBeUndefined();
});

test("stops stand in the order of a turn", () => {
  expect(toggledStop(USUAL.stops, "mine", "block").mine).toEqual(["main_1", "block", "main_2"]);
  expect(toggledStop(USUAL.stops, "mine", "main_1").mine).toEqual(["main_2"]);
});

test("what was kept comes back; what makes no sense is left out", () => {
  const kept: Passing = { full: true, stops: { mine: ["end"], theirs: [] }, answers: { "may x 0": "yes" } };
  expect(readPassing(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(readPassing({ stops: { mine: ["nowhere", "end"] }, answers: { a: 3 } })).toEqual({
    ...USUAL,
    stops: { mine: ["end"], theirs: USUAL.stops.theirs },
  });
  expect(readPassing("x")).toEqual(USUAL);
});

test("a question can be asked without the text of its ability", () => {
  expect(abilityOf(may(2))?.place).toBe(2);
  expect(briefOf(may(2))).toEqual({ is: "say", key: "choice-f-may", params: { text: "" } });
  expect([abilityOf(priority()), briefOf(priority())]).toEqual([undefined, ""]);
});
