// Requests to the server over HTTP, and its refusals.

import type { Mine, Page, Seated } from "../generated/api";
import type { RefusalCode } from "../generated/facts";

/** The server refused a request, or did not answer ("offline"). */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode | "offline",
    readonly status: number,
    /** Milliseconds after which to try again, as the server said; 0 if it did not. */
    readonly wait = 0,
    /** The number of the line of a record that cannot be read; 0 if the refusal is about none. */
    readonly line = 0,
  ) {
    super(code);
  }

  /** Whether the same request may succeed a little later. */
  get isPassing(): boolean {
    return this.code === "offline" || this.code === "busy" || this.status === 429 || this.status >= 500;
  }
}

const pause = (wait: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, wait));

const PATIENCE = 15_000;

export async function ask<T>(method: "GET" | "POST", path: string, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE),
    });
  } catch {
    throw new Refusal("offline", 0);
  }
  if (response.ok) return (await response.json()) as T;
  const answer = (await response.json().catch(() => null)) as {
    error?: { code?: RefusalCode; line?: number };
  } | null;
  const seconds = Number(response.headers.get("Retry-After") ?? 0) || 0;
  throw new Refusal(answer?.error?.code ?? "internal", response.status, seconds * 1000, answer?.error?.line ?? 0);
}

/** Repeats a request until it is answered; only for requests that are safe to send twice. */
export async function askUntilAnswered<T>(path: string, body: object, isWanted: () => boolean): Promise<T> {
  for (let wait = 500; ; wait = Math.min(wait * 2, 5_000)) {
    try {
      return await ask<T>("POST", path, body);
    } catch (error) {
      if (!(error instanceof Refusal) || !error.isPassing || !isWanted()) throw error;
      await pause(Math.max(wait, error.wait));
    }
  }
}

/**
 * Repeats a request as the server says for as long as it is crowded and the reader waits. A crowded
 * server has done nothing yet. Calls `onCrowded` each time.
 */
export async function askUntilLetIn<T>(
  path: string,
  body: object,
  isWanted: () => boolean,
  onCrowded: (refusal: Refusal) => void,
): Promise<T> {
  for (;;) {
    try {
      return await ask<T>("POST", path, body);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "crowded" || !isWanted()) throw error;
      onCrowded(error);
      await pause(error.wait);
      if (!isWanted()) throw error;
    }
  }
}

export const showTable = (tableId: string): Promise<Mine> => ask("GET", `/tables/${tableId}`);

export const listTables = (status: string, before = ""): Promise<Page> =>
  ask("GET", `/tables?status=${status}&before=${encodeURIComponent(before)}`);

export const changeTable = (tableId: string, what: string, body?: object): Promise<Seated> =>
  ask("POST", `/tables/${tableId}/${what}`, body);
