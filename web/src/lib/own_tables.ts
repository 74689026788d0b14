// The ids of the tables where this browser has a chair, the newest first, for the front page. They
// are not secret: the cookie holds the chairs.

const KEY = "fimbul-tables";
const MOST = 12;

export function ownTables(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function rememberTable(tableId: string): void {
  keep([tableId, ...ownTables().filter((other) => other !== tableId)].slice(0, MOST));
}

export function forgetTable(tableId: string): void {
  keep(ownTables().filter((other) => other !== tableId));
}

function keep(tableIds: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tableIds));
  } catch {
    // Without storage, the reader still has the link.
  }
}
