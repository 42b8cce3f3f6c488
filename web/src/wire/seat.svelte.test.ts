import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WAITS } from "./connection";
import { openSeats } from "./open.svelte";
import { Pretended, PRESENCE } from "./pretend";
import { Seat } from "./seat.svelte";
import type { About, Delta, Question, Refuse, Snapshot } from "./types";

const ABOUT: About = {
  table: "7f3a",
  game: "colosseum",
  preset: "primer",
  switches: {},
  seat: 0,
  opponent: { kind: "computer", level: "greedy" },
};

let server: Pretended;
let seat: Seat;

function question(id: number): Question {
  return { id, kind: "refill", rule: "C-R6.3", question: "?", title: "?", offers: [] };
}

function snapshot(seq: number, asked?: number): Snapshot {
  const state = { phase: "preparation", numbers: { turn: 1 }, zones: [] };
  const more = asked === undefined ? {} : { question: question(asked) };
  return { is: "snapshot", v: 1, seq, about: ABOUT, state, lines: [{ saying: "Line 0" }], ...more };
}

function delta(seq: number, asked?: number): Delta {
  const more = asked === undefined ? {} : { question: question(asked) };
  return { is: "delta", v: 1, seq, change: { numbers: { turn: seq } }, lines: [{ saying: `Line ${seq}` }], ...more };
}

function refuse(n: number, key: string): Refuse {
  return { is: "refuse", v: 1, seq: 1, n, key, words: "…" };
}

/** Let everything that waits for nothing be done. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  server = new Pretended();
  seat = new Seat("secret", server).open();
});
afterEach(() => {
  seat.close();
  vi.useRealTimers();
});

test("a snapshot gives everything", () => {
  server.tell({ ...snapshot(3, 11), undo: true }, PRESENCE);
  expect(seat.status).toBe("live");
  expect(seat.about).toEqual(ABOUT);
  expect(seat.state?.numbers).toEqual({ turn: 1 });
  expect(seat.question?.id).toBe(11);
  expect(seat).toMatchObject({ undoable: true, seq: 3, behind: 0 });
  expect(seat.presence?.other).toBe(true);
});

test("a lobby waits, until the game begins", () => {
  server.tell({ is: "lobby", v: 1, seq: 0, about: ABOUT, code: "ABCD-EFGH" });
  expect(seat.lobby?.code).toBe("ABCD-EFGH");
  server.tell(snapshot(1));
  expect(seat.lobby).toBeUndefined();
});

test("what a host says about a friend's packs names those that were asked about", () => {
  server.tell({ is: "lobby", v: 1, seq: 0, about: ABOUT, code: "ABCD-EFGH", asked: ["blake2b:1", "blake2b:2"] });
  void seat.decide(true);
  void seat.decide(false);
  expect(server.last.said).toEqual([
    { do: "accept", answer: ["blake2b:1", "blake2b:2"], n: 1 },
    { do: "decline", answer: ["blake2b:1", "blake2b:2"], n: 2 },
  ]);
});

test("deltas change the state, add lines and replace the question", async () => {
  server.tell(snapshot(1, 11), delta(2));
  await settle();
  expect(seat.state?.numbers).toEqual({ turn: 2 });
  expect(seat.question).toBeUndefined();
  server.tell(delta(3, 12));
  await settle();
  expect(seat.question?.id).toBe(12);
  expect(seat.lines.map((line) => line.saying)).toEqual(["Line 0", "Line 2", "Line 3"]);
});

test("deltas are shown one after the other, and only the last one's question is open", async () => {
  seat.pace = () => 500;
  server.tell(snapshot(1, 11), delta(2), delta(3), delta(4, 12));
  expect(seat).toMatchObject({ seq: 2, behind: 2, question: undefined });
  await vi.advanceTimersByTimeAsync(499);
  expect(seat.seq).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(seat).toMatchObject({ seq: 3, behind: 1, question: undefined });
  await vi.advanceTimersByTimeAsync(500);
  expect(seat).toMatchObject({ seq: 4, behind: 0 });
  expect(seat.question?.id).toBe(12);
});

test("who is in a hurry sees the end at once", async () => {
  seat.pace = () => new Promise(() => undefined);
  server.tell(snapshot(1), delta(2), delta(3), delta(4, 12));
  seat.hurry();
  expect(seat).toMatchObject({ seq: 4, behind: 0 });
  await settle();
  server.tell(delta(5));
  await settle();
  expect(seat.seq).toBe(5);
});

const BATTLE = { attacks: [], winner: 0, rule: "C-R8.10" };

test("a battle is shown before what came of it", async () => {
  let close: () => void = () => undefined;
  server.tell(snapshot(1));
  seat.pace = (told) => (told.battle ? new Promise<void>((resolve) => (close = resolve)) : 500);
  server.tell({ ...delta(2), battle: BATTLE }, delta(3, 12));
  await settle();
  expect(seat).toMatchObject({ battle: BATTLE, seq: 1, behind: 2, question: undefined });
  expect(seat.lines).toHaveLength(1);
  close();
  await settle();
  expect(seat).toMatchObject({ battle: BATTLE, seq: 2, behind: 1 });
  await vi.advanceTimersByTimeAsync(500);
  expect(seat).toMatchObject({ battle: undefined, seq: 3, behind: 0 });
  expect(seat.question?.id).toBe(12);
});

test("who hurries sees what came of the battle, and all that follows, in its order", async () => {
  server.tell(snapshot(1));
  seat.pace = () => new Promise(() => undefined);
  server.tell({ ...delta(2), battle: BATTLE }, delta(3, 12));
  await settle();
  seat.hurry();
  await settle();
  expect(seat.lines.map((line) => line.saying)).toEqual(["Line 0", "Line 2", "Line 3"]);
  expect(seat).toMatchObject({ seq: 3, behind: 0 });
  expect(seat.question?.id).toBe(12);
});

test("a snapshot takes the place of a battle that is being shown", async () => {
  server.tell(snapshot(1));
  seat.pace = () => new Promise(() => undefined);
  server.tell({ ...delta(2), battle: BATTLE });
  await settle();
  server.tell(snapshot(3, 11));
  await settle();
  expect(seat).toMatchObject({ battle: undefined, seq: 3 });
  expect(seat.lines).toHaveLength(1);
  expect(seat.question?.id).toBe(11);
});

test("a pace that fails does not hold up the game", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => undefined);
  seat.pace = () => Promise.reject(new Error("no animation"));
  server.tell(snapshot(1), delta(2), delta(3));
  await settle();
  expect(seat.seq).toBe(3);
  expect(told).toHaveBeenCalledTimes(2);
  told.mockRestore();
});

test("a snapshot ends what waits to be shown", async () => {
  seat.pace = () => 500;
  server.tell(snapshot(1), delta(2), delta(3), snapshot(4, 13));
  expect(seat).toMatchObject({ seq: 4, behind: 0 });
  await vi.advanceTimersByTimeAsync(2000);
  expect(seat.seq).toBe(4);
  expect(seat.lines).toHaveLength(1);
});

test("after a gap it asks once for what is missing, and what came twice counts once", async () => {
  server.tell(snapshot(1), delta(3), delta(4));
  await settle();
  expect(seat.seq).toBe(1);
  expect(server.last.said).toEqual([{ do: "resync", seq: 1 }]);
  server.tell(delta(2), delta(3), delta(4), delta(4));
  await settle();
  expect(seat.seq).toBe(4);
  expect(seat.lines).toHaveLength(4);
});

test("an answer names its question, and is taken", async () => {
  server.tell(snapshot(1, 11));
  const taken = seat.answer(["pick:#4", "done"]);
  expect(server.last.said).toEqual([{ do: "answer", choice: 11, answer: ["pick:#4", "done"], n: 1 }]);
  server.tell({ is: "ack", v: 1, seq: 2, n: 1 });
  expect(await taken).toBe(true);
});

test("a refused answer says why, and the next one that is taken forgets it", async () => {
  server.tell(snapshot(1, 11));
  const first = seat.answer(["nonsense"]);
  server.tell(refuse(1, "answer-not-listed"));
  expect(await first).toBe(false);
  expect(seat.refusal?.key).toBe("answer-not-listed");
  const second = seat.answer(["pass"]);
  server.tell({ is: "ack", v: 1, seq: 2, n: 2 });
  expect(await second).toBe(true);
  expect(seat.refusal).toBeUndefined();
});

test("an answer that came too late asks for what was missed", async () => {
  server.tell(snapshot(1, 11));
  const answer = seat.answer(["pass"]);
  server.tell(refuse(1, "answer-late"));
  expect(await answer).toBe(false);
  expect(server.last.said.at(-1)).toEqual({ do: "resync", seq: 1 });
});

test("an answer whose fate is not known is given again after the connection is back", async () => {
  server.tell(snapshot(1, 11));
  const answer = seat.answer(["pass"]);
  server.breakOff();
  await vi.advanceTimersByTimeAsync(WAITS[0]!);
  expect(server.last).toMatchObject({ join: { seq: 1 }, said: [] });
  server.tell(PRESENCE);
  expect(server.last.said).toEqual([{ do: "answer", choice: 11, answer: ["pass"], n: 1 }]);
  server.tell({ is: "ack", v: 1, seq: 2, n: 1 });
  expect(await answer).toBe(true);
});

test("an answer given while the connection is lost is not lost", async () => {
  server.tell(snapshot(1, 11));
  server.breakOff();
  const answer = seat.answer(["pass"]);
  await vi.advanceTimersByTimeAsync(WAITS[0]!);
  server.tell(PRESENCE, { is: "ack", v: 1, seq: 2, n: 1 });
  expect(server.last.said).toHaveLength(1);
  expect(await answer).toBe(true);
});

test("a decision is not taken back twice: it says which state it takes back, and being late is no fault", async () => {
  server.tell(snapshot(4, 11));
  const undone = seat.undo();
  server.breakOff();
  await vi.advanceTimersByTimeAsync(WAITS[0]!);
  server.tell(snapshot(5, 10), PRESENCE);
  expect(server.last.said).toEqual([{ do: "undo", seq: 4, n: 1 }]);
  server.tell(refuse(1, "answer-late"));
  expect(await undone).toBe(false);
  expect(seat).toMatchObject({ refusal: undefined, seq: 5 });
});

test("why not is answered with reasons", async () => {
  server.tell(snapshot(1));
  const reasons = seat.why(14);
  expect(server.last.said).toEqual([{ do: "why", card: 14, n: 1 }]);
  server.tell({ is: "reasons", v: 1, seq: 1, n: 1, card: 14, reasons: [{ words: "Not now.", rule: "C-R7.1" }] });
  expect(await reasons).toEqual([{ words: "Not now.", rule: "C-R7.1" }]);
});

test("a seat that the server does not know says so, and keeps nobody waiting", async () => {
  server.tell(snapshot(1, 11));
  const before = seat.answer(["pass"]);
  server.tell(refuse(0, "token-expired"));
  expect(seat.status).toBe("refused");
  expect(seat.refusal?.key).toBe("token-expired");
  expect(await before).toBe(false);
  expect(await seat.answer(["pass"])).toBe(false);
});

test("a server of a newer version is not misunderstood", () => {
  server.tell({ ...snapshot(1), v: 2 });
  expect(seat).toMatchObject({ status: "refused", state: undefined });
  expect(seat.refusal?.key).toBe("version");
});

test("the page knows the seats that are open", () => {
  expect(openSeats.list).toEqual([seat]);
  seat.close();
  expect(openSeats.list).toEqual([]);
});

test("two seats at one screen do not mix", async () => {
  const other = new Server2();
  server.tell(snapshot(1, 11));
  other.server.tell({ ...snapshot(1), about: { ...ABOUT, seat: 1 } });
  server.tell(delta(2));
  await settle();
  expect([seat.seq, other.seat.seq]).toEqual([2, 1]);
  expect([seat.about?.seat, other.seat.about?.seat]).toEqual([0, 1]);
  other.seat.close();
});

/** Another seat with a server of its own. */
class Server2 {
  readonly server = new Pretended();
  readonly seat = new Seat("other", this.server).open();
}

test("an effect may open a seat without following it", async () => {
  let times = 0;
  const ways = new Pretended();
  const stop = $effect.root(() => {
    $effect(() => {
      times++;
      const one = new Seat("other", ways).open();
      return () => one.close();
    });
  });
  flushSync();
  ways.tell(snapshot(1), delta(2));
  await settle();
  flushSync();
  expect(times).toBe(1);
  expect(ways.opened).toHaveLength(1);
  stop();
  expect(openSeats.list).toEqual([seat]);
});
