// Checks whether a finished game was played with the deal that was fixed at its start.
//
// During a game the page stores the hashes that the table publishes: the first commitment to the deal,
// and the latest seal of the moves. When the game is over, the record reveals the salt, and the browser
// computes the hashes itself. docs/fair-deal.md says what is hashed.

import type { News } from "../generated/api";

/** What this browser stored during a game. */
export interface Noted {
  /** The id of the table. */
  readonly table: string;
  readonly commitment: string;
  readonly seal: string;
}

export type Verdict =
  | "fair"
  | "consistent"
  | "forked"
  | "no-commitment"
  | "not-here"
  | "other-commitment"
  | "other-deal"
  | "other-moves"
  | "other-seal";

const KEY = "fimbul-receipts";
const MOST = 40;

// --- noting -----------------------------------------------------------------------------------------

export function noted(tableId: string): Noted | null {
  return read().find((receipt) => receipt.table === tableId) ?? null;
}

/** Stores the hashes in the news of a running game. The first commitment is never replaced; incomplete
 *  news have no seal. */
export function note(tableId: string, news: News): void {
  const { status, commitment } = news.table;
  if (status !== "running" || commitment === "" || news.seal === "") return;
  const known = noted(tableId);
  if (known?.seal === news.seal) return;
  const receipt = { table: tableId, commitment: known?.commitment ?? commitment, seal: news.seal };
  const others = read().filter((other) => other.table !== tableId);
  try {
    localStorage.setItem(KEY, JSON.stringify([receipt, ...others].slice(0, MOST)));
  } catch {
    // Without storage, the record can still be checked against itself.
  }
}

function read(): Noted[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(stored) ? (stored as Noted[]) : [];
  } catch {
    return [];
  }
}

// --- checking ---------------------------------------------------------------------------------------

/** The lines of a record without comments, blank lines and repeated spaces. */
function linesOf(saga: string): string[] {
  return saga
    .split("\n")
    .map((line) => (line.split("#")[0] ?? "").trim().split(/\s+/).join(" "))
    .filter((line) => line !== "");
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The deal as it is hashed: from the clans to the last pack. */
function dealOf(lines: readonly string[]): string[] {
  const begin = lines.findIndex((line) => line.startsWith("clans "));
  const end = lines.findIndex((line, at) => at > begin && /^(commitment |salt |seal |moves$)/.test(line));
  return lines.slice(begin, end);
}

/** Checks the record of a finished game against itself and against what was stored during the game. */
export async function verify(saga: string, receipt: Noted | null): Promise<Verdict> {
  const lines = linesOf(saga);
  const moves = lines.indexOf("moves");
  const after = (word: string): string =>
    lines.find((line, at) => at < moves && line.startsWith(`${word} `))?.slice(word.length + 1) ?? "";
  const [commitment, salt, seal] = [after("commitment"), after("salt"), after("seal")];
  if (commitment === "" || salt === "") return "no-commitment";
  // Browsers compute hashes only for pages served over https or from this machine.
  if (globalThis.crypto?.subtle === undefined) return "not-here";
  const deal = dealOf(lines).map((line) => `${line}\n`);
  if ((await sha256(`fimbul deal 1\n${deal.join("")}salt ${salt}\n`)) !== commitment) return "other-deal";
  if (receipt !== null && receipt.commitment !== commitment) return "other-commitment";
  const seals = [commitment];
  for (const line of lines.slice(moves + 1)) {
    if (line.startsWith("result ")) break;
    seals.push(await sha256(`fimbul seal 1\nsalt ${salt}\n${seals.at(-1) ?? ""}\n${line}\n`));
  }
  if (seals.at(-1) !== seal) return "other-moves";
  if (receipt === null) return "consistent";
  return seals.includes(receipt.seal) ? "fair" : "other-seal";
}
