import { beforeEach, expect, test } from "vitest";
import { keep } from "../../shell/keep";
import { kept } from "./kept.svelte";
import { USUAL } from "./passing";

const NAME = "fftcg-passing";

beforeEach(() => {
  kept.setFull(false);
  for (const name of Object.keys(kept.passing.answers)) kept.forget(name);
});

test("a stop that is set is kept for this turn and no other, and taken away again", () => {
  kept.toggleStop("mine", "end");
  expect(kept.passing.stops).toEqual({ mine: ["main_1", "main_2", "end"], theirs: ["declaration"] });
  expect(keep.read(NAME)).toEqual({ ...USUAL, stops: kept.passing.stops });
  kept.toggleStop("mine", "end");
  expect(kept.passing).toEqual(USUAL);
});

test("full control is kept beside the stops", () => {
  kept.setFull(true);
  expect(keep.read(NAME)).toEqual({ ...USUAL, full: true });
});

test("one remembered answer is forgotten, the others stay", () => {
  kept.remember("may fftcg/1-001H 0", "yes");
  kept.remember("ex fftcg/1-002C -1", "no");
  kept.forget("may fftcg/1-001H 0");
  expect(kept.passing.answers).toEqual({ "ex fftcg/1-002C -1": "no" });
  expect(keep.read(NAME)).toEqual({ ...USUAL, answers: { "ex fftcg/1-002C -1": "no" } });
});
