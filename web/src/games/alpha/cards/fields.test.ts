import { expect, test } from "vitest";
import { FIELDS, LEVELS } from "./facts";
import { plates } from "./fields";
import { FIELD_SIGNS, LEVEL_SHAPES } from "./signs";

test("plates of fields stand beside each other, as many as there is room for", () => {
  const all = plates(["DR", "NSp", "UK"], 50, 1000);
  expect(all.map((one) => one.field)).toEqual(["DR", "NSp", "UK"]);
  all.slice(1).forEach((one, place) => expect(one.left).toBeGreaterThan(all[place]!.left + all[place]!.width));
  expect(plates(["DR", "NSp"], 50, all[0]!.width + 1).map((one) => one.field)).toEqual(["DR"]);
});

test("every field and every level has a sign of its own", () => {
  expect(new Set(FIELDS.map((field) => FIELD_SIGNS[field])).size).toBe(FIELDS.length);
  expect(new Set(LEVELS.map((level) => LEVEL_SHAPES[level])).size).toBe(LEVELS.length);
});
