// Facts about the seats of a table: the names of their players, and whether they are waited for.

import type { News, PlainView, TableInfo } from "../generated/api";
import { SLOTS, type SlotName } from "../generated/facts";
import { botLabel } from "../lib/bots.svelte";
import { clanName, listText, sitterName } from "../lib/labels";
import { t } from "../lib/messages.svelte";

/** The name of the player of a seat, or of its bot. */
export function playerName(info: TableInfo | null, seat: number): string {
  const chair = info?.chairs[info.seats[seat] ?? -1];
  if (!chair) return "";
  return chair.bot ? botLabel(chair.bot) : chair.name;
}

/** The player or bot of a seat with the clan: "Anna (Raven)". */
export function seatName(info: TableInfo | null, view: PlainView, seat: number): string {
  const chair = info?.chairs[info.seats[seat] ?? -1];
  const clan = clanName(view, seat);
  return chair === undefined ? clan.value : t("seat-name", { player: sitterName(chair), clan });
}

/** Several seats with their players and clans. */
export function seatNames(info: TableInfo | null, view: PlainView, seats: readonly number[]): string {
  return listText(seats.map((seat) => seatName(info, view, seat))).toString();
}

/** Whether the game waits for this seat: it owes a decision and has not sealed it. */
export function isAwaited(view: PlainView, seat: number): boolean {
  return view.decision.seats.includes(seat) && !view.decision.sealed.includes(seat);
}

/** When a stand-in decides for a player who owes a decision; null without a clock or for bots. */
export function deadlineOf(news: News, seat: number): number | null {
  const chair = news.table.chairs[news.table.seats[seat] ?? -1];
  return !chair || chair.bot || chair.is_away ? null : (news.deadlines[seat] ?? null);
}

export const SLOT_NAMES = Object.keys(SLOTS) as SlotName[];
