import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MAT, PLATE, TOLD } from "./mat";

test("the mat is the one of the rules, without the hand, which is held beside it", () => {
  const source = readFileSync(`${import.meta.dirname}/../../../../../src/netocean/games/appmon/zones.py`, "utf8");
  const listed = [...source.matchAll(/\("(\w+)", (\d), (\d), (\d), (\d)\)/g)].map((found) => found.slice(1));
  const ours = MAT.places.map((one) => [one.zone, one.column, one.row, one.width, one.height].map(String));
  expect(ours.filter(([zone]) => zone !== PLATE)).toEqual(listed.filter(([zone]) => zone !== "hand"));
});

test("the plate covers no zone", () => {
  const plate = MAT.places.find((one) => one.zone === PLATE)!;
  const covered = MAT.places.filter((one) => {
    const across = one.column < plate.column + plate.width && plate.column < one.column + one.width;
    return one !== plate && across && one.row < plate.row + plate.height && plate.row < one.row + one.height;
  });
  expect(covered).toEqual([]);
});

test("every place is told", () => {
  expect([...TOLD].sort()).toEqual(MAT.places.map((one) => one.zone).sort());
});
