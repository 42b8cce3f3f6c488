import { expect, test } from "vitest";
import { chapters, findRules, namedRule, ruleKey } from "./book";

const rules = ["C-R7.1", "C-R7.14", "C-R7a.1", "C-R14", "C-R15", "C-R15.1", "C-R23.1"];
const headings = [
  "rulebook-chapter-c-r7",
  "rulebook-chapter-c-r7a",
  "rulebook-chapter-c-r14",
  "rulebook-chapter-c-r23",
];
const sentences: Record<string, string> = {
  "rule-c-r7-1": "Level III cards are turned up.",
  "rule-c-r7a-1": "○ and × cards",
};
const say = (key: string) => sentences[key] ?? "";

test("the message of a rule has its number", () => {
  expect(ruleKey("C-R7a.10")).toBe("rule-c-r7a-10");
});

test("a chapter goes on until the next heading", () => {
  expect(chapters(rules, (key) => headings.includes(key)).map((chapter) => chapter.rules)).toEqual([
    ["C-R7.1", "C-R7.14"],
    ["C-R7a.1"],
    ["C-R14", "C-R15", "C-R15.1"],
    ["C-R23.1"],
  ]);
});

test.each(["C-R7a.1", "c-r7a.1", "R7a.1", "7a.1", " ７ａ．１ "])("%s names a rule", (typed) => {
  expect(namedRule(rules, typed)).toBe("C-R7a.1");
});

test("a number that is one finds this rule only", () => {
  expect(findRules(rules, "7.1", say)).toEqual(["C-R7.1"]);
  expect(findRules(rules, "r15", say)).toEqual(["C-R15"]);
});

test("words find the rules that have all of them", () => {
  expect(findRules(rules, "CARDS turned", say)).toEqual(["C-R7.1"]);
  expect(findRules(rules, "cards", say)).toEqual(["C-R7.1", "C-R7a.1"]);
  expect(findRules(rules, "r15.", say)).toEqual(["C-R15.1"]);
  expect(findRules(rules, "  ", say)).toEqual(rules);
  expect(findRules(rules, "nothing", say)).toEqual([]);
});
