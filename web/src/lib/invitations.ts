// Reads what a player pastes to join a table: its link or id, or a code from another device.

export type Invitation = { kind: "table"; tableId: string } | { kind: "code"; code: string };

const TABLE = /^[A-Za-z0-9_-]{10,32}$/;
const CODE = /^[A-Z0-9]{8}$/;

export function readInvitation(text: string): Invitation | null {
  const given = text.trim();
  const [, tableId = given] = /\/table\/([A-Za-z0-9_-]+)/.exec(given) ?? [];
  if (TABLE.test(tableId)) return { kind: "table", tableId };
  const code = (/#([A-Za-z0-9]+)$/.exec(given)?.[1] ?? given).replace(/[\s-]/g, "").toUpperCase();
  return CODE.test(code) ? { kind: "code", code } : null;
}
