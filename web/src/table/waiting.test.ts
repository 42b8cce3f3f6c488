import { expect, test } from "vitest";
import type { Lobby, PackAbout } from "../wire/types";
import { friendAwaited, packsAsked } from "./waiting";

const pack = (id: string, seats: number[]): PackAbout => ({ id, name: { en: id }, version: "1.0.0", cards: 3, digest: `d-${id}`, seats });

function lobby(seat: number, asked?: string[]): Lobby {
  const packs = [pack("ours", [0]), pack("theirs", [1])];
  const about = { table: "t", game: "colosseum", preset: "primer", switches: {}, seat, opponent: { kind: "friend" as const }, packs };
  return { is: "lobby", v: 1, seq: 0, about, code: "ABCD", ...(asked ? { asked } : {}) };
}

test("the host is asked about the packs of the friend, not about those that both have accepted", () => {
  expect(packsAsked(lobby(0, ["d-theirs"])).map((one) => one.id)).toEqual(["theirs"]);
  expect(packsAsked(lobby(0))).toEqual([]);
});

test("the code is shown until somebody has come, and never to the friend", () => {
  expect([lobby(0), lobby(0, ["d-theirs"]), lobby(1), lobby(1, ["d-theirs"])].map(friendAwaited)).toEqual([true, false, false, false]);
});
