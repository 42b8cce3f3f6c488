import { beforeEach, expect, test, vi } from "vitest";
import { keep } from "./keep";

/** The settings as a page begins with them. */
async function begin(kept: unknown) {
  vi.resetModules();
  vi.stubGlobal("navigator", { languages: ["zh-TW", "en"] });
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify(kept), setItem: vi.fn(), removeItem: vi.fn() });
  return (await import("./settings.svelte.ts")).settings;
}

beforeEach(() => keep.remove("settings"));

test("without a choice, the language is that of the browser, also for the cards", async () => {
  const settings = await begin(undefined);
  expect(settings).toMatchObject({ language: "zh-Hant", cardLanguage: "zh-Hant", cardChoice: "", theme: "system", sound: false });
});

test("what was chosen is kept, and the cards follow the page unless they have a language of their own", async () => {
  const settings = await begin({ language: "ja", theme: "contrast", motion: "still", sound: true, pace: "slow" });
  expect(settings).toMatchObject({ language: "ja", cardLanguage: "ja", theme: "contrast", still: true, sound: true, pace: "slow" });
  settings.cardChoice = "en";
  settings.language = "zh-Hans";
  expect(settings).toMatchObject({ language: "zh-Hans", cardLanguage: "en" });
});

test.each([
  ["system", true, "dark"],
  ["system", false, "light"],
  ["light", true, "light"],
  ["contrast", false, "contrast"],
])("%s, where the system is dark: %s, is shown as %s", async (theme, dark, look) => {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("dark") && dark, addEventListener: vi.fn() }));
  const settings = await begin({ theme });
  expect(settings.look).toBe(look);
});

test("what makes no sense is left out", async () => {
  const settings = await begin({ language: "tlh", theme: 7, motion: "fast", sound: "yes", pace: null });
  expect(settings).toMatchObject({ language: "zh-Hant", theme: "system", motion: "system", sound: false, pace: "normal" });
});
