import { expect, test } from "vitest";
import { findLanguage } from "./languages";

test.each([
  [[], "en"],
  [["de-DE", "fr"], "en"],
  [["de-DE", "ja"], "ja"],
  [["ja-JP", "en"], "ja"],
  [["zh"], "zh-Hans"],
  [["zh-CN"], "zh-Hans"],
  [["zh-SG"], "zh-Hans"],
  [["zh-TW"], "zh-Hant"],
  [["zh-HK"], "zh-Hant"],
  [["zh-MO"], "zh-Hant"],
  [["zh-Hant-CN"], "zh-Hant"],
  [["zh-Hans-HK"], "zh-Hans"],
  [["en-GB", "zh-TW"], "en"],
])("who asks for %j reads %s", (wishes, language) => {
  expect(findLanguage(wishes)).toBe(language);
});
