// Which player at a shared device has taken it, and so may see their cards.

let lifted = $state.raw<{ table: string; seat: number } | null>(null);

/** Notes that the player of a seat is at the device. */
export function lift(table: string, seat: number): void {
  lifted = { table, seat };
}

export function isLifted(table: string, seat: number): boolean {
  return lifted?.table === table && lifted.seat === seat;
}
