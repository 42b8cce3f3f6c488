import { beforeEach, expect, test, vi } from "vitest";
import { named, nameOf, slugFor } from "./names";
import { emptyPack, withName } from "./pack";

const { catalog } = vi.hoisted(() => ({ catalog: { names: {} as Record<string, [string, boolean]>, name: (slug: string) => [slug] } }));
vi.mock("../catalog/catalog.svelte", () => ({ catalog }));

const PACK = withName(emptyPack("home", "appmon", "Home", "ja"), { slug: "kelp-hound", ja: "ケルプハウンド" });

beforeEach(() => {
  catalog.names = { waymote: ["ウェイモート", true], "gear-one": ["ギアワン", true] };
});

test.each([
  ["ウェイモート", "waymote"],
  ["Waymote", "waymote"],
  ["gear one", "gear-one"],
  ["ケルプハウンド", "kelp-hound"],
  ["Kelp Hound", "kelp-hound"],
])("%s is a name that is there already, in any of its letters", (written, slug) => {
  expect(slugFor(PACK, written)).toBe(slug);
  expect(named(PACK, written, "ja")).toEqual({ pack: PACK, slug });
});

test("a new name has a slug that nothing else has", () => {
  const { pack, slug } = named(PACK, "Reef Pup", "en");
  expect(slug).toBe("reef-pup");
  expect(nameOf(pack, slug, "en")).toBe("Reef Pup");
});

test.each(["Waymote!", "Kelp.Hound"])("%s is another name, and does not take the slug of one that is there", (written) => {
  const { slug } = named(PACK, written, "en");
  expect(slug).toMatch(/^(waymote|kelp-hound)-[0-9a-z]{6}$/);
});

test("a name without Latin letters has a slug by chance", () => {
  expect(named(PACK, "グレイ", "ja").slug).toMatch(/^name-[0-9a-z]{6}$/);
});
