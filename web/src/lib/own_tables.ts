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

export function rememberTable(table: string): void {
  keep([table, ...ownTables().filter((other) => other !== table)].slice(0, MOST));
}

export function forgetTable(table: string): void {
  keep(ownTables().filter((other) => other !== table));
}

function keep(tables: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // A browser that keeps nothing still has the link.
  }
}
