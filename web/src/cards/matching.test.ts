import { describe, expect, it } from "vitest";
import { Matcher, isPicture } from "./matching";
import { factsOf } from "../games/packs.test-help";
import type { ColosseumFacts } from "../wire/types";

const cards = factsOf<ColosseumFacts>("colosseum").map(({ key, number }) => ({ key, number: number ?? "" }));
const matcher = new Matcher(cards);
const found = (name: string, webkitRelativePath = "") => matcher.find({ name, webkitRelativePath });

describe("the card of a picture file", () => {
  it("is found by the printed number, however it is written", () => {
    const names = ["St-1.jpg", "st1.png", "ST_001.webp", "St-001 Agumon.jpg", "012 - St 1 (front).jpeg", "ｓｔ－１.jpg"];
    for (const name of names) {
      expect([name, found(name)]).toEqual([name, "colosseum/St-1"]);
    }
  });

  it("is not one whose number only begins alike", () => {
    expect(found("St-10.jpg")).toBe("colosseum/St-10");
    expect(found("St-111.jpg")).toBe("colosseum/St-111");
    expect(found("St-1111.jpg")).toBeUndefined();
  });

  it("is found by its key, and by its name if it has no number", () => {
    expect(found("colosseum-St-61.png")).toBe("colosseum/St-61");
    expect(found("colosseum_practice_XC_05.png")).toBe("colosseum-practice/XC-05");
    expect(found("aegis.png")).toBe("colosseum/aegis");
  });

  it("is none for a file of another thing", () => {
    for (const name of ["holiday.jpg", "IMG_2041.jpg", "1.png", "best-1.jpg"]) {
      expect([name, found(name)]).toEqual([name, undefined]);
    }
  });

  it("is that of the folder's pack, where two packs have one number", () => {
    const two = new Matcher([{ key: "first/St-1", number: "St-1" }, { key: "second/St-1", number: "St-1" }]);
    expect(two.find({ name: "St-1.jpg", webkitRelativePath: "cards/second/St-1.jpg" })).toBe("second/St-1");
    expect(two.find({ name: "St-1.jpg", webkitRelativePath: "cards/St-1.jpg" })).toBe("first/St-1");
  });

  it("has one file name for each card: its number", () => {
    for (const { key, number } of cards) if (number) expect(found(`${number}.jpg`)).toBe(key);
  });
});

describe("pictures", () => {
  it("are known by the end of their names", () => {
    expect(["a.JPG", "b.webp", "c.txt", "d.jpg.zip", "png"].map(isPicture)).toEqual([true, true, false, false, false]);
  });
});
