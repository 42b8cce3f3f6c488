import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { catalog } from "./catalog.svelte";

let asked: string[];
let down: boolean;

/** A game of many cards: names come at once, cards by their keys, all of them only as a list. */
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  down = false;
  vi.stubGlobal("fetch", async (url: URL) => {
    if (down) throw new TypeError("network");
    asked.push(decodeURIComponent(url.pathname.replace("/api/games/", "") + url.search));
    const language = url.searchParams.get("card_language") ?? "";
    if (url.pathname.endsWith("/names")) return Response.json({ "job-knight": ["Knight", true] });
    const keys = url.pathname.endsWith("/index") ? ["p/1", "p/2", "p/3"] : (url.searchParams.get("keys") ?? "").split(",");
    const cards = keys.filter((key) => key !== "p/9").map((key) => ({ key, name: `${key} ${language}`, abilities: [] }));
    return Response.json({ cards, names: {} });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(100);
}

test("cards that are looked at are asked for together, and once", async () => {
  await catalog.load("many", "en", "en", true);
  expect(asked).toEqual(["many/names?card_language=en"]);
  expect([catalog.card("p/2"), catalog.entry("p/1"), catalog.card("p/2"), catalog.card("")]).toEqual(Array(4).fill(undefined));
  await settle();
  expect(asked.slice(1)).toEqual(["many/cards?language=en&card_language=en&keys=p/1,p/2"]);
  expect([catalog.card("p/2")?.name, catalog.entry("p/1")?.name]).toEqual(["p/2 en", "p/1 en"]);
  expect(catalog.name("job-knight")).toEqual(["Knight", true]);
});

test("a key of no card is not asked for again", async () => {
  await catalog.load("none", "en", "en", true);
  catalog.card("p/9");
  await settle();
  catalog.card("p/9");
  await settle();
  expect(asked).toHaveLength(2);
});

test("the list of all cards comes when somebody wants to see it, and is enough for small faces", async () => {
  await catalog.load("list", "en", "en", true);
  expect([catalog.all(), catalog.whole]).toEqual([[], false]);
  await settle();
  expect([catalog.all().length, catalog.whole]).toEqual([3, true]);
  expect(catalog.entry("p/3")?.name).toBe("p/3 en");
  await settle();
  expect(asked).toEqual(["list/names?card_language=en", "list/index?language=en&card_language=en"]);
});

test("in another language the cards that were there are there at once", async () => {
  await catalog.load("words", "en", "en", true);
  catalog.card("p/1");
  await settle();
  await catalog.load("words", "en", "ja", true);
  expect(catalog.card("p/1")?.name).toBe("p/1 ja");
});

test("what could not be fetched is asked for again after a while", async () => {
  await catalog.load("again", "en", "en", true);
  down = true;
  catalog.card("p/1");
  await settle();
  down = false;
  await vi.advanceTimersByTimeAsync(5000);
  catalog.card("p/1");
  await settle();
  expect(catalog.card("p/1")?.name).toBe("p/1 en");
});

test("a card is on its way from when it is wanted until it is there, and no longer where there is none", async () => {
  await catalog.load("coming", "en", "en", true);
  expect(catalog.coming("p/1")).toBe(false);
  catalog.card("p/1");
  catalog.card("p/9");
  expect([catalog.coming("p/1"), catalog.coming("p/9")]).toEqual([true, true]);
  await settle();
  expect([catalog.coming("p/1"), catalog.coming("p/9")]).toEqual([false, false]);
});

test("while another game is fetched every name is on its way", async () => {
  await catalog.load("here", "en", "en", true);
  const coming = catalog.load("there", "en", "en", true);
  expect([catalog.coming(), catalog.coming("p/1")]).toEqual([true, true]);
  await coming;
  expect([catalog.coming(), catalog.coming("p/1")]).toEqual([false, false]);
});
