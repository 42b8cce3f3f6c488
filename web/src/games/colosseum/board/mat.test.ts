import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { areaOf, covers, GAUGE, MAT, slotNumber, TOLD, turned, zoneKey, zoneName, zoneShort } from "./mat";

test("the mat is the one of the rules", () => {
  const source = readFileSync(`${import.meta.dirname}/../../../../../src/netocean/games/colosseum/zones.py`, "utf8");
  const listed = [...source.matchAll(/\("(\w+)", (\d), (\d), (\d), (\d)\)/g)].map((found) => found.slice(1));
  const ours = MAT.map((one) => [one.zone, one.column, one.row, one.width, one.height].map(String));
  expect(ours).toEqual(listed);
});

test("every place is told", () => {
  expect([...TOLD].sort()).toEqual(MAT.map((one) => one.zone).sort());
});

test("turned round, both Digimon Boxes meet in the middle column, the fronts face to face", () => {
  expect(areaOf("digimon_box", false)).toBe("1 / 3 / 2 / 4");
  expect(areaOf("digimon_box", true)).toBe("4 / 3 / 5 / 4");
  expect(areaOf("point_gauge", false)).toBe("1 / 1 / 5 / 2");
  expect(areaOf("point_gauge", true)).toBe("1 / 5 / 5 / 6");
});

test("turning twice changes nothing", () => {
  for (const one of MAT) expect(turned(turned(one))).toEqual(one);
});

test("at 70 the gauge card covers 60 and lower", () => {
  expect(GAUGE.filter((number) => !covers(70, number))).toEqual([100, 90, 80, 70]);
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
