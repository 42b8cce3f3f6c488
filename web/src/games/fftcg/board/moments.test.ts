import { expect, test } from "vitest";
import type { GameSheet } from "../../../wire/api";
import type { About } from "../../../wire/types";
import { momentsOf } from "./moments";

const SHEET = {
  presets: [{ id: "official", changes: {} }, { id: "primer", changes: { main_phases: "1" } }],
  switches: [{ name: "main_phases", values: ["2", "1"], default: "2" }],
} as unknown as GameSheet;

function at(preset: string, switches: Record<string, string> = {}): boolean {
  return momentsOf(SHEET, { preset, switches } as About).includes("main_2");
}

test("the second Main Phase is there where the rules have one", () => {
  expect([at("official"), at("primer")]).toEqual([true, false]);
});

test("a switch that was set counts more than the preset", () => {
  expect([at("official", { main_phases: "1" }), at("primer", { main_phases: "2" })]).toEqual([false, true]);
});

test("all are shown while the rules are not there", () => {
  expect(momentsOf(undefined, undefined)).toHaveLength(8);
});
