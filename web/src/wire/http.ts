import type { Part, Problem } from "./types";

/**
 * Something that the server refused, or that did not reach it (`status` 0). `words` says it to people.
 *
 * `problems` are all faults of a deck, `wait` the seconds to wait before the next try.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly key: string;
  readonly words: Part;
  readonly problems: Part[];
  readonly wait: number;

  constructor(status: number, problem: Problem) {
    super(problem.key);
    this.name = "ApiError";
    this.status = status;
    this.key = problem.key;
    this.words = problem.words;
    this.problems = problem.problems ?? [];
    this.wait = problem.wait ?? 0;
  }
}

/** The address of a path on the server that gave us the page. */
export function address(path: string): URL {
  return new URL(path, globalThis.document?.baseURI ?? "http://localhost/");
}

interface Asked {
  body?: unknown;
  bytes?: Blob | Uint8Array<ArrayBuffer>;
  token?: string;
  signal?: AbortSignal;
}

/** Ask the server. Raises ApiError for every answer that is no success, and where there is none. */
export async function ask(method: "GET" | "POST", path: string, asked: Asked = {}): Promise<Response> {
  const headers = new Headers();
  if (asked.token) headers.set("Authorization", `Bearer ${asked.token}`);
  if (asked.body !== undefined) headers.set("Content-Type", "application/json");
  const body = asked.bytes ?? (asked.body === undefined ? null : JSON.stringify(asked.body));
  let response: Response;
  try {
    response = await fetch(address(path), { method, headers, body, signal: asked.signal ?? null });
  } catch (error) {
    if (asked.signal?.aborted) throw error;
    throw offline();
  }
  if (!response.ok) throw await refused(response);
  return response;
}

/** Ask the server for JSON. Raises ApiError. */
export async function askJson<Answer>(method: "GET" | "POST", path: string, asked: Asked = {}): Promise<Answer> {
  const response = await ask(method, path, asked);
  try {
    return (await response.json()) as Answer;
  } catch {
    throw strange(response.status);
  }
}

function offline(): ApiError {
  return new ApiError(0, { key: "offline", words: { is: "say", key: "shell-error-offline" } });
}

function strange(status: number): ApiError {
  return new ApiError(status, { key: "strange", words: { is: "say", key: "shell-error-server", params: { status } } });
}

async function refused(response: Response): Promise<ApiError> {
  try {
    const told: unknown = await response.json();
    if (isProblem(told)) return new ApiError(response.status, told);
  } catch {
    return strange(response.status);
  }
  return strange(response.status);
}

function isProblem(told: unknown): told is Problem {
  if (typeof told !== "object" || told === null) return false;
  const { key, words } = told as Partial<Problem>;
  return typeof key === "string" && (typeof words === "string" || (typeof words === "object" && words !== null));
}
