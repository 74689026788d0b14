// Which puzzles this browser has solved, or seen the solution of. The server is told nothing.

export type Done = "solved" | "seen";

const KEY = "fimbul-puzzles";

export function puzzlesDone(): ReadonlyMap<string, Done> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const entries = typeof stored === "object" && stored !== null ? Object.entries(stored) : [];
    return new Map(entries.filter((entry): entry is [string, Done] => entry[1] === "solved" || entry[1] === "seen"));
  } catch {
    return new Map();
  }
}

/** Remembers a puzzle. One that was solved stays solved, and one whose solution was seen stays seen. */
export function rememberPuzzle(id: string, done: Done): void {
  const known = puzzlesDone();
  if (known.has(id)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...known, [id, done]])));
  } catch {
    // Without storage, the reader remembers.
  }
}

/** The puzzle after another one in a list: the next one that is not done, or simply the next one. */
export function nextPuzzle(ids: readonly string[], id: string, done: ReadonlyMap<string, Done>): string {
  const at = ids.indexOf(id);
  const order = [...ids.slice(at + 1), ...ids.slice(0, Math.max(0, at))];
  return order.find((other) => !done.has(other)) ?? order[0] ?? id;
}
