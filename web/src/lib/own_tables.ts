// The tables at which this browser sits, the newest first, so that the front page leads back to
// them. Their ids are no secret of the game: the chairs are held by the cookie.

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
    // A browser that keeps nothing still has the link.
  }
}
