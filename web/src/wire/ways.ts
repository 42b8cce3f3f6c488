import * as api from "./api";
import { address } from "./http";
import { eventsIn } from "./stream";
import type { FromSeat, ToSeat } from "./types";

/** What a way to the server tells of itself. */
export interface Ears {
  message(message: ToSeat): void;
  /** Bytes came that are no message: the other end is alive. */
  alive(): void;
  /** It is over. `refusal` says what the server had against it. */
  closed(refusal?: api.ApiError): void;
}

/** A way to the server that is open, or about to be. */
export interface Way {
  say(message: FromSeat): void;
  close(): void;
}

/** How messages come and go. The tests have another one. */
export interface Ways {
  socket(join: FromSeat, ears: Ears): Way;
  stream(join: FromSeat, ears: Ears): Way;
  /** Whether the server can be reached at all. */
  reachable(): Promise<boolean>;
}

/** The version of the wire that this page speaks. */
export const VERSION = 1;
const PATIENCE = 5000;

function socketAddress(): string {
  const url = address("wire");
  url.protocol = url.protocol.replace("http", "ws");
  return url.href;
}

function socket(join: FromSeat, ears: Ears): Way {
  const one = opened();
  if (!one) {
    const timer = setTimeout(() => ears.closed());
    return { say: () => undefined, close: () => clearTimeout(timer) };
  }
  const send = (message: FromSeat) => one.send(JSON.stringify(message));
  one.onopen = () => send(join);
  one.onmessage = (event) => ears.message(JSON.parse(String(event.data)) as ToSeat);
  one.onclose = () => ears.closed();
  return {
    say: (message) => one.readyState === WebSocket.OPEN && send(message),
    close: () => {
      // One that is still on its way is let arrive: browsers complain of a socket that is closed before that.
      const early = one.readyState === WebSocket.CONNECTING;
      one.onopen = early ? () => one.close() : null;
      one.onmessage = one.onclose = null;
      if (!early) one.close();
    },
  };
}

/** A socket on its way; nothing where the browser allows none. */
function opened(): WebSocket | undefined {
  try {
    return new WebSocket(socketAddress());
  } catch {
    return undefined;
  }
}

/** Messages come in one long answer, and each one of ours is a question of its own. */
function stream(join: FromSeat, ears: Ears): Way {
  const token = join.token ?? "";
  const stop = new AbortController();

  const failed = (error: unknown) => {
    if (!stop.signal.aborted) ears.closed(error instanceof api.ApiError && error.status ? error : undefined);
  };
  const refused = (n: number, error: unknown) => {
    if (!(error instanceof api.ApiError) || error.status === 0) return failed(error);
    ears.message({ is: "refuse", v: VERSION, seq: 0, n, key: error.key, words: error.words });
  };
  const read = async () => {
    const response = await api.events(token, join.seq ?? 0, stop.signal);
    ears.alive();
    for await (const data of eventsIn(response.body!)) {
      if (data) ears.message(JSON.parse(data) as ToSeat);
      else ears.alive();
    }
    ears.closed();
  };

  read().catch(failed);
  return {
    say: (message) => void api.say(token, message).then(ears.message, (error) => refused(message.n ?? 0, error)),
    close: () => stop.abort(),
  };
}

async function reachable(): Promise<boolean> {
  try {
    return (await fetch(address("health"), { signal: AbortSignal.timeout(PATIENCE) })).ok;
  } catch {
    return false;
  }
}

export const ways: Ways = { socket, stream, reachable };
