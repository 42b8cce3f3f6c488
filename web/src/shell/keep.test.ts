import { beforeEach, expect, test, vi } from "vitest";
import { Keep } from "./keep";

let kept: Map<string, string>;
let full: boolean;

const store = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, text: string) => {
    if (full) throw new DOMException("full", "QuotaExceededError");
    kept.set(name, text);
  },
  removeItem: (name: string) => void kept.delete(name),
};

beforeEach(() => {
  kept = new Map();
  full = false;
});

test("what is written can be read, under a name of ours", () => {
  const keep = new Keep(() => store);
  keep.write("settings", { theme: "dark" });
  expect(keep.read("settings")).toEqual({ theme: "dark" });
  expect([...kept.keys()]).toEqual(["netocean.settings"]);
  keep.remove("settings");
  expect(keep.read("settings")).toBeUndefined();
});

test("what makes no sense is nothing", () => {
  kept.set("netocean.settings", "{");
  expect(new Keep(() => store).read("settings")).toBeUndefined();
});

test("where storage is full it is kept here, which is told once", () => {
  const keep = new Keep(() => store);
  keep.onlost = vi.fn();
  keep.write("seats", [1]);
  full = true;
  keep.write("seats", [1, 2]);
  keep.write("settings", {});
  expect(keep.read("seats")).toEqual([1, 2]);
  expect(keep.onlost).toHaveBeenCalledOnce();
  full = false;
  keep.write("seats", [1, 2, 3]);
  expect(JSON.parse(kept.get("netocean.seats")!)).toEqual([1, 2, 3]);
});

test("where there is no storage at all, it is kept here", () => {
  const keep = new Keep(() => {
    throw new DOMException("denied", "SecurityError");
  });
  keep.write("settings", { sound: true });
  expect(keep.read("settings")).toEqual({ sound: true });
});
