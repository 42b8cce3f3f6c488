import { describe, expect, it, vi } from "vitest";
import { pieces } from "./symbols";

vi.mock("../../../texts/texts.svelte", () => ({
  texts: { say: (key: string) => ({ "element-fire": "火", "element-dark": "闇" })[key] ?? key },
}));

describe("symbols in a text", () => {
  it("are parted from the words, elements known by letter", () => {
    expect(pieces("{F}{2}{D}: Draw 1 card.")).toEqual([
      { text: "F", symbol: true, element: "fire" },
      { text: "2", symbol: true, element: undefined },
      { text: "D", symbol: true, element: undefined },
      { text: ": Draw 1 card.", symbol: false },
    ]);
  });

  it("are known by their words too", () => {
    expect(pieces("払う《火》《ダル》").map(({ text, element }) => [text, element])).toEqual([
      ["払う", undefined],
      ["火", "fire"],
      ["ダル", undefined],
    ]);
  });

  it("are none in plain words", () => {
    expect(pieces("Choose 1 Forward.")).toEqual([{ text: "Choose 1 Forward.", symbol: false }]);
    expect(pieces("")).toEqual([]);
  });
});
