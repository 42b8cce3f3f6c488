import { expect, test } from "vitest";
import { Mat, place, slotNumber, zoneKey, zoneName, zoneShort } from "./mat";

/** A gauge at the left, a box in the middle of the front, a slot behind it. */
const MAT = new Mat(5, 4, [place("gauge", 0, 0, 1, 4), place("digimon_box", 2, 0, 1, 1), place("option_slot_2", 2, 3, 1, 1)]);

test("turned round, both boxes meet in the middle column, the fronts face to face", () => {
  expect([MAT.areaOf("digimon_box", false), MAT.areaOf("digimon_box", true)]).toEqual(["1 / 3 / 2 / 4", "4 / 3 / 5 / 4"]);
  expect([MAT.areaOf("gauge", false), MAT.areaOf("gauge", true)]).toEqual(["1 / 1 / 5 / 2", "1 / 5 / 5 / 6"]);
  expect(MAT.areaOf("hand", false)).toBe("auto");
});

test("turning twice changes nothing", () => {
  for (const one of MAT.places) expect(MAT.turned(MAT.turned(one))).toEqual(one);
});

test("the slots share a name and keep their numbers", () => {
  expect(zoneKey("option_slot_2")).toBe("zone-option-slot");
  expect(slotNumber("option_slot_2")).toBe(2);
  expect(zoneKey("digimon_box")).toBe("zone-digimon-box");
  expect(slotNumber("digimon_box")).toBe(0);
});

test("a slot is named by its number, short names too", () => {
  expect(zoneName("option_slot_2")).toEqual({ is: "row", parts: [{ is: "say", key: "zone-option-slot" }, 2] });
  expect(zoneShort("option_slot_2")).toEqual({ is: "row", parts: [{ is: "say", key: "board-short-option-slot" }, 2] });
  expect(zoneShort("dark_area")).toEqual({ is: "say", key: "board-short-dark-area" });
});
