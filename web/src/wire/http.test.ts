import { afterEach, expect, test, vi } from "vitest";
import * as api from "./api";
import { ApiError } from "./http";

let asked: Request | undefined;

/** A server that gives one answer to everything. */
function answering(body: BodyInit | null, status = 200): void {
  vi.stubGlobal("fetch", async (url: URL, options: RequestInit) => {
    asked = new Request(url, options);
    return new Response(body, { status });
  });
}

/** What went wrong with a request. */
async function failure(request: Promise<unknown>): Promise<ApiError> {
  return request.then(
    () => expect.fail("it went well"),
    (error: unknown) => {
      expect(error).toBeInstanceOf(ApiError);
      return error as ApiError;
    },
  );
}

afterEach(() => void vi.unstubAllGlobals());

test("what is sent is JSON, with the token of the seat", async () => {
  answering('{"id": "88"}', 201);
  expect(await api.report("secret", "strange", 12)).toBe("88");
  expect([asked?.method, asked?.url]).toEqual(["POST", "http://localhost/api/seat/report"]);
  expect(asked?.headers.get("authorization")).toBe("Bearer secret");
  expect(await asked?.json()).toEqual({ text: "strange", seq: 12 });
});

test("a record is sent as it is", async () => {
  answering('{"seats": [], "steps": []}');
  await api.openRecord(new Uint8Array([123, 125]));
  expect(asked?.headers.get("content-type")).toBeNull();
  expect(await asked?.text()).toBe("{}");
});

test("a refusal brings the words of the server, all faults of a deck, and how long to wait", async () => {
  const words = { is: "say", key: "server-too-many-tables" };
  answering(JSON.stringify({ key: "too-many-tables", words, problems: ["One.", "Two."], wait: 30 }), 429);
  const error = await failure(api.games());
  expect(error).toMatchObject({ status: 429, key: "too-many-tables", words, problems: ["One.", "Two."], wait: 30 });
});

test.each([
  ["<html>Bad gateway</html>", 502],
  ["[]", 500],
  ['{"key": 7, "words": null}', 400],
  ["", 404],
])("an answer that is none of ours (%s) is told as such", async (body, status) => {
  answering(body, status);
  const error = await failure(api.games());
  expect(error).toMatchObject({ status, key: "strange", words: { key: "shell-error-server", params: { status } } });
});

test("a good answer that makes no sense is told as such", async () => {
  answering("<html>Please log in</html>");
  expect(await failure(api.games())).toMatchObject({ status: 200, key: "strange" });
});

test("where nobody answers, that is said", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("network")));
  expect(await failure(api.games())).toMatchObject({ status: 0, key: "offline", words: { key: "shell-error-offline" } });
});

test("what was called off is no fault of the server", async () => {
  const stop = new AbortController();
  vi.stubGlobal("fetch", () => Promise.reject(stop.signal.reason));
  stop.abort();
  await expect(api.events("secret", 1, stop.signal)).rejects.toMatchObject({ name: "AbortError" });
});
