import { describe, expect, test } from "vitest";
import { OwnDecks, type Store, readDeck } from "./own.svelte";

class Shelf implements Store {
  full = false;
  readonly items = new Map<string, string>();
  get length() {
    return this.items.size;
  }
  key(place: number) {
    return [...this.items.keys()][place] ?? null;
  }
  getItem(key: string) {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, text: string) {
    if (this.full) throw new DOMException("full", "QuotaExceededError");
    this.items.set(key, text);
  }
  removeItem(key: string) {
    this.items.delete(key);
  }
}

describe("own decks", () => {
  test("are there again in another tab", () => {
    const shelf = new Shelf();
    const deck = new OwnDecks(shelf).add("colosseum", "Mine", [[3, "colosseum/St-1"]]);
    expect(new OwnDecks(shelf).get(deck.id)).toEqual(deck);
  });

  test("of two tabs do not overwrite each other", () => {
    const shelf = new Shelf();
    const here = new OwnDecks(shelf);
    const there = new OwnDecks(shelf);
    const one = here.add("colosseum", "One", []);
    const two = there.add("colosseum", "Two", []);
    here.refresh();
    expect(here.list.map((deck) => deck.id).sort()).toEqual([one.id, two.id].sort());
  });

  test("change name and cards", () => {
    const decks = new OwnDecks(new Shelf());
    const { id } = decks.add("colosseum", "One", []);
    decks.change(id, { cards: [[1, "colosseum/St-1"]] });
    decks.change(id, { name: "Two" });
    expect(decks.get(id)).toMatchObject({ name: "Two", cards: [[1, "colosseum/St-1"]] });
  });

  test("come back after they were deleted", () => {
    const shelf = new Shelf();
    const decks = new OwnDecks(shelf);
    const deck = decks.add("colosseum", "One", []);
    expect(decks.remove(deck.id)).toEqual(deck);
    expect([decks.list, shelf.items.size]).toEqual([[], 0]);
    decks.put(deck);
    expect(new OwnDecks(shelf).get(deck.id)).toEqual(deck);
  });

  test("stay on the page where the store is full, and are kept when there is room again", () => {
    const shelf = new Shelf();
    const decks = new OwnDecks(shelf);
    shelf.full = true;
    const { id } = decks.add("colosseum", "One", []);
    decks.refresh();
    expect([decks.get(id)?.name, decks.unkept]).toEqual(["One", [id]]);
    shelf.full = false;
    decks.change(id, { name: "Two" });
    expect([new OwnDecks(shelf).get(id)?.name, decks.unkept]).toEqual(["Two", []]);
  });

  test("live without any store", () => {
    const decks = new OwnDecks(undefined);
    const { id } = decks.add("colosseum", "One", []);
    expect([decks.get(id)?.name, decks.unkept]).toEqual(["One", [id]]);
  });
});

test.each([
  null,
  "",
  "{",
  "3",
  "null",
  '{"id":"a","game":"g","name":"n","changed":1,"cards":[[0,"x"]]}',
  '{"id":"a","game":"g","name":"n","changed":1,"cards":[["1","x"]]}',
  '{"id":"a","game":"g","name":"n","cards":[]}',
])("%s is no deck, and does no harm", (text) => {
  expect(readDeck(text)).toBeUndefined();
});
