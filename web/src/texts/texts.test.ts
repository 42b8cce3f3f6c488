import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sourceOf } from "./sources";
import { texts } from "./texts.svelte";

let asked: string[];
let down: boolean;

beforeEach(() => {
  asked = [];
  down = false;
  vi.stubGlobal("fetch", async (url: URL) => {
    if (down) throw new TypeError("network");
    asked.push(url.pathname);
    const language = url.pathname.split("/").at(-1)!;
    return new Response(language === "ja" ? `shell-name = ネットの海` : sourceOf(language));
  });
});
afterEach(() => void vi.unstubAllGlobals());

test("the first words are there before anything came from the server", () => {
  texts.useFirst("zh-Hans");
  expect(texts.say("shell-first-again")).toBe("再试一次");
  expect(texts.has("shell-settings")).toBe(false);
  expect(asked).toEqual([]);
});

test("where the server does not answer, the words stay as they were", async () => {
  texts.useFirst("en");
  down = true;
  await expect(texts.use("zh-Hant")).rejects.toMatchObject({ key: "offline", status: 0 });
  expect(texts.language).toBe("en");
});

test("a language is fetched once, and spoken from then on", async () => {
  await texts.use("zh-Hant");
  expect(texts.language).toBe("zh-Hant");
  expect(texts.say("shell-settings")).toBe("設定");
  await texts.use("zh-Hans");
  await texts.use("zh-Hant");
  expect(asked).toEqual(["/api/texts/zh-Hant", "/api/texts/zh-Hans"]);
});

test("of two wishes the last one counts, whichever comes first", async () => {
  await Promise.all([texts.use("zh-Hans"), texts.use("zh-Hant")]);
  expect(texts.language).toBe("zh-Hant");
});

test("what a language lacks is said in English, and told", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  await texts.use("ja");
  expect(texts.say("shell-name")).toBe("ネットの海");
  expect(texts.say("shell-settings")).toBe("shell-settings");
  await vi.waitFor(() => expect(texts.say("shell-settings")).toBe("Settings"));
  expect(texts.line({ saying: { is: "say", key: "nowhere" } })).toBe("Nowhere");
  expect(complaints.mock.calls.flat()).toContain("There is no message ja: shell-settings");
  complaints.mockRestore();
});
