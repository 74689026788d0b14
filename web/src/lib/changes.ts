// Changes of news, as a WebSocket sends them after the first: new values by JSON Pointer (RFC 6901).
// No name in news has a character that would be escaped.

import type { News } from "../generated/api";

/** What changed since the entry `after`. */
export interface Changes {
  seq: number;
  after: number;
  steps: News["steps"];
  changes: Record<string, unknown>;
}

/** Returns the news with the changes applied. The old news are not touched: they may still be shown. */
export function changed(news: News, { seq, steps, changes }: Changes): News {
  return withChanges({ ...news, seq, steps }, changes);
}

/** Returns an object with new values at some places. What has not changed is shared with the old one. */
export function withChanges<T>(old: T, changes: Record<string, unknown>): T {
  let now: unknown = old;
  for (const [place, value] of Object.entries(changes)) now = put(now, place.split("/").slice(1), value);
  return now as T;
}

function put(into: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = (Array.isArray(into) ? [...into] : { ...(into as object) }) as Record<string, unknown>;
  copy[key] = put(copy[key], rest, value);
  return copy;
}
