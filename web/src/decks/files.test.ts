import { describe, expect, test } from "vitest";
import { MOST_BYTES, fileName, textOf } from "./files";

describe("a file", () => {
  test("is read as text", async () => {
    await expect(textOf(new Blob(["3 亚古兽\n"]))).resolves.toBe("3 亚古兽\n");
  });

  test("that is too large is not even opened", async () => {
    await expect(textOf(new Blob(["x".repeat(MOST_BYTES)]))).resolves.toHaveLength(MOST_BYTES);
    await expect(textOf(new Blob(["x".repeat(MOST_BYTES + 1)]))).rejects.toMatchObject({
      key: "editor-import-too-large",
    });
  });

  test.each([new Uint8Array([0xff, 0xd8, 0xff]), new Uint8Array([65, 0, 66])])(
    "that is no text says so",
    async (bytes) => {
      await expect(textOf(new Blob([bytes]))).rejects.toMatchObject({ key: "editor-import-no-text" });
    },
  );
});

test.each([
  ["War Road", "War-Road.txt"],
  ["战斗之路（副本）", "战斗之路-副本.txt"],
  ["../..", "deck.txt"],
  ["", "deck.txt"],
])("the deck %s is saved as %s", (name, file) => {
  expect(fileName(name, "deck")).toBe(file);
});
