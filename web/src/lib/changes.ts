// News as a WebSocket goes on to tell them: what changed since the last ones, by its place in them.
// A place is a JSON Pointer (RFC 6901); none of the names in news has a character to be escaped.

import type { News } from "../generated/api";

/** What changed since the entry `after`. */
export interface Changes {
  seq: number;
  after: number;
  steps: News["steps"];
  changes: Record<string, unknown>;
}

/** The news with the changes put in. What was heard before stays as it is: it may still be shown. */
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
