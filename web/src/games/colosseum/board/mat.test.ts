import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MAT, TOLD } from "./mat";

test("the mat is the one of the rules", () => {
  const source = readFileSync(`${import.meta.dirname}/../../../../../src/netocean/games/colosseum/zones.py`, "utf8");
  const listed = [...source.matchAll(/\("(\w+)", (\d), (\d), (\d), (\d)\)/g)].map((found) => found.slice(1));
  const ours = MAT.places.map((one) => [one.zone, one.column, one.row, one.width, one.height].map(String));
  expect(ours).toEqual(listed);
});

test("every place is told", () => {
  expect([...TOLD].sort()).toEqual(MAT.places.map((one) => one.zone).sort());
});
