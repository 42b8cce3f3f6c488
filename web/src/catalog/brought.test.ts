import { expect, test } from "vitest";
import type { CardSheet } from "../wire/types";
import { Brought, OWN, TABLE } from "./brought.svelte";

const card = (key: string, name: string) => ({ key, name }) as CardSheet;

function bundle(...cards: CardSheet[]) {
  return { game: "colosseum", cards: new Map(cards.map((one) => [one.key, one])), names: { kelp: ["Kelp", true] as [string, boolean] } };
}

test("at a table its own cards count before one's own of the same key, whichever came last", () => {
  const brought = new Brought();
  brought.put(TABLE, bundle(card("home/H-1", "as played")));
  brought.put(OWN, bundle(card("home/H-1", "as written since")));
  expect(brought.card("colosseum", "home/H-1")?.name).toBe("as played");
  brought.put(TABLE, bundle());
  expect(brought.card("colosseum", "home/H-1")?.name).toBe("as written since");
});

test("cards of one game are not there in another", () => {
  const brought = new Brought();
  brought.put(OWN, bundle(card("home/H-1", "Kelp Hound")));
  expect(brought.card("fftcg", "home/H-1")).toBeUndefined();
  expect(brought.from(OWN, "fftcg").size).toBe(0);
  expect(brought.name("fftcg", "kelp")).toBeUndefined();
  expect(brought.name("colosseum", "kelp")).toEqual(["Kelp", true]);
});
