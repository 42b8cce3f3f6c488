import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LANGUAGES } from "../texts/languages";
import { sourceOf } from "../texts/sources";
import { texts } from "../texts/texts.svelte";
import type { PresetSheet, SwitchSheet } from "../wire/api";
import { presetKey, sourceKey } from "./setup";
import { changeWords, switchWords } from "./switches";
import told from "./told-games.json";

interface Told {
  game: string;
  mark: string;
  presets: PresetSheet[];
  switches: SwitchSheet[];
}
const GAMES = told as unknown as Told[];

let missing: unknown[];

beforeEach(() => {
  missing = [];
  vi.stubGlobal("fetch", async (url: URL) => new Response(sourceOf(url.pathname.split("/").at(-1)!)));
  vi.spyOn(console, "error").mockImplementation((...complaint: unknown[]) => void missing.push(...complaint));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** All values of a switch that the page shows: its words, or a number, and what the presets make of it. */
function shown(game: Told, one: SwitchSheet): string[] {
  const numbers = one.default === "none" ? ["none", "5"] : ["5"];
  const ofPresets = game.presets.flatMap((preset) => preset.changes[one.name] ?? []);
  return [...(one.values.length > 0 ? one.values : numbers), one.default, ...ofPresets];
}

describe.each(LANGUAGES)("in %s", (language) => {
  test.each(GAMES.map((one) => [one.game, one] as const))("%s has words for all its presets, switches and values", async (_, game) => {
    await texts.use(language);
    for (const preset of game.presets) {
      texts.say(presetKey(preset.id));
      changeWords(game.mark, preset.changes);
    }
    for (const one of game.switches) {
      switchWords(game.mark, one.name);
      expect(texts.has(sourceKey(one.source)), one.source).toBe(true);
      const words = new Set(shown(game, one).map((value) => switchWords(game.mark, one.name, value)));
      expect(words.size, one.name).toBe(new Set(shown(game, one)).size);
    }
    expect(missing).toEqual([]);
  });
});

test("a game has a switch in its own words, and shares the others", async () => {
  await texts.use("en");
  const mark = GAMES.find((one) => one.game === "appmon")!.mark;
  expect(switchWords("", "flip")).toBe("When Level III cards are turned up");
  expect(switchWords(mark, "flip")).toBe("When bases are turned up");
  expect(switchWords(mark, "devolve", "loser")).toBe(switchWords("", "devolve", "loser"));
});
