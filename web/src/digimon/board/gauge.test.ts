import { expect, test } from "vitest";
import { covers, GAUGE } from "./gauge";

test("at 70 the gauge card covers 60 and lower", () => {
  expect(GAUGE.filter((number) => !covers(70, number))).toEqual([100, 90, 80, 70]);
});
