// What the page asks of the server over HTTP, and how a refusal comes back.

import type { Mine, Page, Seated } from "../generated/api";
import type { RefusalCode } from "../generated/facts";

/** The server said no, in its typed words; or it did not answer ("offline"). */
export class Refusal extends Error {
  constructor(
    readonly code: RefusalCode | "offline",
    readonly status: number,
  ) {
    super(code);
  }
}

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
    error?: { code?: RefusalCode };
  } | null;
  throw new Refusal(answer?.error?.code ?? "internal", response.status);
}

/** Ask again until there is an answer: for requests that mean the same when they come twice. */
export async function askUntilAnswered<T>(path: string, body: object, isWanted: () => boolean): Promise<T> {
  for (let wait = 500; ; wait = Math.min(wait * 2, 5_000)) {
    try {
      return await ask<T>("POST", path, body);
    } catch (error) {
      const isPassing =
        error instanceof Refusal &&
        (error.code === "offline" || error.code === "busy" || error.status === 429 || error.status >= 500);
      if (!isPassing || !isWanted()) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

export const showTable = (table: string): Promise<Mine> => ask("GET", `/tables/${table}`);

export const listTables = (status: string, before = ""): Promise<Page> =>
  ask("GET", `/tables?status=${status}&before=${encodeURIComponent(before)}`);

export const changeTable = (table: string, what: string, body?: object): Promise<Seated> =>
  ask("POST", `/tables/${table}/${what}`, body);
