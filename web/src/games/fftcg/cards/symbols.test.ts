import { describe, expect, it, vi } from "vitest";
import { pieces, plain } from "./symbols";

vi.mock("../../../texts/texts.svelte", () => ({
  texts: { say: (key: string) => ({ "element-fire": "火", "element-dark": "闇", "board-f-symbol-dull": "Dull" })[key] ?? key },
}));

describe("symbols in a text", () => {
  it("are parted from the words, elements known by letter", () => {
    expect(pieces("{F}{2}{D}: Draw 1 card.")).toEqual([
      { text: "F", symbol: true, said: "火", element: "fire" },
      { text: "2", symbol: true, said: "2", element: undefined },
      { text: "D", symbol: true, said: "Dull", element: undefined },
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

  it("are said in words, one apart from the other", () => {
    expect(plain("{F}{2}{D}: Draw 1 card.")).toBe("火 2 Dull: Draw 1 card.");
  });

  it("are none in plain words", () => {
    expect(pieces("Choose 1 Forward.")).toEqual([{ text: "Choose 1 Forward.", symbol: false }]);
    expect(pieces("")).toEqual([]);
  });
});
