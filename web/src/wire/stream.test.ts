import { expect, test } from "vitest";
import { eventsIn } from "./stream";

async function read(...pieces: string[]): Promise<string[]> {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  const found: string[] = [];
  for await (const data of eventsIn(body)) found.push(data);
  return found;
}

test("events end with an empty line, however they are cut", async () => {
  expect(await read('data: {"a"', ":1}\n", "\ndata: 2\n\nda", "ta: 3\r\n\r\n")).toEqual(['{"a":1}', "2", "3"]);
});

test("a comment is a sign of life without data", async () => {
  expect(await read(": \n\n", "data: x\n\n")).toEqual(["", "x"]);
});

test("an event that is not whole is not told", async () => {
  expect(await read("data: 1\n\ndata: half")).toEqual(["1"]);
});

test("letters of several bytes may be cut in the middle", async () => {
  const bytes = new TextEncoder().encode("data: 海\n\n");
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.slice(0, 7));
      controller.enqueue(bytes.slice(7));
      controller.close();
    },
  });
  for await (const data of eventsIn(body)) expect(data).toBe("海");
});
