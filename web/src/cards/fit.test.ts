import { describe, expect, it } from "vitest";
import { fitName, fitTexts, guessed, pieces, shortened, wrap } from "./fit";

/** Every sign is one wide. */
const one = (text: string): number => [...text].length;

describe("where a text may break", () => {
  it("is after words, and anywhere between Chinese or Japanese signs", () => {
    expect(pieces("War Greymon")).toEqual(["War ", "Greymon"]);
    expect(pieces("危機からの")).toEqual(["危", "機", "か", "ら", "の"]);
  });

  it("is never before a sign that may not begin a line, nor after one that may not end it", () => {
    expect(pieces("バトル。")).toEqual(["バ", "ト", "ル。"]);
    expect(pieces("ウォー")).toEqual(["ウォー"]);
    expect(pieces("「海」へ")).toEqual(["「海」", "へ"]);
  });

  it("is never within a number", () => {
    expect(pieces("しょうりつ６０％！").at(-1)).toBe("６０％！");
    expect(pieces("攻击力+100。").at(-1)).toBe("+100。");
  });
});

describe("lines", () => {
  it("are as long as they may be", () => {
    expect(wrap("gain 30 points at once", 9, one)).toEqual(["gain 30", "points at", "once"]);
    expect(wrap("将对方网络之海", 3, one)).toEqual(["将对方", "网络之", "海"]);
  });

  it("break a word only if it is too long for a line of its own", () => {
    expect(wrap("a Kabuterimon", 6, one)).toEqual(["a", "Kabute", "rimon"]);
  });

  it("are cut short with a mark", () => {
    expect(shortened("Herakle Kabuterimon", 9, one)).toBe("Herakle…");
    expect(shortened("Agumon", 6, one)).toBe("Agumon");
  });
});

describe("a name on a card", () => {
  const width = (text: string, size: number): number => guessed(text, true) * size;

  it("stands in one line at the largest size, if it is short", () => {
    expect(fitName("Agumon", 544, [[96, 1], [60, 2]])).toEqual({ size: 96, lines: ["Agumon"] });
  });

  it("is cut into two even lines, never within a word", () => {
    expect(fitName("Herakle Kabuterimon", 544, [[96, 1], [68, 2], [60, 2]]).lines).toEqual(["Herakle", "Kabuterimon"]);
  });

  it("always fits into its box, cut short if it must be", () => {
    const names = ["I'll Pull You Down to the Bottom of the Ocean!!", "負けたときにはお前も道連れ！", "M".repeat(30), "A"];
    for (const name of names) {
      const { size, lines } = fitName(name, 300, [[96, 1], [60, 2], [50, 2]]);
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const line of lines) expect(width(line, size)).toBeLessThanOrEqual(300);
    }
  });
});

describe("the text of a card", () => {
  const long = "While at least one red-frame Digimon card is on your opponent's sheet, your Digimon has +400 attack power.";

  it("is as large as there is room for", () => {
    expect(fitTexts(["Sky"], 518, 200, [27, 20]).size).toBe(27);
    expect(fitTexts([long, long], 518, 200, [27, 20]).size).toBe(20);
  });

  it("ends with a mark where there is no more room, and is no higher than that", () => {
    const page = fitTexts([long, long, long], 518, 120, [27, 20]);
    expect(page.blocks.at(-1)?.at(-1)).toMatch(/…$/u);
    expect(page.height).toBeLessThanOrEqual(120);
  });
});
