import { beforeEach, expect, test, vi } from "vitest";
import { emptyPack } from "./pack";
import { linesTold } from "./telling";

const { ApiError, asked } = vi.hoisted(() => ({ ApiError: class extends Error {}, asked: [] as string[][] }));
vi.mock("../texts/texts.svelte", () => ({ texts: { language: "ja" } }));
vi.mock("../wire/api", () => ({
  ApiError,
  readLines: async (_: string, { lines }: { lines: string[] }) => {
    asked.push(lines);
    if (lines.includes("down")) throw new ApiError();
    return lines.map((line) => (line === "nonsense" ? { text: line } : { text: line, texts: { ja: `「${line}」` } }));
  },
}));

const PACK = emptyPack("home", "alpha", "Home", "ja");

beforeEach(() => void asked.splice(0));

test("each line is asked for once, and told in the language of the page", async () => {
  const told = await linesTold(PACK, ["a", "b", "a", "nonsense"], "ja");
  expect(asked).toEqual([["a", "b", "nonsense"]]);
  expect([...told]).toEqual([["a", "「a」"], ["b", "「b」"]]);
});

test("many lines are asked for in parts, no lines not at all", async () => {
  const lines = Array.from({ length: 81 }, (_, number) => `line ${number}`);
  expect((await linesTold(PACK, lines, "ja")).size).toBe(81);
  expect(asked.map((part) => part.length)).toEqual([40, 40, 1]);
  expect((await linesTold(PACK, [], "ja")).size).toBe(0);
  expect(asked).toHaveLength(3);
});

test("where nobody answers, lines have no words", async () => {
  expect((await linesTold(PACK, ["down"], "ja")).size).toBe(0);
});
