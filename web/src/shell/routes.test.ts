import { expect, test } from "vitest";
import { gameAt, href, placeOf } from "./routes.svelte";

test.each([
  ["", { page: "start" }],
  ["#/", { page: "start" }],
  ["#/table/7f3a", { page: "table", id: "7f3a" }],
  ["#/join/ABCD-EFGH", { page: "join", id: "ABCD-EFGH" }],
  ["#/decks", { page: "decks" }],
  ["#/decks/9k2", { page: "deck", id: "9k2" }],
  ["#/cards", { page: "cards" }],
  ["#/cards/colosseum/St-1", { page: "card", id: "colosseum/St-1" }],
  ["#/workshop", { page: "workshop" }],
  ["#/workshop/home-1a2b3c/H-1", { page: "own-pack", id: "home-1a2b3c/H-1" }],
  ["#/rules", { page: "rules" }],
  ["#/rules/C-R8.7", { page: "rule", id: "C-R8.7" }],
  ["#/replay", { page: "replay" }],
  ["#/replay/table/7f3a?12", { page: "replay-table", id: "7f3a" }],
  ["#/replay/report/88", { page: "replay-report", id: "88" }],
  ["#/settings", { page: "settings" }],
  ["#/notice", { page: "notice" }],
  ["#/fftcg", { page: "start", game: "fftcg" }],
  ["#/fftcg/cards", { page: "cards", game: "fftcg" }],
  ["#/fftcg/cards/fftcg/1-001H", { page: "card", id: "fftcg/1-001H", game: "fftcg" }],
  ["#/colosseum/decks", { page: "decks", game: "colosseum" }],
  ["#/chess/decks", { page: "unknown" }],
  ["#/table", { page: "unknown" }],
  ["#/replay/elsewhere", { page: "unknown" }],
  ["#/nothing", { page: "unknown" }],
  ["#/rules/%E0%A4%A", { page: "rule", id: "%E0%A4%A" }],
])("%s leads to %j", (hash, place) => {
  expect(placeOf(hash)).toEqual(place);
});

test("addresses lead back to their places", () => {
  for (const id of ["7f3a", "colosseum/St-1", "50% & more?"]) expect(placeOf(href("card", id))).toEqual({ page: "card", id });
  expect(href("start")).toBe("#/");
  expect(href("replay-table", "7f3a")).toBe("#/replay/table/7f3a");
  expect(href("decks")).toBe("#/decks");
});

test("a page about a game is about the first one where none is named", () => {
  expect([placeOf("#/cards"), placeOf("#/fftcg/rules"), placeOf("#/settings"), placeOf("#/")].map(gameAt)).toEqual([
    "colosseum",
    "fftcg",
    undefined,
    undefined,
  ]);
});

test("the address of a page about a game names it, but for the first", () => {
  expect(href("cards", "", "fftcg")).toBe("#/fftcg/cards");
  expect(href("card", "fftcg/1-001H", "fftcg")).toBe("#/fftcg/cards/fftcg/1-001H");
  expect([href("rules", "", "colosseum"), href("settings", "", "fftcg"), href("table", "7f", "fftcg")]).toEqual([
    "#/rules",
    "#/settings",
    "#/table/7f",
  ]);
});
