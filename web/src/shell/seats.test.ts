import { expect, test } from "vitest";
import { keep } from "./keep";
import { forgetTable, keepTable, myTable, myTables } from "./seats";

test("tables are kept with their tokens, the newest first, each once", () => {
  keepTable("one", [{ seat: 0, token: "a" }], "ABCD-EFGH");
  keepTable("two", [{ seat: 0, token: "b" }, { seat: 1, token: "c" }]);
  keepTable("one", [{ seat: 0, token: "d" }]);
  expect(myTables().map((one) => one.table)).toEqual(["one", "two"]);
  expect(myTable("one")?.seats).toEqual([{ seat: 0, token: "d" }]);
  expect(myTable("two")?.seats).toHaveLength(2);
  forgetTable("one");
  expect(myTable("one")).toBeUndefined();
});

test("what somebody else wrote there does no harm", () => {
  keep.write("seats", [{ table: "good", seats: [{ seat: 1, token: "x" }], since: 1 }, null, 7, { table: "bad", seats: [null] }]);
  expect(myTables().map((one) => one.table)).toEqual(["good"]);
  keep.write("seats", "nonsense");
  expect(myTables()).toEqual([]);
});
