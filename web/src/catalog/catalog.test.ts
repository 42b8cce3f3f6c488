import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { catalog } from "./catalog.svelte";

let asked: string[];
let down: boolean;

beforeEach(() => {
  asked = [];
  down = false;
  vi.stubGlobal("fetch", async (url: URL) => {
    if (down) throw new TypeError("network");
    asked.push(url.pathname + url.search);
    const [, , , game = ""] = url.pathname.split("/");
    const cardLanguage = url.searchParams.get("card_language") ?? "";
    const card = { key: `${game}/1`, name: `Agumon ${cardLanguage}` };
    return Response.json({ game, language: "en", card_language: cardLanguage, cards: [card], names: { agumon: ["Agumon", true] } });
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("cards are fetched once for a language of the page and one of the names", async () => {
  await Promise.all([catalog.load("one", "en", "ja"), catalog.load("one", "en", "ja")]);
  expect(asked).toEqual(["/api/games/one/cards?language=en&card_language=ja"]);
  expect(catalog.ready).toBe(true);
  expect(catalog.card("one/1")?.name).toBe("Agumon ja");
  expect(catalog.all()).toHaveLength(1);
  await catalog.load("one", "en", "en");
  await catalog.load("one", "en", "ja");
  expect(asked).toHaveLength(2);
  expect(catalog.card("one/1")?.name).toBe("Agumon ja");
});

test("names are known by their slugs, and a slug that is not stands for itself", async () => {
  await catalog.load("two", "en", "en");
  expect([catalog.name("agumon"), catalog.name("gabumon")]).toEqual([
    ["Agumon", true],
    ["gabumon", true],
  ]);
  expect(catalog.card("two/2")).toBeUndefined();
});

test("what could not be fetched can be asked for again, and what was there stays", async () => {
  await catalog.load("three", "en", "en");
  down = true;
  await expect(catalog.load("three", "en", "zh-Hans")).rejects.toMatchObject({ key: "offline" });
  expect(catalog.card("three/1")?.name).toBe("Agumon en");
  down = false;
  await catalog.load("three", "en", "zh-Hans");
  expect(catalog.card("three/1")?.name).toBe("Agumon zh-Hans");
});
