// How far the reader has followed each table, so that newer lines can be marked.

export interface Seen {
  /** The id of the table. */
  readonly table: string;
  /** The last entry that was shown. */
  readonly seq: number;
  /** When the reader left the page, in milliseconds. */
  readonly at: number;
}

const KEY = "fimbul-seen";
const MOST = 20;

export function recall(tableId: string): Seen | null {
  return read().find((seen) => seen.table === tableId) ?? null;
}

export function remember(seen: Seen): void {
  const others = read().filter((other) => other.table !== seen.table);
  try {
    localStorage.setItem(KEY, JSON.stringify([seen, ...others].slice(0, MOST)));
  } catch {
    // Without storage, nothing is marked.
  }
}

function read(): Seen[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? (stored as Seen[]) : [];
  } catch {
    return [];
  }
}
