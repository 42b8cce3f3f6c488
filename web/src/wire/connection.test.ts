import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ANSWER, Connection, FIRST, QUIET, REPLY, WAITS, type Status } from "./connection";
import { Pretended, PRESENCE } from "./pretend";
import type { ToSeat } from "./types";

let server: Pretended;
let heard: ToSeat[];
let states: Status[];
let refused: string[];
let known: number;

function connect(): Connection {
  const listener = {
    known: () => known,
    message: (message: ToSeat) => void heard.push(message),
    status: (status: Status) => void states.push(status),
    refused: ({ key }: { key: string }) => void refused.push(key),
  };
  const connection = new Connection("secret", listener, server);
  connection.open();
  return connection;
}

beforeEach(() => {
  vi.useFakeTimers();
  server = new Pretended();
  [heard, states, refused, known] = [[], [], [], 0];
});
afterEach(() => void vi.useRealTimers());

test("it joins with the token and what is known, and is live with the first message", () => {
  known = 7;
  connect();
  expect(server.last).toMatchObject({ kind: "socket", join: { do: "join", token: "secret", seq: 7 } });
  expect(states).toEqual(["connecting"]);
  server.tell(PRESENCE);
  expect(states).toEqual(["connecting", "live"]);
  expect(heard).toEqual([PRESENCE]);
});

test("a lost connection comes back by itself, with what is known by then", async () => {
  connect();
  server.tell(PRESENCE);
  known = 12;
  server.breakOff();
  expect(states.at(-1)).toBe("lost");
  await vi.advanceTimersByTimeAsync(WAITS[0]! - 1);
  expect(server.opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.opened).toHaveLength(2);
  expect(server.last.join.seq).toBe(12);
  server.tell(PRESENCE);
  expect(states.at(-1)).toBe("live");
});

test("the waits grow while the server is away, and begin anew after it was there", async () => {
  server.up = false;
  connect();
  for (const wait of WAITS.slice(0, 3)) {
    server.breakOff();
    await vi.advanceTimersByTimeAsync(wait - 1);
    const before = server.opened.length;
    await vi.advanceTimersByTimeAsync(1);
    expect(server.opened).toHaveLength(before + 1);
  }
  server.tell(PRESENCE);
  server.breakOff();
  const before = server.opened.length;
  await vi.advanceTimersByTimeAsync(WAITS[0]!);
  expect(server.opened).toHaveLength(before + 1);
});

test("while the server is away, no socket counts as blocked", async () => {
  server.up = false;
  connect();
  for (const wait of WAITS) {
    server.breakOff();
    await vi.advanceTimersByTimeAsync(wait);
  }
  expect(server.opened.map((way) => way.kind)).toEqual(Array(WAITS.length + 1).fill("socket"));
});

test("where sockets fail although the server is there, streams carry the messages", async () => {
  connect();
  server.breakOff();
  await vi.advanceTimersByTimeAsync(WAITS[0]!);
  server.breakOff();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.opened.map((way) => way.kind)).toEqual(["socket", "socket", "stream"]);
  server.last.ears.alive();
  expect(states.at(-1)).toBe("live");
});

test("after a stream ended, a socket is tried again first", async () => {
  connect();
  server.breakOff();
  await vi.advanceTimersByTimeAsync(WAITS[0]!);
  server.breakOff();
  await vi.advanceTimersByTimeAsync(0);
  server.tell(PRESENCE);
  server.breakOff();
  await vi.advanceTimersByTimeAsync(WAITS[0]!);
  expect(server.last.kind).toBe("socket");
  server.breakOff();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.last.kind).toBe("stream");
});

test("a socket that brings nothing is given up after a while", async () => {
  connect();
  await vi.advanceTimersByTimeAsync(FIRST);
  expect(server.opened[0]!.closed).toBe(true);
  expect(states.at(-1)).toBe("lost");
});

test("asked after sleep, a dead connection is given up, and a living one stays", async () => {
  const connection = connect();
  server.tell(PRESENCE);
  connection.check();
  expect(server.last.said).toEqual([{ do: "resync", seq: 0 }]);
  server.tell(PRESENCE);
  await vi.advanceTimersByTimeAsync(ANSWER);
  expect(states.at(-1)).toBe("live");
  connection.check();
  await vi.advanceTimersByTimeAsync(ANSWER);
  expect(states.at(-1)).toBe("lost");
});

test("after a long silence a socket is asked whether it is alive", async () => {
  connect();
  server.tell(PRESENCE);
  await vi.advanceTimersByTimeAsync(QUIET);
  expect(server.last.said).toEqual([{ do: "resync", seq: 0 }]);
  server.tell(PRESENCE);
  await vi.advanceTimersByTimeAsync(QUIET + ANSWER);
  expect(states.at(-1)).toBe("lost");
});

test("a connection that does not answer what was said is given up", async () => {
  const connection = connect();
  server.tell(PRESENCE);
  connection.say({ do: "concede", n: 1 });
  await vi.advanceTimersByTimeAsync(REPLY);
  expect(states.at(-1)).toBe("lost");
});

test("a stream that gives no sign of life is given up", async () => {
  connect();
  server.breakOff();
  await vi.advanceTimersByTimeAsync(WAITS[0]!);
  server.breakOff();
  await vi.advanceTimersByTimeAsync(0);
  server.tell(PRESENCE);
  await vi.advanceTimersByTimeAsync(QUIET - 1);
  server.last.ears.alive();
  await vi.advanceTimersByTimeAsync(QUIET - 1);
  expect(states.at(-1)).toBe("live");
  await vi.advanceTimersByTimeAsync(1);
  expect(states.at(-1)).toBe("lost");
});

test("when the network is back, it does not wait", async () => {
  server.up = false;
  const connection = connect();
  server.breakOff();
  await vi.advanceTimersByTimeAsync(0);
  connection.check();
  expect(server.opened).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(WAITS[0]!);
  expect(server.opened).toHaveLength(2);
});

test("a token that is not known is no reason to try again", async () => {
  connect();
  server.tell({ is: "refuse", v: 1, seq: 0, n: 0, key: "token-unknown", words: "…" });
  expect(states.at(-1)).toBe("refused");
  expect(refused).toEqual(["token-unknown"]);
  await vi.advanceTimersByTimeAsync(WAITS.at(-1)!);
  expect(server.opened).toHaveLength(1);
});

test("a full disk is no reason to leave", () => {
  connect();
  const refuse: ToSeat = { is: "refuse", v: 1, seq: 0, n: 0, key: "storage-full", words: "…" };
  server.tell(PRESENCE, refuse);
  expect(states.at(-1)).toBe("live");
  expect(heard).toEqual([PRESENCE, refuse]);
});

test("what an old way still tells is not heard", async () => {
  connect();
  const old = server.last;
  server.tell(PRESENCE);
  server.breakOff();
  await vi.advanceTimersByTimeAsync(WAITS[0]!);
  old.ears.message(PRESENCE);
  old.ears.closed();
  expect(heard).toHaveLength(1);
  expect(server.opened).toHaveLength(2);
});

test("closed, it stays closed", async () => {
  const connection = connect();
  server.tell(PRESENCE);
  connection.close();
  connection.check();
  server.breakOff();
  await vi.advanceTimersByTimeAsync(WAITS.at(-1)!);
  expect(server.opened).toHaveLength(1);
  expect(server.last.closed).toBe(true);
});

test("opened again, it leaves the way that it had", () => {
  const connection = connect();
  server.tell(PRESENCE);
  connection.open();
  expect(server.opened.map((way) => way.closed)).toEqual([true, false]);
  expect(states.at(-1)).toBe("connecting");
});
