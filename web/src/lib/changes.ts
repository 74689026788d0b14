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
  let now: unknown = { ...news, seq, steps };
  for (const [place, value] of Object.entries(changes)) now = put(now, place.split("/").slice(1), value);
  return now as News;
}

function put(into: unknown, path: readonly string[], value: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  const copy = (Array.isArray(into) ? [...into] : { ...(into as object) }) as Record<string, unknown>;
  copy[key] = put(copy[key], rest, value);
  return copy;
}
