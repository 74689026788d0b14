// The games with a coach, as they are created: against simple bots, and begun at once; and the guided game
// that this browser has begun.

import { Refusal, showTable } from "./api";

const thralls = (count: number): string[] => Array<string>(count).fill("thrall");

/** The guided first game: a prepared deal, and lessons. */
export const GUIDED = {
  options: { players: 3, is_public: false, seats: "as-seated", allows_hints: true, coach: "lessons" },
  bots: thralls(2),
  starts: true,
} as const;

/** The game after it: without the first draft (D5), and with advice at every decision. */
export const COACHED = {
  options: { players: 4, is_public: false, drafts_first_age: false, allows_hints: true, coach: "advice" },
  bots: thralls(3),
  starts: true,
} as const;

const KEY = "fimbul-guided";

/** The guided game that was begun last in this browser; empty if there is none. */
export function guidedTable(): string {
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    return "";
  }
}

export function rememberGuided(tableId: string): void {
  try {
    localStorage.setItem(KEY, tableId);
  } catch {
    // Without storage, the reader begins again.
  }
}

/** Whether the guided game can be continued: it runs, and the reader has a chair. */
export async function canContinue(tableId: string): Promise<boolean> {
  try {
    const { table, chairs } = await showTable(tableId);
    return table.status === "running" && chairs.length > 0;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return false;
  }
}
