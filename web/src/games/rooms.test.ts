import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { FIRST, rooms } from "./rooms.svelte";

const GAMES = readdirSync(`${import.meta.dirname}/../../../src/netocean/games`, { withFileTypes: true })
  .filter((one) => one.isDirectory() && !one.name.startsWith("_"))
  .map((one) => one.name);

test("every game has a room with a board, filters and a deck to begin with", async () => {
  expect(GAMES).toContain(FIRST);
  for (const game of GAMES) {
    await rooms.enter(game);
    expect(rooms.game).toBe(game);
    const { board, deck, filters, minute } = rooms.now;
    expect([typeof board, deck.first.length > 0, deck.order.length > 0, minute.length > 0]).toEqual(["function", true, true, true]);
    expect(new Set(filters.map(({ group }) => group)).size).toBe(filters.length);
  }
});

test("a game that there is not has no room", async () => {
  expect(rooms.has("chess")).toBe(false);
  await expect(rooms.enter("chess")).rejects.toThrow("chess");
});
