import { describe, expect, test } from "vitest";
import { readCode } from "./code";

describe("a code", () => {
  test.each([
    "ABCD-EFGH",
    "abcd-efgh",
    " abcd efgh ",
    "ＡＢＣＤ－ＥＦＧＨ",
    "ABCD—EFGH",
    "abcdefgh",
    "http://here:8000/#/join/ABCD-EFGH",
  ])("is read from %s", (typed) => {
    expect(readCode(typed)).toBe("ABCD-EFGH");
  });

  test("means what it looks like", () => {
    expect(readCode("o1il-uv0z")).toBe("0111-VV0Z");
  });

  test.each(["", "ABCD-EFG", "ABCD-EFGHJ", "ABCD-EF!H"])("is not read from %s", (typed) => {
    expect(readCode(typed)).toBeUndefined();
  });
});
